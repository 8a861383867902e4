"""What a workbench lacks for a card in a certain place, and the plans to make one or two cards with it."""

from collections.abc import Iterator

from msgspec import Struct

from kuldhara.deck import CARDS, PATTERNS
from kuldhara.gems import COLOURS, SIZES, Counts, counted
from kuldhara.jewelry import WHITE
from kuldhara.state import State
from kuldhara.workbench import Bench, hexes_of

EMPTY = -1
Cell = tuple[int, int]
"""A hex and a colour."""


class Target(Struct, frozen=True, gc=False):
    """A card in one place: the gems to be brought, the hexes to be recoloured, the tile that only a reward can give."""

    card: int
    hexes: frozenset[int]
    gems: tuple[Cell, ...]
    recolour: tuple[Cell, ...]
    tile: Cell | None


class Plan(Struct, frozen=True, gc=False):
    """Cards to craft in this turn or a later one, with all that they lack together."""

    targets: tuple[Target, ...]
    gems: tuple[Cell, ...]
    recolour: tuple[Cell, ...]

    @property
    def wanted(self) -> Counts:
        return counted(tuple(colour for _, colour in self.gems))


class Layout(Struct, frozen=True, gc=False):
    """A workbench by hex: the colour of the gem and of the tile, `EMPTY` for none."""

    gem: tuple[int, ...]
    tile: tuple[int, ...]

    @property
    def protected(self) -> frozenset[int]:
        return frozenset(at for at, colour in enumerate(self.tile) if colour != EMPTY)


def layout_of(bench: Bench, hexes: int) -> Layout:
    gem, tile = [EMPTY] * hexes, [EMPTY] * hexes
    for colour in range(len(COLOURS)):
        for at in hexes_of(bench.gems[colour]):
            gem[at] = colour
        for at in hexes_of(bench.tiles[colour]):
            tile[at] = colour
    return Layout(tuple(gem), tuple(tile))


def targets(layout: Layout, cards: tuple[int, ...]) -> Iterator[Target]:
    """Every place of every card that lacks at most one recoloured hex and one tile."""
    for card in cards:
        places = CARDS[card].places
        for placement in PATTERNS[card].placements:
            gems, recolour, tiles = [], [], []
            for place, at in zip(places, placement.hexes, strict=True):
                gem, tile = layout.gem[at], layout.tile[at]
                there = gem if gem != EMPTY else tile
                colour = there if place.colour == WHITE else place.colour
                if colour == EMPTY:
                    break  # a white place on an empty hex: any gem and tile would have to come
                if there not in (EMPTY, colour):
                    recolour.append((at, colour))
                if gem == EMPTY:
                    gems.append((at, colour))
                if place.tile and tile == EMPTY:
                    tiles.append((at, colour))
            else:
                if len(recolour) <= 1 and len(tiles) <= 1:
                    hexes = frozenset(placement.hexes)
                    yield Target(card, hexes, tuple(gems), tuple(recolour), tiles[0] if tiles else None)


def plan_of(first: Target, second: Target | None, layout: Layout) -> Plan | None:
    """The two cards one after the other, if the reward of the first and its gems on tiles let the second be made."""
    if second is None:
        return None if first.tile else Plan((first,), first.gems, first.recolour)
    if first.tile or first.card == second.card or not CARDS[first.card].rewards_a_tile:
        return None
    shared = (first.hexes & second.hexes) - layout.protected
    if second.tile is not None:
        at, colour = second.tile
        if shared - {at} or (at in layout.protected):
            return None
    elif len(shared) > 1:
        return None
    colours: dict[int, int] = {}
    for at, colour in first.gems + second.gems + first.recolour + second.recolour:
        if colours.setdefault(at, colour) != colour:
            return None
    recolour = tuple(dict.fromkeys(first.recolour + second.recolour))
    if any(
        at in other.hexes and (at, colour) not in other.recolour for at, colour in recolour for other in (first, second)
    ):
        return None
    gems = tuple(dict.fromkeys(first.gems + second.gems))
    return Plan((first, second), gems, recolour)


def plan_size(plan: Plan) -> int:
    return sum(SIZES[colour] for _, colour in plan.gems)


def cards_in_reach(state: State, seat: int) -> tuple[int, ...]:
    market = [card for row in state.market.rows for card in row if card is not None]
    return (*market, *state.hunters[seat].reserved)
