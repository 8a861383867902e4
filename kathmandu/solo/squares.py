"""What may be built in a square, and which place a completed monument takes (KT139, KT142 to KT144, KT147)."""

from engine_core.refusals import IllegalMove
from kathmandu.components import FACES
from kathmandu.goals import MISSIONS
from kathmandu.monuments import Monument, find, raised, started
from kathmandu.objectives import holds
from kathmandu.sections import COLOUR_NAMES, COLOURS, HEIGHT, KINDS, WILD
from kathmandu.solo.state import Place, Solo, Square

FIFTH = "fifth"
PLACES = (*KINDS, FIFTH)


def colours_of(monument: Monument) -> set[str]:
    """The colours of its coloured sections."""
    return set(monument.colours) - {WILD}


def grown(square: Square, monument: int | None, face: int) -> Monument:
    """The monument with this face on top, or a new one; complete and solid, its wilds have its colour (KT147)."""
    old = None if monument is None else find(square.area, monument)
    new = started(square.begun, face) if old is None else raised(old, face)
    solid = new.complete and len(colours_of(new)) == 1
    return coloured(new, *colours_of(new)) if solid else new


def coloured(monument: Monument, colour: str) -> Monument:
    """The monument, all its sections in this colour."""
    return Monument(monument.key, monument.kind, monument.faces, colour * len(monument.faces))


def check_growth(state: Solo, at: int, new: Monument) -> None:
    """Raise `IllegalMove` when the grown monument is not solid or, complete, has no place in its square."""
    if len(colours_of(new)) > 1:
        raise IllegalMove(
            "KT147", f"a {FACES[new.faces[-1]].colour!r} section cannot go on a monument of another colour"
        )
    if new.wet:
        if not open_colours(state, at, new.kind):
            raise IllegalMove("KT144", f"no colour is left in which a {new.kind} could stand in this square")
    elif new.complete:
        place_for(state, at, new.kind, new.colours[0])


def open_colours(state: Solo, at: int, kind: str) -> tuple[str, ...]:
    """The colours in which a monument of this kind could be completed in the square."""
    return tuple(colour for colour in COLOURS if _refusal(state, at, kind, colour) is None)


def place_for(state: Solo, at: int, kind: str, colour: str) -> str:
    """The place a completed monument takes: its kind's objective if open and met, else the fifth; or `IllegalMove`."""
    refusal = _refusal(state, at, kind, colour)
    if refusal is not None:
        raise refusal
    return kind if _objective_open(state.squares[at], kind, colour) else FIFTH


def _refusal(state: Solo, at: int, kind: str, colour: str) -> IllegalMove | None:
    square, other = state.squares[at], state.squares[1 - at]
    name = COLOUR_NAMES[colour]
    if any(place.colour == colour for place in square.places):
        return IllegalMove("KT142", f"this square has a {name} monument already")
    if any((place.kind, place.colour) == (kind, colour) for place in other.places):
        return IllegalMove("KT142", f"the other square has a {name} {kind} already")
    if _objective_open(square, kind, colour):
        return None
    if any(place.name == FIFTH for place in square.places):
        return IllegalMove("KT144", f"a {name} {kind} meets no open objective here, and the fifth place is taken")
    if state.extreme and kind != "pagoda":
        return IllegalMove(
            "KT143", f"a {name} {kind} meets no open objective here, and at Extreme the fifth is a pagoda"
        )
    return None


def _objective_open(square: Square, kind: str, colour: str) -> bool:
    """Whether the square's objective of this kind is still open and a monument of this colour meets it."""
    assert square.mission is not None
    objective = MISSIONS[square.mission].objectives[KINDS.index(kind)]
    taken = any(place.name == kind for place in square.places)
    return not taken and holds(objective, kind, colour * HEIGHT[kind])


def with_place(square: Square, name: str, monument: Monument) -> tuple[Place, ...]:
    """The places with the one that this monument takes."""
    return (*square.places, Place(name, monument.key, monument.kind, monument.colours[0]))


def level_met(state: Solo) -> str | None:
    """The level at which the game is won now, None while a place is open (KT142, KT143, KT149)."""
    if any(len(square.places) < len(PLACES) for square in state.squares):
        return None
    fifths = [place.kind for square in state.squares for place in square.places if place.name == FIFTH]
    cards = sum(HEIGHT[kind] for kind in fifths)
    if state.extreme:
        return "extreme"
    return "hard" if cards >= 6 else "medium" if cards >= 4 else "easy"


def lacking_colours(square: Square) -> tuple[str, ...]:
    """The colours in which the square has no monument yet."""
    there = {place.colour for place in square.places}
    return tuple(colour for colour in COLOURS if colour not in there)
