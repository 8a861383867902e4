"""Monuments: starting, raising, completing them, and where a section can go (KT40, KT41, KT44, KT45)."""

from typing import Final

from msgspec import Struct

from kathmandu.components import FACES
from kathmandu.sections import HEIGHT, WILD


class Monument(Struct, frozen=True, gc=False):
    """A monument, bottom first. `key` tells it apart in its area for the whole match.

    `faces` are face numbers; `colours` has a letter for each section, `*` for a wild that has no colour yet; `worth` is
    the card points of a holofoil Buddha, 0 for every other monument.
    """

    key: int
    kind: str
    faces: tuple[int, ...]
    colours: str
    worth: int = 0

    @property
    def complete(self) -> bool:
        return len(self.faces) == HEIGHT[self.kind]

    @property
    def wet(self) -> bool:
        """Complete, with a wild whose colour is still to be chosen."""
        return WILD in self.colours and self.complete


Area = tuple[Monument, ...]
NEW: Final = (None,)


def places(face: int, area: Area) -> tuple[int | None, ...]:
    """Where this face can be built in the area: keys of monuments, None for a new one."""
    section = FACES[face]
    if section.level == 1:
        return NEW
    below, kind = section.level - 1, section.kind
    return tuple([m.key for m in area if len(m.faces) == below and m.kind == kind])


def replaceable(face: int, area: Area) -> tuple[int, ...]:
    """Keys of the monuments in which this face could stand in for the same section (KT102, KT105, KT123)."""
    section = FACES[face]
    return tuple([m.key for m in area if m.kind == section.kind and len(m.faces) >= section.level and not m.worth])


def find(area: Area, key: int) -> Monument | None:
    """The monument of that key."""
    if 0 <= key < len(area) and area[key].key == key:
        return area[key]
    return next((monument for monument in area if monument.key == key), None)


def started(key: int, face: int, worth: int = 0) -> Monument:
    """A new monument of one section."""
    section = FACES[face]
    return Monument(key, section.kind, (face,), section.colour, worth)


def raised(monument: Monument, face: int) -> Monument:
    """The monument with one more section on top."""
    faces, colours = (*monument.faces, face), monument.colours + FACES[face].colour
    return Monument(monument.key, monument.kind, faces, colours, monument.worth)


def rebuilt(monument: Monument, face: int) -> Monument:
    """The monument with the face in the place of the same section; the other wilds keep their colours (KT45)."""
    at = FACES[face].level - 1
    faces = (*monument.faces[:at], face, *monument.faces[at + 1 :])
    colours = monument.colours[:at] + FACES[face].colour + monument.colours[at + 1 :]
    return Monument(monument.key, monument.kind, faces, colours)


def painted(monument: Monument, colour: str) -> Monument:
    """The monument with this colour for its lowest wild that has none."""
    colours = monument.colours.replace(WILD, colour, 1)
    return Monument(monument.key, monument.kind, monument.faces, colours, monument.worth)


def with_monument(area: Area, monument: Monument) -> Area:
    """The area with this monument in the place of the one with its key, or at the end."""
    for at, other in enumerate(area):
        if other.key == monument.key:
            return (*area[:at], monument, *area[at + 1 :])
    return (*area, monument)
