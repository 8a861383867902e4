"""Positions to test the rules in, written as one would say them."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine_core.chance import Chance
from engine_core.game import Applied
from engine_core.refusals import IllegalMove
from karakum.components import CAMELS, COLOURS, NOTHING, RESOURCES, Counts, plus
from karakum.game import KARAKUM
from karakum.moves import Move
from karakum.state import Camels, Phase, Seat, State, Supply

MARKET = ("blue 3", "red 2", "orange 4", "green 5", "purple 1")
FACE_UP = ("jewelry", "silk", "spices", "honey", "paper")


def cards(text: str = "") -> Counts:
    """
    >>> cards("2 jewelry, 1 gold")
    (2, 0, 0, 0, 0, 1)
    """
    counts = NOTHING
    for part in filter(None, text.split(", ")):
        number, name = part.split()
        counts = plus(counts, tuple(int(number) * (name == resource) for resource in RESOURCES))
    return counts


def resource(name: str) -> int:
    return RESOURCES.index(name)


def camel(name: str, copy: int = 0) -> int:
    """The id of a camel such as "blue 3"."""
    colour, number = name.split()
    [found] = [
        one.id for one in CAMELS if (one.colour, one.number, one.copy) == (COLOURS.index(colour), int(number), copy)
    ]
    return found


def camels(*names: str) -> tuple[int, ...]:
    """Ids; a name that comes again is the next copy of that camel."""
    return tuple(camel(name, names[:place].count(name)) for place, name in enumerate(names))


def seat(hand: str = "", *, shown: str = "", caravan: Sequence[str] = (), waiting: Sequence[str] = ()) -> Seat:
    return Seat(cards(hand), cards(shown), camels(*caravan), camels(*waiting))


def position(
    *seats: Seat,
    phase: Phase = "turn",
    market: Sequence[str] = MARKET,
    camel_deck: Sequence[str] | None = None,
    face_up: Sequence[str | None] = FACE_UP,
    deck: Sequence[str] = FACE_UP * 2,
    discards: str = "",
    bonus_due: bool = False,
) -> State:
    """Seat 0 is on turn. Decks are written from bottom to top; the camel deck is all other camels unless given."""
    everybody = (*seats, seat(), seat())[: max(2, len(seats))]
    used = {*camels(*market), *(one for who in everybody for one in who.caravan + who.waiting)}
    unused = tuple(one.id for one in CAMELS if one.id not in used)
    supply = Supply(
        deck=tuple(map(resource, deck)),
        face_up=tuple(None if name is None else resource(name) for name in face_up),
        discards=cards(discards),
        chance=Chance(bytes(32)),
    )
    hidden = unused if camel_deck is None else camels(*camel_deck)
    return State(phase, 0, everybody, supply, Camels(camels(*market), hidden, ()), bonus_due)


def play(state: State, move: Move, *more: Move) -> Applied[State]:
    """The moves made by whoever is on turn; gives what the last of them led to."""
    applied = KARAKUM.apply(state, state.turn, move)
    return play(applied.state, *more) if more else applied


def legal(state: State) -> tuple[Move, ...]:
    return KARAKUM.legal_moves(state, state.turn)


def tellings(applied: Applied[State], seat: int | None = None) -> list[Any]:
    return [event.told_to(seat) for event in applied.events]


def refused(state: State, move: Move, rule: str, saying: str | None = None) -> None:
    """The move is neither listed nor accepted, and this rule is cited."""
    assert move not in legal(state)
    with pytest.raises(IllegalMove, match=saying) as refusal:
        KARAKUM.apply(state, state.turn, move)
    assert refusal.value.rule == rule
