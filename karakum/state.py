"""A position: everything that the rules need to go on, hidden things included."""

from typing import Literal

from msgspec import Struct

from engine_core.chance import Chance
from karakum.components import RESOURCE_CARDS, Counts

Phase = Literal["turn", "second", "join", "bonus", "over"]
"""What the seat on turn has to do: a whole turn, its second card, choose who joins (KR53), its bonus card (KR60)."""


class Seat(Struct, frozen=True, gc=False):
    """What one player has. Camels are ids, in the order in which they came.

    `shown` are the cards of the hand that everybody knows of: taken face up and not paid since (KR39).
    """

    hand: Counts
    shown: Counts
    caravan: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()


class Supply(Struct, frozen=True, gc=False):
    """The resource cards that nobody holds; the top of the deck is its last card, None an empty face-up place.

    `stock` is what all know of the deck: what it was shuffled from, without the cards revealed since (KR39).
    """

    deck: tuple[int, ...]
    face_up: tuple[int | None, ...]
    discards: Counts
    chance: Chance
    stock: Counts = RESOURCE_CARDS


class Camels(Struct, frozen=True, gc=False):
    """The camels that nobody has: place 0 of the market is next to the deck, whose top is its last card."""

    market: tuple[int, ...]
    deck: tuple[int, ...]
    left_out: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """`turn` is the seat whose turn it is; `bonus_due` says that it bought a camel of number 1 and has no card yet."""

    phase: Phase
    turn: int
    seats: tuple[Seat, ...]
    supply: Supply
    camels: Camels
    bonus_due: bool = False


def with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])
