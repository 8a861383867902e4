"""Positions to test the rules in, written as one would say them."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine_core.chance import Chance
from engine_core.game import Applied
from engine_core.refusals import IllegalMove
from kuldhara.board import CAMP
from kuldhara.challenges import Challenge
from kuldhara.components import FULL_WATER, GEMS_IN_PLAY, HEXES, TILES_IN_PLAY, TOOLS_EACH
from kuldhara.deck import CARDS, IDS_OF_LEVEL, PATTERNS
from kuldhara.game import KULDHARA
from kuldhara.gems import COLOURS, EVERY_COLOUR, Counts, added, subtracted
from kuldhara.hexes import read_picture
from kuldhara.jewelry import LEVELS, WHITE, Card
from kuldhara.moves import Move
from kuldhara.state import Difficulty, Hunter, Kadhan, Market, Setting, State, Supply, Turn
from kuldhara.workbench import EMPTY_BENCH, Bench, counts_on, with_gem, with_tile

ORANGE, RED, GREEN, BLUE, PURPLE = EVERY_COLOUR
_LETTERS = [colour[0] for colour in COLOURS]

EMPTY = """
 . . .
. . . .
 . . .
  . .
"""


def counts(text: str = "") -> Counts:
    """
    >>> counts("2 red, 1 purple")
    (0, 2, 0, 0, 1)
    """
    found = dict.fromkeys(COLOURS, 0)
    for part in filter(None, text.split(", ")):
        number, name = part.split()
        found[name] += int(number)  # type: ignore[index]
    return tuple(found.values())


def bench(picture: str = EMPTY) -> Bench:
    """A workbench: a small letter is a gem, a large one a gem on a tile, a digit a bare tile of that colour."""
    signs = read_picture(picture.strip("\n"))
    assert len(signs) == len(HEXES)
    found = EMPTY_BENCH
    for at, sign in enumerate(signs.values()):
        if sign.lower() in _LETTERS:
            found = with_gem(found, _LETTERS.index(sign.lower()), at)
        if sign.isupper():
            found = with_tile(found, _LETTERS.index(sign.lower()), at)
        if sign.isdigit():
            found = with_tile(found, int(sign), at)
    return found


def hunter(
    picture: str = EMPTY,
    *,
    place: int = CAMP,
    water: int = FULL_WATER,
    load: str = "",
    tools: int = TOOLS_EACH,
    reserved: Iterable[int] = (),
    crafted: Iterable[int] = (),
    passed: bool = False,
) -> Hunter:
    return Hunter(
        place,
        water,
        counts(load),
        tools,
        TOOLS_EACH - tools,
        bench(picture),
        tuple(reserved),
        tuple(crafted),
        passed,
    )


def kadhan(
    loose: str = "",
    settled: str = "",
    bare: str = "",
    *,
    deck: Sequence[int] = (0, 1, 2, 3, 4),
    played: Sequence[int] = (),
    discards: Sequence[int] = (),
    crafted: Sequence[int] = (),
    passed: bool = False,
) -> Kadhan:
    """Kadhan with loose gems, gems on tiles (`settled`) and bare tiles."""
    tiles = added(counts(settled), counts(bare))
    piles = (tuple(deck),) if deck else ()
    return Kadhan(counts(loose), counts(settled), tiles, tuple(crafted), piles, tuple(played), tuple(discards), passed)


def market(rows: Sequence[Sequence[int | None]], taken: Iterable[int] = ()) -> Market:
    """These rows face up, all other cards that nobody has in the decks, in the order of their ids."""
    used = {card for row in rows for card in row} | set(taken)
    decks = tuple(tuple(card for card in IDS_OF_LEVEL[level] if card not in used) for level in LEVELS)
    return Market(tuple(map(tuple, rows)), decks)


NO_ROWS: tuple[tuple[int, ...], ...] = ((), (), ())


def position(
    *hunters: Hunter,
    rows: Sequence[Sequence[int | None]] = NO_ROWS,
    phase: int = 0,
    turn: Turn | None = None,
    token: int = 0,
    against: Kadhan | None = None,
    difficulty: Difficulty = "standard",
    challenges: tuple[Challenge, ...] = (),
) -> State:
    """Seat 0 is on turn; ruin 0 has the orange chest, and so on. No card lies open unless given."""
    everybody = hunters or (hunter(),)
    if against is None and len(everybody) == 1:
        everybody = (*everybody, hunter())
    gems, tiles, taken = GEMS_IN_PLAY, TILES_IN_PLAY, set()
    for who in everybody:
        gems = subtracted(subtracted(gems, who.load), counts_on(who.bench.gems))
        tiles = subtracted(tiles, counts_on(who.bench.tiles))
        taken |= {*who.reserved, *who.crafted}
    if against is not None:
        gems = subtracted(subtracted(gems, against.loose), against.settled)
        tiles = subtracted(tiles, against.tiles)
        taken |= set(against.crafted)
    return State(
        setting=Setting(tuple(EVERY_COLOUR), False, difficulty if against else None, challenges),
        phase=phase,
        supply=Supply(gems, tiles),
        market=market(rows, taken),
        hunters=everybody,
        turn=turn or Turn(0),
        token=token,
        kadhan=against,
        chance=Chance(bytes(32)),
    )


def acted(seat: int = 0, actions: int = 1, **more: Any) -> Turn:
    """A turn in which actions were taken."""
    return Turn(seat, actions=actions, **more)


def with_supply(state: State, *, gems: Counts | None = None, tiles: Counts | None = None) -> State:
    return replace(
        state,
        supply=Supply(state.supply.gems if gems is None else gems, state.supply.tiles if tiles is None else tiles),
    )


def card_of_level(level: int, number: int = 0) -> Card:
    return CARDS[IDS_OF_LEVEL[level][number]]


def laid(card: Card, number: int = 0, *, tiles: bool = True, on: Bench = EMPTY_BENCH) -> tuple[Bench, tuple[int, ...]]:
    """A workbench with the card's pattern in one of its places, white in purple, and the hexes of it."""
    placement = PATTERNS[card.id].placements[number]
    for place, at in zip(card.places, placement.hexes, strict=True):
        colour = PURPLE if place.colour == WHITE else place.colour
        on = with_gem(on, colour, at)
        if place.tile and tiles:
            on = with_tile(on, colour, at)
    return on, tuple(sorted(placement.hexes))


def hunter_with(on: Bench, **more: Any) -> Hunter:
    return replace(hunter(**more), bench=on)


def play(state: State, move: Move, *more: Move) -> Applied[State]:
    """The moves made by whoever is on turn, each one listed; gives what the last of them led to."""
    assert move in legal(state)
    applied = KULDHARA.apply(state, state.turn.seat, move)
    return play(applied.state, *more) if more else applied


def legal(state: State) -> tuple[Move, ...]:
    return KULDHARA.legal_moves(state, state.turn.seat)


def listed(state: State, kind: type[Any]) -> list[Any]:
    return [move for move in legal(state) if isinstance(move, kind)]


def tellings(applied: Applied[State], seat: int | None = None) -> list[Any]:
    return [event.told_to(seat) for event in applied.events]


def told(applied: Applied[State], kind: type[Any]) -> list[Any]:
    return [telling for telling in tellings(applied) if isinstance(telling, kind)]


def refused(state: State, move: Move, rule: str, saying: str | None = None) -> None:
    """The move is neither listed nor accepted, and this rule is cited."""
    assert move not in legal(state)
    with pytest.raises(IllegalMove, match=saying) as refusal:
        KULDHARA.apply(state, state.turn.seat, move)
    assert refusal.value.rule == rule
