"""The journal in SQL."""

from collections.abc import Sequence

from msgspec import Raw
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
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
    try:
        return await _append_all(database, entries)
    except IntegrityError:
        return await _append_new(database, entries)


async def _append_all(database: Database, entries: Sequence[Entry]) -> set[tuple[int, int]]:
    """The usual case, at half the cost: nobody else has written any of these plies."""
    async with database.writing() as connection:
        await connection.execute(moves.insert(), [_row(entry) for entry in entries])
        await _end_matches(connection, entries)
    return {(entry.match, entry.ply) for entry in entries}


async def _append_new(database: Database, entries: Sequence[Entry]) -> set[tuple[int, int]]:
    add = database.insert(moves).on_conflict_do_nothing().returning(moves.c.match, moves.c.ply)
    async with database.writing() as connection:
        added = {(row.match, row.ply) for row in await connection.execute(add, [_row(entry) for entry in entries])}
        await _end_matches(connection, [entry for entry in entries if (entry.match, entry.ply) in added])
    return added


async def _end_matches(connection: AsyncConnection, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if entry.outcome is not None:
            end = {"status": "over", "finished": entry.at, "outcome": encode(entry.outcome).decode()}
            await store.change(connection, entry.match, **end)


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
