"""The games of this house, found by their entry points."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from engine_core.game import Game

GROUP = "caravanserai.games"


class UnknownGame(KeyError):
    """No game of that key is installed; the message names those that are."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"there is no game {self.key!r} here; there are: {', '.join(games()) or 'none'}"


@cache
def games() -> dict[str, Game[Any, Any, Any]]:
    """Every installed game by its key, in the order of the keys."""
    found = [entry_point.load() for entry_point in entry_points(group=GROUP)]
    return {game.info.key: game for game in sorted(found, key=lambda game: str(game.info.key))}


def game(key: str) -> Game[Any, Any, Any]:
    """The game of that key, or `UnknownGame`."""
    try:
        return games()[key]
    except KeyError:
        raise UnknownGame(key) from None
