"""What monuments are worth (KT04, KT50 to KT52, KT70, KT120)."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final

from kathmandu.components import FACES
from kathmandu.goals import Mission
from kathmandu.monuments import Area, Monument
from kathmandu.objectives import met_by
from kathmandu.pieces import PIECES
from kathmandu.sections import COLOURS, HEIGHT, WILD

SECTION_POINTS: Final = PIECES.sections
_LIKE_COLOURS: Final = {2: 2, 3: 4, 4: 8}


@lru_cache(maxsize=1 << 14)
def colour_bonus(kind: str, colours: str) -> int:
    """2, 4 or 8 for 2, 3 or 4 sections of one colour, each colour by itself; none for Buddhas (KT51).

    >>> colour_bonus("pagoda", "rrgg"), colour_bonus("stupa", "bbb")
    (4, 4)
    """
    if kind == "buddha" or len(colours) < HEIGHT[kind]:
        return 0
    return sum(_LIKE_COLOURS.get(colours.count(colour), 0) for colour in COLOURS)


def card_points(monument: Monument) -> int:
    """The points of its topmost card, complete or not (KT50, KT70, KT121)."""
    return monument.worth or SECTION_POINTS[monument.kind][len(monument.faces) - 1]


def monument_points(monument: Monument) -> int:
    """What a monument has scored by itself: card points and colour bonus once complete, else nothing."""
    if not monument.complete:
        return 0
    return card_points(monument) + colour_bonus(monument.kind, monument.colours)


def buddha_colours(area: Area) -> int:
    """How many colours of Buddha there are, 1 point each (KT52)."""
    return len({m.colours for m in area if m.kind == "buddha" and m.colours != WILD})


def area_points(area: Area) -> int:
    """All that the area has scored so far."""
    return sum(map(monument_points, area)) + buddha_colours(area)


def difference(before: Area, after: Area, old: Monument | None, new: Monument) -> int:
    """What it brings that `old` (None for nothing) has become `new`, of all that the areas are worth."""
    points = monument_points(new) - (0 if old is None else monument_points(old))
    if new.kind == "buddha":
        points += buddha_colours(after) - buddha_colours(before)
    return points


def bhairav_points(colour: str, area: Area) -> int:
    """1 for every section of the colour in completed monuments, wilds not (KT120)."""
    return sum(FACES[face].colour == colour for monument in area if monument.complete for face in monument.faces)


def mission_points(mission: Mission, area: Area) -> Iterable[tuple[str, int, tuple[int, ...]]]:
    """For each objective its kind, its points and the keys of the monuments that meet it (KT71, KT72)."""
    for objective, points in zip(mission.objectives, mission.points, strict=True):
        yield objective.kind, points, met_by(objective, area)


def end_points(area: Area) -> int:
    """What the incomplete monuments bring at the end (KT70)."""
    return sum(card_points(monument) for monument in area if not monument.complete)


@lru_cache(maxsize=1 << 14)
def best_and_worst_colours(kind: str, colours: str) -> tuple[str, str]:
    """The colours of a completed monument that bring the most and the least, its wilds chosen freely."""
    wilds = colours.count(WILD)
    choices = [_filled(colours, chosen) for chosen in product(COLOURS, repeat=wilds)]
    return (
        max(choices, key=lambda choice: colour_bonus(kind, choice)),
        min(choices, key=lambda choice: colour_bonus(kind, choice)),
    )


def _filled(colours: str, chosen: tuple[str, ...]) -> str:
    for colour in chosen:
        colours = colours.replace(WILD, colour, 1)
    return colours
