"""Building in the two squares, scrapping, and the cut to three (KT139, KT140, KT147)."""

from typing import Final

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.architects import HAND_LIMIT
from kathmandu.components import FACES, FACES_OF
from kathmandu.monuments import Monument, find, places, with_monument
from kathmandu.moves import Build, Discard, Done, Move, Paint, Scrap
from kathmandu.sections import COLOURS
from kathmandu.solo.debris import cleared
from kathmandu.solo.squares import check_growth, coloured, grown, level_met, open_colours, place_for, with_place
from kathmandu.solo.state import Building, Over, Solo, with_square
from kathmandu.solo.tellings import MonumentScrapped, PlaceMarked, SoloEnded
from kathmandu.steps.step import not_now, without
from kathmandu.story import Story
from kathmandu.tellings import Built, Discarded, Painted

PLAYER: Final = 0


def builds(state: Solo) -> list[Build]:
    """Every way to build a hand card."""
    return [
        Build(card, face & 1, at, key)
        for card in state.hand
        for face in FACES_OF[card]
        for at, square in enumerate(state.squares)
        for key in places(face, square.area)
        if _fits(state, at, key, face)
    ]


def _fits(state: Solo, at: int, key: int | None, face: int) -> bool:
    try:
        check_growth(state, at, grown(state.squares[at], key, face))
    except IllegalMove:
        return False
    return True


def scraps(state: Solo) -> list[Scrap]:
    """Every monument that can be discarded whole."""
    return [
        Scrap(at, monument.key)
        for at, square in enumerate(state.squares)
        for monument in square.area
        if not monument.complete
    ]


def legal(state: Solo, phase: Building) -> tuple[Move, ...]:
    if phase.wet is not None:
        return tuple(Paint(colour) for colour in open_colours(state, phase.wet[0], _wet_monument(state, phase).kind))
    if phase.cutting:
        return tuple(Discard(card) for card in state.hand)
    return (*builds(state), Done())


def play(state: Solo, phase: Building, move: Move, story: Story) -> Solo:
    if phase.wet is not None:
        return _paint(state, phase, move, story)
    if phase.cutting:
        return _cut(state, move, story)
    if isinstance(move, Done):
        return replace(state, phase=Building(cutting=True))
    if not isinstance(move, Build):
        raise not_now("KT140", move, "build, scrap or done")
    return _build(state, move, story)


def _build(state: Solo, move: Build, story: Story) -> Solo:
    face = _checked_face(state, move)
    square = state.squares[move.area]
    at = places(face, square.area)
    if move.monument not in at:
        section = FACES[face]
        raise IllegalMove(
            "KT40", f"level {section.level} of a {section.kind} can go on monuments {at}, None for a new one"
        )
    new = grown(square, move.monument, face)
    check_growth(state, move.area, new)
    square = replace(square, area=with_monument(square.area, new), begun=max(square.begun, new.key + 1))
    story.tell(Built(PLAYER, move.area, new.key, move.card, move.face, 0, new.complete))
    state = replace(state, hand=without(state.hand, move.card), squares=with_square(state, move.area, square))
    if new.wet:
        return replace(state, phase=Building(wet=(move.area, new.key)))
    return _placed(state, move.area, new, story) if new.complete else state


def _checked_face(state: Solo, move: Build) -> int:
    if move.card not in state.hand:
        raise IllegalMove("KT40", f"card {move.card} is not in your hand: {', '.join(map(str, state.hand))}")
    face = 2 * move.card + move.face
    if face not in FACES_OF[move.card]:
        raise IllegalMove("KT40", f"card {move.card} has no use {move.face}, only 0 to {len(FACES_OF[move.card]) - 1}")
    if move.area not in (0, 1):
        raise IllegalMove("KT140", f"there are squares 0 and 1, not {move.area}")
    return face


def _placed(state: Solo, at: int, monument: Monument, story: Story) -> Solo:
    """The completed monument takes its place, debris of its colour goes, and the game may be won."""
    colour = monument.colours[0]
    name = place_for(state, at, monument.kind, colour)
    story.tell(PlaceMarked(at, name, monument.key, colour))
    square = state.squares[at]
    square = replace(square, places=with_place(square, name, monument))
    state = cleared(replace(state, squares=with_square(state, at, square)), colour, story)
    level = level_met(state)
    if level is None:
        return state
    story.tell(SoloEnded(level))
    return replace(state, phase=Over(level))


def _wet_monument(state: Solo, phase: Building) -> Monument:
    assert phase.wet is not None
    monument = find(state.squares[phase.wet[0]].area, phase.wet[1])
    assert monument is not None
    return monument


def _paint(state: Solo, phase: Building, move: Move, story: Story) -> Solo:
    """A monument of wilds only gets its colour (KT139)."""
    assert phase.wet is not None
    at, monument = phase.wet[0], _wet_monument(state, phase)
    if not isinstance(move, Paint):
        raise not_now("KT139", move, "paint: the monument of wilds only needs a colour")
    if move.colour not in COLOURS:
        raise IllegalMove("KT44", f"{move.colour!r} is no colour; there are {', '.join(COLOURS)}")
    place_for(state, at, monument.kind, move.colour)
    new = coloured(monument, move.colour)
    square = replace(state.squares[at], area=with_monument(state.squares[at].area, new))
    story.tell(Painted(PLAYER, at, new.key, 1, move.colour, 0))
    return _placed(replace(state, squares=with_square(state, at, square), phase=Building()), at, new, story)


def _cut(state: Solo, move: Move, story: Story) -> Solo:
    if not isinstance(move, Discard):
        raise not_now("KT140", move, f"discard: {HAND_LIMIT} cards may be kept")
    if move.card not in state.hand:
        raise IllegalMove("KT42", f"card {move.card} is not in your hand: {', '.join(map(str, state.hand))}")
    story.tell(Discarded(PLAYER, move.card))
    return replace(state, hand=without(state.hand, move.card), discards=(*state.discards, move.card))


def scrap(state: Solo, move: Scrap, story: Story) -> Solo:
    """An incomplete monument is discarded whole (KT140)."""
    square = state.squares[move.area] if move.area in (0, 1) else None
    monument = None if square is None else find(square.area, move.monument)
    if square is None or monument is None or monument.complete:
        raise IllegalMove("KT140", f"there is no incomplete monument {move.monument} in square {move.area} to discard")
    cards = tuple(face >> 1 for face in monument.faces)
    story.tell(MonumentScrapped(move.area, monument.key, cards))
    area = tuple(other for other in square.area if other.key != monument.key)
    squares = with_square(state, move.area, replace(square, area=area))
    return replace(state, squares=squares, discards=state.discards + cards)
