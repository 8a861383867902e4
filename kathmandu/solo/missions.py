"""Choosing two missions whose colour conditions do not overlap (KT131, KT132)."""

from functools import cache

from msgspec.structs import replace

from engine_core.data import DataRefused
from engine_core.refusals import IllegalMove
from kathmandu.goals import GOALS, Mission
from kathmandu.moves import DrawMissions, Move, TakeMission
from kathmandu.objectives import solid_colours
from kathmandu.solo.state import Solo
from kathmandu.solo.tellings import MissionsGiven
from kathmandu.steps.step import not_now
from kathmandu.story import Story


def overlap(one: Mission, other: Mission) -> bool:
    """Whether one solid-coloured Buddha or Shrine could meet an objective of both."""
    for kind in (0, 1):
        colours = solid_colours(one.objectives[kind]), solid_colours(other.objectives[kind])
        if colours[0] is not None and colours[1] is not None and set(colours[0]) & set(colours[1]):
            return True
    return False


@cache
def pairs(advanced: bool) -> tuple[tuple[str, str], ...]:
    """All pairs that do not overlap, the first square's mission first; raises `DataRefused` when there are none."""
    missions = GOALS.advanced if advanced else GOALS.missions
    found = tuple(
        (one.id, other.id)
        for one in missions.values()
        for other in missions.values()
        if one is not other and not overlap(one, other)
    )
    if not found:
        raise DataRefused("kathmandu_goals: solo needs two missions whose colours do not overlap")
    return found


def _on_offer(state: Solo) -> tuple[str, ...]:
    """The missions that the next square can have."""
    first = state.squares[0].mission
    all_pairs = pairs(state.options.advanced_missions)
    if first is None:
        return tuple(dict.fromkeys(one for one, _ in all_pairs))
    return tuple(other for one, other in all_pairs if one == first)


def legal(state: Solo) -> tuple[Move, ...]:
    draw = (DrawMissions(),) if state.squares[0].mission is None else ()
    return (*[TakeMission(mission) for mission in _on_offer(state)], *draw)


def play(state: Solo, move: Move, story: Story) -> Solo:
    """A mission for the next square, or both drawn."""
    first, second = state.squares
    if isinstance(move, DrawMissions) and first.mission is None:
        drawn, chance = state.chance.pick(pairs(state.options.advanced_missions))
        story.no_way_back()
        squares = (replace(first, mission=drawn[0]), replace(second, mission=drawn[1]))
        story.tell(MissionsGiven(drawn))
        return replace(state, squares=squares, chance=chance)
    if not isinstance(move, TakeMission):
        raise not_now("KT131", move, "take_mission")
    on_offer = _on_offer(state)
    if move.mission not in on_offer:
        raise IllegalMove("KT131", f"mission {move.mission!r} cannot be taken; there are {', '.join(on_offer)}")
    if first.mission is None:
        return replace(state, squares=(replace(first, mission=move.mission), second))
    story.tell(MissionsGiven((first.mission, move.mission)))
    return replace(state, squares=(first, replace(second, mission=move.mission)))
