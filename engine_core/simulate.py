"""Whole matches played by uniform chance over the legal moves, for figures, benchmarks and tests."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Struct

from engine_core.game import Game
from engine_core.outcome import Outcome


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
    for number in range(games):
        yield playout(of, seats, options, sha256(f"{seed}/{number}".encode()).digest())
