"""`caravanserai simulate`."""

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from engine_core.codec import encode
from engine_core.simulate import Playout, contests, playouts
from web.cli.terminal import asked_game, asked_options, asked_players, with_progress


class Spread(Struct, frozen=True):
    min: int
    mean: float
    max: int


class Strength(Struct, frozen=True):
    """How a player did in all its seats together; of a shared win each winner has its part."""

    player: str
    seats: int
    mean_score: float
    wins: float


class Simulated(Struct, frozen=True, omit_defaults=True):
    """`scores` are those of all seats in all games; `players` is there if players were named."""

    game: str
    seats: int
    games: int
    moves: int
    games_per_second: float
    moves_per_second: float
    mean_moves: float
    scores: Spread
    players: tuple[Strength, ...] = ()


class Counted(Struct, frozen=True):
    """What is kept of a match, so that many can be played: `scores` by seat, an automaton's among them."""

    moves: int
    scores: dict[int, int]
    winners: tuple[int, ...]


def simulate(  # noqa: PLR0913
    game: Annotated[str, typer.Argument(help="Key of the game, as in `karakum`.", show_default=False)],
    seats: Annotated[int, typer.Option(help="Number of players.", min=1)] = 2,
    games: Annotated[int, typer.Option(help="Matches to play.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 0,
    options: Annotated[str, typer.Option(help="Options of the game as JSON.")] = "{}",
    players: Annotated[
        str | None, typer.Option(help="Computer players, as in `greedy,random`: one for each seat, or one for all.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play matches by chance, every legal move equally likely, or among computer players."""
    of = asked_game(game)
    chosen = asked_options(of, seats, options)
    names = asked_players(of, seats, players) if players is not None else ()
    began = perf_counter()
    if names:
        matches = contests(of, chosen, [of.players[name] for name in names], seed, games)
    else:
        matches = playouts(of, seats, chosen, seed, games)
    played = list(with_progress(_counted(matches), games, "playing"))
    simulated = _summed_up(game, seats, names, played, perf_counter() - began)
    if json:
        typer.echo(encode(simulated))
    else:
        Console().print(_table(simulated))


def _counted(matches: Iterable[Playout]) -> Iterable[Counted]:
    for match in matches:
        scores = {standing.seat: standing.total for standing in match.outcome.standings}
        yield Counted(match.moves, scores, match.outcome.winners)


def _summed_up(game: str, seats: int, names: tuple[str, ...], played: Sequence[Counted], seconds: float) -> Simulated:
    games = len(played)
    moves = sum(match.moves for match in played)
    scores = [score for match in played for score in match.scores.values()]
    return Simulated(
        game=game,
        seats=seats,
        games=games,
        moves=moves,
        games_per_second=round(games / seconds, 2),
        moves_per_second=round(moves / seconds, 1),
        mean_moves=round(moves / games, 2),
        scores=Spread(min(scores), round(sum(scores) / len(scores), 2), max(scores)),
        players=tuple(_strength(name, names, played) for name in dict.fromkeys(names)),
    )


def _strength(player: str, names: tuple[str, ...], played: Iterable[Counted]) -> Strength:
    places = [seat for seat, name in enumerate(names) if name == player]
    scores, wins = [], 0.0
    for match in played:
        scores += [match.scores[seat] for seat in places]
        wins += sum(1 / len(match.winners) for seat in match.winners if seat in places)
    return Strength(player, len(places), round(sum(scores) / len(scores), 2), round(wins, 2))


def _table(simulated: Simulated) -> Table:
    table = Table(title=f"{simulated.games} games of {simulated.game}, {simulated.seats} seats", show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    table.add_row("games a second", f"{simulated.games_per_second:,.1f}")
    table.add_row("moves a second", f"{simulated.moves_per_second:,.0f}")
    table.add_row("moves in a game", f"{simulated.mean_moves:,.1f}")
    scores = simulated.scores
    table.add_row("scores (least, mean, most)", f"{scores.min}, {scores.mean:.1f}, {scores.max}")
    for strength in simulated.players:
        table.add_row(f"{strength.player} (mean score, wins)", f"{strength.mean_score:.1f}, {strength.wins:g}")
    return table
