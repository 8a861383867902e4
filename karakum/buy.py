"""Buying a camel, in the order of KR61."""

from functools import lru_cache

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from karakum import caravan, payment
from karakum.components import COLOUR, NUMBER, Counts, minus
from karakum.events import Arrived, Bought, Log
from karakum.moves import Buy
from karakum.state import Camels, Seat, State, with_seat
from karakum.supply import paid_into

BONUS_NUMBER = 1


def moves(hand: Counts, market: tuple[int, ...]) -> tuple[Buy, ...]:
    """Every camel that the hand can pay, with every way to pay it."""
    taxed = COLOUR[market[0]]
    substitutes = payment.substitutes(hand)
    most = sum(substitutes)
    found: tuple[Buy, ...] = ()
    for place, camel in enumerate(market):
        colour = COLOUR[camel]
        price = NUMBER[camel] + (colour == taxed)
        own = hand[colour]
        if own - own // 2 + most >= price:  # most camels are too dear: to see that is quicker than any look-up
            found += _offers(place, colour, price, own, substitutes)
    return found


@lru_cache(maxsize=1 << 12)
def _offers(place: int, colour: int, price: int, own: int, others: tuple[int, ...]) -> tuple[Buy, ...]:
    return tuple(Buy(place, pay) for pay in payment.exact(colour, price, own, others))


def buy(state: State, move: Buy, log: Log) -> State:
    """Pay, take the camel, refill the market, place the camel; then what follows from its place."""
    market, who = state.camels.market, state.seats[state.turn]
    if state.phase != "turn":
        raise IllegalMove("KR20", "a camel is bought in a turn of its own; finish this one first")
    if not 0 <= move.place < len(market):
        raise IllegalMove("KR40", f"the market has no place {move.place}, only 0 to {len(market) - 1}")
    payment.check(who.hand, market, move.place, move.pay)
    camel = market[move.place]
    log.append(Event(Bought(state.turn, move.place, camel, move.pay, payment.tax(market, move.place))))
    supply = paid_into(state.supply, move.pay, log)
    camels = _without(state.camels, move.place, log)
    mine = Seat(minus(who.hand, move.pay), _still_shown(who.shown, move.pay), who.caravan, who.waiting)
    seats = with_seat(state.seats, state.turn, caravan.placed(mine, state.turn, camel, log))
    after = State("turn", state.turn, seats, supply, camels, NUMBER[camel] == BONUS_NUMBER)
    return caravan.settled(after, log)


def _without(camels: Camels, place: int, log: Log) -> Camels:
    """KR46: the gap closes away from the deck, a new camel comes next to the deck while there is one."""
    others = camels.market[:place] + camels.market[place + 1 :]
    if not camels.deck:
        return Camels(others, (), camels.left_out)
    newcomer = camels.deck[-1]
    log.append(Event(Arrived(newcomer)))
    return Camels((newcomer, *others), camels.deck[:-1], camels.left_out)


def _still_shown(shown: Counts, pay: Counts) -> Counts:
    # Equal cards cannot be told apart: the ones that everybody knows of count as paid first.
    return tuple(known - paid if known > paid else 0 for known, paid in zip(shown, pay, strict=True))
