"""The activation of the camels: who moves which, and where to."""

from typing import get_args

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from khiva import deal, shops
from khiva.components import CAMEL, GEMS, NUMBER
from khiva.events import Asked, Log, Moved, Rejected
from khiva.moves import Goods, Spend, Trade
from khiva.paths import Way, route, ways
from khiva.state import Camel, Request, State, with_camel, with_gems

REJECTED_GEMS = 1

_SPEND = tuple(Spend(gems) for gems in range(max(GEMS) + 1))
_TRADE: dict[Goods, Trade] = {goods: Trade(goods) for goods in get_args(Goods)}


def activate(state: State, log: Log) -> State:
    """Camel by camel in the order of the requests (KH30), until somebody has to decide or the turn is over."""
    while state.requests:
        state = _asked(state, log)
        open_ways = choices(state)
        if len(open_ways) > 1:
            return replace(state, phase="spend")
        state = _move(state, open_ways[0], 0, log)
        if state.phase == "trade":
            return state
    return deal.turn_over(state, log)


def choices(state: State) -> tuple[Way, ...]:
    """Where the camel of the first request can go with 0, 1, 2 ... gems of its player (KH33, KH34)."""
    seat, card = state.requests[0].seat, state.requests[0].card
    occupied = tuple([camel.at for camel in state.camels if camel.at is not None])
    gems = min(GEMS[card], state.seats[seat].gems)
    return ways(route(state.camels[CAMEL[card]].at, seat), occupied, NUMBER[card], gems)


def moves(state: State) -> tuple[Spend | Trade, ...]:
    """What the player of the first request can decide."""
    if state.phase == "spend":
        return tuple([_SPEND[gems] for gems in range(len(choices(state)))])
    return tuple([_TRADE[goods] for goods in shops.goods(state.seats[state.requests[0].seat].gems, state.piles)])


def spend(state: State, seat: int, move: Spend, log: Log) -> State:
    """KH33: the camel goes with so many gems, then the others are activated."""
    if state.phase != "spend":
        raise IllegalMove("KH33", "no camel waits for gems")
    _check_mover(state, seat)
    open_ways = choices(state)
    if not 0 <= move.gems < len(open_ways):
        raise IllegalMove("KH34", f"from 0 to {len(open_ways) - 1} gems can be spent here, not {move.gems}")
    state = _move(state, open_ways[move.gems], move.gems, log)
    return state if state.phase == "trade" else activate(state, log)


def trade(state: State, seat: int, move: Trade, log: Log) -> State:
    """KH53: salt or carpet, then the other camels are activated."""
    if state.phase != "trade":
        raise IllegalMove("KH53", "no camel waits at shop 4")
    _check_mover(state, seat)
    if move.goods not in shops.goods(state.seats[seat].gems, state.piles):
        raise IllegalMove("KH54", f"shop 4 does not give {move.goods} now")
    state = shops.traded(state, seat, move.goods, log)
    return activate(_served(state), log)


def _check_mover(state: State, seat: int) -> None:
    if seat != state.requests[0].seat:
        raise IllegalMove("KH31", f"this camel is moved by seat {state.requests[0].seat}")


def _asked(state: State, log: Log) -> State:
    """KH31, KH32, KH35: the lowest number is granted, each other request pays its player a gem."""
    granted, *rejected = rivals(state.requests)
    log.append(Event(Asked(CAMEL[granted.card], (granted, *rejected))))
    if not rejected:
        return state
    seats = state.seats
    for request in rejected:
        seats = with_gems(seats, request.seat, REJECTED_GEMS)
        log.append(Event(Rejected(request.seat, request.card, REJECTED_GEMS)))
    return replace(state, seats=seats)


def rivals(requests: tuple[Request, ...]) -> tuple[Request, ...]:
    """The requests to the camel that is first in line, the granted one first."""
    camel = CAMEL[requests[0].card]
    return tuple([request for request in requests if CAMEL[request.card] == camel])


def _move(state: State, way: Way, gems: int, log: Log) -> State:
    """The camel goes this way, and what it finds there takes effect (KH50); at shop 4 there may be a choice."""
    seat, card = state.requests[0].seat, state.requests[0].card
    camel = CAMEL[card]
    here = state.camels[camel]
    log.append(Event(Moved(seat, camel, card, NUMBER[card], gems, here.at, way.to, way.over)))
    seats = with_gems(state.seats, seat, -gems) if gems else state.seats
    camels = with_camel(state.camels, camel, Camel(way.to, here.teapot))
    state = shops.stopped(replace(state, phase="spend", seats=seats, camels=camels), seat, camel, log)
    return state if state.phase == "trade" else _served(state)


def _served(state: State) -> State:
    """The cards of this camel are discarded, the next one is in line."""
    done = len(rivals(state.requests))
    served, requests = state.requests[:done], state.requests[done:]
    discard = state.cards.discard + tuple([request.card for request in served])
    return replace(state, phase="spend", requests=requests, cards=replace(state.cards, discard=discard))
