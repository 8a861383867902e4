"""When a commit fails nobody is told that it happened; a journal that does not replay freezes its match."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text, update
from sqlalchemy.exc import OperationalError

from tests.web.tables import begin, bid, open_house, sit
from web.db.tables import moves, people
from web.house import House
from web.journal import journal, writer
from web.problems import Problem


async def _until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def _fill(house: House) -> None:
    """Leave no room in the database file for the journal. (The limit is its connection's, it is not stored.)"""

    def insert(size: int, connection: Connection) -> None:
        connection.execute(people.insert(), {"name": "x" * size, "created": 0})

    await _limit(house, pages=1)  # as small as it is
    for size in (4000, 40):
        with suppress(OperationalError):
            for _ in range(1000):
                await house.database.committed(partial(insert, size))


async def _limit(house: House, pages: int) -> None:
    await house.database.committed(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")))


async def test_on_a_full_disk_nothing_is_played_and_the_same_message_plays_when_there_is_room(tmp_path: Path) -> None:
    async with open_house(tmp_path / "full.db") as house:
        match, (ada, bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        _, _, other_hears = await sit(house, match, bob)
        await _fill(house)
        n, answer = 0, {"type": "update"}
        while answer["type"] == "update":  # a few may still fit into the last page
            n += 1
            room.submit(member, bid(n, card=1 + n % 2, ply=n - 1))
            await _until(partial(hears.answers, n))
            answer = hears.answers(n)[0]
        assert answer["code"] == "unavailable"
        told = [frame["ply"] for frame in other_hears.heard if frame["type"] == "update"]
        async with house.database.reading() as connection:
            assert [entry.ply for entry in await journal.load(connection, match)] == told == list(range(1, n))
        await _limit(house, pages=1_000_000)
        room.submit(member, bid(n, card=1 + n % 2, ply=n - 1))
        await _until(lambda: len(hears.answers(n)) == 2)
        assert (hears.answers(n)[1]["type"], hears.answers(n)[1]["ply"]) == ("update", n)


async def test_a_commit_that_hangs_is_given_up_and_does_not_hold_up_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path / "hangs.db", database_timeout=0.3) as house:
        match, (ada, _bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)

        async def hangs(*_: object) -> set[tuple[int, int]]:
            await asyncio.sleep(3600)
            return set()

        with monkeypatch.context() as broken:
            broken.setattr(writer, "append", hangs)
            room.submit(member, bid(1, card=2))
            await _until(lambda: hears.answers(1))
        assert hears.answers(1)[0]["code"] == "unavailable"
        room.submit(member, bid(1, card=2))
        await _until(lambda: len(hears.answers(1)) == 2)
        assert hears.answers(1)[1]["type"] == "update"


async def test_a_journal_that_does_not_replay_freezes_the_match_and_says_nothing_hidden(tmp_path: Path) -> None:
    async with open_house(tmp_path / "odd.db") as house:
        match, (ada, _bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        room.submit(member, bid(1, card=2))
        await _until(lambda: hears.answers(1))
        odd = '{"move":{"type":"bid","card":77},"client":"tab-of-Ada","n":1}'
        async with house.database.writing() as connection:
            await connection.execute(update(moves).values(payload=odd))
    async with open_house(tmp_path / "odd.db") as house:
        room, member, hears = await sit(house, match, ada)
        shown = hears.heard[0]["match"]
        assert (shown["status"], shown["frozen"]) == ("frozen", "entry 1 of seat 0 is refused by SB03")
        room.submit(member, bid(2, card=3, ply=1))
        assert hears.answers(2)[0]["code"] == "frozen"
        async with house.database.reading() as connection:
            assert len(await journal.load(connection, match)) == 1, "nothing is lost"


async def test_a_digest_that_disagrees_freezes_the_match(tmp_path: Path) -> None:
    async with open_house(tmp_path / "other.db") as house:
        match, (ada, _bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        for n in range(1, 18):
            room.submit(member, bid(n, card=1 + n % 2, ply=n - 1))
            await _until(partial(hears.answers, n))
        async with house.database.reading() as connection:
            digests = [entry.digest for entry in await journal.load(connection, match)]
        assert [ply for ply, digest in enumerate(digests, start=1) if digest] == [16]
        async with house.database.writing() as connection:
            await connection.execute(update(moves).where(moves.c.ply == 16).values(digest="0" * 16))
    async with open_house(tmp_path / "other.db") as house:
        room = await house.rooms.room(match)
        assert room.match.status == "frozen"


async def test_many_rooms_share_one_commit(tmp_path: Path) -> None:
    async with open_house(tmp_path / "many.db") as house:
        tables = []
        for _ in range(20):
            match, (ada, _bob) = await begin(house, "Ada", "Bob")
            tables.append(await sit(house, match, ada))
        for room, member, _ in tables:
            room.submit(member, bid(1, card=2))
        await _until(lambda: all(hears.answers(1) for _, _, hears in tables))
        metrics = house.metrics.text().decode()
        assert "caravanserai_journal_batch_entries_sum 20.0" in metrics
        assert "caravanserai_journal_batch_entries_count 1.0" in metrics


async def test_an_idle_room_leaves_memory_and_is_loaded_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "idle.db", room_idle_seconds=0.05) as house:
        match, (ada, _bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        room.submit(member, bid(1, card=2))
        await _until(lambda: hears.answers(1))
        await asyncio.sleep(0.2)
        assert await house.rooms.room(match) is room, "somebody is here"
        room.leave(member)
        await asyncio.sleep(0.3)
        again = await house.rooms.room(match)
        assert again is not room
        assert again.table is not None
        assert again.table.ply == 1


async def test_a_match_that_is_not_there_has_no_room(tmp_path: Path) -> None:
    async with open_house(tmp_path / "none.db") as house:
        with pytest.raises(Problem, match="unknown_match"):
            await house.rooms.room(4711)


async def test_a_fault_of_the_rules_stops_neither_the_room_nor_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path / "fault.db") as house:
        match, (ada, _bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, match, ada)
        with monkeypatch.context() as broken:
            broken.setattr(type(room.table.game), "apply", lambda *_: 1 // 0)
            room.submit(member, bid(1, card=2))
        assert hears.answers(1)[0]["code"] == "internal"
        room.submit(member, bid(2, card=2))
        await _until(lambda: hears.answers(2))
        assert hears.answers(2)[0]["type"] == "update"
