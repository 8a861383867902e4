"""Arranging a match, and what is refused with which words."""

import asyncio

from tests.web.people import begin, guests
from tests.web.servers import Server


async def test_an_open_public_match_is_listed_and_a_private_one_is_not(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        public, private = await ada.create(visibility="public"), await ada.create()

        async def listed() -> list[str]:
            return [match["code"] for match in (await bob.http.get("/api/matches")).json()]

        assert public in await listed()
        assert private not in await listed()
        await bob.do(public, "join")
        await ada.do(public, "start")
        assert public not in await listed()


async def test_seats_are_taken_in_the_order_of_joining_and_those_behind_move_up(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await ada.create(seats=3)
        await bob.do(code, "join")
        await cleo.do(code, "join")
        assert (await ada.post(f"/api/matches/{code}/leave")).status_code == 204
        seats = (await cleo.look(code))["seats"]
        assert [(seat["person"] or {}).get("name") for seat in seats] == ["Bob", "Cleo", None]
        assert [seat["creator"] for seat in seats] == [True, False, False]
        assert (await cleo.post(f"/api/matches/{code}/start")).json()["code"] == "not_the_creator"


async def test_a_match_left_by_all_is_gone_and_those_who_look_are_told(server: Server) -> None:
    async with guests(server.url, "Ada", "Eve") as (ada, eve):
        code = await ada.create()
        async with eve.tab(code) as tab:
            await ada.post(f"/api/matches/{code}/leave")
            await asyncio.wait_for(tab.socket.wait_closed(), 5)
            assert tab.socket.close_code == 4404
        answer = await ada.http.get(f"/api/matches/{code}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_match")


async def test_joining_twice_changes_nothing_and_a_full_match_takes_nobody(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
        code = await ada.create()
        first = await bob.do(code, "join")
        assert await bob.do(code, "join") == first
        refused = await cleo.post(f"/api/matches/{code}/join")
        assert (refused.status_code, refused.json()["code"]) == (409, "match_full")
        await ada.do(code, "start")
        for what in ("join", "start"):
            refused = await (cleo if what == "join" else ada).post(f"/api/matches/{code}/{what}")
            assert (refused.status_code, refused.json()["code"]) == (409, "already_started")


async def test_ten_people_who_press_join_at_once_fill_each_seat_once(server: Server) -> None:
    names = [f"Guest {number}" for number in range(10)]
    async with guests(server.url, "Ada", *names) as (ada, *others):
        code = await ada.create(seats=4)
        answers = await asyncio.gather(*(guest.post(f"/api/matches/{code}/join") for guest in others))
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [409] * 7
        seated = [seat["person"]["name"] for seat in (await ada.look(code))["seats"]]
        assert len(set(seated)) == 4


async def test_options_that_the_rules_refuse_name_the_rule(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        for body, code, rule in (
            ({"game": "chess", "seats": 2}, "unknown_game", None),
            ({"game": "sealed", "seats": 5}, "bad_options", None),
            ({"game": "sealed", "seats": 2, "options": {"prizes": 99}}, "bad_options", "SB01"),
            ({"game": "sealed", "seats": 2, "options": {"prizes": "many"}}, "bad_options", None),
            ({"game": "sealed", "seats": 2, "options": {"colour": 1}}, "bad_options", None),
            ({"game": "sealed", "seats": 2, "visibility": "secret"}, "bad_request", None),
            ({"game": "sealed", "seats": 2, "seed": "zz"}, "bad_request", None),
            ({"game": "sealed"}, "bad_request", None),
        ):
            refused = await ada.post("/api/matches", **body)
            problem = refused.json()
            assert (problem["code"], problem["rule"]) == (code, rule), body
            assert refused.headers["content-type"] == "application/problem+json"
            assert problem["status"] == refused.status_code
            assert "\n" not in problem["detail"]


async def test_a_seed_of_the_browser_goes_into_the_match(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        seeds = ["ab" * 32, "cd" * 32]
        code = await ada.create(seed=seeds[0], options={"prizes": 3})
        await bob.do(code, "join", seed=seeds[1])
        await ada.do(code, "start")
        async with ada.tab(code) as one, bob.tab(code) as two:
            while one.table and not one.table["outcome"]:
                await one.play()
                await two.play()
                await one.until_ply(two.ply)
        record = (await ada.http.get(f"/api/matches/{code}/record")).json()
        assert len(record["player_seeds"]) == 2
        import base64

        assert [base64.b64decode(seed).hex() for seed in record["player_seeds"]] == seeds


async def test_the_invitation_is_a_code_that_leads_to_the_match(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        assert len(code) == 22
        assert code.isalnum()
        image = await ada.http.get(f"/api/matches/{code}/invite.svg")
        assert image.headers["content-type"] == "image/svg+xml"
        assert image.text.startswith("<svg")


async def test_my_matches_say_whom_they_wait_for(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as people:
        ada = people[0]
        waiting = await ada.create()
        code = await begin(people, "karakum")
        async with ada.tab(code) as tab:
            assert tab.table is not None
            expected = tab.table["to_act"]
        for guest in people:
            listed = {match["code"]: match for match in (await guest.http.get("/api/me/matches")).json()}
            assert listed[code]["waits_for"] == expected
        assert (await ada.http.get("/api/me/matches")).json()[-1]["code"] == waiting
        assert (await ada.look(waiting))["waits_for"] is None
