"""A workbench: hexes that hold a gem, a protection tile or both, always of one colour (KU51)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from kuldhara.components import EVERY_HEX
from kuldhara.gems import EVERY_COLOUR, Counts
from kuldhara.patterns import Masks

ALL_HEXES = (1 << len(EVERY_HEX)) - 1
NO_HEXES: Masks = (0,) * len(EVERY_COLOUR)


class Bench(Struct, frozen=True, gc=False):
    """For each colour the hexes with a gem and those with a tile, a bit for each hex."""

    gems: Masks
    tiles: Masks


class Content(NamedTuple):
    """What lies on a hex that is not empty."""

    colour: int
    gem: bool
    tile: bool


EMPTY_BENCH = Bench(NO_HEXES, NO_HEXES)


def any_colour(masks: Masks) -> int:
    one, two, three, four, five = masks
    return one | two | three | four | five


def filled(bench: Bench) -> int:
    return any_colour(bench.gems) | any_colour(bench.tiles)


def hexes_of(mask: int) -> Iterator[int]:
    """The hexes whose bits are set, in rising order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(hexes: tuple[int, ...]) -> int:
    return sum(1 << at for at in hexes)


def content(bench: Bench, at: int) -> Content | None:
    bit = 1 << at
    for colour in EVERY_COLOUR:
        gem, tile = bool(bench.gems[colour] & bit), bool(bench.tiles[colour] & bit)
        if gem or tile:
            return Content(colour, gem, tile)
    return None


def counts_on(masks: Masks) -> Counts:
    """How many hexes there are of each colour."""
    return tuple(map(int.bit_count, masks))


def toggled(masks: Masks, colour: int, bits: int) -> Masks:
    return (*masks[:colour], masks[colour] ^ bits, *masks[colour + 1 :])


def open_to_gem(bench: Bench, colour: int) -> int:
    """The hexes a gem of this colour may be put on: no gem there, and no tile of another colour (KU50, KU51)."""
    other_tiles = any_colour(bench.tiles) & ~bench.tiles[colour]
    return ALL_HEXES & ~any_colour(bench.gems) & ~other_tiles


def open_to_tile(bench: Bench, colour: int) -> int:
    """The hexes a tile of this colour may be put on: empty, or with a bare gem of that colour (KU83, KU87)."""
    return ALL_HEXES & ~filled(bench) | bench.gems[colour] & ~bench.tiles[colour]


def with_gem(bench: Bench, colour: int, at: int) -> Bench:
    return Bench(toggled(bench.gems, colour, 1 << at), bench.tiles)


def with_tile(bench: Bench, colour: int, at: int) -> Bench:
    return Bench(bench.gems, toggled(bench.tiles, colour, 1 << at))


def swapped(bench: Bench, one: int, other: int) -> Bench:
    """The whole contents of two hexes exchanged."""
    both = 1 << one | 1 << other

    def exchanged(mask: int) -> int:
        return mask ^ both if (mask >> one ^ mask >> other) & 1 else mask

    return Bench(tuple(map(exchanged, bench.gems)), tuple(map(exchanged, bench.tiles)))


def emptied(bench: Bench, at: int) -> Bench:
    keep = ~(1 << at)
    return Bench(tuple(mask & keep for mask in bench.gems), tuple(mask & keep for mask in bench.tiles))


def filled_with(bench: Bench, at: int, new: Content) -> Bench:
    """The bench with an empty hex filled."""
    if new.gem:
        bench = with_gem(bench, new.colour, at)
    return with_tile(bench, new.colour, at) if new.tile else bench
