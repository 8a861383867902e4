"""A seat is given up and taken over while a match runs; the host removes who never came."""

from tests.web.people import Frame, Tab, begin, guests
from tests.web.servers import Server


async def test_a_seat_that_was_given_up_passes_with_its_hand_to_whoever_takes_it(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await begin([ada, bob], "karakum", first_player=0)
        async with ada.tab(code) as one, bob.tab(code) as two, cleo.tab(code) as three:
            assert two.you is not None
            hand = two.you["hand"]
            assert (await bob.post(f"/api/matches/{code}/leave")).status_code == 204
            left = await two.until("sync")
            assert left["you"] is None
            assert _names(left["match"]) == ["Ada", None]
            await one.play()  # the others need not wait to go on

            joined = await cleo.do(code, "join")
            assert [seat["you"] for seat in joined["seats"]] == [False, True]
            taken = await three.until("sync")
            assert (taken["you"]["seat"], taken["you"]["hand"]) == (1, hand)
            refused = await bob.post(f"/api/matches/{code}/join")
            assert (refused.status_code, refused.json()["code"]) == (409, "already_started")
            while one.can_move:  # by the cards that lie open the turn was one move or is two
                await one.play()
            await three.until_ply(one.ply)
            assert three.can_move
            assert (await three.play())["type"] == "update"


async def test_a_free_seat_cannot_be_played_and_stays_free_over_a_reload(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            await ada.post(f"/api/matches/{code}/leave")
            await tab.until("sync")
            await tab.send({"type": "bid", "card": 1})
            assert (await tab.until("refused"))["code"] == "not_a_player"
        shown = await bob.look(code)
        assert _names(shown) == [None, "Bob"]
        assert shown["seats"][1]["creator"]
        assert (await ada.do(code, "join"))["seats"][0]["you"]


async def test_when_all_have_left_whoever_comes_is_the_host(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await begin([ada, bob])
        for guest in (ada, bob):
            assert (await guest.post(f"/api/matches/{code}/leave")).status_code == 204
        assert _names(shown := await cleo.do(code, "join")) == ["Cleo", None]
        assert (shown["seats"][0]["you"], shown["seats"][0]["creator"]) == (True, True)


async def test_the_host_removes_anybody_before_the_start_and_nobody_else_can(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await ada.create(seats=3)
        for guest in (bob, cleo):
            await guest.do(code, "join")
        refused = await bob.post(f"/api/matches/{code}/remove", seat=2)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_the_creator")
        removed = await ada.do(code, "remove", seat=1)
        assert _names(removed) == ["Ada", "Cleo", None]
        for seat in (0, 2, 7):
            refused = await ada.post(f"/api/matches/{code}/remove", seat=seat)
            assert (refused.status_code, refused.json()["code"]) == (409, "nobody_there")


async def test_in_a_running_match_only_who_has_never_been_here_can_be_removed(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        first = await begin([ada, bob, cleo], prizes=3)
        async with ada.tab(first) as one, bob.tab(first) as two, cleo.tab(first) as three:
            await _to_the_end(one, two, three)
        code = (await cleo.do(first, "rematch"))["code"]
        async with ada.tab(code) as watching:
            seats = {seat["person"]["name"]: seat for seat in watching.match["seats"]}
            assert {name: seat["came"] for name, seat in seats.items()} == {"Ada": False, "Bob": False, "Cleo": True}
            while not (await watching.until("match"))["match"]["seats"][seats["Ada"]["seat"]]["came"]:
                pass
            await cleo.do(code, "start")
            refused = await cleo.post(f"/api/matches/{code}/remove", seat=seats["Ada"]["seat"])
            assert (refused.status_code, refused.json()["code"]) == (409, "has_been_here")
            removed = await cleo.do(code, "remove", seat=seats["Bob"]["seat"])
            assert removed["seats"][seats["Bob"]["seat"]]["person"] is None


async def test_a_match_that_is_over_keeps_its_people(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], prizes=3)
        async with ada.tab(code) as one, bob.tab(code) as two:
            await _to_the_end(one, two)
        refused = await ada.post(f"/api/matches/{code}/leave")
        assert (refused.status_code, refused.json()["code"]) == (409, "match_over")


def _names(match: Frame) -> list[str | None]:
    return [seat["person"] and seat["person"]["name"] for seat in match["seats"]]


async def _to_the_end(*tabs: Tab) -> None:
    """Until the match is over for the first of these."""
    while not (tabs[0].table and tabs[0].table["outcome"]):
        for tab in tabs:
            await tab.play()
            for other in tabs:
                await other.until_ply(tab.ply)
    await tabs[0].until("match")
