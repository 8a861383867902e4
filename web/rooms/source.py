"""Where rooms come from: the match, and its table by replay of the journal."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from time import perf_counter

from web.db.engine import Database
from web.journal import journal
from web.journal.entries import Entry
from web.journal.reader import Reader
from web.matches import store
from web.matches.match import Match
from web.matches.terms import game_of
from web.pace.uptime import Span
from web.rooms.table import Table
from web.talk import store as talk
from web.talk.line import Line
from web.talk.store import Saying

_FEW = 20
_SLICE_SECONDS = 0.005  # a long replay lets others run in between


class Source:
    """`up` tells when the house was up."""

    def __init__(self, database: Database, up: Callable[[], tuple[Span, ...]]) -> None:
        self._database = database
        self._reader = Reader(database)
        self.up = up

    async def match(self, match: int) -> Match | None:
        async with self._database.reading() as connection:
            return await store.by_id(connection, match)

    async def table(self, match: Match) -> Table:
        """The table after all entries that are committed now; raises `DoesNotReplay`."""
        async for table in self.history(match):  # noqa: B007
            pass
        return table

    async def history(self, match: Match) -> AsyncIterator[Table]:
        """One table as it was at the start and after each entry; raises `DoesNotReplay`."""
        async with self._database.reading() as connection:
            seeds = await store.seeds(connection, match.id)
        table = Table(game_of(match.game), match, seeds)
        yield table
        up = self.up()
        async for entry in in_slices(await self.entries(match.id, after=0)):
            table.take(entry, up)
            yield table

    async def entries(self, match: int, after: int) -> list[Entry]:
        async with self._database.reading() as connection:
            return await journal.load(connection, match, after)

    async def plies(self, match: int, first: int, last: int) -> list[Entry]:
        """The entries of these plies that are committed; of a few together with what other rooms want."""
        if last - first < _FEW:
            return await self._reader.plies(match, range(first, last + 1))
        return await self.entries(match, after=first - 1)

    async def lines(self, match: int, after: int, most: int) -> list[Line]:
        return await talk.last(self._database, match, after, most)

    async def keep_line(self, saying: Saying) -> Line:
        return await talk.keep(self._database, saying)

    async def freeze(self, match: int, reason: str) -> None:
        async with self._database.writing() as connection:
            await store.change(connection, match, status="frozen", frozen=reason)


async def in_slices(entries: Iterable[Entry]) -> AsyncIterator[Entry]:
    began = perf_counter()
    for entry in entries:
        yield entry
        if perf_counter() - began > _SLICE_SECONDS:
            await asyncio.sleep(0)
            began = perf_counter()
