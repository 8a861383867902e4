"""The ways of the camels: five spaces on each player's path, Khiva between the paths."""

from functools import cache

from msgspec import Struct

OUTPOST = 5


class Spot(Struct, frozen=True, gc=False):
    """A space on the path of a seat: shops 1 to 4, then 5, the outpost. Khiva itself is no spot: None."""

    path: int
    space: int


class Way(Struct, frozen=True, gc=False):
    """Where a move ends, and the camels leapt over on the way."""

    to: Spot
    over: tuple[Spot, ...]


@cache
def route(at: Spot | None, path: int) -> tuple[Spot, ...]:
    """The spots before a camel that goes to the outpost of this path (KH40).

    On another path it walks back to Khiva first, space by space; Khiva itself is no space that counts (KH42).
    """
    if at is not None and at.path == path:
        return tuple(Spot(path, space) for space in range(at.space + 1, OUTPOST + 1))
    back = () if at is None else tuple(Spot(at.path, space) for space in range(at.space - 1, 0, -1))
    return (*back, *[Spot(path, space) for space in range(1, OUTPOST + 1)])


def ways(ahead: tuple[Spot, ...], occupied: tuple[Spot, ...], number: int, gems: int) -> tuple[Way, ...]:
    """The ways that `number` spaces lead with 0, 1, 2 ... up to `gems` gems, as long as a gem leads further.

    Occupied spots are leapt over and not counted (KH41); nothing goes past the outpost (KH43).
    """
    free = [spot for spot in ahead if spot not in occupied]
    shortest = min(number, len(free))
    longest = min(number + gems, len(free))
    return tuple(_way(ahead, occupied, free[steps - 1]) for steps in range(shortest, longest + 1))


def _way(ahead: tuple[Spot, ...], occupied: tuple[Spot, ...], to: Spot) -> Way:
    if not occupied:
        return Way(to, ())
    return Way(to, tuple(spot for spot in ahead[: ahead.index(to)] if spot in occupied))
