"""Real servers for the tests, with the fifth game installed."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine_core.registry import games
from tests.services import PostgreSQL
from tests.web.servers import FIFTH, Server, start_server

NewDatabase = Callable[[], str]


@pytest.fixture(scope="module", autouse=True)
def fifth_game_installed() -> Iterator[None]:
    """The fifth game is found in this process too, as long as these tests run."""
    sys.path.append(str(FIFTH))
    games.cache_clear()
    yield
    sys.path.remove(str(FIFTH))
    games.cache_clear()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    cluster = PostgreSQL()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Makes an empty database of either kind and gives its address: what is tested with it holds for both."""
    if request.param == "postgresql":
        cluster: PostgreSQL = request.getfixturevalue("postgresql")
        return cluster.database
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'own.db'}"


@pytest.fixture(scope="session")
def server(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this run may share; nobody may stop it."""
    running = start_server(tmp_path_factory.mktemp("server") / "shared.db", database_url=new_database())
    yield running
    running.stop()


Serve = Callable[..., Server]


@pytest.fixture
def serve(new_database: NewDatabase, tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of one's own, all on one database unless told otherwise; keyword arguments are settings."""
    started: list[Server] = []
    own = new_database()

    def start(port: int = 0, code: Path | None = None, **settings: object) -> Server:
        started.append(start_server(tmp_path / "own.db", port, code, **{"database_url": own, **settings}))
        return started[-1]

    yield start
    for running in started:
        running.stop()
