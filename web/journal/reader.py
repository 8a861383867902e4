"""Group reading, as the writer groups its commits: what is wanted while a query is under way shares the next one."""

import asyncio

from msgspec import Struct

from web.db.engine import Database
from web.journal import journal
from web.journal.entries import Entry


class Wanted(Struct):
    match: int
    plies: range
    found: "asyncio.Future[list[Entry]]"


class Reader:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._wanted: list[Wanted] = []
        self._reading: asyncio.Task[None] | None = None

    async def plies(self, match: int, plies: range) -> list[Entry]:
        """The entries of these few plies, as far as they are committed, in order."""
        found: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        self._wanted.append(Wanted(match, plies, found))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read(), name="read journals")
        return await found

    async def _read(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            try:
                found = await self._found(wanted)
            except Exception as error:  # whatever it is, it is for those who wait
                for each in wanted:
                    if not each.found.done():
                        each.found.set_exception(error)
            else:
                for each in wanted:
                    if not each.found.done():
                        each.found.set_result([found[key] for key in _keys(each) if key in found])
        self._reading = None

    async def _found(self, wanted: list[Wanted]) -> dict[tuple[int, int], Entry]:
        async with self._database.reading() as connection:
            entries = await journal.load_plies(connection, [key for each in wanted for key in _keys(each)])
        return {(entry.match, entry.ply): entry for entry in entries}


def _keys(wanted: Wanted) -> list[tuple[int, int]]:
    return [(wanted.match, ply) for ply in wanted.plies]
