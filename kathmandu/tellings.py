"""What happened, for the log and the board; the solo game's own tellings are in solo/tellings.py.

`seat` is who did it. A None in the place of a card or coin means that it is hidden from the one who is told.
"""

from typing import TypeAlias

from msgspec import Struct

from kathmandu.solo.tellings import SoloTelling


class MarketOpened(Struct, frozen=True, tag="market_opened"):
    """A round begins: `cards` lie on the spaces 1, 2, ... (KT12)."""

    round: int
    first: int
    cards: tuple[int, ...]


class ArchitectChosen(Struct, frozen=True, tag="architect_chosen"):
    seat: int
    architect: str


class CoinPlaced(Struct, frozen=True, tag="coin_placed"):
    seat: int
    spot: str
    coin: int | None


class CoinJumped(Struct, frozen=True, tag="coin_jumped"):
    seat: int
    spot: str
    to: str


class CoinSwapped(Struct, frozen=True, tag="coin_swapped"):
    """`back` came back to the board, `coin` lies on the spot now."""

    seat: int
    spot: str
    coin: int | None
    back: int | None


class BidStayed(Struct, frozen=True, tag="bid_stayed"):
    seat: int


class CoinTurned(Struct, frozen=True, tag="coin_turned"):
    """A face-down coin is turned over."""

    seat: int
    spot: str
    coin: int


class CardWon(Struct, frozen=True, tag="card_won"):
    """A card is won: `reason` is `only`, `highest`, `nearer` or `long_edge`; `over` are the other bidding spots."""

    seat: int
    space: int
    card: int
    spot: str
    strength: int
    reason: str
    over: tuple[str, ...]


class CardUnsold(Struct, frozen=True, tag="card_unsold"):
    """Nobody bid for the card of a space."""

    space: int
    card: int


class CardsTaken(Struct, frozen=True, tag="cards_taken"):
    """The cards won, taken from their spaces."""

    seat: int
    spaces: tuple[int, ...]
    cards: tuple[int, ...]


class CardsDrawn(Struct, frozen=True, tag="cards_drawn"):
    """`count` red cards; `cards` has None for those that the one who is told cannot know. `from_market` are the spaces
    of unsold cards that served as the bottom of an empty deck (KT35)."""

    seat: int
    count: int
    cards: tuple[int | None, ...]
    from_market: tuple[int, ...] = ()


class CardReturned(Struct, frozen=True, tag="card_returned"):
    """A drawn card goes under the red deck (KT113, KT114)."""

    seat: int
    card: int | None


class CardWentUnder(Struct, frozen=True, tag="card_went_under"):
    """An unsold card goes under the red deck (KT34)."""

    space: int
    card: int


class CoinsSpent(Struct, frozen=True, tag="coins_spent"):
    """The coins bid come back face up as spent (KT33)."""

    seat: int
    coins: tuple[int, ...]


class Working(Struct, frozen=True, tag="working"):
    """Somebody does something that is shown when everybody is done (KT43)."""

    seat: int


class Built(Struct, frozen=True, tag="built"):
    """A card became a section of a monument in the area of `area`; `points` were scored with it by the area's owner."""

    seat: int
    area: int
    monument: int
    card: int
    face: int
    points: int
    complete: bool


class HolofoilBuilt(Struct, frozen=True, tag="holofoil_built"):
    """A holofoil Buddha was collected and built at once, the `nth` of the game (KT121)."""

    seat: int
    monument: int
    card: int
    nth: int
    points: int


class Rebuilt(Struct, frozen=True, tag="rebuilt"):
    """A section of a monument was replaced; `old` lies in the discard row (KT102)."""

    seat: int
    area: int
    monument: int
    level: int
    old: int
    card: int
    face: int
    points: int


class Painted(Struct, frozen=True, tag="painted"):
    """A wild of a completed monument counts as this colour from now on (KT44)."""

    seat: int
    area: int
    monument: int
    level: int
    colour: str
    points: int


class Discarded(Struct, frozen=True, tag="discarded"):
    """A hand card lies in the discard row, or in solo on the discard pile."""

    seat: int
    card: int


class Finished(Struct, frozen=True, tag="finished"):
    """Somebody is done building."""

    seat: int


class GoalClaimed(Struct, frozen=True, tag="goal_claimed"):
    """A public goal scored; `monuments` meet its objectives in order (KT111)."""

    seat: int
    goal: str
    points: int
    monuments: tuple[int, ...]


class GoalClosed(Struct, frozen=True, tag="goal_closed"):
    """Nobody else can score the goal any more (KT111)."""

    goal: str


class DiscardTaken(Struct, frozen=True, tag="discard_taken"):
    """Sophie takes a card of the discard row (KT115)."""

    seat: int
    card: int


class PointsTaken(Struct, frozen=True, tag="points_taken"):
    """A leftover coin became points (KT60)."""

    seat: int
    coin: int


class CardBought(Struct, frozen=True, tag="card_bought"):
    """A leftover coin bought a card of the discard row (KT60)."""

    seat: int
    coin: int
    card: int


class BhairavBought(Struct, frozen=True, tag="bhairav_bought"):
    """A leftover coin bought a Bhairav; the rest of it are `points` (KT120)."""

    seat: int
    coin: int
    colour: str
    points: int


class CoinsBack(Struct, frozen=True, tag="coins_back"):
    """Everybody has all five coins again (KT62)."""


class MarkerPassed(Struct, frozen=True, tag="marker_passed"):
    """The first-player marker passes (KT12, KT81)."""

    seat: int


class IncompleteScored(Struct, frozen=True, tag="incomplete_scored"):
    """An incomplete monument brings the points of its topmost card at the end (KT70)."""

    seat: int
    monument: int
    points: int


class ObjectiveScored(Struct, frozen=True, tag="objective_scored"):
    """An objective of a mission is met by these monuments and brings points once (KT71)."""

    seat: int
    mission: str
    kind: str
    points: int
    monuments: tuple[int, ...]


class BhairavScored(Struct, frozen=True, tag="bhairav_scored"):
    """Sections of a Bhairav's colour at the end (KT120)."""

    seat: int
    colour: str
    points: int


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match is over; the missions are open now, by seat."""

    missions: tuple[str, ...]


Telling: TypeAlias = (
    MarketOpened
    | ArchitectChosen
    | CoinPlaced
    | CoinJumped
    | CoinSwapped
    | BidStayed
    | CoinTurned
    | CardWon
    | CardUnsold
    | CardsTaken
    | CardsDrawn
    | CardReturned
    | CardWentUnder
    | CoinsSpent
    | Working
    | Built
    | HolofoilBuilt
    | Rebuilt
    | Painted
    | Discarded
    | Finished
    | GoalClaimed
    | GoalClosed
    | DiscardTaken
    | PointsTaken
    | CardBought
    | BhairavBought
    | CoinsBack
    | MarkerPassed
    | IncompleteScored
    | ObjectiveScored
    | BhairavScored
    | MatchEnded
    | SoloTelling
)
