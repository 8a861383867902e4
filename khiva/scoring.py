"""Points, and who has won."""

from engine_core.outcome import Outcome, ScoreLine, TieBreak, rank
from khiva.components import CARPET_VALUE, TEAPOT_VALUE
from khiva.state import Seat, State


def breakdown(seat: Seat) -> tuple[ScoreLine, ...]:
    """KH81: teapots, salt, delivered carpets, and one for each gem."""
    return (
        ScoreLine("teapots", sum([TEAPOT_VALUE[teapot] for teapot in seat.teapots])),
        ScoreLine("salt", sum(seat.salt)),
        ScoreLine("carpets", sum([CARPET_VALUE[carpet] for carpet in seat.delivered])),
        ScoreLine("gems", seat.gems),
    )


def outcome(state: State) -> Outcome | None:
    """Most points, then more teapots, then the highest salt bag, any before none (KH82, KH84); None before the end."""
    if state.phase != "over":
        return None
    teapots = tuple([len(seat.teapots) for seat in state.seats])
    salt = tuple([max(seat.salt, default=0) for seat in state.seats])
    return rank(list(map(breakdown, state.seats)), [TieBreak("KH82", teapots), TieBreak("KH82", salt)])
