"""What happened, as it is told to people: colours, places, hexes and cards are called by number as in moves.

The seat -1 is Kadhan. A hex's content is one colour; `gem` and `tile` say which of the two lay there.
"""

from msgspec import Struct

from engine_core.events import Event
from kuldhara.kadhan_crafts import Assignment, CraftReason
from kuldhara.kadhan_tiles import TileReason
from kuldhara.state import Tool


class Travelled(Struct, frozen=True, gc=False, tag="travelled"):
    """A camel rode over these places, the first is where it was, for so much water."""

    seat: int
    places: tuple[int, ...]
    water: int


class Dug(Struct, frozen=True, gc=False, tag="dug"):
    """Gems went from the ruin onto the camel."""

    seat: int
    ruin: int
    colour: int
    gems: int
    water: int


class Unloaded(Struct, frozen=True, gc=False, tag="unloaded"):
    """A gem went from the camel onto a hex; only the first of an action costs water."""

    seat: int
    colour: int
    hex: int
    water: int


class Reserved(Struct, frozen=True, gc=False, tag="reserved"):
    """A face-up card was reserved."""

    seat: int
    card: int
    level: int
    place: int


class Looked(Struct, frozen=True, gc=False, tag="looked"):
    """Somebody looks at the top cards of a deck; only they are told which."""

    seat: int
    level: int
    count: int
    cards: tuple[int, ...] | None


class Kept(Struct, frozen=True, gc=False, tag="kept"):
    """The card kept of those looked at, or none; the others went to the bottom of the deck."""

    seat: int
    level: int
    card: int | None
    returned: int


class ToolSpent(Struct, frozen=True, gc=False, tag="toolspent"):
    """A tool token was used; `left` are left."""

    seat: int
    tool: Tool
    left: int


class Watered(Struct, frozen=True, gc=False, tag="watered"):
    """Water came from a tool."""

    seat: int
    water: int


class Swapped(Struct, frozen=True, gc=False, tag="swapped"):
    """The contents of two hexes changed places, or the content of one went to an empty one."""

    seat: int
    hexes: tuple[int, int]


class Recoloured(Struct, frozen=True, gc=False, tag="recoloured"):
    """The content of a hex changed colour."""

    seat: int
    hex: int
    before: int
    after: int
    gem: bool
    tile: bool


class Removed(Struct, frozen=True, gc=False, tag="removed"):
    """The content of a hex went back to the board."""

    seat: int
    hex: int
    colour: int
    gem: bool
    tile: bool


class Crafted(Struct, frozen=True, gc=False, tag="crafted"):
    """A card was crafted with the gems on these hexes; `reserved` tells where it lay, `place` where on the board."""

    seat: int
    card: int
    points: int
    hexes: tuple[int, ...]
    reserved: bool
    place: int | None


class Rewarded(Struct, frozen=True, gc=False, tag="rewarded"):
    """The reward tile was placed."""

    seat: int
    colour: int
    hex: int


class NoReward(Struct, frozen=True, gc=False, tag="noreward"):
    """The reward tile was declined, or there was none to place anywhere (KU87)."""

    seat: int
    declined: bool


class Returned(Struct, frozen=True, gc=False, tag="returned"):
    """Gems went from these hexes back to the ruins; `colours` are theirs, in the same order."""

    seat: int
    hexes: tuple[int, ...]
    colours: tuple[int, ...]


class TurnEnded(Struct, frozen=True, gc=False, tag="turnended"):
    """A turn is over."""

    seat: int


class Refilled(Struct, frozen=True, gc=False, tag="refilled"):
    """A card was turned over into an empty place."""

    level: int
    place: int
    card: int


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    """A seat is out for the phase: by choice or because it could do nothing (KU22); the first takes the token."""

    seat: int
    water: int
    automatic: bool
    token: bool


class PhaseEnded(Struct, frozen=True, gc=False, tag="phaseended"):
    """All have passed. `begins` is the next phase, 4 the night, `first` who begins it."""

    phase: int
    begins: int
    first: int


class KadhanDrew(Struct, frozen=True, gc=False, tag="kadhandrew"):
    """Kadhan turned over a solo card onto a space from 1 to 6; None for an activation (KU110)."""

    card: int
    space: int | None


class KadhanShuffled(Struct, frozen=True, gc=False, tag="kadhanshuffled"):
    """His discards became his new deck of so many cards (KU107)."""

    cards: int


class KadhanActivated(Struct, frozen=True, gc=False, tag="kadhanactivated"):
    """The turn's crafted points woke Kadhan (KU110)."""

    points: int


class KadhanTookGem(Struct, frozen=True, gc=False, tag="kadhangem"):
    """He took a gem; `settled` says that it lies on a tile (KU103)."""

    colour: int
    settled: bool


class KadhanTookTile(Struct, frozen=True, gc=False, tag="kadhantile"):
    """He took a tile; `settled` says that a loose gem went onto it."""

    colour: int
    settled: bool
    reason: TileReason


class KadhanTookNothing(Struct, frozen=True, gc=False, tag="kadhannothing"):
    """The ruin (KU117) or the supply of tiles (KU106) was empty; `card` is the solo card."""

    card: int


class KadhanCrafted(Struct, frozen=True, gc=False, tag="kadhancrafted"):
    """He crafted a card of the board."""

    card: int
    points: int
    level: int
    place: int
    used: Assignment
    reason: CraftReason


Telling = (
    Travelled
    | Dug
    | Unloaded
    | Reserved
    | Looked
    | Kept
    | ToolSpent
    | Watered
    | Swapped
    | Recoloured
    | Removed
    | Crafted
    | Rewarded
    | NoReward
    | Returned
    | TurnEnded
    | Refilled
    | Passed
    | PhaseEnded
    | KadhanDrew
    | KadhanShuffled
    | KadhanActivated
    | KadhanTookGem
    | KadhanTookTile
    | KadhanTookNothing
    | KadhanCrafted
)

Log = list[Event[Telling]]
"""What a step adds its events to while a move is being made."""

_OPENED = frozenset({Looked, Refilled, KadhanDrew, KadhanShuffled})


def can_be_undone(log: Log) -> bool:
    """True if nothing hidden was turned over and no chance used."""
    return _OPENED.isdisjoint([type(event.public) for event in log])
