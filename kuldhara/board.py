"""The camp, the five ruins around it, and what the routes between them cost while the sun moves on."""

from functools import cache
from typing import Literal, NoReturn

from msgspec import Struct

from engine_core.data import DataRefused, load
from kuldhara.components import PHASES

RUINS = 5
CAMP = RUINS
PLACES = RUINS + 1
"""A place is a number: 0 to 4 are the ruins, clockwise, 5 is the camp."""


class RouteEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One route of `data/board.toml`: its two ends and its water in each phase."""

    between: tuple[Literal["camp"] | int, Literal["camp"] | int]
    water: tuple[int, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    route: tuple[RouteEntry, ...]


class Route(Struct, frozen=True):
    """A route between two places, `ends[0]` < `ends[1]`, and its water in each phase."""

    ends: tuple[int, int]
    water: tuple[int, ...]


class Way(Struct, frozen=True):
    """The cheapest way to another place: the places passed, both ends included, and the water for all of it."""

    to: int
    water: int
    places: tuple[int, ...]


def load_routes() -> tuple[Route, ...]:
    """The routes, checked; raises `DataRefused` (KU06, KU09)."""
    routes = []
    for number, entry in enumerate(load("kuldhara", "board", BoardFile).route, start=1):
        ends = sorted(CAMP if end == "camp" else int(end) for end in entry.between)
        if not 0 <= ends[0] < ends[1] <= CAMP or (ends[1] == CAMP and "camp" not in entry.between):
            _refuse(number, "joins no two places; there are the camp and the ruins 0 to 4")
        if len(entry.water) != len(PHASES):
            _refuse(number, f"has {len(entry.water)} costs, wanted are {len(PHASES)}: one for each phase")
        if min(entry.water) < 1:
            _refuse(
                number, "is free in some phase; every route costs at least 1 water, or the game could go on for ever"
            )
        routes.append(Route((ends[0], ends[1]), entry.water))
    if len({route.ends for route in routes}) != len(routes):
        raise DataRefused("kuldhara board: two routes join the same places")
    return tuple(routes)


def _refuse(number: int, message: str) -> NoReturn:
    raise DataRefused(f"kuldhara board: route {number} {message}")


ROUTES = load_routes()


@cache
def ways(phase: int, start: int) -> tuple[Way, ...]:
    """The cheapest way from a place to each other place (KU32): of equally cheap ones the shortest, then the lowest."""
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {start: (0, 0, (start,))}
    edge = [start]
    while edge:
        here = edge.pop()
        water, steps, places = best[here]
        for route in ROUTES:
            if here in route.ends:
                there = sum(route.ends) - here
                found = (water + route.water[phase], steps + 1, (*places, there))
                if there not in best or found < best[there]:
                    best[there] = found
                    edge.append(there)
    if len(best) < PLACES:
        raise DataRefused("kuldhara board: some place cannot be reached from the camp")
    return tuple(Way(to, best[to][0], best[to][2]) for to in range(PLACES) if to != start)


@cache
def way(phase: int, start: int, to: int) -> Way | None:
    """The cheapest way there, None to the place itself."""
    return next((found for found in ways(phase, start) if found.to == to), None)


ways(0, CAMP)  # a board in two pieces is refused when it is loaded, not in the middle of a match
