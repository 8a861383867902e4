"""People without sign-up, known again by a cookie."""

from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from tests.web.conftest import Serve
from tests.web.people import guests
from tests.web.servers import Server
from tests.web.tables import open_house
from web.db.tables import sessions
from web.people.names import tidy_name
from web.problems import Problem

DAY = 86_400_000


async def test_a_guest_is_known_again_after_the_server_and_the_browser_restart(serve: Serve) -> None:
    server = serve()
    async with guests(server.url, "Ada") as (ada,):
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        kept = dict(ada.http.cookies)
        code = await ada.create()
    server.kill()
    server = serve()
    async with httpx.AsyncClient(base_url=server.url, cookies=kept) as browser:
        answer = await browser.get("/api/me")
        assert answer.json()["name"] == "Ada"
        assert "max-age=34560000" in answer.headers["set-cookie"].lower(), "the visit makes the cookie last on"
        assert [match["code"] for match in (await browser.get("/api/me/matches")).json()] == [code]


async def test_introducing_oneself_again_only_renames(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await ada.create()
        answer = await ada.post("/api/me", name="  Ada   Lovelace ")
        assert answer.json()["name"] == "Ada Lovelace"
        assert "set-cookie" not in answer.headers
        seat = (await ada.look(code))["seats"][0]
        assert (seat["person"], seat["you"], seat["creator"]) == (answer.json(), True, True)


async def test_nobody_is_known_without_a_cookie_or_by_a_wrong_one(server: Server) -> None:
    for cookies in ({}, {"caravanserai": "guessed"}, {"caravanserai": ""}):
        async with httpx.AsyncClient(base_url=server.url, cookies=cookies) as http:
            answer = await http.get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (401, "no_session")


async def test_behind_tls_the_cookie_is_bound_to_the_host(serve: Serve) -> None:
    server = serve()
    forwarded = {"X-Forwarded-Proto": "https", "Origin": server.url.replace("http:", "https:")}
    async with httpx.AsyncClient(base_url=server.url, headers=forwarded) as http:
        cookie = (await http.post("/api/me", json={"name": "Ada"})).headers["set-cookie"]
        assert cookie.startswith("__Host-caravanserai=")
        assert "Secure" in cookie
        known = {"Cookie": cookie.split(";")[0]}
        assert (await http.get("/api/me", headers=known)).json()["name"] == "Ada"


async def test_a_session_ends_when_nobody_has_come_for_long_enough(tmp_path: Path) -> None:
    async with open_house(tmp_path / "old.db", session_days=30) as house:
        _, token = await house.guests.welcome("Ada")
        assert await house.guests.known_by(token)
        async with house.database.writing() as connection:
            await connection.execute(update(sessions).values(seen=sessions.c.seen - 29 * DAY))
        await house.guests.seen(token)
        async with house.database.writing() as connection:
            await connection.execute(update(sessions).values(seen=sessions.c.seen - 29 * DAY))
        assert await house.guests.known_by(token), "the visit made it last"
        async with house.database.writing() as connection:
            await connection.execute(update(sessions).values(seen=sessions.c.seen - 2 * DAY))
        assert await house.guests.known_by(token) is None
    async with open_house(tmp_path / "old.db", session_days=30) as house, house.database.reading() as connection:
        assert (await connection.execute(select(sessions))).all() == []


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "bell\x07", "override\u202e", "nul\x00"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        tidy_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(("given", "kept"), [(" Ada  L. ", "Ada L."), ("さくら", "さくら"), ("e\u0301", "é")])
def test_a_name_is_kept_in_normal_form(given: str, kept: str) -> None:
    assert tidy_name(given) == kept
