"""A whole run: the server and the bare echo in turn, in short slices, so that a machine that gets slower slows both."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from tests.load import servers, tape
from tests.load.echo_room import EchoRoom
from tests.load.figures import Memory, Slice, compare, sum_up
from tests.load.house import House
from tests.load.idle import bytes_per_connection
from tests.load.journal import journal_figures
from tests.load.match_side import MatchSide
from tests.load.process import resident_bytes
from tests.load.profiler import Profiler
from tests.load.report import Report, machine
from tests.load.room import LoadFailed, Meter
from tests.load.scenario import Echo, Scenario
from tests.load.side import Side

Say = Callable[[str], None]

_WARM_UP_SECONDS = 1.0
_TAPE_SECONDS = 15.0
_PROFILE_SLICES = 4


class Wishes(Struct):
    """What a run does besides; `folder` is where SQLite keeps its file (the disk counts)."""

    database_url: str | None = None
    folder: Path | None = None
    profile: Path | None = None


async def run(scenario: Scenario, wishes: Wishes, say: Say) -> Report:
    """Raises LoadFailed as soon as the server breaks the protocol."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="caravanserai-load-", dir=wishes.folder)))
        server = stack.enter_context(servers.caravanserai(folder, wishes.database_url))
        await server.ready()
        house = House(server)
        stack.push_async_callback(house.close)
        at_start = resident_bytes(server.pid)
        game = MatchSide([server], house, scenario)
        stack.callback(game.close)
        say(f"setting up {2 * scenario.rooms} matches")
        await game.prepare()
        memory = Memory(at_start, at_start)
        if scenario.idle:
            say(f"{scenario.idle} idle connections")
            memory.per_idle_connection = await game.idle(scenario.idle)
        say("warming up")
        exchanges = await _record(game)
        echo = None
        if scenario.echo is not Echo.NONE:
            tape.save(exchanges, folder / "tape")
            echo = await stack.enter_async_context(_echo(scenario, folder, exchanges))
            if scenario.idle:
                paths = ["/echo/idle-{number}"]
                memory.per_idle_connection_of_echo = await bytes_per_connection(
                    echo.servers[0], paths, {}, scenario.idle
                )
            await echo.run(_WARM_UP_SECONDS)
        counted = await house.metrics()
        loads = await _in_turn(scenario, game, echo, say)
        memory.at_end = resident_bytes(server.pid)
        journal = journal_figures(counted, await house.metrics())
        if wishes.profile is not None:
            say("profiling")
            profiler = Profiler(server.pid, folder)
            await _profile(game, scenario, profiler)
            profiler.save(wishes.profile)
        return Report(
            scenario=scenario,
            machine=machine(),
            matches_finished=game.finished,
            game=sum_up(loads.game),
            half=sum_up(loads.half) if loads.half else None,
            echo=sum_up(loads.echo) if loads.echo else None,
            ratio=compare(loads.game, loads.echo) if loads.echo else None,
            memory=memory,
            journal=journal,
        )


class _Loads(Struct):
    game: list[Slice] = []
    half: list[Slice] = []
    echo: list[Slice] = []


async def _in_turn(scenario: Scenario, game: MatchSide, echo: Side[EchoRoom] | None, say: Say) -> _Loads:
    loads = _Loads()
    for turn in range(1, scenario.rounds + 1):
        loads.game.append(await game.run(scenario.slice_seconds, scenario.think_ms / 1000))
        rate = loads.game[-1].rate
        said = f"slice {turn} of {scenario.rounds}: {rate:.0f} moves/s"
        if echo is not None:
            loads.echo.append(await echo.run(scenario.slice_seconds, scenario.think_ms / 1000))
            said += f", bare echo {loads.echo[-1].rate:.0f}"
        if scenario.half_load and rate:
            loads.half.append(await game.run(scenario.slice_seconds, 2 * scenario.rooms / rate))
        say(said)
    return loads


async def _record(game: MatchSide) -> list[tape.Exchange]:
    """A whole match of one room, while all the others play too."""
    recorded = game.record_one()
    await game.run(_TAPE_SECONDS)
    exchanges = recorded.complete()
    if not exchanges:
        raise LoadFailed("no move was made while warming up")
    return exchanges


@asynccontextmanager
async def _echo(scenario: Scenario, folder: Path, exchanges: list[tape.Exchange]) -> AsyncIterator[Side[EchoRoom]]:
    with servers.echo(folder, folder / "tape", scenario.echo) as server:
        await server.ready()
        side: Side[EchoRoom] = Side([server], Meter())
        random = Random(scenario.seed)
        try:
            for number in range(scenario.rooms):
                room = EchoRoom(
                    f"room-{number}", scenario.members, side.meter, Random(random.getrandbits(32)), exchanges
                )
                await room.open(server.address)
                side.playing.append(room)
            yield side
        finally:
            side.close()


async def _profile(game: MatchSide, scenario: Scenario, profiler: Profiler) -> None:
    for _ in range(_PROFILE_SLICES):
        await game.prepare()
        sampling = await profiler.start(scenario.slice_seconds)
        await game.run(scenario.slice_seconds)
        await profiler.finish(sampling)
