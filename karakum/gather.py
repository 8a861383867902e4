"""Taking resource cards: the first and second card of a gather, and the bonus card."""

from functools import lru_cache

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from karakum import turn
from karakum.components import GOLD, one_more
from karakum.events import Drew, Log, NoSecond, Took
from karakum.moves import Draw, Take
from karakum.state import Seat, State, Supply, with_seat
from karakum.supply import can_draw, drawn, refilled


@lru_cache(maxsize=1 << 14)
def _cards(face_up: tuple[int | None, ...], deck: bool, gold: bool) -> tuple[Take | Draw, ...]:
    takes = (
        Take(place) for place, resource in enumerate(face_up) if resource is not None and (gold or resource != GOLD)
    )
    return (*takes, Draw()) if deck else tuple(takes)


def moves(supply: Supply, *, second: bool = False) -> tuple[Take | Draw, ...]:
    """The cards that can be taken: face up or, while there is one, from the deck; no face-up gold as second (KR32)."""
    return _cards(supply.face_up, can_draw(supply), not second)


def take(state: State, move: Take, log: Log) -> State:
    """KR30, KR31: the face-up card into the hand, another one in its place."""
    _check_occasion(state)
    resource = _open_card(state, move.place)
    who = state.seats[state.turn]
    mine = Seat(one_more(who.hand, resource), one_more(who.shown, resource), who.caravan, who.waiting)
    log.append(Event(Took(state.turn, move.place, resource, state.phase == "bonus")))
    supply = refilled(state.supply, move.place, log)
    return _after(state, mine, supply, resource == GOLD, log)


def draw(state: State, move: Draw, log: Log) -> State:  # noqa: ARG001 - a draw says nothing but that it is one
    """KR30, KR33: the top card into the hand, seen by its owner alone."""
    _check_occasion(state)
    if not can_draw(state.supply):
        raise IllegalMove("KR38", "there is no card to draw: deck and discards are empty")
    resource, supply = drawn(state.supply, log)
    who = state.seats[state.turn]
    mine = Seat(one_more(who.hand, resource), who.shown, who.caravan, who.waiting)
    bonus = state.phase == "bonus"
    log.append(Event(Drew(state.turn, None, bonus), ((state.turn, Drew(state.turn, resource, bonus)),)))
    return _after(state, mine, supply, False, log)


def _check_occasion(state: State) -> None:
    if state.phase == "join":
        raise IllegalMove("KR53", "choose first which waiting camel joins the caravan")


def _open_card(state: State, place: int) -> int:
    face_up = state.supply.face_up
    resource = face_up[place] if 0 <= place < len(face_up) else None
    if resource is None:
        raise IllegalMove("KR30", f"there is no face-up card at place {place}")
    if resource == GOLD and state.phase == "second":
        raise IllegalMove("KR32", f"the face-up gold at place {place} cannot be your second card")
    return resource


def _after(state: State, mine: Seat, supply: Supply, open_gold: bool, log: Log) -> State:
    """KR34: on to the second card if one is due and there is one; the turn is over otherwise."""
    seats = with_seat(state.seats, state.turn, mine)
    if state.phase == "turn" and not open_gold:
        if moves(supply, second=True):
            return State("second", state.turn, seats, supply, state.camels)
        log.append(Event(NoSecond(state.turn)))
    return turn.ended(State("turn", state.turn, seats, supply, state.camels), log)
