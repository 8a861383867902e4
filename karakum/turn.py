"""Whose turn it is, what ends a turn and what ends the game."""

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from karakum.components import MARKET_PLACES
from karakum.events import Ended, Log, Skipped
from karakum.payment import all_lacking
from karakum.state import State
from karakum.supply import can_draw


def check(state: State, seat: int) -> None:
    """Raises `IllegalMove` unless this seat is to move."""
    if state.phase == "over":
        raise IllegalMove("KR70", "the game is over")
    if seat != state.turn:
        raise IllegalMove("KR13", f"it is the turn of seat {state.turn}")


def can_act(state: State, seat: int) -> bool:
    """KR21: True if this seat, on its turn, could gather or buy."""
    supply = state.supply
    if can_draw(supply) or any(resource is not None for resource in supply.face_up):
        return True
    return 0 in all_lacking(state.seats[seat].hand, state.camels.market)


def ended(state: State, log: Log) -> State:
    """The next seat that can act is on turn; the game is over if the market could not be refilled (KR70)."""
    if len(state.camels.market) < MARKET_PLACES:
        log.append(Event(Ended(state.camels.left_out)))
        return State("over", state.turn, state.seats, state.supply, state.camels)
    turn = (state.turn + 1) % len(state.seats)
    # Somebody always can: with no card left to gather, one hand holds 18 or more, and those buy any camel.
    while not can_act(state, turn):
        log.append(Event(Skipped(turn)))
        turn = (turn + 1) % len(state.seats)
    return State("turn", turn, state.seats, state.supply, state.camels)
