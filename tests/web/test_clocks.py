"""The clocks of a match on a real server: what they cost, and what costs nobody anything."""

import pytest

from tests.web.people import begin, guests
from tests.web.servers import Server


@pytest.mark.parametrize("pace", ["2d", "5s+0s", "", "60s+600s+5s"])
async def test_a_pace_that_there_is_not_is_refused_with_those_that_there_are(server: Server, pace: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        refused = await ada.post("/api/matches", game="sealed", seats=2, pace=pace)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_pace")
        assert refused.json()["detail"].startswith(f"pace: {pace!r} is not a pace: a turn of 10 to 3600 seconds")


async def test_a_rematch_goes_at_the_same_pace(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as people:
        ada, bob = people
        code = await begin(people, pace="3d", prizes=3)
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
