"""The language of missions and public goals, and the checker that says which monument meets what (KT71, KT72, KT74).

An objective is text: terms joined by commas, all of which must hold. `g/w` or `top g/w` or `bottom r` wants a section
of one of these colours; `2=3` wants sections of one colour, counted from the bottom.
"""

from functools import lru_cache
from itertools import permutations
from typing import Final

from msgspec import Struct

from kathmandu.monuments import Monument
from kathmandu.sections import COLOURS, HEIGHT, KINDS


class BadObjective(ValueError):
    """A text that is no objective; the message says why in one line."""


class Wanted(Struct, frozen=True, gc=False):
    """The section at this level (1 is the bottom) has one of these colours (letters)."""

    level: int
    colours: str


class Objective(Struct, frozen=True):
    """A completed monument of `kind` that meets all of `fixed` and has one colour in each group of `alike`."""

    kind: str
    fixed: tuple[Wanted, ...] = ()
    alike: tuple[tuple[int, ...], ...] = ()


def parse(kind: str, text: str) -> Objective:
    """The objective that a text states for a kind of monument; raises `BadObjective`.

    >>> parse("shrine", "top g/w").fixed
    (Wanted(level=2, colours='gw'),)
    >>> parse("pagoda", "1=2, 3=4").alike
    ((1, 2), (3, 4))
    """
    if kind not in KINDS:
        raise BadObjective(f"{kind!r} is no kind of monument; there are {', '.join(KINDS)}")
    fixed: list[Wanted] = []
    alike: list[tuple[int, ...]] = []
    for term in text.split(","):
        if "=" in term:
            alike.append(_levels(kind, term))
        else:
            fixed.append(_wanted(kind, term))
    return Objective(kind, tuple(fixed), tuple(alike))


def parse_with_kind(text: str) -> Objective:
    """The objective of a public goal, whose text begins with the kind: `shrine top g/w`."""
    kind, _, rest = text.partition(" ")
    return parse(kind, rest)


def _levels(kind: str, term: str) -> tuple[int, ...]:
    words = [word.strip() for word in term.split("=")]
    known = {str(level): level for level in range(1, HEIGHT[kind] + 1)}
    if not set(words) <= known.keys() or len(set(words)) < len(words):
        raise BadObjective(f"{term.strip()!r} wants different levels from 1 to {HEIGHT[kind]} of a {kind}")
    return tuple(sorted(known[word] for word in words))


def _wanted(kind: str, term: str) -> Wanted:
    words = term.split()
    places: Final = {"bottom": 1, "top": HEIGHT[kind]}
    if len(words) == 2 and words[0] in places and kind != "buddha":
        level = places[words[0]]
    elif len(words) == 1 and kind == "buddha":
        level = 1
    else:
        wanted = "colours" if kind == "buddha" else "top or bottom with colours, or levels such as 1=2"
        raise BadObjective(f"{term.strip()!r} is no condition of a {kind}: it wants {wanted}")
    colours = words[-1].split("/")
    if not set(colours) <= set(COLOURS) or len(set(colours)) < len(colours):
        raise BadObjective(f"{words[-1]!r} wants different colours from {'/'.join(COLOURS)}")
    return Wanted(level, "".join(colours))


@lru_cache(maxsize=1 << 14)
def holds(objective: Objective, kind: str, colours: str) -> bool:
    """Whether a monument of this kind with these section colours, bottom first, is complete and meets the objective."""
    if kind != objective.kind or len(colours) < HEIGHT[kind] or "*" in colours:
        return False
    return all(colours[wanted.level - 1] in wanted.colours for wanted in objective.fixed) and all(
        len({colours[level - 1] for level in levels}) == 1 for levels in objective.alike
    )


def met_by(objective: Objective, area: tuple[Monument, ...]) -> tuple[int, ...]:
    """The keys of the monuments that meet the objective."""
    return tuple(monument.key for monument in area if holds(objective, monument.kind, monument.colours))


def all_met_by(objectives: tuple[Objective, ...], area: tuple[Monument, ...]) -> tuple[int, ...] | None:
    """For each objective the key of another monument that meets it (KT112), or None if they cannot all be met."""
    meeting = [met_by(objective, area) for objective in objectives]
    if not all(meeting):
        return None
    candidates = sorted({key for keys in meeting for key in keys})
    for chosen in permutations(candidates, len(objectives)):
        if all(key in keys for key, keys in zip(chosen, meeting, strict=True)):
            return chosen
    return None


def solid_colours(objective: Objective) -> str | None:
    """The colours that a one-coloured monument may have to meet it; None if it names no colour (KT132)."""
    if not objective.fixed:
        return None
    return "".join(colour for colour in COLOURS if all(colour in wanted.colours for wanted in objective.fixed))
