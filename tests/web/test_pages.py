"""The client's page and files, games, health and headers."""

import re
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.servers import Server
from web.edition import newest
from web.folders import static_folder


@pytest.mark.parametrize("path", ["/", "/m/PxCmlY6B3sDjgf2lBqMBCr"])
async def test_the_page_may_run_its_own_files_and_its_import_map_only(server: Server, path: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        page = await ada.http.get(path)
        assert page.status_code == 200
        policy = page.headers["content-security-policy"]
        (import_map,) = re.findall(r'<script type="importmap">(.*?)</script>', page.text, re.DOTALL)
        fingerprint = b64encode(sha256(import_map.encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{fingerprint}';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        again = await ada.http.get(path, headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize("path", ["/", "/m/any", "/replay"])
async def test_a_page_can_be_asked_whether_it_is_there(server: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


async def test_files_are_kept_by_the_browser_and_asked_about(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        file = await ada.http.get("/static/vendor/preact.mjs")
        assert file.status_code == 200
        assert "javascript" in file.headers["content-type"]
        assert file.headers["cache-control"] == "no-cache"
        again = await ada.http.get("/static/vendor/preact.mjs", headers={"If-None-Match": file.headers["etag"]})
        assert again.status_code == 304
        assert (await ada.http.get("/static/../pyproject.toml")).status_code == 404


async def test_all_files_that_the_page_names_are_there_and_kept_for_good(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        named = re.findall(r'"(/static/[^"]+)"', (await ada.http.get("/")).text)
        assert len({path.split("/")[2] for path in named}) == 1
        assert any(path.endswith("/table/session.js") for path in named)
        for path in named:
            file = await ada.http.get(path)
            assert (file.status_code, "immutable" in file.headers["cache-control"]) == (200, True)
        of_another_house = re.sub(r"/at-\w+/", "/at-0123456789abcdef/", named[0])
        file = await ada.http.get(of_another_house)
        assert (file.status_code, file.headers["cache-control"]) == (200, "no-cache")


def test_a_file_that_changes_gives_all_of_them_new_addresses(tmp_path: Path) -> None:
    client = shutil.copytree(static_folder(), tmp_path / "static")
    before = newest(client)
    assert newest(client) == before == newest(static_folder())
    (client / "table" / "session.js").write_text("export {};")
    after = newest(client)
    assert after.name != before.name
    assert after.name.encode() in after.page
    assert before.name.encode() not in after.page


async def test_a_game_is_described_with_its_options_catalog_and_rules(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        games = {game["key"]: game for game in (await ada.http.get("/api/games")).json()}
        assert games["sealed"]["seats"] == [2, 3, 4]
        assert "prizes" in str(games["sealed"]["options"])
        catalog = await ada.http.get("/api/games/sealed/catalog")
        assert catalog.json() == {"most_prizes": 12}
        kept = {"If-None-Match": f'"other", W/{catalog.headers["etag"]}'}
        assert (await ada.http.get("/api/games/sealed/catalog", headers=kept)).status_code == 304
        for language, title in (("en", "Rules of Sealed Bids"), ("ja", "封印入札のルール")):
            assert (await ada.http.get(f"/api/games/sealed/rules?lang={language}")).json()["title"] == title
        assert (await ada.http.get("/api/games/chess/rules")).json()["code"] == "unknown_game"


async def test_what_is_counted_can_be_read_by_prometheus(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):
        metrics = (await ada.http.get("/metrics")).text
        for name in (
            "moves_total",
            "refusals",
            "journal_batch_entries",
            "journal_queue",
            "rooms",
            "sockets",
            "http_requests",
            "database_pool",
            "tasks",
        ):
            assert f"caravanserai_{name}" in metrics


async def test_an_open_websocket_holds_no_database_connection(serve: Serve) -> None:
    house = serve(database_pool=2)
    async with guests(house.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code), ada.tab(code), bob.tab(code):
            await one.play()
            metrics = (await ada.http.get("/metrics")).text
            assert "caravanserai_sockets 4.0" in metrics
            assert "caravanserai_database_connections_in_use 0.0" in metrics


@pytest.mark.parametrize(
    ("method", "path", "code"), [("GET", "/nowhere", "not_found"), ("PUT", "/api/me", "method_not_allowed")]
)
async def test_an_address_that_is_not_there_is_a_problem_too(server: Server, method: str, path: str, code: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        answer = await ada.http.request(method, path)
        assert answer.json()["code"] == code
        assert "content-security-policy" in answer.headers
        assert len(answer.headers["x-request-id"]) == 16
