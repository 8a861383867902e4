"""Whether a bought card can still be built (KT61)."""

from kathmandu.components import FACES, FACES_OF
from kathmandu.monuments import Area, find, raised, started, with_monument
from kathmandu.moves import Build


def can_be_built(card: int, hand: tuple[int, ...], areas: tuple[Area, ...]) -> bool:
    """Whether the card can be built in one of the areas, after cards of the hand if need be."""
    return any(_section_fits(face, hand, areas) for face in FACES_OF[card])


def _section_fits(face: int, hand: tuple[int, ...], areas: tuple[Area, ...]) -> bool:
    section = FACES[face]
    if section.level == 1:
        return True
    standing = max(
        (
            len(monument.faces)
            for area in areas
            for monument in area
            if monument.kind == section.kind and len(monument.faces) < section.level
        ),
        default=0,
    )
    return _supply(section.kind, range(standing + 1, section.level), hand)


def _supply(kind: str, levels: range, hand: tuple[int, ...]) -> bool:
    """Whether different cards of the hand can be these levels."""
    if not levels:
        return True
    return any(
        _supply(kind, levels[1:], (*hand[:at], *hand[at + 1 :]))
        for at, card in enumerate(hand)
        if any(FACES[face].kind == kind and FACES[face].level == levels[0] for face in FACES_OF[card])
    )


def still_possible(bought: int, move: Build, hand: tuple[int, ...], areas: dict[int, Area]) -> bool:
    """Whether the bought card could still be built after this hand card."""
    face, area = 2 * move.card + move.face, areas[move.area]
    old = None if move.monument is None else find(area, move.monument)
    new = started(len(area), face) if old is None else raised(old, face)
    after = {**areas, move.area: with_monument(area, new)}
    rest = tuple([card for card in hand if card != move.card])
    return can_be_built(bought, rest, tuple(after.values()))
