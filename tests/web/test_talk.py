"""People at a table talk: every line is kept, told once, and lost by no restart."""

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import text

from tests.web.conftest import Serve
from tests.web.people import Frame, Tab, begin, guests
from tests.web.servers import Server
from tests.web.tables import Listener, open_house, sit
from tests.web.tables import begin as begin_in
from web.rooms.messages import Say


async def say(tab: Tab, words: str, n: int | None = None) -> Frame:
    """Say this and wait for the answer."""
    return await ask(tab, n, type="say", text=words)


async def ask(tab: Tab, n: int | None = None, **message: Any) -> Frame:
    tab.n = n or tab.n + 1
    await tab.socket.send(json.dumps({"n": tab.n, **message}))
    while (frame := await tab.next()).get("n") != tab.n:
        pass
    return frame


async def talk_of(tab: Tab) -> list[str]:
    """The talk that a fresh tab is told."""
    return [line["text"] for line in (await tab.until("lines"))["lines"]]


async def test_everybody_hears_a_line_with_who_said_it_and_from_where(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code) as two, eve.tab(code) as watching:
            said = await say(two, "  good\n luck <b>all</b>  ")
            line = said["line"]
            assert (line["name"], line["seat"], line["kind"]) == ("Bob", 1, "text")
            assert line["text"] == "good luck <b>all</b>"
            for tab in (one, watching):
                assert await tab.until("line") == {"type": "line", "line": line}
            assert (await say(watching, "hello"))["line"]["seat"] is None
            assert (await one.until("line"))["line"]["name"] == "Eve"
            assert (await ask(watching, type="react", reaction="bravo"))["line"]["kind"] == "reaction"


async def test_people_talk_before_the_start_too(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await ada.create()
        async with ada.tab(code) as one, bob.tab(code) as two:
            await say(two, "is there a seat for me?")
            assert (await one.until("line"))["line"]["seat"] is None
            await bob.do(code, "join")
            await two.until("presence")
            assert (await say(two, "thanks"))["line"]["seat"] == 1


async def test_a_line_sent_again_is_told_once(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code) as two:
            first = await say(one, "hello", n=3)
            assert await say(one, "hello", n=3) == first
            await say(one, "bye", n=4)
            assert [(await two.until("line"))["line"]["text"] for _ in range(2)] == ["hello", "bye"]
        async with bob.tab(code) as later:
            assert await talk_of(later) == ["hello", "bye"]


async def test_talk_outlives_a_restart_and_who_comes_back_hears_only_what_is_new(serve: Serve) -> None:
    before = serve()
    async with guests(before.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one:
            heard = (await say(one, "one", n=1))["line"]["id"]
            await say(one, "two", n=2)
        before.kill()
        serve(port=int(before.url.rpartition(":")[2]))
        async with ada.tab(code) as one, bob.tab(code, heard=heard) as two:
            assert await talk_of(one) == ["one", "two"]
            assert await talk_of(two) == ["two"]
            assert (await say(one, "two", n=2))["line"]["id"] == heard + 1
        async with bob.tab(code, client="another-tab") as later:
            assert await talk_of(later) == ["one", "two"]


async def test_only_the_last_two_hundred_lines_are_told(server: Server) -> None:
    names = [f"Guest {number}" for number in range(42)]
    async with guests(server.url, *names) as people:
        code = await begin(people[:2])
        for guest in people:
            async with guest.tab(code) as tab:
                for number in range(5):
                    await say(tab, f"{guest.name} {number}")
        async with people[0].tab(code, client="another-tab") as tab:
            told = await talk_of(tab)
        assert (len(told), told[0], told[-1]) == (200, "Guest 2 0", "Guest 41 4")


async def test_what_cannot_be_said_is_refused_with_what_is_allowed(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            for words, wrong in (
                ("", "1 to 500 characters, this one has 0"),
                ("   \t ", "1 to 500 characters, this one has 0"),
                ("x" * 501, "1 to 500 characters, this one has 501"),
                ("bell \x07", "U+0007"),
            ):
                refused = await say(tab, words)
                assert (refused["type"], refused["code"]) == ("refused", "bad_message")
                assert wrong in refused["detail"]
            assert (await ask(tab, type="react", reaction="<img>"))["code"] == "bad_message"
            assert (await say(tab, "駱" * 500))["type"] == "line"


async def test_who_talks_without_a_pause_is_slowed_down_and_the_others_are_not(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code) as two:
            answers = [await say(one, f"line {number}") for number in range(8)]
            assert [answer["type"] for answer in answers[:6]] == ["line"] * 6
            assert answers[-1]["code"] == "too_fast"
            assert (await say(two, "calm"))["type"] == "line"
            assert (await one.play())["type"] == "update"


async def test_a_nudge_reaches_only_the_seat_that_is_waited_for_and_once_a_minute(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo", "Eve") as (ada, bob, cleo, eve):
        code = await begin([ada, bob, cleo], "karakum", first_player=0)
        async with ada.tab(code) as one, bob.tab(code) as two, cleo.tab(code) as three, eve.tab(code) as four:
            assert (await ask(two, type="nudge", seat=2))["code"] == "not_waited_for"
            assert (await ask(one, type="nudge", seat=0))["code"] == "not_waited_for"
            assert (await ask(four, type="nudge", seat=0))["code"] == "not_a_player"
            given = await ask(two, n=9, type="nudge", seat=0)
            assert given == {"type": "ack", "n": 9, "ply": 0}
            nudge = await one.until("nudge")
            assert (nudge["seat"], nudge["by"]["name"]) == (0, "Bob")
            assert await ask(two, n=9, type="nudge", seat=0) == given
            assert (await ask(two, n=10, type="nudge", seat=0))["code"] == "nudged_already"
            assert (await ask(three, type="nudge", seat=0))["type"] == "ack"
            assert (await one.until("nudge"))["by"]["name"] == "Cleo"
            await one.play()
            for tab in (two, three, four):
                await tab.until_ply(1)
                assert "nudge" not in {frame["type"] for frame in tab.frames}


async def _once_heard(listener: Listener, kind: str, count: int) -> list[Frame]:
    """The frames of this type that were heard, once there are so many."""
    while len(heard := [frame for frame in listener.heard if frame["type"] == kind]) < count:
        await asyncio.sleep(0.01)
    return heard


async def test_a_room_that_was_told_nothing_hears_the_talk_at_its_next_look(tmp_path: Path) -> None:
    async with open_house(tmp_path / "two.db") as one, open_house(tmp_path / "two.db") as two:
        match, (ada, bob) = await begin_in(one, "Ada", "Bob")
        here, speaker, ear = await sit(one, match, ada)
        there, _, listener = await sit(two, match, bob)
        here.hear(speaker, Say(1, "can you hear me?"))
        (said,) = await _once_heard(ear, "line", 1)
        assert said["n"] == 1
        there.look()
        (heard,) = await _once_heard(listener, "line", 1)
        assert heard == {"type": "line", "line": said["line"]}
        there.look()
        here.look()
        here.hear(speaker, Say(2, "again"))
        await _once_heard(ear, "line", 2)
        there.look()
        assert [frame["line"]["text"] for frame in await _once_heard(listener, "line", 2)] == [
            "can you hear me?",
            "again",
        ]


async def test_a_line_that_cannot_be_saved_is_told_to_nobody_and_can_be_said_again(tmp_path: Path) -> None:
    async with open_house(tmp_path / "odd.db") as house:
        match, (ada, bob) = await begin_in(house, "Ada", "Bob")
        room, speaker, ear = await sit(house, match, ada)
        _, _, listener = await sit(house, match, bob)
        async with house.database.writing() as connection:
            await connection.execute(text("ALTER TABLE lines RENAME TO away"))
        room.hear(speaker, Say(1, "hello"))
        (refused,) = await _once_heard(ear, "refused", 1)
        assert (refused["n"], refused["code"]) == (1, "unavailable")
        async with house.database.writing() as connection:
            await connection.execute(text("ALTER TABLE away RENAME TO lines"))
        room.hear(speaker, Say(1, "hello"))
        (said,) = await _once_heard(ear, "line", 1)
        assert [frame["line"] for frame in await _once_heard(listener, "line", 1)] == [said["line"]]
