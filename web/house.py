"""Everything that one running process holds, put together in one place."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from secrets import token_hex

from web.bots.bots import Bots
from web.bus.bus import bus_at
from web.db.engine import Database
from web.db.migrate import migrate
from web.guard.buckets import Buckets
from web.journal.writer import Writer
from web.matches.lobby import Lobby
from web.metrics import Metrics
from web.pace.keeper import Keeper
from web.people.guests import Guests
from web.problems import Problem
from web.rooms.directory import Directory
from web.rooms.room import Surroundings
from web.rooms.source import Source
from web.settings import Settings


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database_url, settings.database_pool, settings.database_timeout)
        self.guests = Guests(self.database, settings.session_days)
        self.writer = Writer(self.database, self.metrics, settings.database_timeout)
        self.bus = bus_at(settings.bus_url)
        self.uptime = Keeper(self.database)
        self.source = Source(self.database, self.uptime.up)
        self.bots = Bots(settings.bot_workers, settings.bot_pause, self.metrics)
        around = Surroundings(self.bots, self.bus, token_hex(8), settings.gone_seconds)
        self.rooms = Directory(self.source, self.writer, self.metrics, around, settings.room_idle_seconds)
        self.lobby = Lobby(self.database, self.rooms.announce)
        self.metrics.pool.set(self.database.pool)
        self.metrics.in_use.set_function(self.database.connections_in_use)
        self.metrics.tasks.set_function(lambda: len(asyncio.all_tasks()))
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self._sockets: Counter[str] = Counter()  # open WebSockets by address

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Migrated and at work; at the end, what waits to be written is written."""
        await migrate(self.database)
        await self.guests.forget_the_lost()
        await self.uptime.note()
        self.writer.start()
        at_work = [
            asyncio.create_task(self.rooms.sweep(), name="sweep rooms"),
            asyncio.create_task(self.uptime.keep(), name="keep the uptime"),
        ]
        try:
            async with self.bus.open(self.rooms.hear):
                yield
                await self.writer.stop()
        finally:
            for task in at_work:
                task.cancel()
            await self.rooms.close()
            await self.bots.close()
            await self.writer.stop()
            await self.uptime.note()
            await self.database.close()

    @contextmanager
    def socket_from(self, address: str) -> Iterator[None]:
        """Count a WebSocket of this address while it is open; raises `Problem` when there are too many."""
        most = self.settings.sockets_per_address
        if most and self._sockets[address] >= most:
            raise Problem("too_many_sockets")
        self._sockets[address] += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.metrics.sockets.dec()
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
