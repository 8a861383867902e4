"""What monuments are made of: kinds, levels, colours, and the short names of sections in the data files."""

from typing import Final

from msgspec import Struct

KINDS: Final = ("buddha", "shrine", "stupa", "pagoda")
HEIGHT: Final = {"buddha": 1, "shrine": 2, "stupa": 3, "pagoda": 4}
COLOURS: Final = ("b", "w", "r", "g", "y")
COLOUR_NAMES: Final = {"b": "blue", "w": "white", "r": "red", "g": "green", "y": "yellow"}
WILD: Final = "*"

_KIND_OF_LETTER: Final = {"B": "buddha", "S": "shrine", "T": "stupa", "P": "pagoda"}


class BadSection(ValueError):
    """A text that names no section; the message says why in one line."""


class Section(Struct, frozen=True, gc=False):
    """One end of a card: a level (1 is the bottom) of a kind of monument, in a colour letter or wild (`*`)."""

    kind: str
    level: int
    colour: str


ALL_SECTIONS: Final = tuple((kind, level) for kind in KINDS for level in range(1, HEIGHT[kind] + 1))
"""The ten sections without their colours (KT01)."""


def parse_section(text: str) -> Section:
    """A section from its short name; raises `BadSection`.

    >>> parse_section("T2y")
    Section(kind='stupa', level=2, colour='y')
    """
    kind = _KIND_OF_LETTER.get(text[:1])
    if kind is None:
        raise BadSection(f"{text!r} begins with no kind of monument: B, S, T or P")
    level, colour = ("1", text[1:]) if kind == "buddha" else (text[1:2], text[2:])
    if level not in [str(known) for known in range(1, HEIGHT[kind] + 1)]:
        raise BadSection(f"{text!r} has no level from 1 to {HEIGHT[kind]}")
    if colour not in (*COLOURS, WILD):
        raise BadSection(f"{text!r} ends with no colour: b, w, r, g, y or * for wild")
    return Section(kind, int(level), colour)
