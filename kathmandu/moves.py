"""What a player can do. Cards are card numbers; `face` is an end of the card, 0 or 1; seats count from 0."""

from typing import TypeAlias

from msgspec import Struct


class ChooseArchitect(Struct, frozen=True, tag="choose_architect", gc=False):
    """Take an architect (KT161)."""

    architect: str


class Bid(Struct, frozen=True, tag="bid", gc=False):
    """Place a coin on a free spot (KT20, KT136)."""

    spot: str
    coin: int


class Jump(Struct, frozen=True, tag="jump", gc=False):
    """Move the coin from its spot to a free one (KT101)."""

    spot: str
    to: str


class Swap(Struct, frozen=True, tag="swap", gc=False):
    """Take the coin back and put another unspent one on its spot (KT101)."""

    spot: str
    coin: int


class Stay(Struct, frozen=True, tag="stay", gc=False):
    """Leave the bid as it is (KT101)."""


class Return(Struct, frozen=True, tag="return", gc=False):
    """Put one of the cards just drawn under the red deck (KT113, KT114)."""

    card: int


class Build(Struct, frozen=True, tag="build", gc=False):
    """Build a card in an area (a seat; in solo a square, 0 or 1): on a monument, or as a new one (KT40)."""

    card: int
    face: int
    area: int
    monument: int | None


class Rebuild(Struct, frozen=True, tag="rebuild", gc=False):
    """Put a card of the hand in the place of the same section of a monument, whose card is discarded (KT102)."""

    card: int
    face: int
    area: int
    monument: int


class Paint(Struct, frozen=True, tag="paint", gc=False):
    """Give the lowest colourless wild of the monument just completed its colour (KT45)."""

    colour: str


class Done(Struct, frozen=True, tag="done", gc=False):
    """Build no more (KT42)."""


class Discard(Struct, frozen=True, tag="discard", gc=False):
    """Discard a card of the hand (KT42, KT115)."""

    card: int


class Claim(Struct, frozen=True, tag="claim", gc=False):
    """Choose the public goal to score of those met (KT112)."""

    goal: str


class UsePower(Struct, frozen=True, tag="use_power", gc=False):
    """Liu draws a red card before spending his coin (KT115)."""


class TakeDiscard(Struct, frozen=True, tag="take_discard", gc=False):
    """Sophie takes a card of the discard row before spending her coin (KT115)."""

    card: int


class TakePoints(Struct, frozen=True, tag="take_points", gc=False):
    """Spend the leftover coin for points (KT60)."""


class Buy(Struct, frozen=True, tag="buy", gc=False):
    """Spend the leftover coin for a card of the discard row, which is to be built at once (KT60, KT61)."""

    card: int


class BuyBhairav(Struct, frozen=True, tag="buy_bhairav", gc=False):
    """Spend the leftover coin for the Bhairav of a colour (KT120)."""

    colour: str


class TakeMission(Struct, frozen=True, tag="take_mission", gc=False):
    """Solo: choose the mission of the next square (KT131)."""

    mission: str


class DrawMissions(Struct, frozen=True, tag="draw_missions", gc=False):
    """Solo: have both missions drawn (KT132)."""


class Scrap(Struct, frozen=True, tag="scrap", gc=False):
    """Solo: discard an incomplete monument whole (KT140)."""

    area: int
    monument: int


class Offer(Struct, frozen=True, tag="offer", gc=False):
    """Solo, Extreme: discard one of two hand cards for a card of the discard pile (KT143, KT149)."""

    card: int


class Retrieve(Struct, frozen=True, tag="retrieve", gc=False):
    """Solo, Extreme: take this card from the discard pile (KT143)."""

    card: int


class Store(Struct, frozen=True, tag="store", gc=False):
    """Solo: move the card of a market space to storage, first to space 5, then to 6 (KT141)."""

    space: int


Move: TypeAlias = (
    ChooseArchitect
    | Bid
    | Jump
    | Swap
    | Stay
    | Return
    | Build
    | Rebuild
    | Paint
    | Done
    | Discard
    | Claim
    | UsePower
    | TakeDiscard
    | TakePoints
    | Buy
    | BuyBhairav
    | TakeMission
    | DrawMissions
    | Scrap
    | Offer
    | Retrieve
    | Store
)
