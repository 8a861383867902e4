"""Options, and the table before the first turn."""

from msgspec import Struct

from engine_core.chance import Chance
from engine_core.refusals import OptionsRefused
from karakum.components import (
    CAMEL_CARDS,
    FACE_UP_PLACES,
    LEFT_OUT,
    MARKET_PLACES,
    NOTHING,
    RESOURCE_CARDS,
    STARTING_HAND,
    cards_of,
    counts_of,
)
from karakum.state import Camels, Seat, State, Supply


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first_player` is a seat; None draws one (KR13)."""

    first_player: int | None = None


def check(seats: int, options: Options) -> None:
    """Raises `OptionsRefused`."""
    if seats not in LEFT_OUT:
        raise OptionsRefused("KR10", f"Karakum is for 2 to 4 players, not {seats}")
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise OptionsRefused("KR13", f"the first player is a seat from 0 to {seats - 1}, not {options.first_player}")


def setup(seats: int, options: Options, seed: bytes) -> State:
    chance = Chance(seed)
    first = options.first_player
    if first is None:
        first, chance = chance.below(seats)
    camels, chance = _camels(seats, chance)
    deck, chance = chance.shuffled(cards_of(RESOURCE_CARDS))
    hands = []
    for _ in range(seats):
        deck, hand = deck[:-STARTING_HAND], deck[-STARTING_HAND:]
        hands.append(Seat(counts_of(hand), NOTHING))
    deck, face_up = deck[:-FACE_UP_PLACES], deck[-FACE_UP_PLACES:]
    return State("turn", first, tuple(hands), Supply(deck, face_up, NOTHING, chance), camels)


def _camels(seats: int, chance: Chance) -> tuple[Camels, Chance]:
    """KR10, KR11: some left out unseen, five in the market, the rest in the deck."""
    shuffled, chance = chance.shuffled(range(CAMEL_CARDS))
    left_out, deck = shuffled[: LEFT_OUT[seats]], shuffled[LEFT_OUT[seats] :]
    return Camels(deck[-MARKET_PLACES:], deck[:-MARKET_PLACES], left_out), chance
