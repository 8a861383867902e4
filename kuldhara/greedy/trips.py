"""What it costs to fetch gems: over the ruins that have them, back to the camp, unloaded."""

from functools import lru_cache
from itertools import permutations

from kuldhara.board import CAMP, way
from kuldhara.components import CAMEL_ROOM
from kuldhara.gems import SIZES, Counts
from kuldhara.steps.unload import UNLOAD_WATER

Chests = tuple[int, ...]
"""The colour of each ruin."""


@lru_cache(maxsize=1 << 16)
def trip(phase: int, place: int, room: int, wanted: Counts, chests: Chests) -> tuple[int, tuple[int, ...]]:
    """The least water to dig up what is wanted and unload it, and the ruins in the order they are visited.

    `room` is what the camel can still carry; when it is full it goes to the camp in between. The routes cost what they
    cost in this phase, even if it ends before the trip does.
    """
    ruins = [ruin for ruin, colour in enumerate(chests) if wanted[colour]]
    errands = ([(ruin, SIZES[chests[ruin]], wanted[chests[ruin]]) for ruin in order] for order in permutations(ruins))
    return min((_along(phase, place, room, errand), tuple(ruin for ruin, _, _ in errand)) for errand in errands)


def _along(phase: int, place: int, room: int, errands: list[tuple[int, int, int]]) -> int:
    """The water for one order of (ruin, size of its gems, how many of them)."""
    water = 0
    for ruin, size, wanted in errands:
        left = wanted
        while left:
            if room < size:
                water, place, room = water + _water(phase, place, CAMP) + UNLOAD_WATER, CAMP, CAMEL_ROOM
            dug = min(left, room // size)
            water, place = water + _water(phase, place, ruin) + dug * size, ruin
            room, left = room - dug * size, left - dug
    return water + _water(phase, place, CAMP) + UNLOAD_WATER


def _water(phase: int, place: int, to: int) -> int:
    found = way(phase, place, to)
    return found.water if found else 0
