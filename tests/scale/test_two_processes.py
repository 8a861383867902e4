"""Any process serves any match: moves, presence, talk and nudges cross between them."""

import asyncio
from typing import Any

from msgspec import Raw

from tests.scale.conftest import Process
from tests.web.people import Tab, begin, guests
from tests.web.player import Player, check
from web.db.engine import Database
from web.journal import journal
from web.journal.entries import Entry

ROOMS = 3


async def until(tab: Tab, kind: str, **wanted: Any) -> dict[str, Any]:
    """The next frame of this type that says this."""
    async with asyncio.timeout(10):
        while True:
            frame = await tab.until(kind)
            if all(frame[name] == value for name, value in wanted.items()):
                return frame


async def test_a_move_made_at_one_process_is_shown_at_the_other(process: Process) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code, at=there.url) as two:
            played = await one.play()
            shown = await until(two, "update", ply=played["ply"])
            assert shown["events"] == [{"type": "laid", "seat": 0, "card": None}]
            answered = await two.play()
            await until(one, "update", ply=answered["ply"])


async def test_who_is_here_is_known_everywhere_also_after_a_process_was_killed(process: Process) -> None:
    here, there = process(room_idle_seconds=1), process()
    async with guests(here.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await begin([ada, bob])
        async with ada.tab(code) as one:
            async with bob.tab(code, at=there.url), cleo.tab(code, at=there.url):
                frame = await until(one, "presence")
                while not (all(frame["presence"]["seats"]) and frame["presence"]["watching"]):
                    frame = await until(one, "presence")
                assert [person["name"] for person in frame["presence"]["watching"]] == ["Cleo"]
                there.kill()
            async with asyncio.timeout(30):
                while frame["presence"]["seats"] != [True, False]:
                    frame = await one.until("presence")
            assert frame["presence"]["watching"] == []


async def test_a_match_starts_in_the_waiting_rooms_of_all_processes(process: Process) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob") as (ada, bob):
        code = await ada.create("sealed", 2)
        async with ada.tab(code) as one, bob.tab(code, at=there.url) as two:
            await bob.do(code, "join")
            await until(one, "match")
            await ada.do(code, "start")
            while two.table is None:
                await until(two, "sync")
            assert two.you is not None


async def test_talk_and_nudges_cross(process: Process) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code, at=there.url) as two:
            await one.socket.send('{"type":"say","n":90,"text":"Good luck"}')
            line = (await until(two, "line"))["line"]
            assert (line["name"], line["text"]) == ("Ada", "Good luck")
            await one.socket.send('{"type":"nudge","n":91,"seat":1}')
            assert (await until(two, "nudge", seat=1))["by"]["name"] == "Ada"


async def test_people_who_wander_between_processes_play_whole_matches(process: Process) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob", "Cleo") as people:
        codes = [await begin(people, prizes=8) for _ in range(ROOMS)]
        players = [
            Player(guest, code, urls=[here.url, there.url][:: 1 if place % 2 else -1])
            for code in codes
            for place, guest in enumerate(people)
        ]
        async with asyncio.timeout(60):
            await asyncio.gather(*(player.play() for player in players))
        for code in codes:
            await check(people[0].http, code, [player for player in players if player.code == code])


async def test_of_a_commit_that_holds_a_ply_which_is_there_already_the_rest_is_written_once(
    process: Process,
) -> None:
    house = process()
    async with guests(house.url, "Ada", "Bob") as people:
        await begin(people)
    database = Database(house.database_url)
    entries = [Entry(1, ply, 0, "move", Raw(b"{}"), ply) for ply in (1, 2, 3)]
    assert await journal.append(database, entries[1:2]) == {(1, 2)}
    assert await journal.append(database, entries) == {(1, 1), (1, 3)}
    assert await journal.append(database, entries) == set()
    async with database.reading() as connection:
        assert [entry.ply for entry in await journal.load(connection, 1)] == [1, 2, 3]
    await database.close()
