"""The HTTP side of the real server, as far as it takes to sit down and begin (the API is described by /api/docs)."""

from typing import Any

import httpx

from tests.load.room import LoadFailed
from tests.load.servers import Server


class House:
    """Raises LoadFailed with the server's words when something is refused."""

    def __init__(self, server: Server) -> None:
        self.origin = "http://{}:{}".format(*server.address)
        self._http = httpx.AsyncClient(base_url=self.origin, timeout=20)

    async def close(self) -> None:
        await self._http.aclose()

    async def guest(self, name: str) -> dict[str, str]:
        """The headers by which a new guest is known."""
        answer = await self._http.post("/api/me", json={"name": name}, headers={"Origin": self.origin})
        self._http.cookies.clear()  # each guest is somebody else
        _check(answer)
        cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        return {"Origin": self.origin, "Cookie": cookie}

    async def begin(self, game: str, guests: list[dict[str, str]], options: dict[str, Any]) -> str:
        """The code of a new match that these guests have sat down to, in this order, and begun."""
        creator, *others = guests
        wanted = {"game": game, "seats": len(guests), "options": options, "visibility": "private"}
        code = str((await self._post("/api/matches", creator, wanted))["code"])
        for guest in others:
            await self._post(f"/api/matches/{code}/join", guest, {})
        await self._post(f"/api/matches/{code}/start", creator, {})
        return code

    async def metrics(self) -> str:
        answer = await self._http.get("/metrics")
        _check(answer)
        return answer.text

    async def _post(self, path: str, guest: dict[str, str], body: dict[str, Any]) -> dict[str, Any]:
        answer = await self._http.post(path, json=body, headers=guest)
        _check(answer)
        return dict(answer.json())


def _check(answer: httpx.Response) -> None:
    if answer.is_error:
        raise LoadFailed(f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text[:500]}")
