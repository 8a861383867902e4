"""`kill -9` in the middle of play: what was acknowledged is there, once, and the match goes on."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from engine_core.record import load, verify
from tests.web.conftest import Serve
from tests.web.people import Guest, begin, guests

ROOMS = 3


class Player:
    """Plays one seat and comes back after every loss, sending what is not answered again under its number."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.code = code
        self.acknowledged: dict[int, int] = {}  # n -> ply
        self.unanswered: tuple[int, object, int] | None = None
        self.n = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                await self._sit()
            await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        async with self.guest.tab(self.code) as tab:
            if self.unanswered is not None:
                n, move, ply = self.unanswered
                await tab.send(move, n=n, ply=ply)
            while not self.over:
                if tab.can_move and self.unanswered is None and tab.you is not None:
                    self.n += 1
                    self.unanswered = (self.n, tab.you["legal"][self.n % len(tab.you["legal"])], tab.ply)
                    await tab.send(self.unanswered[1], n=self.n, ply=tab.ply)
                self._hear(await tab.next())
                self.over = tab.table is not None and tab.table["outcome"] is not None

    def _hear(self, frame: dict[str, Any]) -> None:
        if self.unanswered is None or frame.get("n") != self.unanswered[0]:
            return
        if frame["type"] == "refused":
            assert frame["code"] in ("stale", "unavailable", "not_your_turn"), frame
        else:
            self.acknowledged[frame["n"]] = frame["ply"]
        if frame.get("code") != "unavailable":
            self.unanswered = None


@pytest.mark.parametrize("game", ["sealed", "karakum"])
async def test_every_acknowledged_move_is_there_once_after_kill_9_and_the_matches_go_on(
    serve: Serve, game: str
) -> None:
    server = serve()
    port = int(server.url.rpartition(":")[2])
    async with guests(server.url, "Ada", "Bob", "Cleo") as people:
        options = {"prizes": 12} if game == "sealed" else {}
        codes = [await begin(people, game, **options) for _ in range(ROOMS)]
        players = [Player(guest, code) for code in codes for guest in people]
        playing = [asyncio.create_task(player.play()) for player in players]
        for plies in (15, 50):
            while sum(len(player.acknowledged) for player in players) < plies:
                ended, _ = await asyncio.wait(playing, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
                assert not ended, "a match ended before the power was cut"
            server.kill()
            server = serve(port=port)
        await asyncio.wait_for(asyncio.gather(*playing), timeout=60)
        for code in codes:
            await _check(people[0].http, code, [player for player in players if player.code == code])


async def _check(http: httpx.AsyncClient, code: str, players: list[Player]) -> None:
    record = load((await http.get(f"/api/matches/{code}/record")).content)
    verify(record)
    plies = [ply for player in players for ply in player.acknowledged.values()]
    assert len(plies) == len(set(plies)), "one ply was acknowledged to two messages"
    assert set(plies) <= set(range(1, len(record.moves) + 1))
    for seat, player in enumerate(players):
        mine = {ply for ply, played in enumerate(record.moves, start=1) if played.seat == seat}
        assert set(player.acknowledged.values()) == mine, "every move of this seat was acknowledged, exactly once"
