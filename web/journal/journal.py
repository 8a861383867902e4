"""The journal in SQL."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from msgspec import Raw
from sqlalchemy import Connection, Select, func, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.codec import encode
from web.db.engine import Database, Insert
from web.db.tables import matches, moves
from web.journal.entries import Entry


async def load(connection: AsyncConnection, match: int, after: int = 0) -> list[Entry]:
    """The entries of a match beyond ply `after`, in order."""
    return await _entries(
        connection, select(moves).where(moves.c.match == match, moves.c.ply > after).order_by(moves.c.ply)
    )


async def load_plies(connection: AsyncConnection, keys: Sequence[tuple[int, int]]) -> list[Entry]:
    """Those of these (match, ply) that are there, in no order."""
    return await _entries(connection, select(moves).where(tuple_(moves.c.match, moves.c.ply).in_(keys)))


async def _entries(connection: AsyncConnection, query: Select[Any]) -> list[Entry]:
    return [
        Entry(row.match, row.ply, row.seat, row.kind, Raw(row.payload.encode()), row.at, row.digest)
        for row in await connection.execute(query)
    ]


async def plies(connection: AsyncConnection, matches: Collection[int]) -> dict[int, int]:
    """The last ply of each of these matches that has one."""
    query = select(moves.c.match, func.max(moves.c.ply)).where(moves.c.match.in_(matches)).group_by(moves.c.match)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def append(database: Database, entries: Sequence[Entry]) -> set[tuple[int, int]]:
    """Write all entries and ends in one transaction; gives (match, ply) of those that were not there before."""
    ends = any(entry.outcome is not None for entry in entries)
    try:
        return await database.committed(partial(_append_all, entries), one_statement=not ends)
    except IntegrityError:
        return await database.committed(partial(_append_new, entries, database.insert(moves)))


def _append_all(entries: Sequence[Entry], connection: Connection) -> set[tuple[int, int]]:
    """The usual case, at half the cost: nobody else has written any of these plies."""
    connection.execute(moves.insert(), [columns_of(entry) for entry in entries])
    _end_matches(connection, entries)
    return {(entry.match, entry.ply) for entry in entries}


def _append_new(entries: Sequence[Entry], insert: Insert, connection: Connection) -> set[tuple[int, int]]:
    add = insert.on_conflict_do_nothing().returning(moves.c.match, moves.c.ply)
    added = {(row.match, row.ply) for row in connection.execute(add, [columns_of(entry) for entry in entries])}
    _end_matches(connection, [entry for entry in entries if (entry.match, entry.ply) in added])
    return added


def _end_matches(connection: Connection, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if entry.outcome is not None:
            end = {"status": "over", "finished": entry.at, "outcome": encode(entry.outcome).decode()}
            connection.execute(update(matches).where(matches.c.id == entry.match).values(end))


def columns_of(entry: Entry) -> dict[str, object]:
    """A row of the table."""
    return {
        "match": entry.match,
        "ply": entry.ply,
        "seat": entry.seat,
        "kind": entry.kind,
        "payload": bytes(entry.payload).decode(),
        "at": entry.at,
        "digest": entry.digest,
    }
