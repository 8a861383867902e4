"""What a player can still hope for of its mission and of the public goals."""

from functools import lru_cache

from kathmandu.goals import GOALS, Goal, Mission
from kathmandu.monuments import Area
from kathmandu.objectives import Objective, all_met_by, met_by
from kathmandu.sections import HEIGHT, WILD
from kathmandu.state import Table

_OBJECTIVE_BEGUN = 0.45
"""What part of an objective's points a monument brings that is about to meet it."""
_GOAL_BEGUN = 0.4
"""What part of a public goal's points it brings to meet its objectives one by one."""


def mission_hope(mission: Mission, area: Area) -> float:
    """For each objective not met yet, by the monument that has come farthest towards it."""
    hope = 0.0
    for objective, points in zip(mission.objectives, mission.points, strict=True):
        if not met_by(objective, area):
            hope += points * max([_nearness(objective, m.colours) for m in area if m.kind == objective.kind], default=0)
    return _OBJECTIVE_BEGUN * hope


def goals_worth(state: Table, seat: int, left: float) -> float:
    """The open public goal that brings most: its points once it can be claimed, part of them while it is begun."""
    if any(seat in goal.claimed_by for goal in state.goals):
        return 0.0
    area = state.players[seat].area
    return max((_goal_worth(GOALS.public[goal.id], area, left) for goal in state.goals if not goal.closed), default=0.0)


def _goal_worth(goal: Goal, area: Area, left: float) -> float:
    if all_met_by(goal.objectives, area) is not None:
        return goal.points
    met = sum(bool(met_by(objective, area)) for objective in goal.objectives)
    return goal.points * left * _GOAL_BEGUN * met / len(goal.objectives)


@lru_cache(maxsize=1 << 14)
def _nearness(objective: Objective, colours: str) -> float:
    """How far a monument of these colours has come towards an objective; 0 if it cannot meet it any more."""
    begun, height = len(colours), HEIGHT[objective.kind]
    return (begun / height) ** 2 if begun < height and _may_hold(objective, colours) else 0.0


def _may_hold(objective: Objective, colours: str) -> bool:
    fixed = {wanted.level: wanted.colours for wanted in objective.fixed}
    fits = all(colour in (WILD, *fixed.get(level, colour)) for level, colour in enumerate(colours, start=1))
    groups = [[colours[level - 1] for level in levels if level <= len(colours)] for levels in objective.alike]
    return fits and all(len(set(group) - {WILD}) <= 1 for group in groups)
