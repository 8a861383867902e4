"""Where a bought camel goes, and the waiting camels that follow it."""

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from karakum import turn
from karakum.components import COLOUR, COLOURS, FITS, NUMBER
from karakum.events import Followed, Joined, Log, Waits
from karakum.moves import Join
from karakum.state import Seat, State, with_seat


def fits(caravan: tuple[int, ...], camel: int) -> bool:
    """KR50: any camel after the master, then one of the colour or the number of the last."""
    return not caravan or camel in FITS[caravan[-1]]


def placed(who: Seat, number: int, camel: int, log: Log) -> Seat:
    """The seat with the bought camel in its caravan or, only if it cannot join, waiting (KR50, KR51)."""
    if fits(who.caravan, camel):
        log.append(Event(Joined(number, camel)))
        return Seat(who.hand, who.shown, (*who.caravan, camel), who.waiting)
    log.append(Event(Waits(number, camel)))
    return Seat(who.hand, who.shown, who.caravan, (*who.waiting, camel))


def candidates(who: Seat) -> tuple[int, ...]:
    """The waiting camels that match the last of the caravan."""
    last = FITS[who.caravan[-1]]
    return tuple(camel for camel in who.waiting if camel in last)


def moves(state: State) -> tuple[Join, ...]:
    return tuple(map(Join, candidates(state.seats[state.turn])))


def join(state: State, move: Join, log: Log) -> State:
    """KR53: the chosen one joins first."""
    if state.phase != "join":
        raise IllegalMove("KR53", "no waiting camel is to be chosen now")
    who = state.seats[state.turn]
    if move.camel not in candidates(who):
        allowed = ", ".join(f"{camel} ({COLOURS[COLOUR[camel]]} {NUMBER[camel]})" for camel in candidates(who))
        raise IllegalMove("KR53", f"camel {move.camel} cannot join now, only one of {allowed}")
    return settled(_with_follower(state, move.camel, log), log)


def settled(state: State, log: Log) -> State:
    """KR52: waiting camels join for as long as one matches; then comes the bonus card, or the turn is over (KR61)."""
    while matching := candidates(state.seats[state.turn]):
        if len(matching) > 1:
            return State("join", state.turn, state.seats, state.supply, state.camels, state.bonus_due)
        state = _with_follower(state, matching[0], log)
    if state.bonus_due:
        return State("bonus", state.turn, state.seats, state.supply, state.camels)
    return turn.ended(state, log)


def _with_follower(state: State, camel: int, log: Log) -> State:
    who = state.seats[state.turn]
    waiting = tuple(other for other in who.waiting if other != camel)
    log.append(Event(Followed(state.turn, camel)))
    seats = with_seat(state.seats, state.turn, Seat(who.hand, who.shown, (*who.caravan, camel), waiting))
    return State(state.phase, state.turn, seats, state.supply, state.camels, state.bonus_due)
