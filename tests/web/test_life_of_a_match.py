"""From the invitation to the rematch, over real sockets."""

import asyncio
import json

import pytest

from engine_core.record import load, verify
from tests.web.people import Guest, begin, guests
from tests.web.servers import Server


async def play_to_the_end(guest: Guest, code: str) -> dict[str, object]:
    async with guest.tab(code) as tab:
        while tab.table is None or tab.table["outcome"] is None:
            if tab.can_move:
                answer = await tab.play()
                assert answer["type"] in ("update", "refused"), answer
                assert answer["type"] == "update" or answer["code"] == "stale"
            else:
                await tab.until("update", "sync")
        await tab.until("match")
        return {"match": tab.match, "outcome": tab.table["outcome"]}


@pytest.mark.parametrize(("game", "seats"), [("sealed", 3), ("karakum", 2), ("karakum", 4)])
async def test_a_match_is_played_from_the_invitation_to_a_record_that_holds(
    server: Server, game: str, seats: int
) -> None:
    async with guests(server.url, *["Ada", "Bob", "Cleo", "Dev"][:seats]) as people:
        code = await begin(people, game)
        ends = await asyncio.gather(*(play_to_the_end(guest, code) for guest in people))
        assert all(end["outcome"] == ends[0]["outcome"] for end in ends)
        match = await people[0].look(code)
        assert match["status"] == "over"
        assert match["outcome"] == ends[0]["outcome"]
        record = await people[1].http.get(f"/api/matches/{code}/record")
        outcome = verify(load(record.content))
        assert outcome is not None
        assert list(outcome.winners) == match["outcome"]["winners"]
        assert load(record.content).commitment == match["commitment"]


async def test_everybody_sees_who_joins_and_that_it_starts(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await ada.create()
        async with ada.tab(code) as tab:
            assert tab.table is None
            await bob.do(code, "join")
            joined = (await tab.until("match"))["match"]
            assert [seat["person"]["name"] for seat in joined["seats"]] == ["Ada", "Bob"]
            assert [seat["you"] for seat in joined["seats"]] == [True, False]
            await bob.http.patch("/api/me", json={"name": "Bobby"})
            assert (await tab.until("match"))["match"]["seats"][1]["person"]["name"] == "Bobby"
            await ada.do(code, "start")
            sync = await tab.until("sync")
            assert sync["match"]["status"] == "running"
            assert sync["you"]["seat"] == 0
            assert sync["you"]["legal"]


async def test_starting_with_fewer_makes_the_match_smaller(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await ada.create(seats=4)
        refused = await ada.post(f"/api/matches/{code}/start")
        assert (refused.status_code, refused.json()["code"]) == (409, "too_few")
        await bob.do(code, "join")
        match = await ada.do(code, "start")
        assert (match["wanted"], len(match["seats"])) == (2, 2)


async def test_presence_tells_who_is_here_and_who_watches(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            async with bob.tab(code), eve.tab(code):
                seen = [(await tab.until("presence"))["presence"] for _ in range(2)]
                assert [frame["seats"] for frame in seen] == [[True, True]] * 2
                assert [[person["name"] for person in frame["watching"]] for frame in seen] == [[], ["Eve"]]
                await eve.http.patch("/api/me", json={"name": "Eva"})
                renamed = (await tab.until("presence"))["presence"]["watching"]
                assert renamed == [{**seen[1]["watching"][0], "name": "Eva"}]
            gone = [(await tab.until("presence"))["presence"] for _ in range(2)]
            assert (gone[-1]["seats"], gone[-1]["watching"]) == ([True, False], [])
            assert gone[-1]["gone"][0] is None
            assert gone[-1]["gone"][1] < 5000


async def test_a_seat_can_be_played_from_two_tabs_and_only_the_asking_one_gets_the_number(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code, client="first-tab") as first, ada.tab(code, client="second-tab") as second:
            answer = await first.play()
            assert answer["n"] == 1
            other = await second.until("update")
            assert "n" not in other
            assert other["you"] == answer["you"]


async def test_a_rematch_is_one_match_however_many_ask(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as people:
        ada, bob, cleo = people
        code = await begin(people, prizes=3)
        early = await ada.post(f"/api/matches/{code}/rematch")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        await asyncio.gather(*(play_to_the_end(guest, code) for guest in people))
        async with cleo.tab(code) as tab:
            matches = await asyncio.gather(*(guest.do(code, "rematch") for guest in (ada, bob)))
            assert matches[0]["code"] == matches[1]["code"] != code
            assert (await tab.until("match"))["match"]["rematch"] == matches[0]["code"]
        again = await cleo.look(matches[0]["code"])
        assert [seat["person"]["name"] for seat in again["seats"]] == ["Bob", "Cleo", "Ada"]
        assert again["options"] == {"prizes": 3}
        creator = next(seat["person"]["name"] for seat in again["seats"] if seat["creator"])
        await (ada if creator == "Ada" else bob).do(again["code"], "start")


async def test_the_frames_are_the_same_bytes_for_all_who_watch(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve", "Fay") as (ada, bob, eve, fay):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab, eve.tab(code) as one, fay.tab(code) as two:
            await one.until("presence")
            await two.until("polls")
            await tab.play()
            seen = [await watcher.socket.recv() for watcher in (one, two)]
            assert seen[0] == seen[1]
            assert json.loads(seen[0])["you"] is None
