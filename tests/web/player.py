"""Somebody who plays on through every fault, and what has to be true of the match afterwards."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from engine_core.record import load, verify
from tests.web.people import Guest


class Player:
    """Plays one seat and comes back after every loss, sending what is not answered again under its number.

    `urls` are the processes of the house, gone to one after the other.
    """

    def __init__(self, guest: Guest, code: str, urls: Sequence[str] = (), think_seconds: float = 0) -> None:
        self.think_seconds = think_seconds
        self.urls = cycle(urls or [str(guest.http.base_url)])
        self.guest = guest
        self.code = code
        self.acknowledged: dict[int, int] = {}  # n -> ply
        self.unanswered: tuple[int, object, int] | None = None
        self.n = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError):
                await self._sit()
            await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        async with self.guest.tab(self.code, at=next(self.urls)) as tab:
            if self.unanswered is not None:
                n, move, ply = self.unanswered
                await tab.send(move, n=n, ply=ply)
            while not self.over:
                if tab.can_move and self.unanswered is None and tab.you is not None:
                    await asyncio.sleep(self.think_seconds)
                    self.n += 1
                    self.unanswered = (self.n, tab.you["legal"][self.n % len(tab.you["legal"])], tab.ply)
                    await tab.send(self.unanswered[1], n=self.n, ply=tab.ply)
                if self._has_to_try_again(await tab.next()) and self.unanswered is not None:
                    await asyncio.sleep(0.2)
                    await tab.send(self.unanswered[1], n=self.n, ply=self.unanswered[2])
                self.over = tab.table is not None and tab.table["outcome"] is not None

    def _has_to_try_again(self, frame: dict[str, Any]) -> bool:
        if self.unanswered is None or frame.get("n") != self.unanswered[0]:
            return False
        if frame.get("code") == "unavailable":
            return True
        if frame["type"] == "refused":
            assert frame["code"] in ("stale", "not_your_turn"), frame
        else:
            self.acknowledged[frame["n"]] = frame["ply"]
        self.unanswered = None
        return False


async def check(http: httpx.AsyncClient, code: str, players: list[Player]) -> None:
    """Every acknowledged move is there exactly once, and there is no other."""
    record = load((await http.get(f"/api/matches/{code}/record")).content)
    verify(record)
    plies = [ply for player in players for ply in player.acknowledged.values()]
    assert len(plies) == len(set(plies)), "one ply was acknowledged to two messages"
    assert set(plies) <= set(range(1, len(record.moves) + 1))
    for seat, player in enumerate(players):
        mine = {ply for ply, played in enumerate(record.moves, start=1) if played.seat == seat}
        assert set(player.acknowledged.values()) == mine, "every move of this seat was acknowledged, exactly once"
