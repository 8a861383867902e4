"""One member of a match, seated or watching: a tab that remembers what it has been told and comes back after a loss."""

from secrets import token_hex
from typing import TYPE_CHECKING

from msgspec import Raw

from tests.load.frames import Ack, Line, Refused, Sync, Update, read
from tests.load.websocket import Socket

if TYPE_CHECKING:
    from tests.load.match_room import MatchRoom


Address = tuple[str, int]


class Player:
    """`seat` is None for a spectator; `ply` is the last one that this tab was told of, `you` what it can do then."""

    def __init__(self, room: "MatchRoom", headers: dict[str, str], seat: int | None, address: Address) -> None:
        self.seat = seat
        self.ply = 0
        self.you = Raw(b"null")
        self.log: dict[int, int] = {}
        """Who made each ply, where that was learned from a sync."""
        self._room = room
        self._address = address
        self._headers = {**headers, "Origin": "http://{}:{}".format(*address)}
        self._client = token_hex(8)
        self._n = 0
        self._unanswered: dict[int, bytes] = {}
        self.is_synced = False
        self._socket: Socket | None = None

    @property
    def settled(self) -> bool:
        """Connected, and nothing that was sent is unanswered."""
        return self.is_synced and not self._unanswered

    @property
    def is_connected(self) -> bool:
        return self._socket is not None and self._socket.open

    async def connect(self) -> None:
        path = f"/api/matches/{self._room.code}/live?client={self._client}&since={self.ply}"
        if self.seat is None:
            path += "&watch=1"
        self.is_synced = False
        self._socket = Socket(self._read, self._lost)
        await self._socket.connect(self._address, path, self._headers)

    async def come_back(self) -> None:
        """Drop the connection without a word and open a new one."""
        assert self._socket is not None
        self._socket.abort()
        await self.connect()

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def play(self, move: Raw) -> bytes:
        """Sends the move, again after each reconnection until it is answered; the frame."""
        self._n += 1
        frame = b'{"type":"move","n":%d,"ply":%d,"move":%b}' % (self._n, self.ply, bytes(move))
        self._unanswered[self._n] = frame
        if self.is_synced and self._socket is not None and self._socket.open:
            self._socket.send(frame)
        return frame

    def say(self, text: str) -> None:
        """Sends a line of talk, again after each reconnection until it is told."""
        self._n += 1
        frame = b'{"type":"say","n":%d,"text":"%b"}' % (self._n, text.encode())
        self._unanswered[self._n] = frame
        assert self._socket is not None
        self._socket.send(frame)

    def _read(self, frame: bytes) -> None:
        message = read(frame)
        if isinstance(message, Update):
            self._take_update(message, frame)
        elif isinstance(message, Sync):
            self._take_sync(message)
        elif isinstance(message, Ack):
            self._answered(message.n, message.ply)
        elif isinstance(message, Line):
            self._heard(message)
        elif isinstance(message, Refused):
            self._room.fail(f"{self}: refused as {message.code}: {message.detail}")

    def _take_update(self, update: Update, frame: bytes) -> None:
        if update.ply != self.ply + 1:
            self._room.fail(f"{self}: ply {update.ply} came after ply {self.ply}")
            return
        self.ply = update.ply
        self.you = update.you
        if update.n is not None:
            self._answered(update.n, update.ply)
        self._room.taped(frame)
        self._room.learned(self.ply, update.table)

    def _take_sync(self, sync: Sync) -> None:
        missed = [entry.ply for entry in sync.log]
        if missed != list(range(self.ply + 1, sync.ply + 1)):
            self._room.fail(f"{self}: sync at ply {sync.ply} since ply {self.ply} has the plies {missed}")
            return
        self.you = sync.you
        self.log |= {entry.ply: entry.seat for entry in sync.log}
        self.is_synced = True
        for frame in self._unanswered.values():
            assert self._socket is not None
            self._socket.send(frame)
        if sync.table is not None and (missed or sync.ply == 0):
            self.ply = sync.ply
            self._room.learned(self.ply, sync.table)
        self._room.synced()

    def _answered(self, n: int, ply: int) -> None:
        if n > self._n:
            self._room.fail(f"{self}: answer to message {n}, the last one was {self._n}")
        elif self._unanswered.pop(n, None) is not None and self.seat is not None:
            self._room.acknowledged[ply] = self.seat

    def _heard(self, line: Line) -> None:
        if line.n is not None and self._unanswered.pop(line.n, None) is not None:
            self._room.meter.lines += 1

    def _lost(self, why: str) -> None:
        self._room.fail(f"{self}: {why}")

    def __str__(self) -> str:
        return f"match {self._room.code}, {'a spectator' if self.seat is None else f'seat {self.seat}'}"
