"""Missions, advanced missions and public goals, from data/kathmandu_goals.toml (KT06)."""

from typing import Final

from msgspec import Struct

from engine_core.data import DataRefused, load
from kathmandu.objectives import BadObjective, Objective, parse, parse_with_kind
from kathmandu.pieces import PIECES
from kathmandu.sections import KINDS

FILE: Final = "kathmandu_goals"


class MissionLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A mission as it is written in the file."""

    id: str
    buddha: str
    shrine: str
    stupa: str
    pagoda: str


class GoalLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A public goal as it is written in the file."""

    id: str
    objectives: tuple[str, ...]
    points: int


class GoalsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    mission: tuple[MissionLine, ...]
    advanced_mission: tuple[MissionLine, ...]
    public_goal: tuple[GoalLine, ...]


class Mission(Struct, frozen=True):
    """Four objectives, one for each kind of monument in the order of `KINDS`, and their points."""

    id: str
    objectives: tuple[Objective, ...]
    points: tuple[int, ...]
    texts: tuple[str, ...]


class Goal(Struct, frozen=True):
    """A public goal: every objective by a different monument."""

    id: str
    objectives: tuple[Objective, ...]
    points: int
    texts: tuple[str, ...]


class Goals(Struct, frozen=True):
    """All of them by id, in the order of the file."""

    missions: dict[str, Mission]
    advanced: dict[str, Mission]
    public: dict[str, Goal]


def read(file: GoalsFile) -> Goals:
    """What the file says; raises `DataRefused` with the faulty entry."""
    for name, entries in (
        ("mission", file.mission),
        ("advanced_mission", file.advanced_mission),
        ("public_goal", file.public_goal),
    ):
        if len(entries) != 10:
            raise DataRefused(f"{FILE}: there are 10 of {name}, not {len(entries)}")
    ids = [line.id for line in (*file.mission, *file.advanced_mission)] + [line.id for line in file.public_goal]
    if len(set(ids)) < len(ids):
        raise DataRefused(f"{FILE}: every id stands once")
    return Goals(
        {line.id: _mission(line, PIECES.objectives) for line in file.mission},
        {line.id: _mission(line, PIECES.advanced_objectives) for line in file.advanced_mission},
        {line.id: _goal(line) for line in file.public_goal},
    )


def _mission(line: MissionLine, points: dict[str, int]) -> Mission:
    texts = (line.buddha, line.shrine, line.stupa, line.pagoda)
    try:
        objectives = tuple(parse(kind, text) for kind, text in zip(KINDS, texts, strict=True))
    except BadObjective as error:
        raise DataRefused(f"{FILE}: {line.id}: {error}") from error
    return Mission(line.id, objectives, tuple(points[kind] for kind in KINDS), texts)


def _goal(line: GoalLine) -> Goal:
    try:
        objectives = tuple(parse_with_kind(text) for text in line.objectives)
    except BadObjective as error:
        raise DataRefused(f"{FILE}: {line.id}: {error}") from error
    if line.points != PIECES.goal_points.get(len(objectives)):
        raise DataRefused(
            f"{FILE}: {line.id}: two objectives give {PIECES.goal_points[2]} points, three give {PIECES.goal_points[3]}"
        )
    return Goal(line.id, objectives, line.points, line.objectives)


GOALS: Final = read(load("kathmandu", FILE, GoalsFile))
MISSIONS: Final = {**GOALS.missions, **GOALS.advanced}
