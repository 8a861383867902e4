"""One socket's way out: frames wait in a bounded queue, and a reader that is too slow for it is cut off."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

TOO_SLOW = 4408

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection:
    """`send` is the ASGI send; at most `queue` frames wait for the peer."""

    def __init__(self, send: Send, queue: int) -> None:
        self._send = send
        self._limit = queue
        self._frames: deque[str] = deque()
        self._asleep: asyncio.Future[None] | None = None  # leaner than an Event: every frame passes here
        self._closing: tuple[int, str] | None = None
        self.closed = asyncio.Event()

    def send(self, frame: str) -> None:
        if self._closing is not None:
            return
        if len(self._frames) >= self._limit:
            self.close(TOO_SLOW, "too slow a reader")
            return
        self._frames.append(frame)
        self._wake()

    def close(self, code: int, reason: str) -> None:
        """End the connection; what waits is thrown away."""
        if self._closing is None:
            self._closing = (code, reason)
            self._frames.clear()
            self._wake()
            self.closed.set()

    @property
    def close_code(self) -> int | None:
        return self._closing[0] if self._closing else None

    async def write(self) -> None:
        """Send what comes until the connection ends."""
        while True:
            while self._frames:
                await self._send({"type": "websocket.send", "text": self._frames.popleft()})
            if self._closing is not None:
                code, reason = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._asleep = asyncio.get_running_loop().create_future()
            await self._asleep

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)
