"""A computer player that looks one move ahead: the game only has to say what a position is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from engine_core.chance import SEED_BYTES, Chance

if TYPE_CHECKING:
    from engine_core.game import Game

Worth = Callable[[Any, int], float]
"""What a position is worth to a seat, in points; no chain of moves may lead back to where it began without a loss."""

_TRIES = 400
"""At most so many moves are tried, in as many worlds as that leaves; in one world always all of them."""


class GreedyPlayer:
    """Makes the move that is worth most in up to so many worlds that the seat can believe; among equals any of them."""

    def __init__(self, worth: Worth, seed: int | str, worlds: int = 1) -> None:
        self._worth = worth
        self._random = Random(seed)
        self._worlds = worlds

    def choose(self, game: Game[Any, Any, Any], believed: Any, seat: int, legal: tuple[Any, ...]) -> Any:
        if len(legal) == 1:
            return legal[0]
        others = min(self._worlds, _TRIES // len(legal)) - 1
        worlds = [believed, *(self._imagined(game, believed, seat) for _ in range(others))]
        worths = [sum(self._worth(game.apply(world, seat, move).state, seat) for world in worlds) for move in legal]
        best = max(worths)
        return self._random.choice([move for move, worth in zip(legal, worths, strict=True) if worth == best])

    def _imagined(self, game: Game[Any, Any, Any], believed: Any, seat: int) -> Any:
        return game.determinize(believed, seat, Chance(self._random.randbytes(SEED_BYTES)))
