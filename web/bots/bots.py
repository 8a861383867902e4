"""Asks computer players: in processes of their own, made when one is first asked, made again when one dies."""

import asyncio
import multiprocessing
from concurrent.futures import TimeoutError as TookTooLong
from concurrent.futures.process import BrokenProcessPool

import structlog
from pebble import ProcessExpired, ProcessPool

from web.bots.thinking import Question, guess, think
from web.metrics import Metrics

PATIENCE = 10.0
"""Seconds of thought after which a question is answered by chance, and its process stopped."""

_LONGEST = 3
"""How many times its patience a question may take in all: until a process is there, until it was its turn."""

_FAREWELL_SECONDS = 2.0

_log = structlog.stdlib.get_logger(__name__)


class Bots:
    """`workers` is how many can think at once, `pause` how many seconds a player waits before its move."""

    def __init__(self, workers: int, pause: float, metrics: Metrics, patience: float = PATIENCE) -> None:
        self.pause = pause
        self._workers = workers
        self._metrics = metrics
        self._patience = patience
        self._pool: ProcessPool | None = None
        self._leaving: set[asyncio.Future[None]] = set()
        self._closed = False

    async def choose(self, question: Question) -> bytes:
        """The move as JSON; by chance when the player fails, takes too long or its process dies twice."""
        with self._metrics.thinking.time():
            for _ in range(2):
                if self._closed:
                    break
                pool = self._at_work()
                asked = asyncio.wrap_future(pool.schedule(think, (question,), timeout=self._patience))
                try:
                    return await asyncio.wait_for(asked, _LONGEST * self._patience)
                except (ProcessExpired, BrokenProcessPool):
                    self._note("died", question)
                except TookTooLong:  # the pool's: the process is stopped; or ours: no process has answered at all
                    self._note("too_slow", question)
                    if asked.cancelled():
                        self._leave(pool)
                    break
                except Exception:  # a fault of the player stops no match
                    _log.exception("player_failed", game=question.game, player=question.player)
                    self._metrics.not_thought.labels("failed").inc()
                    break
            return guess(question)

    async def close(self) -> None:
        """Nobody thinks any more; what was asked is given up."""
        self._closed = True
        if self._pool is not None:
            self._leave(self._pool)
        if self._leaving:
            await asyncio.wait(self._leaving, timeout=_FAREWELL_SECONDS)

    def _at_work(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:  # its last process has died with nothing to do
            self._leave(self._pool)
        if self._pool is None:
            # Not forked: a copy of a process with threads and an event loop may hang.
            self._pool = ProcessPool(self._workers, context=multiprocessing.get_context("spawn"))
        return self._pool

    def _leave(self, pool: ProcessPool) -> None:
        """Stop this pool's processes, away from the event loop: it may wait for them."""
        if self._pool is not pool:
            return
        self._pool = None
        leaving = asyncio.get_running_loop().run_in_executor(None, _stopped, pool)
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    def _note(self, kind: str, question: Question) -> None:
        _log.warning("player_" + kind, game=question.game, player=question.player)
        self._metrics.not_thought.labels(kind).inc()


def _stopped(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
