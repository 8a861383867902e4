"""What went over the wire in a real match, to be sent again by the bare echo: same sizes, same text, no game."""

from pathlib import Path

import msgspec
from msgspec import Struct, field


class Exchange(Struct):
    """One move: what was sent, and what each member got."""

    sent: bytes
    got: list[bytes] = field(default_factory=list)


class Tape:
    """Records the moves of one room."""

    def __init__(self, members: int) -> None:
        self._members = members
        self._exchanges: list[Exchange] = []

    def sent(self, frame: bytes) -> None:
        self._exchanges.append(Exchange(frame))

    def got(self, frame: bytes) -> None:
        if self._exchanges:
            self._exchanges[-1].got.append(frame)

    def complete(self) -> list[Exchange]:
        return [exchange for exchange in self._exchanges if len(exchange.got) == self._members]


def save(exchanges: list[Exchange], path: Path) -> None:
    path.write_bytes(msgspec.msgpack.encode(exchanges))


def load(path: Path) -> list[Exchange]:
    return msgspec.msgpack.decode(path.read_bytes(), type=list[Exchange])
