"""Options, how many cards there are to a deal, and the table before the first turn."""

from msgspec import Struct

from engine_core.chance import Chance
from engine_core.refusals import OptionsRefused
from khiva.components import CAMELS, CARPET_VALUE, SALT_PILE, SEATS, TEAPOTS, TRAVEL_CARDS
from khiva.state import Camel, Cards, Piles, Plan, Seat, State


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first_player` is a seat or None, as in every game; in Khiva all choose at once and nobody is first."""

    first_player: int | None = None


class Hands(Struct, frozen=True, gc=False):
    """How many cards a hand is filled up to, how many are played and as many given each turn, how many lie open.

    A deal ends when a hand is down to as many cards as are played (KH70, KH91).
    """

    full: int
    played: int
    open: int


HANDS = {seats: Hands(8, 2, 4) if seats == 2 else Hands(5, 1, 0) for seats in SEATS}
"""By the number of seats (KH12, KH90)."""

NO_PLAN = Plan()
NO_PLANS = {seats: (NO_PLAN,) * seats for seats in SEATS}


def check(seats: int, options: Options) -> None:
    """Raises `OptionsRefused`."""
    if seats not in SEATS:
        raise OptionsRefused("KH10", f"Khiva is for 2 to 5 players, not {seats}")
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise OptionsRefused("KH10", f"the first player is a seat from 0 to {seats - 1}, not {options.first_player}")


def setup(seats: int, options: Options, seed: bytes) -> State:  # noqa: ARG001 - nobody is first
    carpets, chance = Chance(seed).shuffled(range(len(CARPET_VALUE)))
    teapots, chance = chance.shuffled(range(TEAPOTS))
    cards, chance = chance.shuffled(range(TRAVEL_CARDS))
    hands, rest = dealt(cards, seats, HANDS[seats].full)
    herd = tuple(Camel(None, teapot) for teapot in reversed(teapots[-len(CAMELS) :]))
    return State(
        "choose",
        1,
        1,
        NO_PLANS[seats],
        (),
        tuple(Seat(tuple(sorted(hand))) for hand in hands),
        herd,
        Piles(teapots[: -len(CAMELS)], carpets, SALT_PILE),
        set_aside(rest, HANDS[seats].open),
        chance,
    )


def dealt(cards: tuple[int, ...], seats: int, count: int) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """So many cards for each seat, and the rest."""
    hands = [cards[count * seat : count * (seat + 1)] for seat in range(seats)]
    return hands, cards[count * seats :]


def set_aside(rest: tuple[int, ...], open_cards: int) -> Cards:
    """The cards not dealt; sorted, as their order says nothing."""
    return Cards((), tuple(sorted(rest[:open_cards])), tuple(sorted(rest[open_cards:])))
