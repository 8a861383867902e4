"""What a workbench lacks for a card in a certain place, and the plans to make one or two cards with it."""

from collections.abc import Iterator

from msgspec import Struct

from kuldhara.components import EVERY_HEX
from kuldhara.deck import CARDS, PATTERNS
from kuldhara.gems import Counts, counted
from kuldhara.jewelry import WHITE
from kuldhara.workbench import Bench, content

EMPTY = -1
Cell = tuple[int, int]
"""A hex and a colour."""

MOST_RECOLOURED = 1


class Layout(Struct, frozen=True, gc=False):
    """A workbench by hex: the colour of the gem and of the tile, `EMPTY` for none."""

    gem: tuple[int, ...]
    tile: tuple[int, ...]

    @classmethod
    def of(cls, bench: Bench) -> "Layout":
        there = [content(bench, at) for at in EVERY_HEX]
        return cls(
            tuple(found.colour if found and found.gem else EMPTY for found in there),
            tuple(found.colour if found and found.tile else EMPTY for found in there),
        )


class Target(Struct, frozen=True, gc=False):
    """A card in one place: the gems to bring, the hexes to recolour, and the tile that only a reward can give."""

    card: int
    hexes: frozenset[int]
    gems: tuple[Cell, ...]
    recoloured: tuple[Cell, ...]
    tile: Cell | None


class Plan(Struct, frozen=True, gc=False):
    """Cards to craft one after the other, with all that they lack together."""

    targets: tuple[Target, ...]
    gems: tuple[Cell, ...]
    recoloured: tuple[Cell, ...]

    @property
    def wanted(self) -> Counts:
        return counted(tuple(colour for _, colour in self.gems))


def targets(layout: Layout, cards: tuple[int, ...]) -> Iterator[Target]:
    """Every place of every card that lacks at most one recoloured hex and one tile."""
    for card in cards:
        for placement in PATTERNS[card].placements:
            target = _target(layout, card, placement.hexes)
            if target is not None:
                yield target


def _target(layout: Layout, card: int, hexes: tuple[int, ...]) -> Target | None:
    gems, recoloured, tiles = [], [], []
    for place, at in zip(CARDS[card].places, hexes, strict=True):
        gem, tile = layout.gem[at], layout.tile[at]
        there = gem if gem != EMPTY else tile
        colour = there if place.colour == WHITE else place.colour
        if colour == EMPTY:
            return None  # a white place on an empty hex
        if there not in (EMPTY, colour):
            recoloured.append((at, colour))
        if gem == EMPTY:
            gems.append((at, colour))
        if place.tile and tile == EMPTY:
            tiles.append((at, colour))
        if len(recoloured) > MOST_RECOLOURED or len(tiles) > 1:
            return None
    return Target(card, frozenset(hexes), tuple(gems), tuple(recoloured), tiles[0] if tiles else None)


def one_card(target: Target) -> Plan:
    return Plan((target,), target.gems, target.recoloured)


def two_cards(first: Target, second: Target, layout: Layout) -> Plan | None:
    """Both cards, if the second can be made with what the first leaves: its gems on tiles and its reward tile."""
    if first.card == second.card or not CARDS[first.card].rewards_a_tile:
        return None
    shared = {at for at in first.hexes & second.hexes if layout.tile[at] == EMPTY}
    if second.tile is not None:
        shared -= {second.tile[0]}
    if len(shared) > (second.tile is None):
        return None  # only the reward tile, if it is not needed elsewhere, saves a gem for the second card
    gems = tuple(dict.fromkeys(first.gems + second.gems))
    recoloured = tuple(dict.fromkeys(first.recoloured + second.recoloured))
    differ = first.hexes & second.hexes and first.recoloured != second.recoloured
    if differ or len({at for at, _ in gems}) < len(gems):
        return None  # the two want different colours on one hex
    return Plan((first, second), gems, recoloured)
