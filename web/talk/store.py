"""Lines in SQL."""

from msgspec import Struct
from sqlalchemy import func, select

from web.clock import now
from web.db.engine import Database
from web.db.tables import lines, people, seats
from web.talk.line import Kind, Line


class Saying(Struct, frozen=True):
    """A line that is to be kept; `client` and `n` name the message, so that a resend is known."""

    match: int
    person: int
    seat: int | None
    kind: Kind
    text: str
    client: str
    n: int


# Who shares a device is known by the name on the seat.
_from_their_seat = (
    (seats.c.match == lines.c.match) & (seats.c.seat == lines.c.seat) & (seats.c.person == lines.c.person)
)
_NAME = func.coalesce(seats.c.name, people.c.name)
_LINES = (
    select(lines.c.id, lines.c.person, _NAME, lines.c.seat, lines.c.at, lines.c.kind, lines.c.text)
    .join(people, people.c.id == lines.c.person)
    .outerjoin(seats, _from_their_seat)
)


async def keep(database: Database, said: Saying) -> Line:
    """The line as it is kept; saying the same message again gives the line that it made the first time."""
    values = {"match": said.match, "person": said.person, "client": said.client, "n": said.n}
    add = database.insert(lines).values(**values, seat=said.seat, kind=said.kind, text=said.text, at=now())
    async with database.writing() as connection:
        await connection.execute(add.on_conflict_do_nothing())
        row = (
            await connection.execute(_LINES.where(*(lines.c[name] == value for name, value in values.items())))
        ).one()
    return Line(*row)


async def last(database: Database, match: int, after: int, most: int) -> list[Line]:
    """The newest lines of a match beyond line `after`, oldest first."""
    query = _LINES.where(lines.c.match == match, lines.c.id > after).order_by(lines.c.id.desc()).limit(most)
    async with database.reading() as connection:
        return [Line(*row) for row in reversed((await connection.execute(query)).all())]
