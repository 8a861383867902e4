"""What each person may know (KH83), built up from public facts."""

from typing import Literal

from msgspec import Struct

from engine_core.outcome import ScoreLine
from khiva import shops
from khiva.activate import choices, rivals
from khiva.components import CAMEL, CARPET_COLOUR
from khiva.deal import empty_piles
from khiva.events import Pile
from khiva.knowledge import Sighting, sightings
from khiva.moves import Goods
from khiva.paths import OUTPOST, Spot
from khiva.scoring import breakdown
from khiva.setup import HANDS
from khiva.state import Camel, Phase, Request, State


class SeatView(Struct, frozen=True):
    """A player as all see them; cards laid down or chosen still count in `hand_size` until the reveal."""

    hand_size: int
    chosen: bool
    gems: int
    carpets: tuple[int, ...]
    delivered: tuple[int, ...]
    teapots: tuple[int, ...]
    salt: tuple[int, ...]
    score: tuple[ScoreLine, ...]


class PilesView(Struct, frozen=True):
    """Pile sizes, what can be seen of their tops (KH07: a carpet's colour is a camel), the salt from the top down."""

    teapots: int
    carpets: int
    carpet_colour: int | None
    salt: tuple[int, ...]


class Effect(Struct, frozen=True):
    """What stopping on a space would give: what is None or 0 is not given.

    At the market `goods` are what can be chosen from; `carpet` is the colour of the top carpet, `salt` the top bag.
    """

    kind: Literal["gems", "carpet", "market", "outpost", "nothing"]
    gems: int = 0
    goods: tuple[Goods, ...] = ()
    carpet: int | None = None
    salt: int | None = None
    teapot: int | None = None
    delivers: tuple[int, ...] = ()


class WayView(Struct, frozen=True):
    """Where the camel would stop with so many gems, the camels leapt over, and what it gives there."""

    gems: int
    to: Spot
    over: tuple[Spot, ...]
    effect: Effect


class SpendView(Struct, frozen=True, tag="spend"):
    """A seat decides how many gems its request may cost."""

    seat: int
    camel: int
    card: int
    start: Spot | None
    ways: tuple[WayView, ...]


class TradeView(Struct, frozen=True, tag="trade"):
    """A seat decides what to get at shop 4; salt costs `price` gems."""

    seat: int
    camel: int
    goods: tuple[Goods, ...]
    salt: int | None
    carpet: int | None
    price: int


class View(Struct, frozen=True):
    """The table. `turn` of `turns` in this `deal`; `requests` are the cards face up that wait for their camels.

    The first `contested` of them are for the active camel, and the very first of them is granted. `ending` names the
    empty piles: with one the turn is the last (KH80). `aside` counts the cards set aside unseen, `open` are those seen.
    """

    phase: Phase
    deal: int
    turn: int
    turns: int
    camels: tuple[Camel, ...]
    piles: PilesView
    requests: tuple[Request, ...]
    contested: int
    decision: SpendView | TradeView | None
    discard: tuple[int, ...]
    open: tuple[int, ...]
    aside: int
    seats: tuple[SeatView, ...]
    ending: tuple[Pile, ...]


class Hand(Struct, frozen=True):
    """What a player knows beyond that: the own cards, the own choice as far as it goes, and cards given away.

    `laid` are cards laid down for a choice not complete yet; `play` and `give` are the choice that stands.
    """

    cards: tuple[int, ...]
    laid: tuple[int, ...]
    play: tuple[int, ...]
    give: tuple[int, ...]
    known: tuple[Sighting, ...]


def public_view(state: State) -> View:
    hands = HANDS[len(state.seats)]
    return View(
        phase=state.phase,
        deal=state.deal,
        turn=state.turn,
        turns=hands.full // hands.played - 1,
        camels=state.camels,
        piles=_piles(state),
        requests=state.requests,
        contested=len(rivals(state.requests)) if state.requests else 0,
        decision=_decision(state),
        discard=state.cards.discard,
        open=state.cards.open,
        aside=len(state.cards.aside),
        seats=tuple([_seat(state, seat) for seat in range(len(state.seats))]),
        ending=empty_piles(state.piles),
    )


def private_view(state: State, seat: int) -> Hand:
    plan = state.plans[seat]
    return Hand(state.seats[seat].hand, plan.laid, plan.play, plan.give, sightings(state, seat))


def effect(state: State, seat: int, camel: int, space: int, gems: int) -> Effect:
    """What stopping on this space would give a seat that has so many gems then."""
    if space in shops.SHOP_GEMS:
        return Effect("gems", gems=shops.SHOP_GEMS[space])
    if space == OUTPOST:
        return Effect("outpost", teapot=state.camels[camel].teapot, delivers=shops.delivery(state.seats[seat], camel))
    offered: tuple[Goods, ...] = ("carpet",) if state.piles.carpets else ("nothing",)
    if space == shops.MARKET:
        offered = shops.goods(gems, state.piles)
    if offered == ("nothing",):
        return Effect("nothing")
    return Effect(
        "market" if len(offered) > 1 else "carpet",
        goods=offered if len(offered) > 1 else (),
        carpet=_carpet_colour(state) if "carpet" in offered else None,
        salt=state.piles.salt[-1] if "salt" in offered else None,
    )


def _piles(state: State) -> PilesView:
    piles = state.piles
    return PilesView(len(piles.teapots), len(piles.carpets), _carpet_colour(state), piles.salt[::-1])


def _carpet_colour(state: State) -> int | None:
    carpets = state.piles.carpets
    return CARPET_COLOUR[carpets[-1]] if carpets else None


def _seat(state: State, seat: int) -> SeatView:
    who = state.seats[seat]
    return SeatView(
        hand_size=len(who.hand),
        chosen=bool(state.plans[seat].play),
        gems=who.gems,
        carpets=who.carpets,
        delivered=who.delivered,
        teapots=who.teapots,
        salt=who.salt,
        score=breakdown(who),
    )


def _decision(state: State) -> SpendView | TradeView | None:
    if state.phase not in ("spend", "trade"):
        return None
    seat, card = state.requests[0].seat, state.requests[0].card
    camel, gems = CAMEL[card], state.seats[seat].gems
    if state.phase == "trade":
        offered = shops.goods(gems, state.piles)
        carpet = _carpet_colour(state) if "carpet" in offered else None
        return TradeView(seat, camel, offered, state.piles.salt[-1], carpet, shops.SALT_PRICE)
    ways = [
        WayView(spent, way.to, way.over, effect(state, seat, camel, way.to.space, gems - spent))
        for spent, way in enumerate(choices(state))
    ]
    return SpendView(seat, camel, card, state.camels[camel].at, tuple(ways))
