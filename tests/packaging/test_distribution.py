"""The distribution as a host meets it: built, installed into an empty environment, started."""

import os
import socket
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]


def build(source: Path, kind: str, folder: Path, **environment: str) -> Path:
    subprocess.run(
        [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", folder, source],
        env=os.environ | environment,
        capture_output=True,
        check=True,
    )
    (made,) = folder.iterdir()
    return made


def pip_install(python: Path, *what: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--quiet", "--python", python, "install", *what], check=True)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sdist alone, on a PATH without npm."""
    folder = tmp_path_factory.mktemp("from-sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return build(source, "wheel", tmp_path_factory.mktemp("wheel"), PATH=str(Path(sys.executable).parent))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a new environment with the locked dependencies and the wheel."""
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment)
    python = environment / "bin" / "python"
    pip_install(python, "--requirement", ROOT / "requirements-play.lock")
    pip_install(python, "--no-deps", wheel)
    return python.parent


@pytest.fixture(scope="module")
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of `caravanserai serve`, run outside the checkout on an empty SQLite file."""
    folder = tmp_path_factory.mktemp("host")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = {
        "CARAVANSERAI_HOST": "127.0.0.1",
        "CARAVANSERAI_PORT": str(port),
        "CARAVANSERAI_DATABASE_URL": f"sqlite:///{folder}/caravanserai.db",
    }
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [installed / "caravanserai", "serve"], cwd=folder, env=os.environ | settings, stdout=log, stderr=log
        )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            wait_until_healthy(client, server, folder / "log")
            yield client
    finally:
        server.terminate()
        server.wait(timeout=15)


def wait_until_healthy(client: httpx.Client, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and server.poll() is None:
        try:
            if client.get("/healthz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    pytest.fail(f"the server did not become healthy:\n{log.read_text()}")


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
