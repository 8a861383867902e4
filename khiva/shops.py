"""What the space gives on which a camel stops, to the player who moved it (KH50)."""

from msgspec.structs import replace

from engine_core.events import Event
from khiva.components import CAMEL, CARPET_COLOUR
from khiva.events import Bought, Delivered, Emptied, Gained, Log, Nothing, Pile, Returned, TookCarpet, Welcomed
from khiva.moves import Goods
from khiva.paths import OUTPOST
from khiva.state import Camel, Piles, Seat, State, with_camel, with_gems, with_seat

SHOP_GEMS = {1: 1, 3: 2}
CARPET_SHOP = 2
MARKET = 4
SALT_PRICE = 3


def stopped(state: State, seat: int, camel: int, log: Log) -> State:
    """The effect of the space on which this camel now stands; the phase is "trade" if its mover has a choice."""
    spot = state.camels[camel].at
    assert spot is not None, "a camel never stops in Khiva (KH42)"
    space = spot.space
    if space in SHOP_GEMS:
        log.append(Event(Gained(seat, space, SHOP_GEMS[space])))
        return replace(state, seats=with_gems(state.seats, seat, SHOP_GEMS[space]))
    if space == OUTPOST:
        return _welcomed(state, seat, camel, log)
    if space == CARPET_SHOP:
        return traded(state, seat, "carpet" if state.piles.carpets else "nothing", log)
    offered = goods(state.seats[seat].gems, state.piles)
    return traded(state, seat, offered[0], log) if len(offered) == 1 else replace(state, phase="trade")


def goods(gems: int, piles: Piles) -> tuple[Goods, ...]:
    """What shop 4 offers to somebody with so many gems (KH53, KH54)."""
    otherwise: Goods = "carpet" if piles.carpets else "nothing"
    return ("salt", otherwise) if piles.salt and gems >= SALT_PRICE else (otherwise,)


def traded(state: State, seat: int, got: Goods, log: Log) -> State:
    """The goods from the top of their pile to this seat, which moved the camel of the first request."""
    if got == "salt":
        return _bought(state, seat, log)
    space = _space(state)
    if got == "nothing":
        log.append(Event(Nothing(seat, space)))
        return state
    piles, who = state.piles, state.seats[seat]
    rest, carpet = piles.carpets[:-1], piles.carpets[-1]
    log.append(Event(TookCarpet(seat, space, carpet)))
    mine = Seat(who.hand, who.given, who.gems, (*who.carpets, carpet), who.delivered, who.teapots, who.salt)
    _tell_if_empty("carpets", rest, log)
    return replace(state, seats=with_seat(state.seats, seat, mine), piles=Piles(piles.teapots, rest, piles.salt))


def delivery(who: Seat, camel: int) -> tuple[int, ...]:
    """The carpets that this player could deliver with this camel (KH62)."""
    return tuple([carpet for carpet in who.carpets if CARPET_COLOUR[carpet] == camel])


def _bought(state: State, seat: int, log: Log) -> State:
    piles, who = state.piles, state.seats[seat]
    rest, salt = piles.salt[:-1], piles.salt[-1]
    log.append(Event(Bought(seat, salt, SALT_PRICE)))
    left = who.gems - SALT_PRICE
    mine = Seat(who.hand, who.given, left, who.carpets, who.delivered, who.teapots, (*who.salt, salt))
    _tell_if_empty("salt", rest, log)
    return replace(state, seats=with_seat(state.seats, seat, mine), piles=Piles(piles.teapots, piles.carpets, rest))


def _welcomed(state: State, seat: int, camel: int, log: Log) -> State:
    """KH60: the teapot taken, carpets delivered, the camel back in Khiva with the next teapot."""
    who, teapot = state.seats[seat], state.camels[camel].teapot
    assert teapot is not None, "only a camel that had its turn goes without a teapot (KH61)"
    log.append(Event(Welcomed(seat, camel, teapot)))
    brought = delivery(who, camel)
    if brought:
        log.append(Event(Delivered(seat, camel, brought)))
    mine = Seat(
        who.hand,
        who.given,
        who.gems,
        tuple([carpet for carpet in who.carpets if carpet not in brought]),
        who.delivered + brought,
        (*who.teapots, teapot),
        who.salt,
    )
    piles = state.piles
    rest, following = piles.teapots[:-1], piles.teapots[-1] if piles.teapots else None
    log.append(Event(Returned(camel, following)))
    if following is not None:
        _tell_if_empty("teapots", rest, log)
    return replace(
        state,
        seats=with_seat(state.seats, seat, mine),
        camels=with_camel(state.camels, camel, Camel(None, following)),
        piles=Piles(rest, piles.carpets, piles.salt),
    )


def _space(state: State) -> int:
    spot = state.camels[CAMEL[state.requests[0].card]].at
    assert spot is not None
    return spot.space


def _tell_if_empty(pile: Pile, rest: tuple[int, ...], log: Log) -> None:
    if not rest:
        log.append(Event(Emptied(pile)))
