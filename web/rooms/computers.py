"""Computer players at a table: asked whenever it waits for one of their seats, and played like anybody's moves."""

import asyncio
from collections.abc import Callable
from secrets import token_bytes

import structlog
from msgspec import Raw

from engine_core.chance import SEED_BYTES
from web.bots.bots import Bots
from web.matches.match import Match
from web.rooms.messages import Move
from web.rooms.table import Table

CLIENT = "robot"
"""Shorter than the name of any tab: nobody uses up the numbers of its moves."""

_AFTER_A_REFUSAL = 0.5  # seconds

_log = structlog.stdlib.get_logger(__name__)


class Computer:
    """Who asks for a move in place of a person. Whatever is answered, there is something new to look at."""

    client = CLIENT

    def __init__(self, seat: int, stir: Callable[[], None]) -> None:
        self.seat = seat
        self._stir = stir

    def send(self, frame: str) -> None:
        del frame
        self._stir()


class Computers:
    """Those of one room. `submit` has a move judged and written."""

    def __init__(self, bots: Bots, submit: Callable[[Computer, Move], None]) -> None:
        self._bots = bots
        self._submit = submit
        self.playing: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._table: Table | None = None
        self._match: Match | None = None

    def look(self, match: Match, table: Table | None) -> None:
        """The match or its table is another one now."""
        self._match, self._table = match, table
        self._news.set()
        if self.playing is None and self._waited_for() is not None:
            self.playing = asyncio.create_task(self._play(), name=f"computers of match {match.id}")

    def _waited_for(self) -> int | None:
        if self._table is None or self._match is None or self._match.status != "running":
            return None
        computers = self._match.computers
        return next((seat for seat in sorted(self._table.to_act) if computers[seat] is not None), None)

    async def _play(self) -> None:
        try:
            while self._waited_for() is not None:
                await asyncio.sleep(self._bots.pause)
                await self._make_a_move()
        except Exception:  # the table must go on without
            _log.exception("computer_gave_up", match=self._match and self._match.id)
        finally:
            self.playing = None

    async def _make_a_move(self) -> None:
        seat, table, match = self._waited_for(), self._table, self._match
        if seat is None or table is None or match is None:
            return
        ply, player = table.ply, match.computers[seat]
        move = await self._bots.choose(table.question(seat, str(player), token_bytes(SEED_BYTES)))
        self._news.clear()
        # Numbered by ply: two processes that ask for the same move are answered once.
        self._submit(Computer(seat, self._news.set), Move(ply, ply, Raw(move)))
        await self._news.wait()
        if self._table is table and table.ply == ply:
            await asyncio.sleep(_AFTER_A_REFUSAL)
