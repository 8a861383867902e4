"""What each person may know (KR39), built up from public facts."""

from msgspec import Struct

from engine_core.outcome import ScoreLine
from karakum import payment
from karakum.caravan import fits
from karakum.components import Counts
from karakum.scoring import breakdown
from karakum.state import Phase, Seat, State


class MarketView(Struct, frozen=True):
    """A camel for sale: `price` is what it costs now, `tax` (0 or 1) included."""

    camel: int
    price: int
    tax: int


class SeatView(Struct, frozen=True):
    """A player as all see them; `score` is what the camels are worth so far."""

    hand_size: int
    caravan: tuple[int, ...]
    waiting: tuple[int, ...]
    score: tuple[ScoreLine, ...]


class View(Struct, frozen=True):
    """The table: market and face-up places start next to their decks; decks are sizes.

    `left_out` stays None until the game is over (KR14).
    """

    phase: Phase
    turn: int
    market: tuple[MarketView, ...]
    camel_deck: int
    face_up: tuple[int | None, ...]
    resource_deck: int
    discards: Counts
    seats: tuple[SeatView, ...]
    left_out: tuple[int, ...] | None


class Hand(Struct, frozen=True):
    """What a player knows beyond that: the own cards, and for each market place how many goods are lacking (0: none).

    `joins` says of each whether that camel would join the caravan at once (KR50) and not have to wait.
    """

    cards: Counts
    lacking: tuple[int, ...]
    joins: tuple[bool, ...]


def public_view(state: State) -> View:
    supply, camels = state.supply, state.camels
    return View(
        phase=state.phase,
        turn=state.turn,
        market=tuple(_for_sale(camels.market, place) for place in range(len(camels.market))),
        camel_deck=len(camels.deck),
        face_up=supply.face_up,
        resource_deck=len(supply.deck),
        discards=supply.discards,
        seats=tuple(map(_seat, state.seats)),
        left_out=camels.left_out if state.phase == "over" else None,
    )


def private_view(state: State, seat: int) -> Hand:
    who, market = state.seats[seat], state.camels.market
    return Hand(who.hand, payment.all_lacking(who.hand, market), tuple([fits(who.caravan, camel) for camel in market]))


def _for_sale(market: tuple[int, ...], place: int) -> MarketView:
    return MarketView(market[place], payment.price(market, place), payment.tax(market, place))


def _seat(seat: Seat) -> SeatView:
    return SeatView(sum(seat.hand), seat.caravan, seat.waiting, breakdown(seat))
