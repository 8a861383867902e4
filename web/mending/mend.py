"""Three ways to mend a frozen match, each checked first, then written all or nothing. Rooms notice by themselves."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.codec import digest, encode
from web.clock import now
from web.db.engine import Database
from web.db.tables import moves
from web.journal import journal
from web.journal.entries import Entry
from web.matches import store
from web.matches.match import Match
from web.matches.terms import game_of
from web.mending.diagnosis import Diagnosis, diagnose
from web.rooms.table import Table

ENDED = "ended by the host: "

Keep = Callable[[Sequence[Entry]], None]
Mending = Callable[[Database], Awaitable[None]]
"""Writes what was decided; raises `MendRefused` if the match is not any more as it was examined."""


class MendRefused(Exception):
    """What cannot be done; the message says why and what can be, in one line."""


class Case(Struct):
    """A match that has started, its journal, and the table as far as today's rules follow."""

    match: Match
    entries: list[Entry]
    table: Table
    diagnosis: Diagnosis


async def examine(database: Database, code: str) -> Case:
    """Raises `MendRefused` for a match that has no journal, `Problem` when its game is not there."""
    async with database.reading() as connection:
        match = await store.by_code(connection, code)
        if match is None:
            raise MendRefused(f"there is no match {code!r} here")
        if match.started is None:
            raise MendRefused(f"match {code} has not started")
        seeds = await store.seeds(connection, match.id)
        entries = await journal.load(connection, match.id)
    table = Table(game_of(match.game), match, seeds)
    return Case(match, entries, table, diagnose(table, entries))


def cut(case: Case, ply: int, keep: Keep) -> Mending:
    """Back to the position after `ply`; what followed is given to `keep` first, and stays if that fails."""
    _check_frozen(case.match)
    if not 0 <= ply <= case.diagnosis.agreed:
        raise MendRefused(f"the match can be cut to ply 0 to {case.diagnosis.agreed}, not to {ply}")

    async def mending(database: Database) -> None:
        async with _unchanged(database, case) as connection:
            keep([entry for entry in case.entries if entry.ply > ply])
            await connection.execute(delete(moves).where(moves.c.match == case.match.id, moves.c.ply > ply))
            await _thaw(connection, case, status="running", outcome=None, finished=None)

    return mending


def accept(case: Case) -> Mending:
    """What today's rules make of the journal is the truth from here: new digests, and the end that they find."""
    _check_frozen(case.match)
    if case.diagnosis.stopped is not None:
        raise MendRefused(f"today's rules do not follow the journal: {case.diagnosis.stopped}; it can be cut or ended")
    digests = {each.ply: each.found for each in case.diagnosis.disagreements}
    result: dict[str, object] = {"status": "running", "outcome": None, "finished": None}
    if case.table.outcome is not None:
        digests[case.table.ply] = digest(case.table.state)
        finished = case.match.finished or case.entries[-1].at
        result = {"status": "over", "outcome": encode(case.table.outcome).decode(), "finished": finished}

    async def mending(database: Database) -> None:
        async with _unchanged(database, case) as connection:
            for ply, found in digests.items():
                this = update(moves).where(moves.c.match == case.match.id, moves.c.ply == ply)
                await connection.execute(this.values(digest=found))
            await _thaw(connection, case, **result)

    return mending


def end(case: Case) -> Mending:
    """It stays frozen for good and says so; nothing else of it is changed."""
    _check_frozen(case.match)
    reason = ENDED + (case.match.frozen or "").removeprefix(ENDED)

    async def mending(database: Database) -> None:
        async with _unchanged(database, case) as connection:
            await store.change(connection, case.match.id, frozen=reason, finished=case.match.finished or now())

    return mending


def _check_frozen(match: Match) -> None:
    if match.status != "frozen":
        raise MendRefused(f"match {match.code} is {match.status}; only a frozen one is mended")


async def _thaw(connection: AsyncConnection, case: Case, **values: object) -> None:
    version = case.table.game.info.rules_version
    await store.change(connection, case.match.id, frozen=None, rules_version=version, **values)


@asynccontextmanager
async def _unchanged(database: Database, case: Case) -> AsyncIterator[AsyncConnection]:
    """A transaction in which the match is still as it was examined."""
    async with database.writing() as connection:
        match = await store.by_code(connection, case.match.code, lock=True)
        last = select(func.max(moves.c.ply)).where(moves.c.match == case.match.id)
        plies = (await connection.execute(last)).scalar_one() or 0
        if match != case.match or plies != case.diagnosis.plies:
            raise MendRefused("the match has changed since it was looked at; look at it again")
        yield connection
