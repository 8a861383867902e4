"""What the ids in views stand for, the same for every match."""

from functools import cache

from msgspec import Struct

from kathmandu.architects import ARCHITECTS
from kathmandu.components import CARDS, FACES, FACES_OF
from kathmandu.goals import GOALS, Mission
from kathmandu.mat import FOUR, SIX, Mat
from kathmandu.objectives import Objective
from kathmandu.pieces import COINS, PIECES
from kathmandu.scoring import SECTION_POINTS
from kathmandu.sections import COLOUR_NAMES, HEIGHT, KINDS


class FaceInfo(Struct, frozen=True):
    """A section: kind, level from the bottom, colour letter or `*`, and the points printed on it."""

    kind: str
    level: int
    colour: str
    points: int


class CardInfo(Struct, frozen=True):
    """A card: its deck, and the ends (0, 1) that are different uses. Its face numbers are 2 * card + end."""

    deck: str
    ends: tuple[int, ...]


class SpotInfo(Struct, frozen=True):
    """A bid spot: its side, its two cards (nearer first), those it lies next to, and whether it touches a long edge."""

    id: str
    side: str
    aims: tuple[int, int]
    near: tuple[int, ...]
    long_edge: bool


class MatInfo(Struct, frozen=True):
    """A use of the mat."""

    spaces: int
    spots: tuple[SpotInfo, ...]


class ObjectiveInfo(Struct, frozen=True):
    """An objective: as written in the data, and parsed."""

    text: str
    objective: Objective
    points: int


class MissionInfo(Struct, frozen=True):
    """A mission with its four objectives."""

    id: str
    advanced: bool
    objectives: tuple[ObjectiveInfo, ...]


class GoalInfo(Struct, frozen=True):
    """A public goal; its points are for all objectives together."""

    id: str
    points: int
    objectives: tuple[ObjectiveInfo, ...]


class Catalog(Struct, frozen=True):
    """Everything that a client needs to draw the pieces; `faces` and `cards` are indexed by their numbers.

    `architects` gives the fewest players of each; `squares` names the Durbar Square of each board colour.
    """

    faces: tuple[FaceInfo, ...]
    cards: tuple[CardInfo, ...]
    mats: dict[str, MatInfo]
    missions: tuple[MissionInfo, ...]
    goals: tuple[GoalInfo, ...]
    architects: dict[str, int]
    kinds: tuple[str, ...]
    heights: dict[str, int]
    colours: dict[str, str]
    coins: tuple[int, ...]
    seats: tuple[str, ...]
    squares: dict[str, str]


@cache
def catalog() -> Catalog:
    """The one catalog."""
    return Catalog(
        faces=tuple(FaceInfo(f.kind, f.level, f.colour, SECTION_POINTS[f.kind][f.level - 1]) for f in FACES),
        cards=tuple(
            CardInfo(card.deck, tuple(face & 1 for face in faces)) for card, faces in zip(CARDS, FACES_OF, strict=True)
        ),
        mats={"four": _mat(FOUR), "six": _mat(SIX)},
        missions=(
            *[_mission(mission, advanced=False) for mission in GOALS.missions.values()],
            *[_mission(mission, advanced=True) for mission in GOALS.advanced.values()],
        ),
        goals=tuple(
            GoalInfo(
                goal.id,
                goal.points,
                tuple(ObjectiveInfo(t, o, 0) for t, o in zip(goal.texts, goal.objectives, strict=True)),
            )
            for goal in GOALS.public.values()
        ),
        architects=ARCHITECTS,
        kinds=KINDS,
        heights=HEIGHT,
        colours=COLOUR_NAMES,
        coins=COINS,
        seats=PIECES.seats,
        squares=PIECES.squares,
    )


def _mat(mat: Mat) -> MatInfo:
    spots = tuple(SpotInfo(s.id, s.side, s.aims, s.near, s.on_long_edge) for s in mat.spots.values())
    return MatInfo(mat.spaces, spots)


def _mission(mission: Mission, *, advanced: bool) -> MissionInfo:
    objectives = zip(mission.texts, mission.objectives, mission.points, strict=True)
    return MissionInfo(mission.id, advanced, tuple(ObjectiveInfo(*each) for each in objectives))
