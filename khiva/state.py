"""A position: everything that the rules need to go on, hidden things included."""

from typing import Literal

from msgspec import Struct

from engine_core.chance import Chance
from khiva.paths import Spot

Phase = Literal["choose", "spend", "trade", "over"]
"""What is waited for: everybody's cards (KH20), gems for a move (KH33), salt or carpet (KH53), nothing."""


class Plan(Struct, frozen=True, gc=False):
    """A seat's secret choice: it has chosen when `play` is not empty.

    `laid` are cards laid down to be played while those to give are not yet picked; until they are, the choice made
    before stands (KH23). All are cards still in hand, sorted.
    """

    laid: tuple[int, ...] = ()
    play: tuple[int, ...] = ()
    give: tuple[int, ...] = ()


class Request(Struct, frozen=True, gc=False):
    """A travel card played, and by whom."""

    seat: int
    card: int


class Gift(Struct, frozen=True, gc=False):
    """What a giver remembers of a card given on and not played since.

    It has been handed on to the left at least `fewest` and at most `most` times since; both 0: the neighbour has it.
    """

    card: int
    fewest: int = 0
    most: int = 0


class Seat(Struct, frozen=True, gc=False):
    """What one player has; the hand is sorted, everything else lies in the order in which it came.

    `carpets` are not delivered yet, `delivered` are.
    """

    hand: tuple[int, ...]
    given: tuple[Gift, ...] = ()
    gems: int = 0
    carpets: tuple[int, ...] = ()
    delivered: tuple[int, ...] = ()
    teapots: tuple[int, ...] = ()
    salt: tuple[int, ...] = ()


class Camel(Struct, frozen=True, gc=False):
    """A camel in Khiva (`at` is None) or on a shop, with the teapot on its back."""

    at: Spot | None
    teapot: int | None


class Piles(Struct, frozen=True, gc=False):
    """What is still to be had; the top of a pile is its last entry."""

    teapots: tuple[int, ...]
    carpets: tuple[int, ...]
    salt: tuple[int, ...]


class Cards(Struct, frozen=True, gc=False):
    """The travel cards that nobody holds: discards in their order, cards set aside open (duel) and unseen."""

    discard: tuple[int, ...]
    open: tuple[int, ...]
    aside: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """`turn` counts from 1 within a `deal`, which counts from 1 too.

    `requests` lie face up and wait for their camels, sorted by card; while gems or a trade are decided the first one is
    the one that was granted.
    """

    phase: Phase
    deal: int
    turn: int
    plans: tuple[Plan, ...]
    requests: tuple[Request, ...]
    seats: tuple[Seat, ...]
    camels: tuple[Camel, ...]
    piles: Piles
    cards: Cards
    chance: Chance


def with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


def with_gems(seats: tuple[Seat, ...], number: int, gems: int) -> tuple[Seat, ...]:
    """The seats after one of them got so many gems, or paid them if negative."""
    who = seats[number]
    mine = Seat(who.hand, who.given, who.gems + gems, who.carpets, who.delivered, who.teapots, who.salt)
    return with_seat(seats, number, mine)


def with_camel(camels: tuple[Camel, ...], number: int, camel: Camel) -> tuple[Camel, ...]:
    return (*camels[:number], camel, *camels[number + 1 :])
