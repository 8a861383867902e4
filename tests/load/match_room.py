"""A room at the real server: one match, played by random legal moves until it is over."""

import asyncio
from collections.abc import Sequence
from itertools import cycle
from random import Random

from tests.load.frames import Turn, legal_moves
from tests.load.player import Address, Player
from tests.load.room import Meter, Room
from tests.load.tape import Tape


class MatchRoom(Room):
    """`players` are the headers of the seated in the order of their seats, `spectators` those of who watch.

    Its members are spread over the `addresses`, one after the other.
    """

    def __init__(
        self,
        code: str,
        addresses: Sequence[Address],
        players: list[dict[str, str]],
        spectators: list[dict[str, str]],
        meter: Meter,
        random: Random,
    ) -> None:
        super().__init__(code, len(players) + len(spectators), meter, random)
        self.code = code
        self.addresses = addresses
        where = cycle(addresses)
        self.players = [Player(self, headers, seat, next(where)) for seat, headers in enumerate(players)]
        self.everybody = [*self.players, *(Player(self, headers, None, next(where)) for headers in spectators)]
        self.acknowledged: dict[int, int] = {}
        """The seat whose move was acknowledged, by ply."""
        self.tape: Tape | None = None
        self.ready = asyncio.Event()
        """Everybody has been told that the match has begun and what can be done."""
        self._to_act: list[int] = []

    async def open(self) -> None:
        for player in self.everybody:
            await player.connect()

    @property
    def settled(self) -> bool:
        return super().settled and all(player.settled for player in self.everybody)

    def close(self) -> None:
        for player in self.everybody:
            player.close()

    def fail(self, why: str) -> None:
        self.meter.fail(why)

    def send_move(self) -> None:
        player = self.players[self.random.choice(self._to_act)]
        frame = player.play(self.random.choice(legal_moves(player.you)))
        if self.tape is not None:
            self.tape.sent(frame)

    def has_more(self) -> bool:
        return bool(self._to_act)

    def taped(self, frame: bytes) -> None:
        self.meter.bytes_in += len(frame)
        if self.tape is not None:
            self.tape.got(frame)

    def synced(self) -> None:
        if all(player.is_synced for player in self.everybody):
            self.ready.set()

    def learned(self, ply: int, table: Turn) -> None:
        """One member knows the table at this ply."""
        self._to_act = table.to_act
        if self.waiting and ply == self.moves + 1:
            self.told()
