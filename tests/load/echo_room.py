"""A room at the bare echo: sends what was sent in a real match, and reads the answers as a player does."""

from random import Random

from tests.load.frames import Update, legal_moves, read
from tests.load.room import Meter, Room
from tests.load.tape import Exchange
from tests.load.websocket import Socket


class EchoRoom(Room):
    def __init__(self, name: str, members: int, meter: Meter, random: Random, tape: list[Exchange]) -> None:
        super().__init__(name, members, meter, random)
        self._tape = tape
        self._sockets: list[Socket] = []

    async def open(self, address: tuple[str, int]) -> None:
        for _ in range(self.members):
            self._sockets.append(Socket(self._read, self._lost))
            await self._sockets[-1].connect(address, f"/echo/{self.name}", {})

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def send_move(self) -> None:
        self._sockets[self.moves % len(self._sockets)].send(self._tape[self.moves % len(self._tape)].sent)

    def has_more(self) -> bool:
        return True

    def _read(self, frame: bytes) -> None:
        self.meter.bytes_in += len(frame)
        update = read(frame)
        assert isinstance(update, Update)
        if update.n is not None:  # as at a real table, one of them looks for the next move
            self.random.choice(legal_moves(update.you) or [update.you])
        self.told()

    def _lost(self, why: str) -> None:
        self.meter.fail(f"echo room {self.name}: {why}")
