"""Everything goes from one kind of database to the other and back, also while people play."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.services import PostgreSQL
from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.player import Player
from tests.web.servers import FIFTH

Make = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "postgresql":
        cluster: PostgreSQL = request.getfixturevalue("postgresql")
        return cluster.database
    return lambda: f"sqlite:///{tmp_path / 'target.db'}"


def caravanserai(database_url: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(FIFTH), "CARAVANSERAI_DATABASE_URL": database_url}
    command = [str(Path(sys.executable).with_name("caravanserai")), *arguments]
    return subprocess.run(command, check=False, env=environment, capture_output=True, text=True, timeout=60)


async def test_an_export_taken_under_load_plays_on_in_the_other_database(
    serve: Serve, target: Make, tmp_path: Path
) -> None:
    before = serve()
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    async with guests(before.url, "Ada", "Bob") as people:
        codes = [await begin(people, prizes=12) for _ in range(3)]
        players = [Player(guest, code, think_seconds=0.05) for code in codes for guest in people]
        playing = [asyncio.create_task(player.play()) for player in players]
        while sum(len(player.acknowledged) for player in players) < 12:
            await asyncio.sleep(0.01)
        acknowledged = {player: set(player.acknowledged.values()) for player in players}
        written = await asyncio.to_thread(caravanserai, before.database_url, "export", str(first))
        assert written.returncode == 0, written.stderr
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

        other = target()
        taken = await asyncio.to_thread(caravanserai, other, "import", str(first))
        assert taken.returncode == 0, taken.stderr
        assert "3 matches" in taken.stderr
        await asyncio.to_thread(caravanserai, other, "export", str(second))
        assert second.read_bytes() == first.read_bytes()

        after = serve(database_url=other)
        for place, code in enumerate(codes):
            async with people[0].tab(code, client="later-tab", at=after.url) as tab:
                plies = {entry["ply"] for entry in tab.frames[0]["log"]}
                assert plies == set(range(1, tab.ply + 1))
                assert acknowledged[players[2 * place]] | acknowledged[players[2 * place + 1]] <= plies
        again = [Player(guest, code, [after.url]) for code in codes for guest in people]
        for player in again:
            player.n = 1000
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in again)), timeout=60)
    async with guests(after.url, "Cleo") as (cleo,):
        assert await cleo.create()


def test_an_import_needs_an_empty_database_and_an_export(target: Make, tmp_path: Path) -> None:
    other, file = target(), tmp_path / "export.jsonl"
    file.write_text("{}\n")
    refused = caravanserai(other, "import", str(file))
    assert (refused.returncode, refused.stderr) == (1, "this is no export of Caravanserai\n")
    file.write_text('{"caravanserai":1,"migration":"0000"}\n')
    refused = caravanserai(other, "import", str(file))
    assert refused.returncode == 1
    assert "of migration 0000, this version wants" in refused.stderr
    caravanserai(other, "export", str(file))
    with file.open("a") as lines:
        lines.write('{"table":"people","row":{"id":1,"name":"Ada","created":1}}\n')
    assert caravanserai(other, "import", str(file)).returncode == 0
    refused = caravanserai(other, "import", str(file))
    assert (refused.returncode, refused.stderr) == (1, "the database is not empty: there are rows in 'people'\n")
    file.write_text(file.read_text() + '{"table":"nonsense","row":{}}\n')
    refused = caravanserai(target() if "postgresql" in other else f"sqlite:///{tmp_path / 'x.db'}", "import", str(file))
    assert (refused.returncode, refused.stderr) == (1, "line 3 is no row of a table that is known here\n")
