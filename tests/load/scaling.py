"""`python -m tests.load.scaling SCENARIO`: one process and several on PostgreSQL and Redis, in turn."""

import gc
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import typer
import uvloop
from msgspec import Struct
from msgspec.structs import replace

from tests.load import servers
from tests.load.__main__ import allow_many_sockets
from tests.load.figures import Load, Slice, sum_up
from tests.load.house import House
from tests.load.match_side import MatchSide
from tests.load.process import keep_to_core
from tests.load.report import machine
from tests.load.room import LoadFailed
from tests.load.scenario import BadScenario, Scenario, load
from tests.services import PostgreSQL, Redis

_WARM_UP_SECONDS = 1.0


class Kind(Struct, frozen=True):
    """A house of so many processes; `apart`: the members of each match are spread over them."""

    name: str
    processes: int
    apart: bool = False


class Scaling(Struct):
    """`load` of each kind of house by its name; there are `scenario.rooms` matches for each process.

    `served`: how much more than one process these serve when each has a core, by what CPU a move takes.
    """

    scenario: Scenario
    machine: str
    loads: dict[str, Load]
    served: dict[str, float]


async def compare(scenario: Scenario, processes: int) -> Scaling:
    """Slices of each kind of house in turn. Raises LoadFailed as soon as a server breaks the protocol."""
    alone = Kind("one process", 1)
    kinds = [
        alone,
        Kind(f"{processes}, matches spread", processes),
        Kind(f"{processes}, members apart", processes, True),
    ]
    async with AsyncExitStack() as stack:
        postgresql = PostgreSQL()
        stack.callback(postgresql.remove)
        sides = {kind.name: await stack.enter_async_context(_house(kind, scenario, postgresql)) for kind in kinds}
        slices: dict[str, list[Slice]] = {name: [] for name in sides}
        for turn in range(1, scenario.rounds + 1):
            for name, side in sides.items():
                slices[name].append(await side.run(scenario.slice_seconds, scenario.think_ms / 1000))
            rates = ", ".join(f"{name} {found[-1].rate:.0f}" for name, found in slices.items())
            typer.echo(f"slice {turn} of {scenario.rounds}, moves/s: {rates}", err=True)
    one = slices[alone.name]
    return Scaling(
        scenario,
        machine(),
        {name: sum_up(found) for name, found in slices.items()},
        {kind.name: round(kind.processes * _ratio(one, slices[kind.name]), 3) for kind in kinds},
    )


@asynccontextmanager
async def _house(kind: Kind, scenario: Scenario, postgresql: PostgreSQL) -> AsyncIterator[MatchSide]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="caravanserai-load-")))
        database = postgresql.database()
        bus = {}
        if kind.processes > 1:
            redis = Redis()
            stack.callback(redis.stop)
            bus["bus_url"] = redis.url
        running = []
        for number in range(kind.processes):
            running.append(stack.enter_context(servers.caravanserai(folder, database, core=number + 1, **bus)))
            await running[-1].ready()
        house = House(running[0])
        stack.push_async_callback(house.close)
        of_this_size = replace(scenario, rooms=scenario.rooms * kind.processes)
        side = stack.enter_context(closing(MatchSide(running, house, of_this_size, apart=kind.apart)))
        await side.run(_WARM_UP_SECONDS, scenario.think_ms / 1000)
        yield side


def _ratio(one: list[Slice], other: list[Slice]) -> float:
    """Of moves for a second of CPU, the median of neighbouring slices."""
    return round(
        median(_moves_for_cpu(there) / _moves_for_cpu(here) for here, there in zip(one, other, strict=True)), 3
    )


def _moves_for_cpu(piece: Slice) -> float:
    return len(piece.latencies) / piece.server_cpu


_ROWS = (
    ("moves/s", "moves_per_second", ".0f"),
    ("all members told, p50 ms", "p50_ms", ".1f"),
    ("                  p99 ms", "p99_ms", ".1f"),
    ("server CPU us/move, all", "server_cpu_us_per_move", ".0f"),
    ("  of the busiest process", "busiest_cpu_us_per_move", ".0f"),
)


def table(told: Scaling) -> str:
    lines = [" " * 28 + "".join(f"{name:>20}" for name in told.loads)]
    for title, name, form in _ROWS:
        lines.append(
            f"{title:<28}" + "".join(f"{format(getattr(load, name), form):>20}" for load in told.loads.values())
        )
    lines.append(f"{'served, a core each':<28}" + "".join(f"{ratio:>20.2f}" for ratio in told.served.values()))
    return "\n".join([*lines, told.machine])


def main(
    scenario: Annotated[Path, typer.Argument(help="A TOML file, as in tests/load/scenarios.")],
    processes: Annotated[int, typer.Option(help="Of the larger houses.", min=2)] = 2,
    rooms: Annotated[int | None, typer.Option(help="Matches at a time for each process.")] = None,
    think_ms: Annotated[float | None, typer.Option(help="Mean pause of a room before its next move.")] = None,
    seconds: Annotated[float | None, typer.Option(help="Measured time of each kind of house.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file.")] = None,
) -> None:
    """Measure what more processes bring: the same load for each, and what CPU a move takes."""
    allow_many_sockets()
    keep_to_core(0, servers.GENERATOR_CORE)
    gc.disable()  # the generator collects between slices
    chosen = {"rooms": rooms, "think_ms": think_ms, "seconds": seconds}
    try:
        told = uvloop.run(compare(load(scenario, chosen), processes))
    except (BadScenario, LoadFailed, ConnectionError) as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(1) from error
    typer.echo(table(told))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")


if __name__ == "__main__":
    typer.run(main)
