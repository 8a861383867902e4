"""Several people at one device: each has a seat and a hand, and the page is sent only that of who sits there."""

import asyncio
import json

import pytest
from websockets.exceptions import InvalidStatus

from engine_core.registry import games
from tests.web.people import Frame, Guest, Tab, guests
from tests.web.servers import Server

KEYS = sorted(game.info.key for game in games().values() if len(game.players) > 1)
NAMES = ["Ada", "Bo", "Cy"]


async def at_one_device(ada: Guest, key: str, here: int = 3, seats: int = 3, **more: object) -> str:
    code = await ada.create(key, seats, here=NAMES[:here], **more)
    if here == seats:
        await ada.do(code, "start")
    return code


async def sit(tab: Tab, seat: int | None) -> Frame:
    tab.n += 1
    await tab.socket.send(json.dumps({"type": "sit", "n": tab.n, "seat": seat}))
    return await tab.until("sync", "refused")


async def test_each_has_a_seat_with_a_name_of_its_own(server: Server) -> None:
    async with guests(server.url, "Ada's tablet") as (ada,):
        match = await ada.look(await at_one_device(ada, "khiva"))
        assert [seat["person"]["name"] for seat in match["seats"]] == NAMES
        assert [seat["you"] for seat in match["seats"]] == [True] * 3


@pytest.mark.parametrize("key", KEYS)
async def test_a_page_is_sent_only_the_hand_of_who_sits_before_it(server: Server, key: str) -> None:
    async with guests(server.url, "Ada", "Eve") as (ada, eve):
        code = await at_one_device(ada, key)
        async with ada.tab(code) as tab:
            assert tab.you is None
            covered = tab.frames[0]
            for _ in range(40):
                waits_for = tab.table["to_act"] if tab.table else []
                if not waits_for:
                    break
                seat = waits_for[0]
                seen = len(tab.frames)
                assert (await sit(tab, seat))["you"]["seat"] == seat
                answer = await tab.play()
                assert answer["type"] == "update", answer
                covered = await sit(tab, None)
                told = tab.frames[seen:]
                assert {frame["you"]["seat"] for frame in told if frame.get("you")} == {seat}
                assert tab.you is None
            async with eve.tab(code) as watching:
                assert [covered[part] for part in ("table", "you", "log")] == [
                    watching.frames[0][part] for part in ("table", "you", "log")
                ]


async def test_a_whole_match_is_played_at_one_device_and_once_more(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await at_one_device(ada, "karakum", here=2, seats=2)
        async with ada.tab(code) as tab:
            while waits_for := tab.table["to_act"] if tab.table else []:
                if tab.you is None or tab.you["seat"] not in waits_for:
                    await sit(tab, waits_for[0])
                await tab.play()
        match = await ada.do(code, "rematch")
        assert [seat["person"]["name"] for seat in match["seats"]] == ["Bo", "Ada"]
        await ada.do(match["code"], "start")


async def test_who_has_one_seat_only_needs_not_say_where_they_sit(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await at_one_device(ada, "karakum", here=2, options={"first_player": 2})
        await bob.do(code, "join")
        await ada.do(code, "start")
        async with ada.tab(code) as tablet, bob.tab(code) as phone:
            assert phone.you is not None
            assert phone.you["seat"] == 2
            assert phone.can_move
            assert tablet.you is None
            refused = await sit(tablet, 2)
            assert (refused["code"], refused["detail"]) == ("not_a_player", "seat 2 is not yours")
            presence = [frame for frame in phone.frames if frame["type"] in ("presence", "sync")][-1]["presence"]
            assert presence["seats"] == [True] * 3
            assert presence["watching"] == []


async def test_a_tab_that_comes_back_sits_where_it_says(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await at_one_device(ada, "karakum", here=2, seats=2)
        async with ada.tab(code, seat=1) as tab:
            assert tab.you is not None
            assert tab.you["seat"] == 1
        async with ada.tab(code, seat=7) as tab:
            assert tab.you is None
        with pytest.raises(InvalidStatus):
            async with ada.tab(code, seat=8):
                pass


async def test_who_looks_back_names_the_seat(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await at_one_device(ada, "karakum", here=2, seats=2)
        for seat in (0, 1):
            [start] = (await ada.http.get(f"/api/matches/{code}/plies", params={"seat": seat})).json()
            assert start["you"]["seat"] == seat
        [start] = (await ada.http.get(f"/api/matches/{code}/plies")).json()
        assert start["you"] is None


async def test_all_at_a_device_leave_together(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await at_one_device(ada, "karakum", here=2)
        await bob.do(code, "join")
        assert (await ada.post(f"/api/matches/{code}/leave")).status_code == 204
        match = await bob.look(code)
        assert [seat["person"] and seat["person"]["name"] for seat in match["seats"]] == ["Bob", None, None]
        assert match["seats"][0]["creator"]
        running = await at_one_device(ada, "karakum", here=2)
        await bob.do(running, "join")
        await ada.do(running, "start")
        assert (await ada.post(f"/api/matches/{running}/leave")).status_code == 204
        match = await bob.look(running)
        assert [seat["person"] and seat["person"]["name"] for seat in match["seats"]] == [None, None, "Bob"]
        assert match["seats"][2]["creator"]


@pytest.mark.parametrize("names", [["Ada", ""], ["Ada", "B" * 25], ["Ada", "Bo", "Cy"]])
async def test_names_that_cannot_be_are_refused(server: Server, names: list[str]) -> None:
    async with guests(server.url, "Ada") as (ada,):
        refused = await ada.post("/api/matches", game="karakum", seats=2, here=names)
        assert refused.status_code == 422
        assert len(refused.json()["detail"].splitlines()) == 1


async def test_a_simultaneous_choice_is_made_one_after_the_other(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await at_one_device(ada, "khiva")
        async with ada.tab(code) as tab:
            for seat in range(3):
                await sit(tab, seat)
                for _ in range(2):  # what to play, what to give
                    await asyncio.wait_for(tab.play(), 10)
            revealed = [frame for frame in tab.frames if frame["type"] == "update"][-1]
            assert any(event["type"] == "revealed" for event in revealed["events"])


async def test_what_somebody_at_a_device_says_is_said_under_their_own_name(server: Server) -> None:
    async with guests(server.url, "Ada's tablet") as (ada,):
        code = await at_one_device(ada, "karakum", here=2, seats=2)
        async with ada.tab(code, seat=1) as tab:
            await tab.socket.send(json.dumps({"type": "say", "n": 1, "text": "hello"}))
            assert (await tab.until("line"))["line"]["name"] == "Bo"
        async with ada.tab(code) as tab:
            lines = await tab.until("lines")
            assert [line["name"] for line in lines["lines"]] == ["Bo"]
