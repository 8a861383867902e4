"""Parts of views that the full table and the solo game share."""

from functools import lru_cache

from msgspec import Struct

from kathmandu.goals import GOALS, MISSIONS
from kathmandu.monuments import Area
from kathmandu.objectives import met_by
from kathmandu.scoring import card_points, mission_points, monument_points


class MonumentView(Struct, frozen=True):
    """A monument, bottom first: face numbers (see the catalog) and a colour letter for each, `*` for an open wild.

    `points` are those scored by it alone (without the 1 for a new colour of Buddha), `worth` those of its topmost card.
    """

    key: int
    kind: str
    faces: tuple[int, ...]
    colours: str
    complete: bool
    points: int
    worth: int


class ObjectiveView(Struct, frozen=True):
    """How far an objective is: the keys of the monuments that meet it, and its points, which it brings once."""

    kind: str
    points: int
    monuments: tuple[int, ...]


class Play(Struct, frozen=True):
    """A use of a card: this end of it in this area, on a monument or (None) as a new one.

    `least` and `most` are the points it would bring, which differ by the colours chosen for wilds. With Reconstruction
    `replaces` is the card that would be discarded for it. In solo `least` and `most` are 0, and `place` is the place of
    the square that the completed monument would take (None when the choice of a colour is still to come).
    """

    card: int
    face: int
    area: int
    monument: int | None
    completes: bool
    least: int = 0
    most: int = 0
    replaces: int | None = None
    place: str | None = None


@lru_cache(maxsize=1 << 12)
def monument_views(area: Area) -> tuple[MonumentView, ...]:
    """The area as everybody sees it."""
    return tuple(
        MonumentView(m.key, m.kind, m.faces, m.colours, m.complete, monument_points(m), card_points(m)) for m in area
    )


@lru_cache(maxsize=1 << 12)
def progress(mission: str, area: Area) -> tuple[ObjectiveView, ...]:
    """Which monuments meet each objective of a mission."""
    return tuple(ObjectiveView(kind, points, met) for kind, points, met in mission_points(MISSIONS[mission], area))


@lru_cache(maxsize=1 << 12)
def goal_progress(goal: str, area: Area) -> tuple[tuple[int, ...], ...]:
    """Which monuments meet each objective of a public goal."""
    return tuple(met_by(objective, area) for objective in GOALS.public[goal].objectives)
