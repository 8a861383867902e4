"""Computer players at a real server: seats filled from the start, votes about who is gone, seats taken back."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from engine_core.registry import games
from tests.web.conftest import Serve
from tests.web.people import Tab, begin, guests
from tests.web.servers import Server

KEYS = sorted(game.info.key for game in games().values() if len(game.players) > 1)


async def play_on(tab: Tab) -> None:
    """One person, always the first legal move that is not a step back, to the end of the match."""
    while tab.table is None or tab.table["outcome"] is None:
        if tab.can_move:
            assert tab.you is not None
            forward = [move for move in tab.you["legal"] if move["type"] not in ("takeback", "scrap", "offer")]
            await tab.play(forward[0])
        else:
            await tab.next()


@pytest.mark.parametrize("key", KEYS)
async def test_one_person_plays_a_whole_match_against_computers(server: Server, key: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await ada.create(key, seats=3, computers=2)
        match = await ada.look(code)
        assert [seat["computer"] for seat in match["seats"]] == [None, "greedy", "greedy"]
        assert match["seats"][1]["person"] is None
        await ada.do(code, "start")
        async with ada.tab(code) as tab:
            await asyncio.wait_for(play_on(tab), 120)
        record = await ada.http.get(f"/api/matches/{code}/record")
        assert record.status_code == 200


async def test_the_host_seats_computers_and_sends_them_away_before_the_start(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cem") as (ada, bob, cem):
        code = await ada.create("karakum", seats=3)
        assert (await bob.post(f"/api/matches/{code}/computer")).json()["code"] == "not_a_player"
        match = await ada.do(code, "computer")
        assert [seat["computer"] for seat in match["seats"]] == [None, "greedy", None]
        await bob.do(code, "join")
        assert (await bob.post(f"/api/matches/{code}/computer")).json()["code"] == "not_the_creator"
        assert (await ada.post(f"/api/matches/{code}/computer")).json()["code"] == "match_full"
        assert (await cem.post(f"/api/matches/{code}/join")).json()["code"] == "match_full"
        match = await ada.do(code, "remove", seat=1)
        assert [seat["person"] and seat["person"]["name"] for seat in match["seats"]] == ["Ada", "Bob", None]
        await ada.do(code, "computer")
        await ada.do(code, "start")
        assert (await ada.post(f"/api/matches/{code}/computer")).json()["code"] == "already_started"
        assert (await ada.post(f"/api/matches/{code}/remove", seat=2)).json()["code"] == "nobody_there"


async def test_computers_leave_a_seat_for_a_person(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        refused = await ada.post("/api/matches", game="karakum", seats=2, computers=2)
        assert refused.status_code == 422
        assert refused.json()["detail"] == "1 people here and 2 computer players are too many for 2 seats"


async def test_a_table_that_only_computers_are_left_at_is_gone(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await ada.create("karakum", seats=3, computers=1)
        await bob.do(code, "join")
        await ada.post(f"/api/matches/{code}/leave")
        match = await bob.look(code)
        assert [seat["creator"] for seat in match["seats"]] == [False, True, False]
        await bob.post(f"/api/matches/{code}/leave")
        assert (await bob.http.get(f"/api/matches/{code}")).status_code == 404


async def test_somebody_who_comes_late_takes_over_from_a_computer(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await ada.create("karakum", seats=2, computers=1, options={"first_player": 0})
        await ada.do(code, "start")
        match = await bob.do(code, "join")
        assert [seat["computer"] for seat in match["seats"]] == [None, None]
        assert match["seats"][1]["you"]


async def test_a_rematch_has_the_same_computers_with_the_seats_turned(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await ada.create("karakum", seats=2, computers=1)
        await ada.do(code, "start")
        async with ada.tab(code) as tab:
            await asyncio.wait_for(play_on(tab), 120)
        match = await ada.do(code, "rematch")
        assert [seat["computer"] for seat in match["seats"]] == ["greedy", None]
        await ada.do(match["code"], "start")
        async with ada.tab(match["code"]) as tab:
            await asyncio.wait_for(play_on(tab), 120)


# Votes


async def gone(code: str, tab: Tab) -> int:
    """The seat about which the table may vote, once it may."""
    while True:
        frame = await tab.until("polls")
        if frame["polls"]:
            return int(frame["polls"][0]["about"])


async def test_the_table_votes_for_a_computer_and_who_comes_back_takes_the_seat_back(serve: Serve) -> None:
    server = serve(gone_seconds=0)
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], "karakum", first_player=1)
        async with ada.tab(code) as tab:
            assert await gone(code, tab) == 1
            refused = await bob.post(f"/api/matches/{code}/vote", about=1, choice="end")
            assert refused.json()["code"] == "no_vote"
            match = await ada.do(code, "vote", about=1, choice="computer")
            assert match["seats"][1]["computer"] == "greedy"
            await tab.until_turn()
            async with bob.tab(code) as back:
                refused_move = await back.play({"type": "draw"})
                assert refused_move["code"] == "computer_plays"
                match = await bob.do(code, "back")
                assert match["seats"][1]["computer"] is None
                while tab.can_move:
                    await tab.play()
                await back.until_ply(tab.ply)
                assert back.can_move


async def test_more_than_half_of_the_others_have_to_want_the_same(serve: Serve) -> None:
    server = serve(gone_seconds=0)
    async with AsyncExitStack() as stack, guests(server.url, "Ada", "Bob", "Cem", "Dia") as people:
        ada, bob, cem, _ = people
        code = await begin(list(people), "karakum", first_player=3)
        tabs = [await stack.enter_async_context(one.tab(code)) for one in (ada, bob, cem)]
        while (frame := await tabs[0].until("polls"))["polls"][0]["voters"] != [0, 1, 2]:
            pass
        await ada.do(code, "vote", about=3, choice="end")
        await bob.do(code, "vote", about=3, choice="wait")
        await ada.do(code, "vote", about=3, choice="wait")  # a mind can be changed
        stood = []
        while (frame := await tabs[2].until("polls"))["polls"]:
            stood.append([vote["choice"] for vote in frame["polls"][0]["votes"]])
        assert stood[-1] == ["end", "wait"]
        assert (await ada.look(code))["status"] == "running"
        assert (await cem.post(f"/api/matches/{code}/vote", about=3, choice="end")).json()["code"] == "no_vote"


async def test_a_match_that_the_table_ends_is_over_without_a_result_and_its_record_is_kept(serve: Serve) -> None:
    server = serve(gone_seconds=0)
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], "karakum", first_player=0)
        async with ada.tab(code) as tab:
            while tab.can_move:
                await tab.play()
            about = await gone(code, tab)
            match = await ada.do(code, "vote", about=about, choice="end")
            assert (match["status"], match["outcome"]) == ("over", None)
            late_vote = await ada.post(f"/api/matches/{code}/vote", about=about, choice="end")
            assert late_vote.json()["code"] in ("no_vote", "match_over")  # whether its room has heard of the end or not
        async with bob.tab(code) as late:
            assert late.match["status"] == "over"
            assert (await late.play({"type": "draw"}))["code"] == "match_over"
        record = await ada.http.get(f"/api/matches/{code}/record")
        assert record.status_code == 200
        again = await ada.do(code, "rematch")
        assert again["status"] == "open"


async def test_somebody_who_is_here_cannot_be_voted_about(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], "karakum", first_player=1)
        async with ada.tab(code), bob.tab(code):
            refused = await ada.post(f"/api/matches/{code}/vote", about=1, choice="computer")
            assert refused.json()["code"] == "no_vote"
