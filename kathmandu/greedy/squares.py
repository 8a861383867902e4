"""What the two squares of the solo game are worth: places taken, and the chances of the others."""

from functools import lru_cache
from itertools import permutations
from math import prod

from kathmandu.goals import MISSIONS
from kathmandu.greedy.likely import Likely, likely_sections
from kathmandu.monuments import Area, Monument
from kathmandu.moves import Move, Offer, Scrap
from kathmandu.objectives import holds
from kathmandu.sections import COLOURS, HEIGHT, KINDS, WILD
from kathmandu.solo.squares import FIFTH, PLACES
from kathmandu.solo.state import Solo, Square

_WORTH = {"buddha": 1.0, "shrine": 1.2, "stupa": 1.6, "pagoda": 2.0, FIFTH: 1.0}
"""What the places are worth: those that take long have to be begun early."""
_COIN = 0.005
_DEBRIS = 0.005

Monuments = frozenset[tuple[str, str]]
"""Kinds and colours, of which no two squares have the same (KT142)."""


def squares_worth(state: Solo) -> float:
    likely = likely_sections(state)
    debris = sum(len(stack.debris) for stack in state.stacks)
    return _places(state, likely) - _DEBRIS * debris + _COIN * sum(state.coins)


def worth_trying(legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Without giving anything up, as long as something else can be done."""
    return tuple([move for move in legal if not isinstance(move, Scrap | Offer)]) or legal


def _places(state: Solo, likely: Likely) -> float:
    """Those taken and the hopes for the others: one square is planned, and the other with what that leaves."""
    worths = []
    for first, second in (state.squares, state.squares[::-1]):
        planned, monuments = _plan(first, _standing(second), likely, state.extreme)
        worths.append(planned + _plan(second, _standing(first) | monuments, likely, state.extreme)[0])
    return max(worths)


def _standing(square: Square) -> Monuments:
    return frozenset([(place.kind, place.colour) for place in square.places])


def _plan(square: Square, elsewhere: Monuments, likely: Likely, extreme: bool) -> tuple[float, Monuments]:
    """Each open place with another of the colours left, so that they are worth most together."""
    mission = square.mission
    if mission is None:
        return sum(_WORTH.values()), frozenset()

    def chance(kind: str, colour: str) -> float:
        return 0.0 if (kind, colour) in elsewhere else _chance(square.area, kind, colour, likely)

    def best(name: str, colour: str) -> tuple[float, str]:
        """What the place is worth in this colour, and with which kind of monument."""
        if name == FIFTH:
            return max((_WORTH[name] * chance(kind, colour), kind) for kind in (KINDS[-1:] if extreme else KINDS))
        return _WORTH[name] * chance(name, colour) if _meets(mission, name, colour) else 0.0, name

    used, taken = {place.colour for place in square.places}, {place.name for place in square.places}
    colours = [colour for colour in COLOURS if colour not in used]
    table = [[best(name, colour) for colour in colours] for name in PLACES if name not in taken]
    order = max(_orders(len(table)), key=lambda order: sum(row[at][0] for row, at in zip(table, order, strict=True)))
    chosen = [(*row[at], colours[at]) for row, at in zip(table, order, strict=True)]
    worth = sum(_WORTH[place.name] for place in square.places) + sum(worth for worth, _, _ in chosen)
    return worth, frozenset([(kind, colour) for worth, kind, colour in chosen if worth])


def _chance(area: Area, kind: str, colour: str, likely: Likely) -> float:
    """To complete a monument of this kind and colour, from the highest that stands."""
    begun = max((len(monument.faces) for monument in area if _can_be(monument, kind, colour)), default=0)
    return prod([likely[kind, level, colour] for level in range(begun + 1, HEIGHT[kind] + 1)])


def _can_be(monument: Monument, kind: str, colour: str) -> bool:
    unplaced = monument.wet or not monument.complete
    return unplaced and monument.kind == kind and set(monument.colours) <= {colour, WILD}


@lru_cache
def _meets(mission: str, kind: str, colour: str) -> bool:
    return holds(MISSIONS[mission].objectives[KINDS.index(kind)], kind, colour * HEIGHT[kind])


@lru_cache
def _orders(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(count)))
