"""The state of a solo game (KT130)."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from engine_core.chance import Chance
from kathmandu.mat import FOUR, SIX, Mat
from kathmandu.monuments import Area
from kathmandu.options import Options

SOLO_ROUNDS: Final = 15
STORAGE: Final = (5, 6)
"""The market spaces that serve as storage."""


class Place(Struct, frozen=True):
    """A place of a square that a monument has taken: the objective of a kind, or `fifth` (KT144)."""

    name: str
    monument: int
    kind: str
    colour: str


class Square(Struct, frozen=True):
    """A Durbar Square on a player board; `begun` counts its monuments, scrapped ones included."""

    board: str
    mission: str | None = None
    area: Area = ()
    places: tuple[Place, ...] = ()
    begun: int = 0


class Stack(Struct, frozen=True):
    """What lies on a bid spot: debris as colour letters, lowest first, and a purple coin on top."""

    spot: str
    debris: str = ""
    coin: int | None = None


class Selecting(Struct, frozen=True, tag="selecting"):
    """The missions are to be chosen or drawn (KT131)."""


class Bidding(Struct, frozen=True, tag="bidding"):
    """A coin is to be placed (KT136)."""


class Building(Struct, frozen=True, tag="building"):
    """Cards are built, then the hand is cut (KT140); `wet` is the (square, monument) of one of wilds only (KT139)."""

    cutting: bool = False
    wet: tuple[int, int] | None = None


class Storing(Struct, frozen=True, tag="storing"):
    """Market cards are chosen for storage (KT141)."""


class Scavenging(Struct, frozen=True, tag="scavenging"):
    """Extreme: `owed` more hand cards must go, then one is taken; afterwards it goes on with `back` (KT149)."""

    owed: int
    back: Bidding | Building | Storing


class Over(Struct, frozen=True, tag="over"):
    """The game is won at this level, or lost when it is None."""

    level: str | None


Phase: TypeAlias = Selecting | Bidding | Building | Storing | Scavenging | Over


class Solo(Struct, frozen=True, tag="solo"):
    """A solo game. `market` has spaces 1 to 4 and storage 5 and 6; `bag` are debris letters in order."""

    options: Options
    round: int
    phase: Phase
    blue: tuple[int, ...]
    bag: str
    coins: tuple[int, ...]
    squares: tuple[Square, Square]
    chance: Chance
    market: tuple[int | None, ...] = (None,) * 6
    hand: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    stacks: tuple[Stack, ...] = tuple(Stack(spot) for spot in SIX.spots)

    @property
    def mat(self) -> Mat:
        """How the spots aim in this round (KT138)."""
        return FOUR if self.round == 1 else SIX

    @property
    def extreme(self) -> bool:
        return self.options.level == "extreme"


def with_square(state: Solo, at: int, square: Square) -> tuple[Square, Square]:
    """The squares with this one at its place."""
    return (square, state.squares[1]) if at == 0 else (state.squares[0], square)
