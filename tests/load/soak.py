"""`python -m tests.load.soak SCENARIO`: a quiet load for a long time, and a look at the server every few seconds."""

import asyncio
import gc
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated

import msgspec
import typer
import uvloop
from msgspec import Struct

from tests.load import servers
from tests.load.__main__ import allow_many_sockets
from tests.load.figures import Load, Slice, sum_up
from tests.load.house import House
from tests.load.match_side import MatchSide
from tests.load.report import machine
from tests.load.room import LoadFailed
from tests.load.sample import Sample, sample
from tests.load.scenario import BadScenario, Scenario, load

ROOM_IDLE_SECONDS = 60
_SETTLE_SECONDS = 6.0


class Soak(Struct):
    """`before` is the server when nobody has come yet, `after` when all have gone and their rooms have left memory."""

    scenario: Scenario
    machine: str
    every_seconds: float
    before: Sample
    samples: list[Sample] = []
    after: Sample | None = None
    load: Load | None = None
    matches_finished: int = 0


class Lookout:
    """Looks at the server again and again, and keeps what it saw in a file from the first look on."""

    def __init__(self, house: House, game: MatchSide, soak: Soak, keep: Path | None) -> None:
        self._house = house
        self._game = game
        self._soak = soak
        self._keep = keep
        self._began = perf_counter()

    async def look(self) -> Sample:
        return sample(await self._house.metrics(), perf_counter() - self._began, self._game.connected)

    async def watch(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(self._soak.every_seconds)
            self._soak.samples.append(await self.look())
            self.save()

    def save(self) -> None:
        if self._keep is not None:
            self._keep.write_bytes(msgspec.json.format(msgspec.json.encode(self._soak)) + b"\n")


async def soak(scenario: Scenario, every_seconds: float, room_idle_seconds: float, keep: Path | None) -> Soak:
    """Raises LoadFailed as soon as the server breaks the protocol."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="caravanserai-soak-")))
        server = stack.enter_context(servers.caravanserai(folder, None, room_idle_seconds=room_idle_seconds))
        await server.ready()
        house = House(server)
        stack.push_async_callback(house.close)
        game = MatchSide([server], house, scenario)
        stack.callback(game.close)
        nobody = sample(await house.metrics(), 0, 0)
        told = Soak(scenario, machine(), every_seconds, before=nobody)
        lookout = Lookout(house, game, told, keep)
        watching = asyncio.create_task(lookout.watch())
        slices: list[Slice] = []
        try:
            for _ in range(scenario.rounds):
                game.change_people()
                slices.append(await game.run(scenario.slice_seconds, scenario.think_ms / 1000))
                if watching.done():
                    watching.result()
        finally:
            watching.cancel()
        told.load = sum_up(slices)
        told.matches_finished = game.finished
        game.close()
        await asyncio.sleep(2 * room_idle_seconds + _SETTLE_SECONDS)
        told.after = await lookout.look()
        lookout.save()
        return told


def main(
    scenario: Annotated[Path, typer.Argument(help="A TOML file, as in tests/load/scenarios.")],
    seconds: Annotated[float | None, typer.Option(help="How long.")] = None,
    every_seconds: Annotated[float, typer.Option(help="Between two looks at the server.")] = 10.0,
    json: Annotated[Path | None, typer.Option(help="Keep what is seen in this file, from the first look on.")] = None,
) -> None:
    """Play quietly for a long time and watch what the server holds."""
    allow_many_sockets()
    gc.disable()  # the generator collects between slices
    try:
        told = uvloop.run(soak(load(scenario, {"seconds": seconds}), every_seconds, ROOM_IDLE_SECONDS, json))
    except (BadScenario, LoadFailed, ConnectionError) as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(1) from error
    for title, seen in (("before", told.before), ("last", told.samples[-1]), ("after", told.after)):
        typer.echo(f"{title:<7} {seen}")


if __name__ == "__main__":
    typer.run(main)
