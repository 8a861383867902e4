"""What a connection costs that only watches."""

import asyncio
from collections.abc import Sequence

from tests.load.process import resident_bytes
from tests.load.room import LoadFailed
from tests.load.servers import Server
from tests.load.websocket import Socket

_AT_ONCE = 50
_SETTLE_SECONDS = 0.5


async def bytes_per_connection(server: Server, targets: Sequence[str], headers: dict[str, str], count: int) -> int:
    """Memory of the server for each of `count` connections, spread over the paths `targets`, that say nothing."""
    before = resident_bytes(server.pid)
    lost: list[str] = []
    sockets = [Socket(_listen, lost.append) for _ in range(count)]
    try:
        for start in range(0, count, _AT_ONCE):
            some = list(enumerate(sockets))[start : start + _AT_ONCE]
            paths = [(socket, targets[number % len(targets)].format(number=number)) for number, socket in some]
            await asyncio.gather(*(socket.connect(server.address, path, headers) for socket, path in paths))
        await asyncio.sleep(_SETTLE_SECONDS)
        if lost:
            raise LoadFailed(f"{len(lost)} of {count} idle connections were lost: {lost[0]}")
        return (resident_bytes(server.pid) - before) // count
    finally:
        for socket in sockets:
            socket.close()
        await asyncio.sleep(_SETTLE_SECONDS)


def _listen(frame: bytes) -> None:
    """Somebody who watches and does nothing."""
