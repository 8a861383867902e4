"""What the commands share: progress on a terminal, and games and options as they are typed."""

import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from engine_core.codec import Codec, Undecodable
from engine_core.game import Game
from engine_core.refusals import OptionsRefused
from engine_core.registry import UnknownGame, game

T = TypeVar("T")


def with_progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The items, with a bar on stderr if that is a terminal."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total)
        for item in items:
            yield item
            bar.advance(task)


def asked_game(key: str) -> Game[Any, Any, Any]:
    try:
        return game(key)
    except UnknownGame as error:
        raise typer.BadParameter(str(error)) from error


def asked_options(of: Game[Any, Any, Any], seats: int, options: str) -> Any:
    """Options from JSON; refused with the reason when they do not go with this game or number of seats."""
    if seats not in of.info.seats:
        allowed = ", ".join(map(str, of.info.seats))
        raise typer.BadParameter(f"{of.info.title} has {allowed} seats, not {seats}")
    try:
        chosen = Codec(of.types).options(options.encode())
        of.check(seats, chosen)
    except (Undecodable, OptionsRefused) as error:
        raise typer.BadParameter(f"options: {error}") from error
    return chosen


def asked_players(of: Game[Any, Any, Any], seats: int, players: str) -> tuple[str, ...]:
    """The name of a computer player for each seat, from one for each or one for all."""
    names = tuple(name.strip() for name in players.split(","))
    for name in names:
        if name not in of.players:
            raise typer.BadParameter(f"{of.info.title} has the players {', '.join(of.players)}, not {name!r}")
    if len(names) not in (1, seats):
        raise typer.BadParameter(f"players: name one for each of the {seats} seats, or one for all, not {len(names)}")
    return names if len(names) == seats else names * seats
