"""`caravanserai simulate`."""

from collections.abc import Iterable
from time import perf_counter
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from engine_core.codec import encode
from engine_core.simulate import Playout, playouts
from web.cli.terminal import asked_game, asked_options, with_progress


class Spread(Struct, frozen=True):
    min: int
    mean: float
    max: int


class Simulated(Struct, frozen=True):
    """`scores` are those of all seats in all games."""

    game: str
    seats: int
    games: int
    moves: int
    games_per_second: float
    moves_per_second: float
    mean_moves: float
    scores: Spread


def simulate(  # noqa: PLR0913
    game: Annotated[str, typer.Argument(help="Key of the game, as in `karakum`.", show_default=False)],
    seats: Annotated[int, typer.Option(help="Number of players.", min=1)] = 2,
    games: Annotated[int, typer.Option(help="Matches to play.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 0,
    options: Annotated[str, typer.Option(help="Options of the game as JSON.")] = "{}",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play matches by chance: every legal move is equally likely."""
    of = asked_game(game)
    chosen = asked_options(of, seats, options)
    began = perf_counter()
    played = list(with_progress(_counted(playouts(of, seats, chosen, seed, games)), games, "playing"))
    simulated = _summed_up(game, seats, played, perf_counter() - began)
    if json:
        typer.echo(encode(simulated))
    else:
        Console().print(_table(simulated))


def _counted(matches: Iterable[Playout]) -> Iterable[tuple[int, list[int]]]:
    """Moves and scores of each match; the states are let go."""
    return ((match.moves, [standing.total for standing in match.outcome.standings]) for match in matches)


def _summed_up(game: str, seats: int, played: list[tuple[int, list[int]]], seconds: float) -> Simulated:
    games = len(played)
    moves = sum(count for count, _ in played)
    scores = [score for _, totals in played for score in totals]
    return Simulated(
        game=game,
        seats=seats,
        games=games,
        moves=moves,
        games_per_second=round(games / seconds, 2),
        moves_per_second=round(moves / seconds, 1),
        mean_moves=round(moves / games, 2),
        scores=Spread(min(scores), round(sum(scores) / len(scores), 2), max(scores)),
    )


def _table(simulated: Simulated) -> Table:
    table = Table(title=f"{simulated.games} games of {simulated.game}, {simulated.seats} seats", show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    table.add_row("games a second", f"{simulated.games_per_second:,.1f}")
    table.add_row("moves a second", f"{simulated.moves_per_second:,.0f}")
    table.add_row("moves in a game", f"{simulated.mean_moves:,.1f}")
    scores = simulated.scores
    table.add_row("scores (least, mean, most)", f"{scores.min}, {scores.mean:.1f}, {scores.max}")
    return table
