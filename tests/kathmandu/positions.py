"""Positions to test the rules in, written as one would say them."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from engine_core.events import Event
from engine_core.game import Applied
from engine_core.refusals import IllegalMove
from kathmandu.components import CARDS, DIAMOND, FACES, HOLOFOIL, PLAIN, RAINBOW, RED
from kathmandu.game import KATHMANDU
from kathmandu.monuments import Area, Monument
from kathmandu.moves import Bid, Build, Done, Move, Paint, TakePoints
from kathmandu.options import Options
from kathmandu.sections import parse_section
from kathmandu.state import Building, Player, Spending, Table
from kathmandu.tellings import Telling

Position: TypeAlias = Any
"""A `Table` or `Solo` in a phase that the test knows."""

SEED = bytes(32)
_DECKS = {"red": RED, "plain": PLAIN, "diamond": DIAMOND, "rainbow": RAINBOW, "holofoil": HOLOFOIL}


def card(text: str, deck: str = "") -> int:
    """The card of this deck with these ends, by default a red one for one end (rainbow if wild), else a blue one.

    >>> card("T1g/P1b") in PLAIN
    True
    """
    ends = tuple(parse_section(end) for end in text.split("/"))
    default = ("plain",) if len(ends) == 2 else ("rainbow",) if ends[0].colour == "*" else ("red",)
    where = (deck,) if deck else (*default, "diamond") if len(ends) == 2 else default
    return next(number for name in where for number in _DECKS[name] if CARDS[number].ends == ends)


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(card, text.split()))


def monument(key: int, text: str) -> Monument:
    """`T1g T2*b` is a stupa of two sections, the second a wild that counts as blue; `Hb3` the third holofoil Buddha."""
    if text.startswith("H"):
        return Monument(key, "buddha", (2 * card(f"B{text[1]}", "holofoil"),), text[1], int(text[2:]))
    faces, colours = [], ""
    for part in text.split():
        name, _, given = part.partition("*")
        section = f"{name}*" if "*" in part else part
        faces.append(2 * card(section))
        colours += given or FACES[faces[-1]].colour
    return Monument(key, FACES[faces[0]].kind, tuple(faces), colours)


def area(*monuments: str) -> Area:
    return tuple(monument(key, text) for key, text in enumerate(monuments))


def start(seats: int, seed: bytes = SEED, **options: Any) -> Position:
    chosen = Options(**{"first_player": 0, **options})
    KATHMANDU.check(seats, chosen)
    return KATHMANDU.setup(seats, chosen, seed)


def at_table(seats: int, *, hands: Sequence[str] = (), areas: Sequence[Area] = (), **options: Any) -> Position:
    """A table before the first coin, with these hands and areas for the first seats."""
    state: Table = start(seats, **options)
    players = list(state.players)
    for seat, hand in enumerate(hands):
        players[seat] = replace(players[seat], hand=cards(hand))
    for seat, built in enumerate(areas):
        players[seat] = replace(players[seat], area=built)
    held = {one for player in players for one in player.hand}
    red = tuple(one for one in state.red if one not in held)
    return replace(state, players=tuple(players), red=red)


def building(seats: int = 3, **position: Any) -> Position:
    """The build phase of the first round."""
    state = replace(at_table(seats, **position), market=(None,) * (4 if seats <= 4 else 6))
    if state.options.teams is not None:
        return replace(state, phase=Building(frozenset((0,)), state.clockwise))
    nothing = ((),) * seats
    phase = Building(frozenset(range(seats)), before=state.players, told=nothing, dropped=nothing)
    return replace(state, phase=phase)


def spending(
    coins: Sequence[int] = (3, 2, 1), *, discards: str = "", stage: str = "spend", rounds: int = 4, **position: Any
) -> Position:
    """The leftover step, these coins left to the seats in an order that lets seat 0 begin."""
    state = building(len(coins), **position)
    players = tuple(
        replace(player, coins=(coin,), spent=tuple(v for v in range(1, 6) if v != coin))
        for player, coin in zip(state.players, coins, strict=True)
    )
    row = cards(discards)
    red = tuple(one for one in state.red if one not in row)
    phase = Spending(tuple(range(len(coins))), stage)
    return replace(state, players=players, discards=row, red=red, round=rounds, phase=phase)


def with_players(state: Table, seat: int, **changes: Any) -> Position:
    players = (*state.players[:seat], replace(state.players[seat], **changes), *state.players[seat + 1 :])
    phase = state.phase
    if isinstance(phase, Building) and phase.before:
        phase = replace(phase, before=players)
    return replace(state, players=players, phase=phase)


def apply(state: Any, seat: int, move: Move) -> Applied[Any]:
    """The move, after checking that it is listed."""
    assert move in KATHMANDU.legal_moves(state, seat), f"{move} is not listed"
    return KATHMANDU.apply(state, seat, move)


def play(state: Any, *turns: tuple[int, Move]) -> Any:
    for seat, move in turns:
        state = apply(state, seat, move).state
    return state


def refused(state: Any, seat: int, move: Move, rule: str, words: str = "") -> None:
    assert move not in KATHMANDU.legal_moves(state, seat)
    with pytest.raises(IllegalMove, match=words or None) as refusal:
        KATHMANDU.apply(state, seat, move)
    assert refusal.value.rule == rule


def build(text: str, *, on: int | None = None, area: int = 0, face: int = 0) -> Build:
    return Build(card(text), face, area, on)


def bids(state: Table, *coins: tuple[int, str, int]) -> Position:
    """(seat, spot, value) in order."""
    for seat, spot, value in coins:
        state = play(state, (seat, Bid(spot, value)))
    return state


def all_done(state: Table) -> Position:
    """Everybody builds nothing more and discards the oldest cards."""
    while isinstance(state.phase, Building):
        seat = min(KATHMANDU.to_act(state))
        legal = KATHMANDU.legal_moves(state, seat)
        state = play(state, (seat, Done() if Done() in legal else legal[0]))
    return state


def all_points(state: Table) -> Position:
    """Everybody takes the points of its leftover coin."""
    while isinstance(state.phase, Spending):
        state = play(state, (state.phase.queue[0], TakePoints()))
    return state


def whole_round(state: Table) -> Position:
    """A round in which everybody bids its highest coin on the first free spot and builds nothing."""
    number = state.round
    while state.round == number and KATHMANDU.to_act(state):
        seat = min(KATHMANDU.to_act(state))
        legal = KATHMANDU.legal_moves(state, seat)
        kinds = {type(move): move for move in legal}
        if Bid in kinds:
            first = legal[0]
            assert isinstance(first, Bid)
            move: Move = Bid(first.spot, max(state.players[seat].coins))
        else:
            move = next((wanted for wanted in (Done(), TakePoints()) if wanted in legal), legal[0])
        state = play(state, (seat, move))
    return state


def told(applied: Applied[Any], kind: type[Any], seat: int | None = None) -> list[Any]:
    """The tellings of a kind, as told to the seat or (None) to everybody."""
    return [telling for telling in tellings(applied.events, seat) if isinstance(telling, kind)]


def tellings(events: Sequence[Event[Any]], seat: int | None) -> list[Telling]:
    return [event.told_to(seat) for event in events]


def view(state: Any) -> Any:
    """The public view, a `TableView` or a `SoloView`."""
    return KATHMANDU.public_view(state)


def private(state: Any, seat: int = 0) -> Any:
    """What the seat knows beyond that, a `Hand` or a `SoloHand`."""
    return KATHMANDU.private_view(state, seat)


def legal(state: Any, seat: int = 0) -> tuple[Any, ...]:
    return KATHMANDU.legal_moves(state, seat)


def score(state: Table, seat: int = 0) -> int:
    """The seat's place on the score track, its own unseen builds included."""
    draft = private(state, seat).draft
    points: int = view(state).players[seat].score if draft is None else draft.score
    return points


def player(state: Table, seat: int = 0) -> Player:
    return state.players[seat]


def colours(state: Table, seat: int = 0) -> list[str]:
    return [built.colours for built in state.players[seat].area]


def paint(*chosen: str) -> list[tuple[int, Move]]:
    return [(0, Paint(colour)) for colour in chosen]
