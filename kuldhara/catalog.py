"""What the numbers in views, moves and tellings stand for."""

from msgspec import Struct

from kuldhara.board import CAMP, ROUTES, Route
from kuldhara.challenges import CHALLENGE_CARDS, Challenge
from kuldhara.components import (
    CAMEL_ROOM,
    CENTRAL,
    FULL_WATER,
    HEXES,
    PHASES,
    RESERVED_AT_MOST,
    START_CARDS,
    TILES_IN_PLAY,
    TOOLS_EACH,
)
from kuldhara.deck import CARDS
from kuldhara.gems import COLOURS, SIZES
from kuldhara.hexes import Hex
from kuldhara.jewelry import Card
from kuldhara.kadhan import SPACES
from kuldhara.state import TILE_CARD, Tool
from kuldhara.steps.tools import TOOLS


class ColourEntry(Struct, frozen=True):
    """A colour: its name, the size of its gems (room and digging water), its protection tiles in the box."""

    key: str
    size: int
    tiles: int


class Catalog(Struct, frozen=True):
    """`colours` in the order of their numbers; a white place has colour -1. `hexes` are axial coordinates (q, r).

    `routes` join two places (`ends`) and give their water in each phase; the ruins are 0 to 4 clockwise, `camp` the
    camp. `tile_card` is the number of Kadhan's tile cards, the others are the colours.
    """

    cards: tuple[Card, ...]
    colours: tuple[ColourEntry, ...]
    hexes: tuple[Hex, ...]
    central: tuple[int, ...]
    phases: tuple[str, ...]
    routes: tuple[Route, ...]
    camp: int
    start_cards: tuple[tuple[int, ...], ...]
    tools: tuple[Tool, ...]
    tools_each: int
    full_water: int
    camel_room: int
    reserved_at_most: int
    challenge_cards: tuple[tuple[Challenge, Challenge], ...]
    tile_card: int
    kadhan_spaces: int


CATALOG = Catalog(
    cards=tuple(CARDS.values()),
    colours=tuple(ColourEntry(*entry) for entry in zip(COLOURS, SIZES, TILES_IN_PLAY, strict=True)),
    hexes=HEXES,
    central=CENTRAL,
    phases=PHASES,
    routes=ROUTES,
    camp=CAMP,
    start_cards=START_CARDS,
    tools=TOOLS,
    tools_each=TOOLS_EACH,
    full_water=FULL_WATER,
    camel_room=CAMEL_ROOM,
    reserved_at_most=RESERVED_AT_MOST,
    challenge_cards=CHALLENGE_CARDS,
    tile_card=TILE_CARD,
    kadhan_spaces=SPACES,
)
