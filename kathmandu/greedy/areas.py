"""What monuments are worth: their points, and for those begun the hope of completing them."""

from functools import lru_cache

from kathmandu.components import FACES_OF
from kathmandu.goals import GOALS, MISSIONS, Goal, Mission
from kathmandu.monuments import Area, Monument, find, places, raised, started, with_monument
from kathmandu.objectives import Objective, all_met_by, met_by
from kathmandu.outcome import score_lines
from kathmandu.pieces import PIECES
from kathmandu.scoring import best_and_worst_colours
from kathmandu.sections import HEIGHT, WILD
from kathmandu.state import ROUNDS, Player, Table

_IN_HAND = 0.4
"""What any card in hand is worth, and what part of what it would bring if it were built now."""

_GOAL_BEGUN = 0.4
"""What part of a public goal's points it brings to meet its objectives one by one."""


def area_worth(player: Player, left: float) -> float:
    """All that a player would score now, and its hopes; `left` is the part of the match still to come."""
    scored = sum(line.points for line in score_lines(player))
    hopes = sum(_hope(monument.kind, monument.colours) for monument in player.area)
    return scored + left * (hopes + _mission_hope(MISSIONS[player.mission], player.area))


def _mission_hope(mission: Mission, area: Area) -> float:
    """For each objective not met yet, by the monument that has come farthest towards it."""
    hope = 0.0
    for objective, points in zip(mission.objectives, mission.points, strict=True):
        if not met_by(objective, area):
            hope += points * max([_nearness(objective, m.colours) for m in area if m.kind == objective.kind], default=0)
    return hope


@lru_cache(maxsize=1 << 14)
def _nearness(objective: Objective, colours: str) -> float:
    """How far a monument of these colours has come towards an objective; 0 if it cannot meet it any more."""
    begun, height = len(colours), HEIGHT[objective.kind]
    return (begun / height) ** 2 * 0.9 if begun < height and _may_hold(objective, colours) else 0.0


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


def hand_worth(state: Table, seat: int) -> float:
    """Little for every card, more for one that could be built."""
    left = time_left(state)
    cards = state.players[seat].hand
    return sum(_IN_HAND * (1 + max(0.0, card_gain(state, seat, card, left))) * left for card in cards)


def time_left(state: Table) -> float:
    return max(0.0, 1 - (state.round - 0.5) / ROUNDS)


def card_gain(state: Table, seat: int, card: int, left: float) -> float:
    """What the best place for a card would bring now."""
    gains = [
        area_worth(_with(player, face, key), left) - area_worth(player, left)
        for player in (state.players[owner] for owner in state.areas_of(seat))
        for face in FACES_OF[card]
        for key in places(face, player.area)
    ]
    return max(gains, default=0.0)


def _with(player: Player, face: int, key: int | None) -> Player:
    old = None if key is None else find(player.area, key)
    new = started(len(player.area), face) if old is None else raised(old, face)
    if new.wet:
        best, _ = best_and_worst_colours(new.kind, new.colours)
        new = Monument(new.key, new.kind, new.faces, best, new.worth)
    area = with_monument(player.area, new)
    return Player(
        player.coins,
        player.hand,
        player.mission,
        area=area,
        bhairav=player.bhairav,
        coin_points=player.coin_points,
        goal_points=player.goal_points,
    )


def _may_hold(objective: Objective, colours: str) -> bool:
    fixed = {wanted.level: wanted.colours for wanted in objective.fixed}
    fits = all(colour in (WILD, *fixed.get(level, colour)) for level, colour in enumerate(colours, start=1))
    return fits and all(
        _alike("".join(colours[level - 1] for level in levels if level <= len(colours))) for levels in objective.alike
    )


@lru_cache(maxsize=1 << 14)
def _hope(kind: str, colours: str) -> float:
    """What a monument begun may bring beyond its points now: more if it is nearly done, and if it is of one colour."""
    height, begun = HEIGHT[kind], len(colours)
    if begun == height:
        return 0.0
    points = PIECES.sections[kind]
    alike = _alike(colours)
    bonus = {1: 0, 2: 2, 3: 4, 4: 8}[height] if alike else 0
    return (points[-1] + bonus - points[begun - 1]) * (begun / height) ** 2 * 0.9


def _alike(colours: str) -> bool:
    return len(set(colours) - {WILD}) <= 1
