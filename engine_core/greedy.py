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


class GreedyPlayer:
    """Makes the move that is worth most in so many worlds that the seat can believe; among equals one by chance."""

    def __init__(self, worth: Worth, seed: int | str, worlds: int = 1) -> None:
        self._worth = worth
        self._random = Random(seed)
        self._worlds = worlds

    def choose(self, game: Game[Any, Any, Any], believed: Any, seat: int, legal: tuple[Any, ...]) -> Any:
        if len(legal) == 1:
            return legal[0]
        worlds = [believed, *(self._imagined(game, believed, seat) for _ in range(self._worlds - 1))]
        worths = [sum(self._worth(game.apply(world, seat, move).state, seat) for world in worlds) for move in legal]
        best = max(worths)
        return self._random.choice([move for move, worth in zip(legal, worths, strict=True) if worth == best])

    def _imagined(self, game: Game[Any, Any, Any], believed: Any, seat: int) -> Any:
        return game.determinize(believed, seat, Chance(self._random.randbytes(SEED_BYTES)))
