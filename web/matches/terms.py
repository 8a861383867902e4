"""What is agreed on when a match is set up, and whether the game allows it."""

from typing import Any

from msgspec import Struct

from engine_core.codec import Codec, Undecodable, encode
from engine_core.game import Game
from engine_core.refusals import OptionsRefused
from engine_core.registry import UnknownGame, game
from web.matches.match import Match, Visibility
from web.pace.pace import SECOND, parse_pace
from web.problems import Problem


class Terms(Struct, frozen=True):
    """What is agreed on when a match is set up. `here` names those who share a device, if there are several.

    `options` is JSON, `pace` as web/pace writes it; None: no clocks.
    """

    game: str
    seats: int
    options: bytes
    visibility: Visibility
    pace: str | None = None
    computers: int = 0
    here: tuple[str, ...] = ()


def game_of(key: str) -> Game[Any, Any, Any]:
    try:
        return game(key)
    except UnknownGame as error:
        raise Problem("unknown_game", str(error)) from error


def checked_options(of: Game[Any, Any, Any], seats: int, options: bytes) -> bytes:
    """The options in full as JSON; raises `Problem` when they are none or do not go with so many people."""
    if seats not in of.info.seats:
        raise Problem("bad_options", f"{of.info.title} is played by {in_words(of.info.seats)}, not by {seats}")
    try:
        chosen = Codec(of.types).options(options)
        of.check(seats, chosen)
    except Undecodable as error:
        raise Problem("bad_options", f"options: {error}") from error
    except OptionsRefused as error:
        raise Problem("bad_options", error.detail, error.rule) from error
    return encode(chosen)


def check_pace(pace: str | None) -> None:
    if pace is None:
        return
    try:
        parse_pace(pace)
    except ValueError as error:
        raise Problem("bad_pace", f"pace: {error}") from error


def strongest(of: Game[Any, Any, Any]) -> str:
    """The computer player that takes seats in this game."""
    return list(of.players)[-1]


def patience_of(match: Match, gone_seconds: float) -> int:
    """How many ms waiting lasts: a turn, at least as long as it takes to be gone, and a minute."""
    turn = parse_pace(match.pace).turn if match.pace else 0
    return max(turn, int(gone_seconds * SECOND), 60 * SECOND)


def in_words(seats: tuple[int, ...]) -> str:
    return " or ".join(map(str, seats))
