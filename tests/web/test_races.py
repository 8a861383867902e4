"""Two processes for one match: the primary key of the journal lets one of them win each ply."""

import asyncio
from pathlib import Path

from tests.web.tables import begin, bid, open_house, sit
from web.journal import journal


async def test_of_two_processes_that_race_for_a_ply_one_wins_and_the_other_judges_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "one.db") as here, open_house(tmp_path / "one.db") as there:
        match, (ada, bob) = await begin(here, "Ada", "Bob")
        ada_room, ada_member, ada_hears = await sit(here, match, ada)
        bob_room, bob_member, bob_hears = await sit(there, match, bob)
        ada_room.submit(ada_member, bid(1, card=2))
        bob_room.submit(bob_member, bid(1, card=5))
        async with asyncio.timeout(10):
            while not (ada_hears.answers(1) and bob_hears.answers(1)):
                await asyncio.sleep(0.01)
        answers = [ada_hears.answers(1), bob_hears.answers(1)]
        assert [[answer["type"] for answer in own] for own in answers] == [["update"], ["update"]]
        assert sorted(own[0]["ply"] for own in answers) == [1, 2]
        async with here.database.reading() as connection:
            entries = await journal.load(connection, match)
        assert [entry.ply for entry in entries] == [1, 2]
        assert {entry.seat for entry in entries} == {0, 1}


async def test_the_same_message_at_two_processes_is_carried_out_once(tmp_path: Path) -> None:
    async with open_house(tmp_path / "one.db") as here, open_house(tmp_path / "one.db") as there:
        match, (ada, _bob) = await begin(here, "Ada", "Bob")
        rooms = [await sit(house, match, ada) for house in (here, there)]
        for room, member, _ in rooms:
            room.submit(member, bid(1, card=2))
        async with asyncio.timeout(10):
            while not all(hears.answers(1) for _, _, hears in rooms):
                await asyncio.sleep(0.01)
        async with here.database.reading() as connection:
            assert len(await journal.load(connection, match)) == 1
        assert [hears.answers(1)[-1]["ply"] for _, _, hears in rooms] == [1, 1]


async def test_a_room_that_is_behind_looks_at_the_journal_before_it_judges(tmp_path: Path) -> None:
    async with open_house(tmp_path / "one.db") as here, open_house(tmp_path / "one.db") as there:
        match, (ada, bob) = await begin(here, "Ada", "Bob")
        ada_room, ada_member, ada_hears = await sit(here, match, ada)
        bob_room, bob_member, bob_hears = await sit(there, match, bob)
        ada_room.submit(ada_member, bid(1, card=2))
        async with asyncio.timeout(10):
            while not ada_hears.answers(1):
                await asyncio.sleep(0.01)
            bob_room.submit(bob_member, bid(1, card=5, ply=1))
            while not bob_hears.answers(1):
                await asyncio.sleep(0.01)
        assert [frame["ply"] for frame in bob_hears.heard if frame["type"] == "update"] == [1, 2]


async def test_processes_that_start_together_migrate_once(tmp_path: Path) -> None:
    async def start() -> None:
        async with open_house(tmp_path / "new.db") as house:
            await begin(house, "Ada", "Bob")

    await asyncio.gather(*(start() for _ in range(4)))
