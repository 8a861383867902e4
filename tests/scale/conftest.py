"""Houses of several processes on a real PostgreSQL and a real Redis."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.services import PostgreSQL, Redis
from tests.web.conftest import fifth_game_installed
from tests.web.servers import Server, start_server

__all__ = ["fifth_game_installed"]

Process = Callable[..., Server]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    cluster = PostgreSQL()
    yield cluster
    cluster.remove()


@pytest.fixture
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.stop()


@pytest.fixture
def process(postgresql: PostgreSQL, redis: Redis, tmp_path: Path) -> Iterator[Process]:
    """Starts one more process of the same house; keyword arguments are those of `start_server`."""
    started: list[Server] = []
    database_url = postgresql.database()

    def start(port: int = 0, code: Path | None = None, **settings: object) -> Server:
        given = {"database_url": database_url, "bus_url": redis.url, **settings}
        started.append(start_server(tmp_path / "unused.db", port, code, **given))
        return started[-1]

    yield start
    for running in started:
        running.stop()
