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
"""Seconds after which a question is answered by chance, and its process stopped."""

_log = structlog.stdlib.get_logger(__name__)


class Bots:
    """`workers` is how many can think at once, `pause` how many seconds a player waits before its move."""

    def __init__(self, workers: int, pause: float, metrics: Metrics, patience: float = PATIENCE) -> None:
        self.pause = pause
        self._workers = workers
        self._metrics = metrics
        self._patience = patience
        self._pool: ProcessPool | None = None

    async def choose(self, question: Question) -> bytes:
        """The move as JSON; by chance when the player fails, takes too long or its process dies twice."""
        with self._metrics.thinking.time():
            for _ in range(2):
                pool = self._at_work()
                try:
                    return await asyncio.wrap_future(pool.schedule(think, (question,), timeout=self._patience))
                except (ProcessExpired, BrokenProcessPool):
                    _log.warning("player_died", game=question.game, player=question.player)
                    if self._pool is pool and not pool.active:
                        self.close()
                except TookTooLong:
                    _log.warning("player_took_too_long", game=question.game, player=question.player)
                    break
                except Exception:  # a fault of the player stops no match
                    _log.exception("player_failed", game=question.game, player=question.player)
                    break
            return guess(question)

    def close(self) -> None:
        """Nobody thinks any more; what was asked is given up."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join(timeout=1)
            self._pool = None

    def _at_work(self) -> ProcessPool:
        if self._pool is None:
            # Not forked: a copy of a process with threads and an event loop may hang.
            self._pool = ProcessPool(self._workers, context=multiprocessing.get_context("spawn"))
        return self._pool
