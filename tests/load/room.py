"""The closed loop: a room makes its next move when all of its members have been told of the last one."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter


class LoadFailed(Exception):
    """The server did something that the protocol does not allow, or did not answer; the message says what."""


class Meter:
    """What all rooms of one server write down. While it is `running` they go on by themselves. Times in seconds."""

    def __init__(self) -> None:
        self.running = False
        self.think = 0.0
        self.latencies: list[float] = []
        self.last_told = 0.0
        self.bytes_in = 0
        self.reconnects = 0
        self.lines = 0
        self.stop = asyncio.Event()
        self.failure: LoadFailed | None = None

    def fail(self, why: str) -> None:
        self.failure = self.failure or LoadFailed(why)
        self.stop.set()


class Room:
    """All of its `members` have to be told of a move before the next; `on_spent` is called when there is none left."""

    def __init__(self, name: str, members: int, meter: Meter, random: Random) -> None:
        self.name = name
        self.members = members
        self.meter = meter
        self.random = random
        self.moves = 0
        self.on_spent: Callable[[], None] | None = None
        self._missing = 0
        self._sent_at = 0.0
        self._thinking: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        """A move is on its way."""
        return self._missing > 0

    @property
    def settled(self) -> bool:
        """Nothing is on its way."""
        return not self.waiting

    def send_move(self) -> None:
        raise NotImplementedError

    def has_more(self) -> bool:
        """Whether another move follows the one that all have been told of."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        """The next move, after some thought."""
        if not self.meter.running:
            return
        if self.meter.think:
            delay = self.random.expovariate(1 / self.meter.think)
            self._thinking = asyncio.get_running_loop().call_later(delay, self._move)
        else:
            self._move()

    def pause(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    def told(self) -> None:
        """One member has been told of the move that was sent."""
        self._missing -= 1
        if self._missing:
            return
        self.moves += 1
        meter = self.meter
        meter.last_told = perf_counter()
        meter.latencies.append(meter.last_told - self._sent_at)
        if self.has_more():
            self.go_on()
        elif self.on_spent is not None:
            self.on_spent()

    def _move(self) -> None:
        self._missing = self.members
        self._sent_at = perf_counter()
        self.send_move()
