"""Notes every two seconds that this process is up and its database answers, and knows when the house was up."""

import asyncio
from functools import partial

import structlog
from sqlalchemy import Connection

from web.clock import now
from web.db.engine import Database
from web.pace import store
from web.pace.uptime import Span, extended, join_spans

TICK_SECONDS = 2.0
_PATIENCE_SECONDS = 1.0
_LONGEST_GAP = 5000  # ms without a note; after that the process, the machine or the database stood still
_OVERLAP = 60_000  # ms for which other processes' rows are read again

_log = structlog.stdlib.get_logger(__name__)


class Keeper:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._row: int | None = None  # that is extended
        self._seen = 0  # when it was last
        self._spans: dict[int, Span] = {}
        self._joined: tuple[Span, ...] = ()

    def up(self) -> tuple[Span, ...]:
        """The spans in which the house was up, joined, to this moment."""
        at = now()
        if self._row is None or not self._seen < at <= self._seen + _LONGEST_GAP:
            return self._joined
        return extended(self._joined, self._seen, at)

    async def keep(self) -> None:
        """Note it for ever."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            await self.note()

    async def note(self) -> None:
        """Note it once. A database that does not answer in time ends the span: what passes until it does is free."""
        at = max(now(), self._seen)
        row = self._row if at <= self._seen + _LONGEST_GAP else None
        work = asyncio.create_task(self._database.committed(partial(self._noted, row, at)), name="note the uptime")
        finished, _ = await asyncio.wait([work], timeout=_PATIENCE_SECONDS)
        error = work.exception() if finished else TimeoutError(f"no answer in {_PATIENCE_SECONDS} s")
        if error is not None:
            work.cancel()
            self._row = None
            _log.warning("uptime_not_noted", error=repr(error))
            return
        self._row, spans = work.result()
        self._seen = at
        self._spans.update(spans)
        self._joined = join_spans(self._spans.values())

    def _noted(self, row: int | None, at: int, connection: Connection) -> tuple[int | None, dict[int, Span]]:
        return store.note(connection, row, at), store.spans(connection, since=self._seen - _OVERLAP)
