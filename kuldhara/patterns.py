"""Where a card's pattern can stand on a workbench, worked out once for each card: asking is a few bit operations.

A workbench is packed into one number: a bit for each hex and colour that holds a gem, one for each that holds a tile,
and one for each hex that holds a gem on a tile, whatever the colour, for the white places. A placement stands when all
the bits it needs are set.
"""

from functools import lru_cache

from msgspec import Struct

from kuldhara.components import EVERY_HEX, HEX_INDEX
from kuldhara.gems import COLOURS, EVERY_COLOUR
from kuldhara.hexes import moved, orientations
from kuldhara.jewelry import WHITE, Card

WIDTH = len(EVERY_HEX)
_TILES_FROM = len(COLOURS) * WIDTH
_PROTECTED_FROM = 2 * _TILES_FROM

Masks = tuple[int, ...]
"""For each colour a bit for every hex."""


class Placement(Struct, frozen=True):
    """One way to lay a pattern: the hexes in the order of the card's places, and the bits it needs."""

    hexes: tuple[int, ...]
    needs: int


class Pattern(Struct, frozen=True):
    """All ways to lay a card, sorted by the hex of the first coloured place (`anchor` is its colour)."""

    anchor: int
    placements: tuple[Placement, ...]
    by_anchor: dict[int, tuple[tuple[int, tuple[int, ...]], ...]]

    def standing(self, gems: Masks, tiles: Masks) -> tuple[tuple[int, ...], ...]:
        """The sets of hexes, each in rising order, on which the pattern stands on such a workbench (KU80 to KU82)."""
        found = []
        packed = pack(gems, tiles)
        anchors = gems[self.anchor]
        while anchors:
            lowest = anchors & -anchors
            anchors ^= lowest
            for needs, hexes in self.by_anchor[lowest]:
                if packed & needs == needs:
                    found.append(hexes)
        # Where the pattern is symmetrical, or a white place could also be another, several ways use the same gems.
        return tuple(sorted(set(found))) if len(found) > 1 else tuple(found)


@lru_cache(maxsize=1 << 14)
def pack(gems: Masks, tiles: Masks) -> int:
    """The workbench as one number."""
    packed = 0
    for colour in EVERY_COLOUR:
        packed |= gems[colour] << colour * WIDTH
        packed |= tiles[colour] << _TILES_FROM + colour * WIDTH
        packed |= (gems[colour] & tiles[colour]) << _PROTECTED_FROM
    return packed


def pattern_of(card: Card) -> Pattern:
    """All placements of a card: six rotations and their mirror images, everywhere on the workbench, each once."""
    first = next(number for number, place in enumerate(card.places) if place.colour != WHITE)
    placements = {placement.needs: placement for placement in _placements(card)}
    by_anchor: dict[int, list[tuple[int, tuple[int, ...]]]] = {1 << at: [] for at in EVERY_HEX}
    for placement in placements.values():
        by_anchor[1 << placement.hexes[first]].append((placement.needs, tuple(sorted(placement.hexes))))
    return Pattern(
        card.places[first].colour,
        tuple(placements.values()),
        {anchor: tuple(found) for anchor, found in by_anchor.items()},
    )


def _placements(card: Card) -> list[Placement]:
    found = []
    for seen in orientations(tuple(place.at for place in card.places)):
        for q, r in HEX_INDEX:
            cells = moved(seen, (q - seen[0][0], r - seen[0][1]))
            if all(cell in HEX_INDEX for cell in cells):
                hexes = tuple(HEX_INDEX[cell] for cell in cells)
                found.append(Placement(hexes, _needs(card, hexes)))
    return found


def _needs(card: Card, hexes: tuple[int, ...]) -> int:
    needs = 0
    for place, at in zip(card.places, hexes, strict=True):
        if place.colour == WHITE:
            needs |= 1 << _PROTECTED_FROM + at
            continue
        needs |= 1 << place.colour * WIDTH + at
        if place.tile:
            needs |= 1 << _TILES_FROM + place.colour * WIDTH + at
    return needs
