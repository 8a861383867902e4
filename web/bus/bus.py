"""The one interface to the other processes, and the house of one process, which has none."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from web.bus.messages import Message

Hear = Callable[[Message], None]


class Bus(Protocol):
    def tell(self, message: Message) -> None:
        """Tell the other processes, soon; never waits and never fails."""

    def open(self, hear: Hear) -> AbstractAsyncContextManager[None]:
        """Be connected; `hear` is called for what the others tell, and for `Missed` when something may be missing."""


class Alone:
    """Nobody else is there."""

    def tell(self, message: Message) -> None:
        pass

    @asynccontextmanager
    async def open(self, hear: Hear) -> AsyncIterator[None]:  # noqa: ARG002
        yield


def bus_at(url: str) -> Bus:
    """The bus of the settings: none, or `redis://…` (Redis or Valkey)."""
    if not url:
        return Alone()
    from web.bus.redis import RedisBus  # the library is installed where there are several processes

    return RedisBus(url)
