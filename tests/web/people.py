"""People who play: a browser's cookie jar, and tabs with a WebSocket each."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]


class Guest:
    """Somebody with a browser: `http` keeps their cookie."""

    def __init__(self, http: httpx.AsyncClient, name: str) -> None:
        self.http = http
        self.name = name

    @property
    def headers(self) -> dict[str, str]:
        """What a browser would send along with a WebSocket."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def post(self, path: str, **body: object) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def create(self, game: str = "sealed", seats: int = 2, **more: object) -> str:
        """The code of a new match."""
        answer = await self.post("/api/matches", game=game, seats=seats, **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def look(self, code: str) -> Frame:
        answer = await self.http.get(f"/api/matches/{code}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def do(self, code: str, what: str, **body: object) -> Frame:
        """Join, start, ...: the match afterwards."""
        answer = await self.post(f"/api/matches/{code}/{what}", **body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    @asynccontextmanager
    async def tab(
        self, code: str, client: str | None = None, at: str | None = None, **query: object
    ) -> AsyncIterator["Tab"]:
        """A tab with the table open, after its `sync`; `at` is another process of the house."""
        chosen = client or f"tab-of-{self.name}"
        wanted = httpx.QueryParams({"client": chosen, **{name: str(value) for name, value in query.items()}})
        origin = (at or str(self.http.base_url)).rstrip("/")
        address = origin.replace("http", "ws", 1) + f"/api/matches/{code}/live?{wanted}"
        async with connect(address, origin=origin, additional_headers=self.headers, max_size=None) as socket:  # type: ignore[arg-type]
            tab = Tab(socket)
            await tab.until("sync")
            yield tab


class Tab:
    """An open table: `sync` and `last` are the newest frames, `ply`, `you` and `to_act` what they say."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.ply = 0
        self.n = 0
        self.you: Frame | None = None
        self.table: Frame | None = None
        self.match: Frame = {}

    async def next(self) -> Frame:
        frame: Frame = json.loads(await self.socket.recv())
        self.frames.append(frame)
        if frame["type"] in ("sync", "update"):
            self.ply, self.you, self.table = frame["ply"], frame["you"], frame["table"]
        if "match" in frame:
            self.match = frame["match"]
        return frame

    async def until(self, *kinds: str) -> Frame:
        """The next frame of one of these types."""
        while True:
            frame = await self.next()
            if frame["type"] in kinds:
                return frame

    async def until_ply(self, ply: int) -> None:
        while self.ply < ply:
            await self.next()

    async def until_turn(self) -> None:
        """Until it can move."""
        while not self.can_move:
            await self.next()

    @property
    def can_move(self) -> bool:
        return bool(self.you and self.table and self.you["seat"] in self.table["to_act"])

    async def send(self, move: object, n: int | None = None, ply: int | None = None) -> int:
        """Ask for a move; its `n`."""
        self.n = n or self.n + 1
        message = {"type": "move", "n": self.n, "ply": self.ply if ply is None else ply, "move": move}
        await self.socket.send(json.dumps(message))
        return self.n

    async def undo(self) -> Frame:
        """Take the last move back and wait for the answer."""
        self.n += 1
        await self.socket.send(json.dumps({"type": "undo", "n": self.n, "ply": self.ply}))
        return await self._answer(self.n)

    async def play(self, move: object | None = None, **more: int) -> Frame:
        """Make a move (the first legal one unless given) and wait for its answer."""
        assert self.you is not None
        return await self._answer(await self.send(move or self.you["legal"][0], **more))

    async def _answer(self, n: int) -> Frame:
        while True:
            frame = await self.next()
            if frame.get("n") == n:
                return frame


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """People who have introduced themselves to the server at this address."""
    arrived = []
    for name in names:
        http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=20)
        arrived.append(Guest(http, name))
        answer = await arrived[-1].post("/api/me", name=name)
        assert answer.status_code == 201, answer.text
    try:
        yield arrived
    finally:
        for guest in arrived:
            await guest.http.aclose()


async def begin(people: list[Guest], game: str = "sealed", **options: object) -> str:
    """The code of a running match in which these people sit in this order."""
    return await start(people, await people[0].create(game, len(people), options=options))


async def begin_at(pace: str, people: list[Guest], **options: object) -> str:
    """As `begin`, with clocks."""
    return await start(people, await people[0].create("sealed", len(people), options=options, pace=pace))


async def start(people: list[Guest], code: str) -> str:
    """Start this match of the first of them with all of them in it; its code."""
    for guest in people[1:]:
        await guest.do(code, "join")
    await people[0].do(code, "start")
    return code
