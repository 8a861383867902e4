"""Looking back: what was shown to somebody, and before the end nothing more."""

import random

import pytest

from engine_core.registry import games
from tests.web.people import Frame, Guest, begin, guests
from tests.web.servers import Server


async def positions(guest: Guest, code: str, **query: int) -> list[Frame]:
    answer = await guest.http.get(f"/api/matches/{code}/plies", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Frame] = answer.json()
    return found


@pytest.mark.parametrize("game", ["sealed", *sorted(games())])
async def test_looking_back_shows_exactly_what_was_sent_then_and_no_hand_but_ones_own(
    server: Server, game: str
) -> None:
    choose = random.Random(game)
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await begin([ada, bob], game, **({"prizes": 12} if game == "sealed" else {}))
        async with ada.tab(code) as one, bob.tab(code) as two:
            for _ in range(20):
                tab = one if one.can_move else two
                assert tab.you is not None
                played = await tab.play(choose.choice(tab.you["legal"]))
                await one.until_ply(played["ply"])
                await two.until_ply(played["ply"])
            for guest, tab in ((ada, one), (bob, two)):
                sent = {frame["ply"]: frame for frame in tab.frames if frame["type"] in ("sync", "update")}
                for position in await positions(guest, code):
                    then = sent[position["ply"]]
                    assert position["table"] == then["table"]
                    assert position["you"]["hand"] == then["you"]["hand"]
                    assert position["you"]["legal"] == []
            watched = await positions(cleo, code)
            assert [position["table"] for position in watched] == [
                position["table"] for position in await positions(ada, code)
            ]
            assert all(position["you"] is None for position in watched)
            refused = await cleo.http.get(f"/api/matches/{code}/plies", params={"seat": 0})
            assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
            refused = await bob.http.get(f"/api/matches/{code}/plies", params={"seat": 0})
            assert (refused.status_code, refused.json()["code"]) == (409, "not_over")


async def test_after_the_end_everybody_may_look_into_every_hand(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await begin([ada, bob], prizes=3)
        async with ada.tab(code) as one, bob.tab(code) as two:
            for tab in (one, two) * 3:
                played = await tab.play()
                await one.until_ply(played["ply"])
                await two.until_ply(played["ply"])
            await one.until("match")
            sent = {frame["ply"]: frame for frame in one.frames if frame["type"] in ("sync", "update")}
        found = await positions(cleo, code, seat=0)
        assert [position["you"]["hand"] for position in found] == [sent[ply]["you"]["hand"] for ply in range(7)]
        assert [position["ply"] for position in await positions(cleo, code, first=5)] == [5, 6]
        refused = await cleo.http.get(f"/api/matches/{code}/plies", params={"seat": 2})
        assert (refused.status_code, refused.json()["detail"]) == (422, "there are the seats 0 to 1")


async def test_a_match_that_has_not_started_has_nothing_to_look_back_on(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await ada.create()
        refused = await ada.http.get(f"/api/matches/{code}/plies")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_started")
