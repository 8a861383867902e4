"""Group commit: one task per process writes for all its rooms, everything that waits in one transaction."""

import asyncio
from collections.abc import Callable
from time import perf_counter

import structlog

from web.db.engine import Database
from web.journal.entries import Entry, Fate
from web.journal.journal import append
from web.metrics import Metrics

_log = structlog.stdlib.get_logger(__name__)

Done = Callable[[Fate], None]


class Writer:
    """`timeout` in seconds bounds one commit; after it the batch counts as failed, wherever it hangs."""

    def __init__(self, database: Database, metrics: Metrics, timeout: float) -> None:
        self._database = database
        self._metrics = metrics
        self._timeout = timeout
        self._waiting: list[tuple[Entry, Done]] = []
        metrics.journal_queue.set_function(lambda: len(self._waiting))
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal writer")

    def append(self, entry: Entry, done: Done) -> None:
        """Have the entry written; `done` is called with its fate after the commit, never during this call."""
        self._waiting.append((entry, done))
        self._wake.set()

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[tuple[Entry, Done]]) -> None:
        self._metrics.journal_batch.observe(len(batch))
        began = perf_counter()
        added = await self._committed([entry for entry, _ in batch])
        self._metrics.journal_commit.observe(perf_counter() - began)
        for entry, done in batch:
            try:
                done(_fate(entry, added))
            except Exception:
                _log.exception("room_failed_after_commit", match=entry.match, ply=entry.ply)

    async def _committed(self, entries: list[Entry]) -> set[tuple[int, int]] | None:
        """(match, ply) of what was added; None when nothing is known to be saved."""
        # A task of its own, so that a call that hangs even against being cancelled does not hold up later batches.
        commit = asyncio.create_task(append(self._database, entries), name="journal commit")
        finished, _ = await asyncio.wait([commit], timeout=self._timeout)
        error = commit.exception() if finished else TimeoutError(f"no answer in {self._timeout} s")
        if error is None:
            return commit.result()
        commit.cancel()
        _log.error("journal_commit_failed", entries=len(entries), error=repr(error))
        self._metrics.journal_failures.inc()
        return None


def _fate(entry: Entry, added: set[tuple[int, int]] | None) -> Fate:
    if added is None:
        return Fate.FAILED
    return Fate.WRITTEN if (entry.match, entry.ply) in added else Fate.LOST
