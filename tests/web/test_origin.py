"""Other pages cannot act in the name of people who are known here."""

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.servers import Server


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", ""])
async def test_a_page_of_another_origin_changes_nothing(server: Server, origin: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        refused = await ada.http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong_origin")
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"


async def test_without_an_origin_only_those_who_bring_no_cookie_may_change_something(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as script:
        assert (await script.post("/api/me", json={"name": "Script"})).status_code == 201
        refused = await script.post("/api/me", json={"name": "Again"})
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong_origin")


@pytest.mark.parametrize("origin", ["https://evil.example", None])
async def test_a_socket_is_refused_before_it_is_accepted(server: Server, origin: str | None) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        address = server.url.replace("http", "ws") + f"/api/matches/{code}/live?client=12345678"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=origin, additional_headers=ada.headers)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        assert b"wrong_origin" in refused.value.response.body


async def test_listed_origins_are_the_only_ones(serve: Serve) -> None:
    server = serve(origins="https://play.example, https://other.example/")
    async with httpx.AsyncClient(base_url=server.url) as http:
        for origin, status in (("https://play.example", 201), ("https://other.example", 201), (server.url, 403)):
            http.cookies.clear()
            answer = await http.post("/api/me", json={"name": "Ada"}, headers={"Origin": origin})
            assert answer.status_code == status, origin


async def test_a_socket_needs_a_session_a_match_and_a_client(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        for path, headers, status, problem in (
            (f"{code}/live?client=12345678", {}, 401, b"no_session"),
            (f"{'x' * 22}/live?client=12345678", ada.headers, 404, b"unknown_match"),
            (f"{code}/live?client=short", ada.headers, 422, b"bad_request"),
            (f"{code}/live", ada.headers, 422, b"bad_request"),
            (f"{code}/live?client=12345678&since=-1", ada.headers, 422, b"bad_request"),
        ):
            address = server.url.replace("http", "ws") + f"/api/matches/{path}"
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, origin=server.url, additional_headers=headers)  # type: ignore[arg-type]
            assert refused.value.response.status_code == status, path
            assert problem in refused.value.response.body
