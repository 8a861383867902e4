"""Real servers for the tests, with the fifth game installed."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine_core.registry import games
from tests.web.servers import FIFTH, Server, start_server


@pytest.fixture(scope="module", autouse=True)
def _fifth_game_installed() -> Iterator[None]:
    """The fifth game is found in this process too, as long as these tests run."""
    sys.path.append(str(FIFTH))
    games.cache_clear()
    yield
    sys.path.remove(str(FIFTH))
    games.cache_clear()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this run may share; nobody may stop it."""
    running = start_server(tmp_path_factory.mktemp("server") / "shared.db")
    yield running
    running.stop()


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of one's own, by default on one database; keyword arguments are settings."""
    started: list[Server] = []

    def start(database: str = "own.db", port: int = 0, **settings: object) -> Server:
        started.append(start_server(tmp_path / database, port, **settings))
        return started[-1]

    yield start
    for running in started:
        running.stop()
