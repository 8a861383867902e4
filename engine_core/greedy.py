"""A computer player that looks one move ahead: the game only has to say what a position is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine_core.game import Game

Worth = Callable[[Any, int], float]
"""What a position is worth to a seat, in points; no chain of moves may lead back to where it began without a loss."""


class GreedyPlayer:
    """Makes the move after which the believed position is worth most; among equals one by chance."""

    def __init__(self, worth: Worth, seed: int | str) -> None:
        self._worth = worth
        self._random = Random(seed)

    def choose(self, game: Game[Any, Any, Any], believed: Any, seat: int, legal: tuple[Any, ...]) -> Any:
        if len(legal) == 1:
            return legal[0]
        worths = [self._worth(game.apply(believed, seat, move).state, seat) for move in legal]
        best = max(worths)
        return self._random.choice([move for move, worth in zip(legal, worths, strict=True) if worth == best])
