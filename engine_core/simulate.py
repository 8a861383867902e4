"""Whole matches played by uniform chance over the legal moves or by computer players: figures, benchmarks and tests."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Struct

from engine_core.chance import Chance
from engine_core.game import Game
from engine_core.outcome import Outcome
from engine_core.players import NewPlayer, Player


class Playout(Struct, frozen=True):
    """One match played to its end."""

    moves: int
    state: Any
    outcome: Outcome


def playout(of: Game[Any, Any, Any], seats: int, options: Any, seed: bytes) -> Playout:
    """A match of `seats` random players; the seed gives both the cards and the choices."""
    uniform = Random(seed).random
    to_act, legal_moves, apply = of.to_act, of.legal_moves, of.apply
    state = of.setup(seats, options, seed)
    moves = 0
    while acting := to_act(state):
        seat = min(acting) if len(acting) == 1 else sorted(acting)[int(uniform() * len(acting))]
        legal = legal_moves(state, seat)
        state = apply(state, seat, legal[int(uniform() * len(legal))]).state
        moves += 1
    outcome = of.outcome(state)
    assert outcome is not None, f"{of.info.key} waits for nobody and has no outcome"
    return Playout(moves, state, outcome)


def playouts(of: Game[Any, Any, Any], seats: int, options: Any, seed: int, games: int) -> Iterator[Playout]:
    """`games` matches, each with its own seed drawn from `seed`."""
    for each in seeds(seed, games):
        yield playout(of, seats, options, each)


def contests(
    of: Game[Any, Any, Any], options: Any, players: Sequence[NewPlayer], seed: int, games: int
) -> Iterator[Playout]:
    """`games` matches of these players, one for each seat, made anew for each match."""
    for each in seeds(seed, games):
        yield contest(of, options, [new(f"{each.hex()}/{seat}") for seat, new in enumerate(players)], each)


def contest(of: Game[Any, Any, Any], options: Any, players: Sequence[Player], seed: bytes) -> Playout:
    """A match of these players, one for each seat."""
    return finish(of, of.setup(len(players), options, seed), players, seed)


def finish(of: Game[Any, Any, Any], state: Any, players: Sequence[Player], seed: bytes) -> Playout:
    """The match from this state to its end; each player is shown only what its seat can believe."""
    moves = 0
    while acting := of.to_act(state):
        seat = min(acting)
        believed = of.determinize(state, seat, Chance(sha256(seed + moves.to_bytes(8, "big")).digest()))
        move = players[seat].choose(of, believed, seat, of.legal_moves(state, seat))
        state = of.apply(state, seat, move).state
        moves += 1
    outcome = of.outcome(state)
    assert outcome is not None, f"{of.info.key} waits for nobody and has no outcome"
    return Playout(moves, state, outcome)


def seeds(seed: int, games: int) -> Iterator[bytes]:
    """A seed for each of so many matches."""
    for number in range(games):
        yield sha256(f"{seed}/{number}".encode()).digest()
