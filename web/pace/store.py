"""When the house was up, in SQL: each process keeps a row of its own for as long as the database answers it."""

from sqlalchemy import Connection, insert, select, update

from web.db.tables import matches, uptime
from web.pace.uptime import Span

_A_PACED_ONE = select(matches.c.id).where(matches.c.status == "running", matches.c.pace.is_not(None)).limit(1)


def note(connection: Connection, row: int | None, at: int) -> int | None:
    """Extend this row to `at`, or begin a new one; None if no clock runs and nobody needs to know."""
    if connection.execute(_A_PACED_ONE).first() is None:
        return None
    if row is not None and connection.execute(update(uptime).where(uptime.c.id == row).values(seen=at)).rowcount:
        return row
    return int(connection.execute(insert(uptime).values(began=at, seen=at).returning(uptime.c.id)).scalar_one())


def spans(connection: Connection, since: int) -> dict[int, Span]:
    """By row, what all processes were up, as far as it reaches beyond `since`."""
    return {row.id: (row.began, row.seen) for row in connection.execute(select(uptime).where(uptime.c.seen >= since))}
