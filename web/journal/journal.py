"""The journal in SQL."""

from collections.abc import Sequence

from msgspec import Raw
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.codec import encode
from web.db.engine import Database
from web.db.tables import moves
from web.journal.entries import Entry
from web.matches import store


async def load(connection: AsyncConnection, match: int, after: int = 0) -> list[Entry]:
    """The entries of a match beyond ply `after`, in order."""
    query = select(moves).where(moves.c.match == match, moves.c.ply > after).order_by(moves.c.ply)
    return [
        Entry(row.match, row.ply, row.seat, row.kind, Raw(row.payload.encode()), row.at, row.digest)
        for row in await connection.execute(query)
    ]


async def append(database: Database, entries: Sequence[Entry]) -> set[tuple[int, int]]:
    """Write all entries and ends in one transaction; gives (match, ply) of those that were not there before."""
    add = database.insert(moves).on_conflict_do_nothing().returning(moves.c.match, moves.c.ply)
    async with database.writing() as connection:
        added = {(row.match, row.ply) for row in await connection.execute(add, [_row(entry) for entry in entries])}
        for entry in entries:
            if entry.outcome is not None and (entry.match, entry.ply) in added:
                end = {"status": "over", "finished": entry.at, "outcome": encode(entry.outcome).decode()}
                await store.change(connection, entry.match, **end)
    return added


def _row(entry: Entry) -> dict[str, object]:
    return {
        "match": entry.match,
        "ply": entry.ply,
        "seat": entry.seat,
        "kind": entry.kind,
        "payload": bytes(entry.payload).decode(),
        "at": entry.at,
        "digest": entry.digest,
    }
