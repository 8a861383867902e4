"""Points, and who has won."""

from engine_core.outcome import Outcome, ScoreLine, TieBreak, rank
from karakum.components import NUMBER
from karakum.state import Seat, State


def breakdown(seat: Seat) -> tuple[ScoreLine, ...]:
    """KR80: the caravan in full, the waiting camels by half, rounded down once."""
    return (
        ScoreLine("caravan", sum(NUMBER[camel] for camel in seat.caravan)),
        ScoreLine("waiting", sum(NUMBER[camel] for camel in seat.waiting) // 2),
    )


def outcome(state: State) -> Outcome | None:
    """KR81: most points, then the longest caravan; None before the end."""
    if state.phase != "over":
        return None
    lengths = tuple(len(seat.caravan) for seat in state.seats)
    return rank([breakdown(seat) for seat in state.seats], [TieBreak("KR81", lengths)])
