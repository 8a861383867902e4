"""The generator at work for a moment. Nothing here looks at a clock to judge the server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.asyncio.server import Server, ServerConnection, serve

from tests.load import scenario, servers
from tests.load.house import House
from tests.load.match_room import MatchRoom
from tests.load.match_side import MatchSide
from tests.load.report import Report, table
from tests.load.room import Meter
from tests.load.run import Wishes, run
from tests.load.scenario import BadScenario, Echo, Scenario

_SYNC = '{"type":"sync","ply":0,"table":null,"you":null,"log":[]}'
_SMOKE = Path(__file__).parent / "scenarios" / "smoke.toml"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[servers.Server, House]]:
    with servers.caravanserai(tmp_path, None) as server:
        await server.ready()
        house = House(server)
        yield server, house
        await house.close()


async def test_every_acknowledged_move_has_reached_all_and_stands_in_the_log(
    house: tuple[servers.Server, House],
) -> None:
    lively = Scenario(rooms=4, seats=3, spectators=1, think_ms=2, reconnects_per_minute=1500, lines_per_minute=600)
    side = MatchSide(house[:1], house[1], lively)
    reconnects = lines = 0
    for _ in range(2):
        piece = await side.run(0.6, think=0.002)
        reconnects += piece.reconnects
        lines += piece.lines
    assert min(reconnects, lines) > 0
    for room in side.playing:
        assert room.moves > 0
        assert sorted(room.acknowledged) == list(range(1, room.moves + 1))
        assert {player.ply for player in room.everybody} == {room.moves}
        assert await _log(house[1], room) == room.acknowledged
    side.close()


@pytest.mark.parametrize("echo", [Echo.TUNED, Echo.STOCK])
async def test_a_run_measures_the_game_and_the_echo(tmp_path: Path, echo: Echo) -> None:
    said: list[str] = []
    report = await run(scenario.load(_SMOKE, {"half_load": True, "echo": echo}), Wishes(folder=tmp_path), said.append)
    assert report.echo is not None
    assert report.half is not None
    assert report.ratio is not None
    assert min(report.game.moves, report.half.moves, report.echo.moves) > 0
    assert report.game.reconnects > 0
    assert report.journal["entries/commit"] >= 1
    assert "bare echo" in table(report)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@pytest.mark.parametrize(
    ("frames", "complaint"),
    [
        ([_SYNC, '{"type":"presence"}'], None),
        ([_SYNC, '{"type":"update","ply":2,"seat":0,"table":{"to_act":[0]},"you":null}'], "ply 2 came after ply 0"),
        ([_SYNC, '{"type":"refused","n":null,"code":"illegal_move","detail":"no camel"}'], "refused as illegal_move"),
        ([_SYNC, '{"type":"ack","n":1,"ply":1}'], "answer to message 1"),
        (['{"type":"sync","ply":2,"table":null,"you":null,"log":[{"ply":2,"seat":0}]}'], "has the plies [2]"),
        (["close"], "closed by the server: 4404 gone"),
    ],
)
async def test_a_server_that_breaks_the_protocol_is_told_on(frames: list[str], complaint: str | None) -> None:
    async def answer(connection: ServerConnection) -> None:
        for frame in frames:
            if frame == "close":
                await connection.close(4404, "gone")
                return
            await connection.send(frame)
        await connection.wait_closed()

    async with serve(answer, servers.HOST, 0) as server:
        room = MatchRoom("match", [_address(server)], [{}], [], Meter(), Random(1))
        await room.open()
        await asyncio.wait([asyncio.ensure_future(room.meter.stop.wait())], timeout=2 if complaint else 0.2)
        room.close()
    said = None if room.meter.failure is None else str(room.meter.failure)
    assert said == complaint if complaint is None else complaint in str(said)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("rooms = 0", "`rooms` has to be more than 0"),
        ("rooms = 'many'", "Expected `int`, got `str` - at `$.rooms`"),
        ("tables = 3", "unknown field `tables`"),
        ("echo = 'loud'", "Invalid enum value 'loud' - at `$.echo`"),
        ("think_ms = -1", "`think_ms` has to be 0 or more"),
    ],
)
def test_a_bad_scenario_is_refused_in_one_line(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(BadScenario, match="(?s)^[^\n]*$") as refused:
        scenario.load(file, {})
    assert complaint in str(refused.value)


async def _log(house: House, room: MatchRoom) -> dict[int, int]:
    """Who made each ply, as somebody is told who comes now."""
    newcomer = MatchRoom(room.code, room.addresses, [], [await house.guest("Newcomer")], Meter(), room.random)
    await newcomer.open()
    await asyncio.wait_for(newcomer.ready.wait(), 5)
    newcomer.close()
    (spectator,) = newcomer.everybody
    return spectator.log


def _address(server: Server) -> tuple[str, int]:
    host, port = next(iter(server.sockets)).getsockname()[:2]
    return host, port
