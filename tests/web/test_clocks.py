"""The clocks of a match: what they cost, and what costs nobody anything."""

import asyncio
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.web import tables
from tests.web.conftest import Serve
from tests.web.people import begin, begin_at, guests
from tests.web.servers import Server
from tests.web.tables import bid, open_house, sit
from web.db.engine import Database
from web.db.migrate import migrate
from web.db.transfer import exported, take_in
from web.house import House
from web.matches import lobby
from web.pace import keeper
from web.people.guests import Person
from web.rooms import room as rooms
from web.rooms.messages import Undo

MINUTE = 60_000
PACE = "60s+600s"


class HouseClock:
    """What the house takes for the time."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    async def go_on(self, *houses: House, seconds: int) -> None:
        """These houses note every two seconds that they are up."""
        for _ in range(seconds // 2):
            self.now += 2000
            for house in houses:
                await house.uptime.note()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HouseClock:
    made = HouseClock()
    for module in (lobby, keeper, rooms):
        monkeypatch.setattr(module, "now", lambda: made.now)
    return made


async def begun(house: House) -> tuple[int, list[Person]]:
    match, people = await tables.begin(house, "Ada", "Bob", pace=PACE)
    await house.uptime.note()
    return match, people


async def left(house: House, match: int, person: Person) -> list[int]:
    """The seconds of turn and reserve together, seat by seat, as this person is told on coming."""
    _, _, hears = await sit(house, match, person)
    return in_all(hears.heard[0]["clocks"])


def in_all(clocks: Iterable[dict[str, int]]) -> list[int]:
    return [(each["turn"] + each["reserve"]) // 1000 for each in clocks]


async def do(house: House, match: int, person: Person, message: Any) -> list[int]:
    """Have this done; what is left of the clocks then."""
    room, member, hears = await sit(house, match, person)
    room.submit(member, message)
    async with asyncio.timeout(10):
        while not hears.answers(message.n):
            await asyncio.sleep(0.01)
    (answer,) = hears.answers(message.n)
    return in_all(answer["clocks"])


async def test_only_who_is_to_act_uses_time_first_of_the_turn_then_of_the_reserve(
    tmp_path: Path, clock: HouseClock
) -> None:
    async with open_house(tmp_path / "clocks.db") as house:
        match, (ada, bob) = await begun(house)
        await clock.go_on(house, seconds=70)
        assert await do(house, match, ada, bid(1, card=1)) == [650, 590]
        await clock.go_on(house, seconds=10)
        assert await left(house, match, ada) == [650, 580]
        assert await do(house, match, bob, bid(1, card=2, ply=1)) == [650, 640]


async def test_a_bid_taken_back_gives_no_time_back(tmp_path: Path, clock: HouseClock) -> None:
    async with open_house(tmp_path / "clocks.db") as house:
        match, (ada, _) = await begun(house)
        await clock.go_on(house, seconds=50)
        await do(house, match, ada, bid(1, card=1))
        await clock.go_on(house, seconds=30)
        assert await do(house, match, ada, Undo(2, ply=1)) == [610, 580]


async def test_a_house_that_comes_back_goes_on_with_the_same_clocks(tmp_path: Path, clock: HouseClock) -> None:
    async with open_house(tmp_path / "clocks.db") as house:
        match, (ada, _) = await begun(house)
        await clock.go_on(house, seconds=70)
        await do(house, match, ada, bid(1, card=1))
        await clock.go_on(house, seconds=10)
        before = await left(house, match, ada)
    clock.now += 24 * 60 * MINUTE
    async with open_house(tmp_path / "clocks.db") as house:
        assert await left(house, match, ada) == before == [650, 580]
        await clock.go_on(house, seconds=10)
        assert await left(house, match, ada) == [650, 570]


@pytest.mark.parametrize(("patience", "down"), [(0.05, 30), (20, 6)], ids=["refuses", "hangs"])
async def test_a_database_that_cannot_be_written_to_costs_nobody_time(
    tmp_path: Path, clock: HouseClock, patience: float, down: int
) -> None:
    async with open_house(tmp_path / "clocks.db", database_timeout=patience) as house:
        match, (ada, _) = await begun(house)
        await clock.go_on(house, seconds=10)
        other = sqlite3.connect(tmp_path / "clocks.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await clock.go_on(house, seconds=down)
        assert await left(house, match, ada) == [650, 650]
        other.rollback()
        await clock.go_on(house, seconds=10)
        assert await left(house, match, ada) == [642, 642]
        other.close()


async def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path, clock: HouseClock) -> None:
    async with open_house(tmp_path / "clocks.db") as house:
        match, (ada, _) = await begun(house)
        await clock.go_on(house, seconds=10)
        clock.now += 60 * MINUTE
        assert await left(house, match, ada) == [650, 650]
        await clock.go_on(house, seconds=10)
        assert await left(house, match, ada) == [642, 642]


async def test_a_clock_that_is_set_back_costs_nobody_time(tmp_path: Path, clock: HouseClock) -> None:
    async with open_house(tmp_path / "clocks.db") as house:
        match, (ada, bob) = await begun(house)
        await clock.go_on(house, seconds=70)
        assert await do(house, match, ada, bid(1, card=1)) == [650, 590]
        clock.now -= 60 * MINUTE
        await clock.go_on(house, seconds=70)
        assert await left(house, match, bob) == [650, 590]
        clock.now += 60 * MINUTE
        await clock.go_on(house, seconds=10)
        assert await left(house, match, bob) == [650, 582]


async def test_two_processes_that_are_up_at_once_count_once_and_one_carries_on_alone(
    tmp_path: Path, clock: HouseClock
) -> None:
    file = tmp_path / "clocks.db"
    async with open_house(file) as first:
        match, (ada, _) = await begun(first)
        async with open_house(file) as second:
            await clock.go_on(first, second, seconds=20)
            assert [await left(house, match, ada) for house in (first, second)] == [[640, 640], [640, 640]]
        await clock.go_on(first, seconds=20)
        assert await left(first, match, ada) == [620, 620]
        async with open_house(file) as third:
            assert await left(third, match, ada) == [620, 620]


async def test_time_between_export_and_import_does_not_count(tmp_path: Path, clock: HouseClock) -> None:
    async with open_house(tmp_path / "old.db") as house:
        match, (ada, _) = await begun(house)
        await clock.go_on(house, seconds=70)
        await do(house, match, ada, bid(1, card=1))
        await clock.go_on(house, seconds=10)
        lines = [line async for line in exported(house.database)]
    clock.now += 7 * 24 * 60 * MINUTE
    target = Database(f"sqlite:///{tmp_path / 'new.db'}")
    await migrate(target)
    await take_in(target, lines)
    await target.close()
    async with open_house(tmp_path / "new.db") as house:
        assert await left(house, match, ada) == [650, 580]


async def test_kill_9_costs_nobody_time(serve: Serve) -> None:
    server = serve()
    async with guests(server.url, "Ada", "Bob") as people:
        code = await begin_at(PACE, people)
        await asyncio.sleep(5)
        async with people[0].tab(code) as tab:
            before = in_all(tab.frames[0]["clocks"])
        assert all(650 < seconds < 659 for seconds in before)
        server.kill()
        await asyncio.sleep(8)
        server = serve(port=int(server.url.rpartition(":")[2]))
        async with people[0].tab(code) as tab:
            assert all(was - 4 < seconds for seconds, was in zip(in_all(tab.frames[0]["clocks"]), before, strict=True))


async def test_a_match_without_a_pace_tells_of_no_clocks(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as people, people[0].tab(await begin(people)) as tab:
        assert "clocks" not in tab.frames[0]
        assert "clocks" not in await tab.play()


@pytest.mark.parametrize("pace", ["2d", "5s+0s", "", "60s+600s+5s"])
async def test_a_pace_that_there_is_not_is_refused_with_those_that_there_are(server: Server, pace: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        refused = await ada.post("/api/matches", game="sealed", seats=2, pace=pace)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_pace")
        assert refused.json()["detail"].startswith(f"pace: {pace!r} is not a pace: a turn of 10 to 3600 seconds")


async def test_a_rematch_goes_at_the_same_pace(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as people:
        ada, bob = people
        code = await begin_at("3d", people, prizes=3)
        assert (await ada.look(code))["pace"] == "3d"
        async with ada.tab(code) as first, bob.tab(code) as second:
            while first.table is None or first.table["outcome"] is None:
                await first.play()
                await second.until_ply(first.ply)
                await second.play()
                await first.until_ply(second.ply)
        assert (await ada.do(code, "rematch"))["pace"] == "3d"


async def test_a_match_has_no_pace_unless_one_is_wanted(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        assert (await ada.look(await ada.create()))["pace"] is None
