"""Computer players: they choose among legal moves and are shown nothing that a person in their seat would not see."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from engine_core.game import Game


class Player(Protocol):
    """Somebody who can choose a move.

    `believed` is a state from `determinize` (or the real one where nothing is at stake, as in random play), `legal` the
    moves to choose from, never empty.
    """

    def choose(self, game: Game[Any, Any, Any], believed: Any, seat: int, legal: tuple[Any, ...]) -> Any: ...


class NewPlayer(Protocol):
    """Makes a player; the same seed chooses the same moves."""

    def __call__(self, seed: int | str) -> Player: ...


class RandomPlayer:
    """Chooses uniformly among the legal moves."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, game: Game[Any, Any, Any], believed: Any, seat: int, legal: tuple[Any, ...]) -> Any:  # noqa: ARG002
        return legal[int(self._random.random() * len(legal))]
