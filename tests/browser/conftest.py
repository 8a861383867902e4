"""One Chromium for all, a fresh context for each person, and an eye on everything that goes wrong in it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.web.servers import Server, start_server

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]

expect.set_options(timeout=20_000)

Arrive = Callable[..., Person]
Serve = Callable[..., Server]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests may share; nobody may stop it."""
    running = start_server(tmp_path_factory.mktemp("browser") / "shared.db")
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of one's own, by default on one database."""
    started: list[Server] = []

    def start(port: int = 0, **settings: Any) -> Server:
        started.append(start_server(tmp_path / "own.db", port, **settings))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def arrive(chromium: Browser, server: Server) -> Iterator[Arrive]:
    """`arrive("Ada", phone=True)`: somebody with a browser, by default one who has said their name here before.

    The test fails if anybody's console had an error or a request left the host.
    """
    people: list[Person] = []

    def come(name: str, *, at: Server | None = None, **how: Any) -> Person:
        people.append(Person(chromium, (at or server).url, name, **how))
        return people[-1]

    yield come
    seen = {person.name: person.watch.unexpected for person in people}
    for person in people:
        person.context.close()
    assert not any(seen.values()), seen
