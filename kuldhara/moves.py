"""What a player can do. Ruins and the camp are places (`board`), a hex is its index on the workbench, a card its id."""

from typing import Annotated

from msgspec import Meta, Struct

from kuldhara.board import PLACES
from kuldhara.components import EVERY_HEX, GEMS_AT_ONCE
from kuldhara.gems import Colour
from kuldhara.jewelry import LEVELS
from kuldhara.state import Tool

HexIndex = Annotated[int, Meta(ge=0, lt=len(EVERY_HEX))]


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """End the phase for oneself (KU21)."""


class Travel(Struct, frozen=True, gc=False, tag="travel"):
    """Ride the cheapest way to a place (KU30)."""

    to: Annotated[int, Meta(ge=0, lt=PLACES)]


class Dig(Struct, frozen=True, gc=False, tag="dig"):
    """Dig up one or two gems (KU40)."""

    gems: Annotated[int, Meta(ge=1, le=GEMS_AT_ONCE)]


class Unload(Struct, frozen=True, gc=False, tag="unload"):
    """Put one gem from the camel on a hex (KU50); further ones right after it belong to the same action."""

    colour: Colour
    hex: HexIndex


class Reserve(Struct, frozen=True, gc=False, tag="reserve"):
    """Reserve a face-up card (KU60)."""

    card: int


class Look(Struct, frozen=True, gc=False, tag="look"):
    """Look at the top three cards of the deck of a level (KU60)."""

    level: Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """Reserve one of the cards looked at, or none of them (KU60)."""

    card: int | None


class UseTool(Struct, frozen=True, gc=False, tag="tool"):
    """Spend a tool token for one effect (KU70); `PickHex` and `PickColour` then say where and what."""

    tool: Tool


class PickHex(Struct, frozen=True, gc=False, tag="hex"):
    """The next hex for the tool."""

    hex: HexIndex


class PickColour(Struct, frozen=True, gc=False, tag="colour"):
    """The new colour of the hex picked (KU73)."""

    colour: Colour


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """Empty no further hex (KU74)."""


class Craft(Struct, frozen=True, gc=False, tag="craft"):
    """Craft a card with the gems on these hexes, in rising order (KU80)."""

    card: int
    hexes: tuple[HexIndex, ...]


class Reward(Struct, frozen=True, gc=False, tag="reward"):
    """Place the reward tile (KU83)."""

    colour: Colour
    hex: HexIndex


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """Take no reward tile (KU83)."""


class EndTurn(Struct, frozen=True, gc=False, tag="end"):
    """End the turn; the cards are refilled (KU63)."""


Move = (
    Pass
    | Travel
    | Dig
    | Unload
    | Reserve
    | Look
    | Keep
    | UseTool
    | PickHex
    | PickColour
    | Stop
    | Craft
    | Reward
    | Decline
    | EndTurn
)
