"""Redis or Valkey publish/subscribe: one channel; who tells it, and what waited, a line of JSON for each message."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress
from secrets import token_hex

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from web.bus.bus import Hear
from web.bus.messages import Message, Missed, decoded, encoded

CHANNEL = "caravanserai"
_WAITING = 10_000  # messages; more than that are dropped, and the others told to look
_AT_ONCE = 100
_GATHERING_SECONDS = 0.01
_AGAIN_SECONDS = 0.5
_PATIENCE_SECONDS = 5.0
_DOWN = (RedisError, OSError, TimeoutError)

_log = structlog.stdlib.get_logger(__name__)


class RedisBus:
    """While Redis is away messages wait, many are dropped; when it is back everybody looks at the journal."""

    def __init__(self, url: str) -> None:
        # Without retries of the library's own: it would subscribe again in silence, and nobody would look.
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=None,
            socket_connect_timeout=_PATIENCE_SECONDS,
            health_check_interval=10,
        )
        self._me = token_hex(8).encode()
        self._waiting: asyncio.Queue[Message] = asyncio.Queue(_WAITING)
        self._lost = False

    def tell(self, message: Message) -> None:
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self._lost = True

    @asynccontextmanager
    async def open(self, hear: Hear) -> AsyncIterator[None]:
        subscribed = asyncio.Event()
        tasks = [
            asyncio.create_task(self._listen(hear, subscribed), name="listen to the bus"),
            asyncio.create_task(self._speak(), name="speak on the bus"),
        ]
        with suppress(TimeoutError):  # a house opens without its bus: the journal is enough to be right, if late
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await subscribed.wait()
        try:
            yield
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._waiting.join()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._redis.aclose()

    async def _listen(self, hear: Hear, subscribed: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    hear(Missed())  # whatever was told before this moment
                    subscribed.set()
                    async with aclosing(channel.listen()) as told:
                        async for each in told:
                            self._hear(each["data"], hear)
            except _DOWN as error:
                _log.warning("bus_lost", error=repr(error))
            await asyncio.sleep(_AGAIN_SECONDS)

    def _hear(self, raw: bytes, hear: Hear) -> None:
        teller, _, messages = raw.partition(b" ")
        if teller != self._me:
            for message in messages.split(b"\n"):
                self._hear_one(message, hear)

    def _hear_one(self, message: bytes, hear: Hear) -> None:
        try:
            hear(decoded(message))
        except msgspec.DecodeError as error:  # another version of this house; what matters is in the journal
            _log.warning("bus_not_understood", error=repr(error))
            hear(Missed())
        except Exception:
            _log.exception("bus_not_heard")

    async def _speak(self) -> None:
        while True:
            messages = [await self._waiting.get()]
            await asyncio.sleep(_GATHERING_SECONDS)
            while len(messages) < _AT_ONCE and not self._waiting.empty():
                messages.append(self._waiting.get_nowait())
            while not await self._are_told(messages):  # noqa: ASYNC110 - Redis gives no sign when it is back
                await asyncio.sleep(_AGAIN_SECONDS)
            for _ in messages:
                self._waiting.task_done()

    async def _are_told(self, messages: list[Message]) -> bool:
        try:
            if self._lost:
                await self._publish([Missed()])
                self._lost = False
            await self._publish(messages)
        except _DOWN as error:
            _log.warning("bus_not_told", error=repr(error))
            return False
        return True

    async def _publish(self, messages: list[Message]) -> None:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await self._redis.publish(CHANNEL, self._me + b" " + b"\n".join(map(encoded, messages)))
