"""The rooms of this process: loaded when somebody needs them, dropped when idle."""

import asyncio

from web.journal.writer import Writer
from web.metrics import Metrics
from web.people.guests import Person
from web.problems import Problem
from web.rooms.room import Room
from web.rooms.source import Source

_SWEEP_SECONDS = 5.0


class Directory:
    def __init__(self, source: Source, writer: Writer, metrics: Metrics, idle_seconds: float) -> None:
        self._source = source
        self._writer = writer
        self._metrics = metrics
        self._idle_seconds = idle_seconds
        self._rooms: dict[int, Room] = {}
        self._loading: dict[int, asyncio.Task[Room]] = {}

    async def room(self, match: int) -> Room:
        """The room of this match, loaded once however many ask; raises `Problem` if the match is gone."""
        if room := self._rooms.get(match):
            return room
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._load(match), name=f"load match {match}")
        return await asyncio.shield(loading)

    async def announce(self, match: int) -> None:
        """The match has changed: its room, if it is here, looks again."""
        if loading := self._loading.get(match):
            await asyncio.wait([loading])
        if room := self._rooms.get(match):
            room.look()

    def rename(self, person: Person) -> None:
        """This person has another name, also where they only watch."""
        for room in self._rooms.values():
            room.company.rename(person)

    async def sweep(self) -> None:
        """Drop idle rooms, for ever."""
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self._idle_seconds))
            for match, room in list(self._rooms.items()):
                if room.is_idle(self._idle_seconds):
                    del self._rooms[match]
            self._metrics.rooms.set(len(self._rooms))

    async def _load(self, match: int) -> Room:
        try:
            with self._metrics.replay_seconds.time():
                found = await self._source.match(match)
                if found is None:
                    raise Problem("unknown_match")
                room = Room(found, self._source, self._writer, self._metrics)
                await room.load()
            self._rooms[match] = room
            self._metrics.rooms_loaded.inc()
            self._metrics.rooms.set(len(self._rooms))
            return room
        finally:
            del self._loading[match]
