"""Connections. Readers and writers ask for one, use it briefly and give it back; no socket ever holds one."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import QueuePool

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
Insert = sqlite.Insert | postgresql.Insert
_Result = TypeVar("_Result")

_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Database:
    """`url` as in the settings; `timeout` in seconds bounds the wait for a lock or a free connection."""

    def __init__(self, url: str, pool: int = 5, timeout: float = 10.0) -> None:
        self.url = make_url(url)
        self.url = self.url.set(drivername=_DRIVERS.get(self.url.drivername, self.url.drivername))
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        connect_args: dict[str, Any] = {"isolation_level": None, "timeout": timeout} if self.is_sqlite else {}
        self._engine = create_async_engine(
            self.url,
            pool_size=pool,
            max_overflow=0,
            pool_timeout=timeout,
            connect_args=connect_args,
            hide_parameters=True,
        )
        self.pool = pool
        self._writing = self._engine.execution_options(writes=True)
        # In PostgreSQL each statement sees what is committed when it begins, in a transaction or not, and one alone is
        # committed by itself: BEGIN and COMMIT around it would be two more round trips.
        alone = {} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._without_transaction = self._engine.execution_options(**alone)
        self._at_once: Engine | None = None
        # Those who wait for SQLite's own lock sleep and poll; inside one process they stand in line instead.
        self._turn: AbstractAsyncContextManager[object] = asyncio.Lock() if self.is_sqlite else nullcontext()
        if self.is_sqlite:
            if self.url.database:
                Path(self.url.database).resolve().parent.mkdir(parents=True, exist_ok=True)
            for_one_hop = self.url.set(drivername="sqlite")
            at_once = create_engine(for_one_hop, pool_size=1, connect_args=connect_args, hide_parameters=True)
            self._at_once = at_once.execution_options(writes=True)
            for engine in (self._engine.sync_engine, at_once):
                event.listen(engine, "connect", _prepare_sqlite)
                event.listen(engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._without_transaction.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For reading much: all of it as it was at one moment. (SQLite's readers see nothing else anyway.)"""
        async with self._engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: committed at the end, rolled back by an exception. SQLite takes its write lock at once."""
        async with self._turn, self._writing.begin() as connection:
            yield connection

    async def committed(self, work: Callable[[Connection], _Result], *, one_statement: bool = False) -> _Result:
        """As `writing`, for work that needs nothing in between: in SQLite all of it is one hop to a thread and back.

        One statement, also with many rows, is written all or nothing without a transaction around it.
        """
        if self._at_once is None:
            async with self._without_transaction.connect() if one_statement else self._writing.begin() as connection:
                return await connection.run_sync(work)
        async with self._turn:
            return await asyncio.to_thread(_committed, self._at_once, work)

    def insert(self, table: Table) -> Insert:
        """An INSERT that can say ON CONFLICT, in the dialect of this database."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    def connections_in_use(self) -> int:
        pool = self._engine.pool
        assert isinstance(pool, QueuePool)
        return pool.checkedout()

    async def close(self) -> None:
        await self._engine.dispose()
        if self._at_once is not None:
            self._at_once.dispose()


def _committed(engine: Engine, work: Callable[[Connection], _Result]) -> _Result:
    with engine.begin() as connection:
        return work(connection)


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could fail at its first write; IMMEDIATE queues it at its start.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
