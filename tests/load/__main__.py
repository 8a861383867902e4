"""`python -m tests.load SCENARIO`: loads a real server from a process of its own and prints what it can do."""

import gc
import resource
from pathlib import Path
from typing import Annotated

import msgspec
import typer
import uvloop

from tests.load.process import keep_to_core
from tests.load.report import table
from tests.load.room import LoadFailed
from tests.load.run import Wishes, run
from tests.load.scenario import BadScenario, Echo, load
from tests.load.servers import GENERATOR_CORE


def main(
    scenario: Annotated[Path, typer.Argument(help="A TOML file, as in tests/load/scenarios.")],
    game: Annotated[str | None, typer.Option(help="Key of the game.")] = None,
    rooms: Annotated[int | None, typer.Option(help="Matches at a time.")] = None,
    seats: Annotated[int | None, typer.Option(help="Players in each.")] = None,
    spectators: Annotated[int | None, typer.Option(help="Who only watch, in each.")] = None,
    think_ms: Annotated[float | None, typer.Option(help="Mean pause of a room before its next move.")] = None,
    reconnects_per_minute: Annotated[float | None, typer.Option(help="Of all members together.")] = None,
    lines_per_minute: Annotated[float | None, typer.Option(help="Of talk, of all members together.")] = None,
    seconds: Annotated[float | None, typer.Option(help="Measured time of each kind of load.")] = None,
    seed: Annotated[int | None, typer.Option(help="Of the moves that are chosen.")] = None,
    idle: Annotated[int | None, typer.Option(help="Idle connections to weigh first.")] = None,
    echo: Annotated[Echo | None, typer.Option(help="The bare echo that runs in turn.")] = None,
    half_load: Annotated[bool | None, typer.Option(help="Also at half of the game's own rate.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
    profile: Annotated[
        Path | None,
        typer.Option(help="Sample the server by py-spy; write the top functions there, all stacks beside it."),
    ] = None,
    database_url: Annotated[str | None, typer.Option(help="Instead of a SQLite file of its own.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where that file lies, for the sake of the disk.")] = None,
) -> None:
    """Play random matches in many rooms at once and measure the server, next to a bare WebSocket echo."""
    changes = {
        "game": game,
        "rooms": rooms,
        "seats": seats,
        "spectators": spectators,
        "think_ms": think_ms,
        "reconnects_per_minute": reconnects_per_minute,
        "lines_per_minute": lines_per_minute,
        "seconds": seconds,
        "seed": seed,
        "idle": idle,
        "echo": echo,
        "half_load": half_load,
    }
    allow_many_sockets()
    keep_to_core(0, GENERATOR_CORE)
    gc.disable()  # the generator collects between slices
    try:
        report = uvloop.run(run(load(scenario, changes), Wishes(database_url, folder, profile), _say))
    except (BadScenario, LoadFailed, ConnectionError) as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(1) from error
    typer.echo(table(report))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _say(line: str) -> None:
    typer.echo(line, err=True)


if __name__ == "__main__":
    typer.run(main)
