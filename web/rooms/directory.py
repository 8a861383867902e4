"""The rooms of this process: loaded when somebody needs them, dropped when idle."""

import asyncio

from web.bus.messages import Changed, Message, Missed, Renamed, WhoIsHere
from web.journal.writer import Writer
from web.metrics import Metrics
from web.people.guests import Person
from web.problems import Problem
from web.rooms.company import HERE_SECONDS
from web.rooms.room import Room, Surroundings
from web.rooms.source import Source

_FAREWELL_SECONDS = 1.0


class Directory:
    def __init__(
        self, source: Source, writer: Writer, metrics: Metrics, around: Surroundings, idle_seconds: float
    ) -> None:
        self._around = around
        self._bus = around.bus
        self._source = source
        self._writer = writer
        self._metrics = metrics
        self._idle_seconds = idle_seconds
        self._rooms: dict[int, Room] = {}
        self._loading: dict[int, asyncio.Task[Room]] = {}
        self._behind: set[int] = set()  # what was told of while it was loading

    async def room(self, match: int) -> Room:
        """The room of this match, loaded once however many ask; raises `Problem` if the match is gone."""
        if room := self._rooms.get(match):
            return room
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._load(match), name=f"load match {match}")
        return await asyncio.shield(loading)

    async def announce(self, match: int) -> None:
        """The match has changed: its room looks again, wherever it is."""
        self._bus.tell(Changed(match))
        if loading := self._loading.get(match):
            await asyncio.wait([loading])
        if room := self._rooms.get(match):
            room.look()

    def rename(self, person: Person) -> None:
        """This person has another name, also where they only watch."""
        self._bus.tell(Renamed(person))
        self._rename(person)

    def hear(self, message: Message) -> None:
        """What another process tells."""
        match message:
            case Missed():
                for room in self._rooms.values():
                    room.look()
                    room.company.report()
                    self._bus.tell(WhoIsHere(room.match.id))
            case Renamed(person=person):
                self._rename(person)
            case _:
                if message.match in self._loading:
                    self._behind.add(message.match)
                elif there := self._rooms.get(message.match):
                    there.hear_elsewhere(message)

    def _rename(self, person: Person) -> None:
        for room in self._rooms.values():
            room.company.rename(person)

    async def sweep(self) -> None:
        """Drop idle rooms, keep presence fresh and see what the host has mended, for ever."""
        while True:
            await asyncio.sleep(min(HERE_SECONDS, self._idle_seconds))
            for match, room in list(self._rooms.items()):
                room.tick()
                if room.is_frozen:
                    room.look()  # the host may have mended it
                if room.is_idle(self._idle_seconds):
                    self._rooms.pop(match).close()
            self._metrics.rooms.set(len(self._rooms))

    async def close(self) -> None:
        """Give up what is under way, so that nothing is read any more."""
        if under_way := [task for room in self._rooms.values() for task in room.close()]:
            await asyncio.wait(under_way, timeout=_FAREWELL_SECONDS)

    async def _load(self, match: int) -> Room:
        try:
            with self._metrics.replay_seconds.time():
                found = await self._source.match(match)
                if found is None:
                    raise Problem("unknown_match")
                room = Room(found, self._source, self._writer, self._metrics, self._around)
                await room.load()
            self._rooms[match] = room
            self._bus.tell(WhoIsHere(match))
            if match in self._behind:
                room.look()
            self._metrics.rooms_loaded.inc()
            self._metrics.rooms.set(len(self._rooms))
            return room
        finally:
            self._behind.discard(match)
            del self._loading[match]
