"""The order of play: every phase with its step, and going on until somebody has to decide."""

from typing import Any, Final

from engine_core.refusals import IllegalMove
from kathmandu.moves import Move
from kathmandu.state import (
    Bidding,
    Building,
    Choosing,
    Claiming,
    Collecting,
    Keeping,
    Manipulating,
    Over,
    Spending,
    Table,
)
from kathmandu.steps import bidding, building, choosing, collecting, goals, manipulating, spending
from kathmandu.steps.step import Step
from kathmandu.story import Story

STEPS: Final[dict[type[Any], Step]] = {
    Choosing: choosing.STEP,
    Bidding: bidding.STEP,
    Manipulating: manipulating.STEP,
    Collecting: collecting.COLLECTING,
    Keeping: collecting.KEEPING,
    Building: building.STEP,
    Claiming: goals.STEP,
    Spending: spending.STEP,
}

NOBODY: Final[frozenset[int]] = frozenset()
_ALONE: Final = tuple(frozenset((seat,)) for seat in range(6))


def acting(state: Table) -> frozenset[int]:
    """The seats that decide now."""
    phase = state.phase
    if isinstance(phase, Building):
        return phase.waiting
    if isinstance(phase, Collecting | Over) or not phase.queue:
        return NOBODY
    if isinstance(phase, Spending) and phase.stage == "spent" and not phase.wet:
        return NOBODY
    return _ALONE[phase.queue[0]]


def legal_moves(state: Table, seat: int) -> tuple[Move, ...]:
    """What the seat can do now."""
    return STEPS[type(state.phase)].legal(state, seat) if seat in acting(state) else ()


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    """The move made and everything that follows by itself; raises `IllegalMove`."""
    if isinstance(state.phase, Over):
        raise IllegalMove("KT70", "the match is over")
    step = STEPS[type(state.phase)]
    waited_for = acting(state)
    if seat not in waited_for:
        seats = ", ".join(map(str, sorted(waited_for)))
        raise IllegalMove(step.rule, f"seat {seat} cannot act now; the match waits for seats {seats}")
    return settle(step.play(state, seat, move, story), story)


def settle(state: Table, story: Story) -> Table:
    """On through all phases in which nobody decides."""
    while not acting(state) and not isinstance(state.phase, Over):
        state = STEPS[type(state.phase)].leave(state, story)
    return state
