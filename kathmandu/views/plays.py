"""For each hand card, where its sections can go and what that would bring."""

from collections.abc import Iterator
from functools import lru_cache

from kathmandu.components import FACES, FACES_OF
from kathmandu.monuments import (
    Area,
    Monument,
    find,
    painted,
    places,
    raised,
    rebuilt,
    replaceable,
    started,
    with_monument,
)
from kathmandu.scoring import best_and_worst_colours, difference
from kathmandu.sections import COLOURS, WILD
from kathmandu.views.pieces import Play

Areas = tuple[tuple[int, Area], ...]


@lru_cache(maxsize=1 << 10)
def plays(cards: tuple[int, ...], areas: Areas, reconstruction: bool) -> tuple[Play, ...]:
    """Every use of these cards in the areas, given as (seat, area)."""
    return tuple(
        play
        for card in cards
        for face in FACES_OF[card]
        for owner, area in areas
        for play in _uses(card, face, owner, area, reconstruction)
    )


def _uses(card: int, face: int, owner: int, area: Area, reconstruction: bool) -> Iterator[Play]:
    for key in places(face, area):
        old = None if key is None else find(area, key)
        new = started(len(area), face) if old is None else raised(old, face)
        least, most = _points(area, old, new)
        yield Play(card, face & 1, owner, key, new.complete, least, most)
    for key in replaceable(face, area) if reconstruction else ():
        old = find(area, key)
        assert old is not None
        least, most = _points(area, old, rebuilt(old, face))
        removed = old.faces[FACES[face].level - 1] >> 1
        yield Play(card, face & 1, owner, key, old.complete, least, most, removed)


def _points(area: Area, old: Monument | None, new: Monument) -> tuple[int, int]:
    if not new.complete:
        return 0, 0
    gains = [difference(area, with_monument(area, finished), old, finished) for finished in _finished(new)]
    return min(gains), max(gains)


def _finished(monument: Monument) -> list[Monument]:
    """The completed monument in the colours that bring the most and the least."""
    if WILD not in monument.colours:
        return [monument]
    if monument.kind == "buddha":
        return [painted(monument, colour) for colour in COLOURS]
    return [
        Monument(monument.key, monument.kind, monument.faces, colours)
        for colours in best_and_worst_colours(monument.kind, monument.colours)
    ]
