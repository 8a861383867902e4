"""A match that is frozen and mended is so at every process."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import asyncpg

from tests.scale.conftest import Process
from tests.web.people import Tab, begin, guests
from tests.web.servers import FIFTH


async def until_status(tab: Tab, status: str) -> None:
    async with asyncio.timeout(10):
        while tab.match["status"] != status:
            await tab.next()


async def test_a_frozen_match_is_held_and_a_cut_one_goes_on_at_every_process(process: Process, tmp_path: Path) -> None:
    before, there = process(room_idle_seconds=1), process(room_idle_seconds=1)
    async with guests(before.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await begin([ada, bob], prizes=12)
        async with ada.tab(code) as one, bob.tab(code, at=there.url) as two:
            for ply in range(1, 18):
                await (one if ply % 2 else two).play()
                await asyncio.gather(one.until_ply(ply), two.until_ply(ply))
        before.stop()
        database = await asyncpg.connect(there.database_url)
        await database.execute("UPDATE moves SET digest = '0123456789abcdef' WHERE ply = 16")
        await database.close()
        here = process(room_idle_seconds=1)
        async with bob.tab(code, at=there.url) as two, ada.tab(code, at=here.url) as one:
            await asyncio.gather(until_status(one, "frozen"), until_status(two, "frozen"))
            cut = await asyncio.to_thread(_cut, there.database_url, code, tmp_path)
            assert cut.returncode == 0, cut.stderr
            await asyncio.gather(until_status(one, "running"), until_status(two, "running"))
            assert one.ply == two.ply == 10
            async with cleo.tab(code, at=there.url) as watching, asyncio.timeout(10):
                await one.play({"type": "bid", "card": 12}, n=100)
                await asyncio.gather(two.until_ply(11), watching.until_ply(11))


def _cut(database_url: str, code: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(FIFTH), "CARAVANSERAI_DATABASE_URL": database_url}
    command = [str(Path(sys.executable).with_name("caravanserai")), "admin", "mend", code, "--cut", "10", "--yes"]
    return subprocess.run(command, check=False, env=environment, cwd=folder, capture_output=True, text=True, timeout=60)
