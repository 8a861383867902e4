"""One build, one installed table and one proxy for all tests here."""

import os
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


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


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sdist alone, on a PATH without npm."""
    folder = tmp_path_factory.mktemp("from-sdist")
    subprocess.run(["tar", "--extract", "--gzip", "--file", sdist, "--directory", folder], check=True)
    (source,) = folder.iterdir()
    return build(source, "wheel", tmp_path_factory.mktemp("wheel"), PATH=str(BIN))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of a new environment with the locked dependencies and the wheel."""
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment)
    python = environment / "bin" / "python"
    pip_install(python, "--requirement", ROOT / "requirements-play.lock")
    pip_install(python, "--no-deps", wheel)
    return python.parent


@pytest.fixture(scope="session")
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of `caravanserai serve`, run outside the checkout on an empty SQLite file."""
    folder = tmp_path_factory.mktemp("host")
    port = free_port()
    settings = {
        "CARAVANSERAI_HOST": "127.0.0.1",
        "CARAVANSERAI_PORT": str(port),
        "CARAVANSERAI_DATABASE_URL": f"sqlite:///{folder}/caravanserai.db",
    }
    with running([installed / "caravanserai", "serve"], f"http://127.0.0.1:{port}", folder, settings) as client:
        yield client


@pytest.fixture(scope="session")
def served_by_caddy(served: httpx.Client, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of Caddy with deploy/Caddyfile in front of that server, with a certificate of its own making."""
    folder = tmp_path_factory.mktemp("caddy")
    url = f"https://localhost:{free_port()}"
    alone = "{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(alone + (ROOT / "deploy" / "Caddyfile").read_text())
    settings = {
        "CARAVANSERAI_DOMAIN": url,
        "CARAVANSERAI_UPSTREAM": f"{served.base_url.host}:{served.base_url.port}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with running(
        [BIN / "caddy", "run", "--adapter", "caddyfile", "--config", "Caddyfile"], url, folder, settings
    ) as client:
        yield client


@contextmanager
def running(command: list[str | Path], url: str, folder: Path, settings: dict[str, str]) -> Iterator[httpx.Client]:
    """The command, started in the folder and healthy at the URL; ended afterwards."""
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=folder, env=os.environ | settings, stdout=log, stderr=log)
    try:
        with httpx.Client(base_url=url, verify=False) as client:
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
            pass
        time.sleep(0.1)
    pytest.fail(f"the server did not become healthy:\n{log.read_text()}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port
