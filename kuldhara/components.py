"""What lies in the box besides the jewelry: gems, tiles, start cards, Kadhan's cards, the workbench's shape."""

from typing import NoReturn

from msgspec import Struct

from engine_core.data import DataRefused, load
from kuldhara.gems import COLOURS, ColourName, Counts
from kuldhara.hexes import Hex, PictureRefused, connected, read_picture

PHASES = ("morning", "midday", "afternoon", "evening")
NIGHT = len(PHASES)

FULL_WATER = 15
TOOLS_EACH = 5
CAMEL_ROOM = 6
RESERVED_AT_MOST = 2
LOOKED_AT = 3
ACTIONS_EACH = 2
GEMS_AT_ONCE = 2
REMOVED_AT_ONCE = 3
TOOL_WATER = 3
GEMS_FOR_A_POINT = 3
ROW_LENGTHS = (4, 4, 2)
"""How many jewelry cards of level 1, 2 and 3 lie face up (KU13)."""

CENTRAL_HEXES = 3


class PerColour(Struct, frozen=True, forbid_unknown_fields=True):
    orange: int
    red: int
    green: int
    blue: int
    purple: int

    def counts(self) -> Counts:
        return tuple(getattr(self, colour) for colour in COLOURS)


class WorkbenchPicture(Struct, frozen=True, forbid_unknown_fields=True):
    picture: str


class StartCard(Struct, frozen=True, forbid_unknown_fields=True):
    gems: tuple[ColourName, ...]

    def colours(self) -> tuple[int, ...]:
        return tuple(COLOURS.index(colour) for colour in self.gems)


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """`data/components.toml` as it is written."""

    gems: PerColour
    tiles: PerColour
    workbench: WorkbenchPicture
    start: tuple[StartCard, ...]
    kadhan: PerColour


def load_components() -> Components:
    """The components, checked; raises `DataRefused`."""
    components = load("kuldhara", "components", Components)
    for name, pile in (("gems", components.gems), ("tiles", components.tiles), ("kadhan", components.kadhan)):
        if min(pile.counts()) < 1:
            _refuse(f"[{name}] needs at least one of every colour")
    if len(components.start) < 4:
        _refuse(f"{len(components.start)} start cards, wanted are at least 4: one for each player")
    for number, card in enumerate(components.start, start=1):
        if len(card.gems) != CENTRAL_HEXES:
            _refuse(f"start card {number} has {len(card.gems)} gems, wanted are 3: one for each central hex")
    if (solo_cards := sum(components.kadhan.counts())) != 10:
        _refuse(f"[kadhan] has {solo_cards} gem cards, wanted are 10")
    return components


def workbench_hexes(picture: str) -> tuple[tuple[Hex, ...], tuple[int, ...]]:
    """The hexes row by row, and the indices of the three central ones; raises `DataRefused`."""
    try:
        signs = read_picture(picture)
    except PictureRefused as error:
        _refuse(f"[workbench]: {error}")
    hexes = tuple(signs)
    central = tuple(index for index, sign in enumerate(signs.values()) if sign == "*")
    if set(signs.values()) - {"*", "."}:
        _refuse("[workbench] is drawn with '.' for a hex and '*' for a central hex, nothing else")
    if len(central) != CENTRAL_HEXES:
        _refuse(f"[workbench] has {len(central)} central hexes, wanted are 3")
    if not connected(hexes):
        _refuse("[workbench] must be in one piece")
    return hexes, central


def _refuse(message: str) -> NoReturn:
    raise DataRefused(f"kuldhara components: {message}")


COMPONENTS = load_components()
GEMS_IN_PLAY = COMPONENTS.gems.counts()
TILES_IN_PLAY = COMPONENTS.tiles.counts()
START_CARDS = tuple(card.colours() for card in COMPONENTS.start)
HEXES, CENTRAL = workbench_hexes(COMPONENTS.workbench.picture)
HEX_INDEX = {hexagon: index for index, hexagon in enumerate(HEXES)}
EVERY_HEX = range(len(HEXES))
