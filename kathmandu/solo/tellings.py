"""What happened in the solo game; building and discarding are told as at a full table."""

from typing import TypeAlias

from msgspec import Struct


class MissionsGiven(Struct, frozen=True, tag="missions_given"):
    """The missions of the two squares (KT131)."""

    missions: tuple[str, str]


class SoloMarketOpened(Struct, frozen=True, tag="solo_market_opened"):
    """A round begins with four cards (KT133)."""

    round: int
    cards: tuple[int, ...]


class ShockRolled(Struct, frozen=True, tag="shock_rolled"):
    """The die: N, S, E or W is hit (KT134)."""

    side: str


class DebrisFell(Struct, frozen=True, tag="debris_fell"):
    spot: str
    colour: str


class CoinFreed(Struct, frozen=True, tag="coin_freed"):
    """A coin comes back instead of debris falling on it (KT134)."""

    spot: str
    coin: int


class CardsCollected(Struct, frozen=True, tag="cards_collected"):
    """The two cards bid for, from their spaces (KT138)."""

    spaces: tuple[int, int]
    cards: tuple[int, int]


class PlaceMarked(Struct, frozen=True, tag="place_marked"):
    """A completed monument takes a place of its square: a kind's objective or `fifth` (KT139, KT144)."""

    square: int
    place: str
    monument: int
    colour: str


class DebrisCleared(Struct, frozen=True, tag="debris_cleared"):
    """All debris of a colour goes back to the bag, so many from these spots (KT139)."""

    colour: str
    spots: tuple[tuple[str, int], ...]


class MonumentScrapped(Struct, frozen=True, tag="monument_scrapped"):
    """An incomplete monument is discarded whole (KT140)."""

    square: int
    monument: int
    cards: tuple[int, ...]


class CardRetrieved(Struct, frozen=True, tag="card_retrieved"):
    """Extreme: a card of the discard pile for the two just discarded (KT143)."""

    card: int


class CardStored(Struct, frozen=True, tag="card_stored"):
    """A market card moves to storage (KT141)."""

    card: int
    space: int
    to: int


class CardsCleared(Struct, frozen=True, tag="cards_cleared"):
    """Cards of storage or market go to the discard pile (KT141)."""

    cards: tuple[int, ...]
    spaces: tuple[int, ...]


class SoloEnded(Struct, frozen=True, tag="solo_ended"):
    """The game is won at this level, or lost when `level` is None (KT142, KT149)."""

    level: str | None


SoloTelling: TypeAlias = (
    MissionsGiven
    | SoloMarketOpened
    | ShockRolled
    | DebrisFell
    | CoinFreed
    | CardsCollected
    | PlaceMarked
    | DebrisCleared
    | MonumentScrapped
    | CardRetrieved
    | CardStored
    | CardsCleared
    | SoloEnded
)
