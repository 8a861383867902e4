"""The real server's side: matches that are over are replaced by waiting ones, and new ones are begun between slices."""

import asyncio
from collections.abc import Sequence
from random import Random

from tests.load.house import House
from tests.load.idle import bytes_per_connection
from tests.load.match_room import MatchRoom
from tests.load.player import Player
from tests.load.room import LoadFailed, Meter
from tests.load.scenario import Scenario
from tests.load.servers import Server
from tests.load.side import Side
from tests.load.tape import Tape
from tests.load.websocket import HandshakeRefused

_AT_ONCE = 8  # matches being set up at a time
_READY_SECONDS = 10.0


class MatchSide(Side[MatchRoom]):
    """As many rooms wait as play, so that a slice can see every room through the end of its match once."""

    def __init__(self, servers: Sequence[Server], house: House, scenario: Scenario, *, apart: bool = False) -> None:
        """Each room is at one of the processes; with `apart` each member of a room is at the next."""
        super().__init__(servers, Meter())
        self._apart = apart
        self._begun = 0
        self.finished = 0
        self._house = house
        self._scenario = scenario
        self._random = Random(scenario.seed)
        self._waiting: list[MatchRoom] = []
        self._spent: list[MatchRoom] = []
        self._guests: list[dict[str, str]] = []
        self._watcher: dict[str, str] = {}

    @property
    def connected(self) -> int:
        """Sockets that are open."""
        return sum(player.is_connected for room in self.rooms() for player in room.everybody)

    def change_people(self) -> None:
        """New matches are begun by new people from here on."""
        self._guests = []

    async def prepare(self) -> None:
        while self._spent:
            self._spent.pop().close()
        if not self._guests:
            self._guests = [await self._house.guest(f"Player {seat}") for seat in range(self._scenario.seats)]
            self._watcher = await self._house.guest("Spectator")
        wanted = self._scenario.rooms
        missing = 2 * wanted - len(self.playing) - len(self._waiting)
        while missing > 0:
            at_once = min(missing, _AT_ONCE)
            self._waiting += await asyncio.gather(*(self._begin() for _ in range(at_once)))
            missing -= at_once
        while len(self.playing) < wanted:
            self.playing.append(self._waiting.pop())

    async def _begin(self) -> MatchRoom:
        scenario = self._scenario
        code = await self._house.begin(scenario.game, self._guests, scenario.options)
        watching = [self._watcher] * scenario.spectators
        random = Random(self._random.getrandbits(32))
        addresses = [server.address for server in self.servers]
        if not self._apart:
            addresses = [addresses[self._begun % len(addresses)]]
        self._begun += 1
        room = MatchRoom(code, addresses, self._guests, watching, self.meter, random)
        room.on_spent = lambda: self._replace(room)
        await room.open()
        try:
            await asyncio.wait_for(room.ready.wait(), _READY_SECONDS)
        except TimeoutError:
            raise self.meter.failure or LoadFailed(f"match {code}: no sync within {_READY_SECONDS:.0f} s") from None
        return room

    def _replace(self, room: MatchRoom) -> None:
        self.finished += 1
        self.playing.remove(room)
        self._spent.append(room)
        if self._waiting:
            successor = self._waiting.pop()
            self.playing.append(successor)
            successor.go_on()
        if room.tape is not None or not self.playing:
            self.meter.stop.set()

    async def meanwhile(self) -> None:
        """Members lose their connections and talk, each in the wanted rhythm."""
        async with asyncio.TaskGroup() as rhythms:
            if self._scenario.reconnects_per_minute:
                rhythms.create_task(self._lose_connections())
            if self._scenario.lines_per_minute:
                rhythms.create_task(self._talk())

    async def _talk(self) -> None:
        while True:
            await asyncio.sleep(self._random.expovariate(self._scenario.lines_per_minute / 60))
            player = self._somebody()
            if player is not None:
                player.say("What a fine caravan!")

    async def _lose_connections(self) -> None:
        """Each comes back by itself."""
        coming_back: set[asyncio.Task[None]] = set()
        while True:
            await asyncio.sleep(self._random.expovariate(self._scenario.reconnects_per_minute / 60))
            player = self._somebody()
            if player is not None:
                self.meter.reconnects += 1
                task = asyncio.create_task(self._come_back(player))
                coming_back.add(task)
                task.add_done_callback(coming_back.discard)

    def _somebody(self) -> Player | None:
        """A member who is connected, while the load runs."""
        members = [player for room in self.playing for player in room.everybody]
        player = self._random.choice(members) if members else None
        return player if player is not None and player.is_synced and self.meter.running else None

    async def _come_back(self, player: Player) -> None:
        try:
            await player.come_back()
        except (HandshakeRefused, OSError) as error:
            self.meter.fail(f"{player}: could not come back: {error}")

    def record_one(self) -> Tape:
        """Of the next slice: one room's moves, and the slice ends with its match."""
        room = self.playing[0]
        room.tape = Tape(self._scenario.members)
        return room.tape

    async def idle(self, count: int) -> int:
        """Bytes of server memory for each of so many spectators who sit and watch, spread over all matches."""
        paths = [f"/api/matches/{room.code}/live?watch=1&client=idle-{{number:08}}" for room in self.rooms()]
        return await bytes_per_connection(self.servers[0], paths, self._watcher, count)

    def rooms(self) -> list[MatchRoom]:
        return [*self.playing, *self._waiting, *self._spent]
