"""Since when somebody is gone: as long as this process or another has seen it."""

import asyncio
from pathlib import Path
from typing import Any

from tests.web.tables import Listener, begin, open_house, sit
from web.bus.messages import Here


def gone(hears: Listener) -> list[int | None]:
    """What was told last."""
    told: list[dict[str, Any]] = [frame["presence"] for frame in hears.heard if "presence" in frame]
    return list(told[-1]["gone"])


async def test_who_leaves_is_gone_from_then_on_until_they_are_back(tmp_path: Path) -> None:
    async with open_house(tmp_path / "gone.db") as house:
        match, (ada, bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        assert gone(hears) == [None, None], "nobody has seen Bob leave"
        _, bobs, _ = await sit(house, match, bob)
        room.leave(bobs)
        assert gone(hears) == [None, 0]
        await asyncio.sleep(0.2)
        room.leave(member)
        _, _, hears = await sit(house, match, ada)
        assert 200 <= (gone(hears)[1] or 0) < 10_000
        await sit(house, match, bob)
        assert gone(hears) == [None, None]


async def test_another_process_knows_since_when_somebody_is_gone(tmp_path: Path) -> None:
    async with open_house(tmp_path / "gone.db") as house:
        match, (ada, _) = await begin(house, "Ada", "Bob")
        room, _, hears = await sit(house, match, ada)
        for seen, told in (((1, 90_000), 90_000), ((1, 30_000), 30_000), ((1, 60_000), 30_000), ((0, 5000), 30_000)):
            house.rooms.hear(Here(match, "another", (), (), (seen,)))
            here, there = room.company.presence().gone
            assert here is None, "Ada is at this process"
            assert told <= there < told + 5000
        assert gone(hears) == [None, 90_000], "that it is known was told when it became known"


async def test_who_takes_a_seat_over_has_not_been_gone_since_the_one_before_left(tmp_path: Path) -> None:
    async with open_house(tmp_path / "gone.db") as house:
        match, (ada, bob) = await begin(house, "Ada", "Bob")
        room, _, hears = await sit(house, match, ada)
        house.rooms.hear(Here(match, "another", (), (), ((1, 90_000),)))
        cleo, _ = await house.guests.welcome("Cleo")
        await house.lobby.leave(bob, room.match.code)
        await house.lobby.join(cleo, room.match.code, None)
        async with asyncio.timeout(10):
            while room.match.seat_of(cleo.id) is None:
                await asyncio.sleep(0.01)
        assert gone(hears) == [None, None]
