"""Putting hand cards into monuments: what can go where, and doing it (KT40, KT44, KT45, KT90, KT102, KT105)."""

from typing import Final

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.components import FACES, FACES_OF
from kathmandu.monuments import find, painted, places, raised, rebuilt, replaceable, started, with_monument
from kathmandu.moves import Build, Move, Paint, Rebuild
from kathmandu.scoring import difference
from kathmandu.sections import COLOURS, WILD
from kathmandu.state import Building, Spending, Table, Wet, with_player
from kathmandu.steps.step import not_now, without
from kathmandu.story import Story
from kathmandu.tellings import Built, Painted, Rebuilt, Telling, Working

PAINTS: Final = tuple(Paint(colour) for colour in COLOURS)


def builds(state: Table, seat: int, cards: tuple[int, ...]) -> list[Move]:
    """Every way to build one of these cards."""
    areas = [(owner, state.players[owner].area) for owner in state.areas_of(seat)]
    return [
        Build(card, face & 1, owner, key)
        for card in cards
        for face in FACES_OF[card]
        for owner, area in areas
        for key in places(face, area)
    ]


def rebuilds(state: Table, seat: int) -> list[Move]:
    """Every way to put a hand card in the place of a section."""
    areas = [(owner, state.players[owner].area) for owner in state.areas_of(seat)]
    return [
        Rebuild(card, face & 1, owner, key)
        for card in state.players[seat].hand
        for face in FACES_OF[card]
        for owner, area in areas
        for key in replaceable(face, area)
    ]


def check_build(state: Table, seat: int, move: Build, cards: tuple[int, ...]) -> None:
    """Raise `IllegalMove` unless the move is among `builds` of these cards."""
    face = _checked_face(state, seat, move, cards)
    at = places(face, state.players[move.area].area)
    if move.monument not in at:
        section = FACES[face]
        if section.level == 1:
            raise IllegalMove("KT40", f"level 1 of a {section.kind} begins a new monument")
        raise IllegalMove(
            "KT40",
            f"level {section.level} of a {section.kind} goes on level {section.level - 1} of one; "
            f"there are monuments {at} to continue",
        )


def check_rebuild(state: Table, seat: int, move: Rebuild) -> None:
    """Raise `IllegalMove` unless the move is among `rebuilds`."""
    face = _checked_face(state, seat, move, state.players[seat].hand)
    at = replaceable(face, state.players[move.area].area)
    if move.monument not in at:
        section = FACES[face]
        raise IllegalMove(
            "KT105",
            f"the new card must be the same section: level {section.level} of a {section.kind} "
            f"stands, to be replaced, in monuments {at}",
        )


def _checked_face(state: Table, seat: int, move: Build | Rebuild, cards: tuple[int, ...]) -> int:
    if move.card not in cards:
        raise IllegalMove("KT40", f"card {move.card} is not yours to build; you have {', '.join(map(str, cards))}")
    face = 2 * move.card + move.face
    if face not in FACES_OF[move.card]:
        raise IllegalMove("KT40", f"card {move.card} has no use {move.face}, only 0 to {len(FACES_OF[move.card]) - 1}")
    if move.area not in state.areas_of(seat):
        allowed = "your own area" if state.options.teams is None else "your own area or a teammate's"
        raise IllegalMove("KT90", f"you may only build in {allowed}, not in that of seat {move.area}")
    return face


def build(state: Table, seat: int, move: Build, story: Story) -> Table:
    """The card of a checked move in its place, taken from the hand or, once bought, from nowhere else."""
    face, before = 2 * move.card + move.face, state.players[move.area].area
    old = None if move.monument is None else find(before, move.monument)
    new = started(len(before), face) if old is None else raised(old, face)
    area = with_monument(before, new)
    points = difference(before, area, old, new)
    state = _with_area(_out_of_hand(state, seat, move.card), move.area, area)
    telling = Built(seat, move.area, new.key, move.card, move.face, points, new.complete)
    return _wetted(tell(state, seat, telling, story), seat, move.area, new.key, new.wet)


def rebuild(state: Table, seat: int, move: Rebuild, story: Story) -> Table:
    """The card of a checked move in the place of another, which is discarded."""
    face, before = 2 * move.card + move.face, state.players[move.area].area
    old = find(before, move.monument)
    assert old is not None
    level = FACES[face].level
    new = rebuilt(old, face)
    area = with_monument(before, new)
    points = difference(before, area, old, new)
    removed = old.faces[level - 1] >> 1
    state = _with_area(_out_of_hand(state, seat, move.card), move.area, area)
    telling = Rebuilt(seat, move.area, new.key, level, removed, move.card, move.face, points)
    state = tell(drop(state, seat, removed), seat, telling, story)
    return _wetted(state, seat, move.area, new.key, new.wet)


def paint(state: Table, wet: Wet, move: Move, story: Story) -> Table:
    """The lowest colourless wild of the monument gets its colour (KT45)."""
    if not isinstance(move, Paint):
        raise not_now("KT45", move, "paint: the monument just completed has a wild without a colour")
    if move.colour not in COLOURS:
        raise IllegalMove("KT44", f"{move.colour!r} is no colour; there are {', '.join(COLOURS)}")
    before = state.players[wet.area].area
    old = find(before, wet.monument)
    assert old is not None
    new = painted(old, move.colour)
    area = with_monument(before, new)
    level = old.colours.index(WILD) + 1
    telling = Painted(wet.seat, wet.area, new.key, level, move.colour, difference(before, area, old, new))
    state = _without_wet(_with_area(state, wet.area, area), wet)
    return _wetted(tell(state, wet.seat, telling, story), wet.seat, wet.area, new.key, new.wet)


def tell(state: Table, seat: int, telling: Telling, story: Story) -> Table:
    """Told to everybody, or while builds are private only to the seat and kept for the others (KT43)."""
    phase = state.phase
    if not isinstance(phase, Building) or not phase.before:
        story.tell(telling)
        return state
    story.tell_apart(Working(seat), (seat, telling))
    told = (*phase.told[:seat], (*phase.told[seat], telling), *phase.told[seat + 1 :])
    return replace(state, phase=replace(phase, told=told))


def drop(state: Table, seat: int, card: int) -> Table:
    """A card onto the discard row, where the others see it when builds are shown (KT42, KT43)."""
    phase = state.phase
    if not isinstance(phase, Building) or not phase.before:
        return replace(state, discards=(*state.discards, card))
    dropped = (*phase.dropped[:seat], (*phase.dropped[seat], card), *phase.dropped[seat + 1 :])
    return replace(state, phase=replace(phase, dropped=dropped))


def wet_of(state: Table, seat: int) -> Wet | None:
    """The monument to which this seat owes a colour."""
    phase = state.phase
    assert isinstance(phase, Building | Spending)
    return next((wet for wet in phase.wet if wet.seat == seat), None)


def _out_of_hand(state: Table, seat: int, card: int) -> Table:
    player = state.players[seat]
    if card not in player.hand:
        return state
    player = replace(player, hand=without(player.hand, card))
    return replace(state, players=with_player(state.players, seat, player))


def _with_area(state: Table, owner: int, area: tuple[object, ...]) -> Table:
    player = replace(state.players[owner], area=area)
    return replace(state, players=with_player(state.players, owner, player))


def _wetted(state: Table, seat: int, area: int, monument: int, wet: bool) -> Table:
    if not wet:
        return state
    assert isinstance(state.phase, Building | Spending)
    return replace(state, phase=replace(state.phase, wet=(*state.phase.wet, Wet(seat, area, monument))))


def _without_wet(state: Table, wet: Wet) -> Table:
    assert isinstance(state.phase, Building | Spending)
    return replace(state, phase=replace(state.phase, wet=tuple([other for other in state.phase.wet if other != wet])))
