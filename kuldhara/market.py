"""The face-up jewelry cards and their decks."""

from typing import TypeVar

from msgspec.structs import replace

from engine_core.events import Event
from kuldhara.events import Log, Refilled
from kuldhara.jewelry import LEVELS
from kuldhara.state import Market, State

T = TypeVar("T")


def face_up(market: Market) -> list[int]:
    """The cards that lie open, level by level, the one next to its deck first."""
    one, two, three = market.rows
    return [card for card in one + two + three if card is not None]


def place_of(market: Market, card: int) -> tuple[int, int] | None:
    """The level and the place (1 is next to the deck) where a card lies open."""
    for level, row in zip(LEVELS, market.rows, strict=True):
        if card in row:
            return level, row.index(card) + 1
    return None


def without(market: Market, level: int, place: int) -> Market:
    """The market with a place emptied; nothing slides (KU65)."""
    row = market.rows[level - 1]
    return replace(market, rows=_with(market.rows, level, (*row[: place - 1], None, *row[place:])))


def with_deck(market: Market, level: int, deck: tuple[int, ...]) -> Market:
    return replace(market, decks=_with(market.decks, level, deck))


def refilled(state: State, log: Log) -> State:
    """Every empty place gets the top card of its deck, as long as there is one (KU63, KU65)."""
    market = state.market
    for level in LEVELS:
        row, deck = market.rows[level - 1], market.decks[level - 1]
        while deck and None in row:
            card, deck, place = deck[0], deck[1:], row.index(None) + 1
            row = (*row[: place - 1], card, *row[place:])
            market = with_deck(replace(market, rows=_with(market.rows, level, row)), level, deck)
            log.append(Event(Refilled(level, place, card)))
    return state if market is state.market else replace(state, market=market)


def _with(levels: tuple[T, ...], level: int, new: T) -> tuple[T, ...]:
    return (*levels[: level - 1], new, *levels[level:])
