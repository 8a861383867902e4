"""The distribution as a host meets it: built, installed into an empty environment, started."""

import subprocess
import sys
import zipfile
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]


def test_the_wheel_carries_the_client_the_rules_and_the_migrations(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "web/static/vendor/preact.mjs" in names
    assert "web/static/index.html" in names
    assert "web/alembic/env.py" in names
    assert "karakum/rules.ja.toml" in names


def test_the_wheel_carries_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert tops <= {
        *("engine_core", "karakum", "khiva", "kathmandu", "kuldhara", "web"),
        "caravanserai-0.1.0.dist-info",
    }


def test_an_installed_table_is_healthy_and_shows_its_page(served: httpx.Client) -> None:
    assert served.get("/healthz").status_code == 200
    page = served.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert 'type="importmap"' in page.text


def test_an_installed_table_serves_the_vendored_modules_as_javascript(served: httpx.Client) -> None:
    module = served.get("/static/vendor/preact.mjs")
    assert module.status_code == 200
    assert "javascript" in module.headers["content-type"]


def test_every_game_is_found_by_an_installed_table(installed: Path) -> None:
    listed = subprocess.run(
        [installed / "python", "-c", "from engine_core.registry import games; print(*games())"],
        cwd=installed,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "karakum" in listed.stdout.split()


def test_a_visitor_who_comes_through_caddy_gets_a_cookie_for_https_alone(served_by_caddy: httpx.Client) -> None:
    origin = str(served_by_caddy.base_url).rstrip("/")
    answer = served_by_caddy.post("/api/me", json={"name": "Ada"}, headers={"origin": origin})
    assert answer.status_code == 201
    assert answer.headers["set-cookie"].startswith("__Host-")
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


def test_the_folder_of_migrations_does_not_hide_the_alembic_library() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import alembic.command; print(alembic.__file__)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "site-packages" in done.stdout
