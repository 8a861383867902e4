"""Playing on without looking: people's moves over connections of their own, while their pages are elsewhere."""

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from secrets import token_hex
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.browser.person import Person
from tests.browser.table import Table

View = dict[str, Any]


def hurry(people: Sequence[Person], code: str, random: Random, until: Callable[[View], bool] = lambda _: False) -> None:
    """Moves by chance, purchases first, to the end or until the public view is such; then all open the table."""
    for person in people:
        person.page.goto("about:blank")  # drawing a hundred moves takes a page longer than making them
    with ExitStack() as stack:
        tabs = [_Tab(stack.enter_context(_connected(person, code))) for person in people]
        while (acting := tabs[0].state["table"]["to_act"]) and not until(tabs[0].state["table"]["view"]):
            mover = next(tab for tab in tabs if tab.state["you"]["seat"] == acting[0])
            legal = mover.state["you"]["legal"]
            purchases = [move for move in legal if move["type"] == "buy"]
            mover.send(random.choice(purchases or legal))
            for tab in tabs:
                tab.hear()
    for person in people:
        person.page.goto(f"/m/{code}")
        Table(person).shows(tabs[0].state["ply"])


class _Tab:
    """`state` is the newest `sync` or `update`."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._n = 0
        self.state: dict[str, Any] = {}
        self.hear()

    def send(self, move: object) -> None:
        self._n += 1
        self._socket.send(json.dumps({"type": "move", "n": self._n, "ply": self.state["ply"], "move": move}))

    def hear(self) -> None:
        while True:
            frame = json.loads(self._socket.recv(timeout=10))
            assert frame["type"] != "refused", frame
            if frame["type"] in ("sync", "update"):
                self.state = frame
                return


def _connected(person: Person, code: str) -> ClientConnection:
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in person.context.cookies())
    address = f"{person.url.replace('http', 'ws', 1)}/api/matches/{code}/live?client={token_hex(8)}"
    return connect(address, origin=Origin(person.url), additional_headers=[("Cookie", cookies)])
