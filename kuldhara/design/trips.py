"""What it costs to fetch gems: over the ruins that have them, back to the camp, unloaded."""

from functools import lru_cache
from itertools import permutations

from kuldhara.board import CAMP, way
from kuldhara.components import CAMEL_ROOM, GEMS_AT_ONCE
from kuldhara.gems import EVERY_COLOUR, SIZES, Counts
from kuldhara.steps.unload import UNLOAD_WATER


@lru_cache(maxsize=1 << 16)
def trip(phase: int, place: int, room: int, wanted: Counts, chests: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The least water to dig up what is wanted and unload it, and the ruins in the order they are visited.

    `room` is what the camel can still carry. When it is full it goes to the camp in between. Prices are those of the
    phase; nothing wanted is nothing to pay.
    """
    ruins = [ruin for ruin, colour in enumerate(chests) if wanted[colour]]
    if not ruins:
        return (_water(phase, place, CAMP) + UNLOAD_WATER if room < CAMEL_ROOM else 0), ()
    found = ((_along(phase, place, room, wanted, chests, order), order) for order in permutations(ruins))
    return min(found)


def _along(phase: int, place: int, room: int, wanted: Counts, chests: tuple[int, ...], order: tuple[int, ...]) -> int:
    water = 0
    for ruin in order:
        size, left = SIZES[chests[ruin]], wanted[chests[ruin]]
        while left:
            if room < size:
                water, place, room = water + _water(phase, place, CAMP) + UNLOAD_WATER, CAMP, CAMEL_ROOM
            fitting = min(left, room // size)
            water, place = water + _water(phase, place, ruin) + fitting * size, ruin
            room, left = room - fitting * size, left - fitting
    return water + _water(phase, place, CAMP) + UNLOAD_WATER


def _water(phase: int, place: int, to: int) -> int:
    found = way(phase, place, to)
    return found.water if found else 0


def gems_to_dig(wanted: int, colour: int, room: int, water: int) -> int:
    """How many gems of a colour one action can bring."""
    return min(GEMS_AT_ONCE, wanted, room // SIZES[colour], water // SIZES[colour])


def any_wanted(wanted: Counts) -> bool:
    return any(wanted[colour] for colour in EVERY_COLOUR)
