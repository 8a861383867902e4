"""The clock of the machine is set back while people play."""

import asyncio
from pathlib import Path

import pytest

from tests.web.tables import begin, bid, open_house, sit
from web.rooms import room as rooms


async def test_a_clock_that_is_set_back_neither_stops_a_match_nor_turns_its_log_around(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path / "clock.db") as house:
        match, (ada, _bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        for n, clock in enumerate((5_000_000, 1_000_000, 6_000_000), start=1):
            monkeypatch.setattr(rooms, "now", lambda clock=clock: clock)
            room.submit(member, bid(n, card=1 + n % 2, ply=n - 1))
            async with asyncio.timeout(10):
                while not hears.answers(n):
                    await asyncio.sleep(0.01)
        assert [hears.answers(n)[0]["at"] for n in (1, 2, 3)] == [5_000_000, 5_000_000, 6_000_000]
