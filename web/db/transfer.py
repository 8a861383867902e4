"""Everything a database holds as lines of JSON: a backup, and the way between SQLite and PostgreSQL.

The first line says which form and which migration it is of; every other line is one row.
"""

from base64 import b64decode
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import LargeBinary, Table, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.codec import encode
from web.db.engine import Database
from web.db.migrate import is_migrated, newest
from web.db.tables import matches, metadata

FORMAT = 1
_AT_ONCE = 500  # rows


class TransferRefused(Exception):
    """What cannot be taken in; the message says why in one line."""


class Head(Struct, frozen=True):
    """`migration` is the database's; another version of the code may have other columns."""

    caravanserai: int
    migration: str


class Line(Struct, frozen=True):
    table: str
    row: dict[str, Any]


_head = msgspec.json.Decoder(Head)
_line = msgspec.json.Decoder(Line)


async def exported(database: Database) -> AsyncIterator[bytes]:
    """The lines, all of one moment, however much is written meanwhile."""
    yield encode(Head(FORMAT, newest())) + b"\n"
    async with database.snapshot() as connection:
        for name, table in _tables():
            rows = await connection.stream(select(table).order_by(*table.primary_key))
            async for row in rows:
                yield encode(Line(name, dict(zip(table.columns.keys(), row, strict=True)))) + b"\n"


def _tables() -> Iterator[tuple[str, Table]]:
    """In an order in which none refers to a later one. (SQLAlchemy's own names are strings of a kind of their own.)"""
    names = {table: name for name, table in metadata.tables.items()}
    return ((names[table], table) for table in metadata.sorted_tables)


async def take_in(database: Database, lines: Iterable[bytes]) -> dict[str, int]:
    """Put the lines into an empty, migrated database, all or none; gives how many rows went into each table."""
    lines = iter(lines)
    _check_head(next(lines, b""))
    if not await is_migrated(database):
        raise TransferRefused("the database is not migrated; start the server on it once")
    taken = dict.fromkeys(metadata.tables, 0)
    async with database.writing() as connection:
        for table in metadata.sorted_tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise TransferRefused(f"the database is not empty: there are rows in {table.name!r}")
        rematches: dict[int, int] = {}
        for table, rows in _batches(lines, rematches):
            await connection.execute(insert(table), rows)
            taken[table.name] += len(rows)
        for match, rematch in rematches.items():  # a match names a later one: only now all are there
            await connection.execute(update(matches).where(matches.c.id == match).values(rematch=rematch))
        if not database.is_sqlite:
            await _count_on(connection)
    return taken


def _check_head(line: bytes) -> None:
    try:
        head = _head.decode(line)
    except msgspec.DecodeError as error:
        raise TransferRefused("this is no export of Caravanserai") from error
    if head.caravanserai != FORMAT:
        raise TransferRefused(f"the export is of form {head.caravanserai}, known here is {FORMAT}")
    if head.migration != newest():
        raise TransferRefused(f"the export is of migration {head.migration}, this version wants {newest()}")


def _batches(lines: Iterator[bytes], rematches: dict[int, int]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    numbered = enumerate((_read(number, line) for number, line in enumerate(lines, start=2)))
    for (name, _), group in groupby(numbered, key=lambda each: (each[1].table, each[0] // _AT_ONCE)):
        table = metadata.tables[name]
        rows = [_values(table, line.row) for _, line in group]
        if table is matches:
            rematches.update({row["id"]: row["rematch"] for row in rows if row["rematch"] is not None})
            rows = [{**row, "rematch": None} for row in rows]
        yield table, rows


def _read(number: int, line: bytes) -> Line:
    try:
        read = _line.decode(line)
    except msgspec.DecodeError as error:
        raise TransferRefused(f"line {number} cannot be read: {error}") from error
    if read.table not in metadata.tables or read.row.keys() != set(metadata.tables[read.table].columns.keys()):
        raise TransferRefused(f"line {number} is no row of a table that is known here")
    return read


def _values(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {name: b64decode(value) if name in binary else value for name, value in row.items()}


async def _count_on(connection: AsyncConnection) -> None:
    """PostgreSQL: new rows get ids after those that were brought along."""
    for name in [table.name for table in metadata.sorted_tables if "id" in table.columns]:
        last = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), COALESCE(MAX(id), 1)) FROM {name}"  # noqa: S608
        await connection.execute(text(last))
