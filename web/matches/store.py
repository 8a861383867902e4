"""Matches and seats in SQL. Every function works on a connection that the caller has opened."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.outcome import Outcome
from web.db.tables import matches, people, seats, votes
from web.matches.match import Match, Seated, Seeds
from web.matches.votes import Vote
from web.people.guests import Person


class Taken(Struct, frozen=True):
    """A seat as it is kept; `came` is when this person first was here, `name` that of one of several at one device.

    `person` is None once it was given up, or where a `computer` player sits from the start.
    """

    person: int | None
    seed: bytes
    came: int | None
    computer: str | None = None
    name: str | None = None


_next = matches.alias("next")
_guests = people.alias("guests")
_COLUMNS = [column for column in matches.c if column.name not in ("server_seed", "rematch")]
_MATCHES: Select[Any] = select(*_COLUMNS, _next.c.code.label("rematch")).outerjoin(
    _next, _next.c.id == matches.c.rematch
)


async def by_code(connection: AsyncConnection, code: str, *, lock: bool = False) -> Match | None:
    """`lock` keeps others from changing the match until the end of the transaction (SQLite: they wait anyway)."""
    if lock:  # a statement of its own: what waits for a lock goes on to see other tables as they were before the wait
        await connection.execute(select(matches.c.id).where(matches.c.code == code).with_for_update())
    return await _one(connection, _MATCHES.where(matches.c.code == code))


async def by_id(connection: AsyncConnection, match: int) -> Match | None:
    return await _one(connection, _MATCHES.where(matches.c.id == match))


async def open_to_all(connection: AsyncConnection, limit: int) -> list[Match]:
    """Public matches that have not started, newest first."""
    query = _MATCHES.where(matches.c.status == "open", matches.c.visibility == "public")
    return await _many(connection, query.order_by(matches.c.created.desc()).limit(limit))


async def newest(connection: AsyncConnection, limit: int, *, frozen: bool = False) -> list[Match]:
    """All matches or only those that are frozen, newest first."""
    query = _MATCHES.where(matches.c.status == "frozen") if frozen else _MATCHES
    return await _many(connection, query.order_by(matches.c.created.desc()).limit(limit))


async def of_person(connection: AsyncConnection, person: int, limit: int) -> list[Match]:
    """Matches in which this person has a seat, newest first."""
    mine = select(seats.c.match).where(seats.c.person == person)
    return await _many(
        connection, _MATCHES.where(matches.c.id.in_(mine)).order_by(matches.c.created.desc()).limit(limit)
    )


async def unfinished_of_person(connection: AsyncConnection, person: int) -> list[int]:
    """Ids of matches that are not over in which this person has a seat."""
    query = select(seats.c.match).join(matches, matches.c.id == seats.c.match)
    query = query.where(seats.c.person == person, matches.c.status.in_(("open", "running")))
    return list((await connection.execute(query)).scalars())


async def add(connection: AsyncConnection, values: dict[str, Any]) -> int:
    """The id of a new match with these column values."""
    made = await connection.execute(insert(matches).values(values).returning(matches.c.id))
    return int(made.scalar_one())


async def change(connection: AsyncConnection, match: int, **values: object) -> None:
    await connection.execute(update(matches).where(matches.c.id == match).values(values))


async def remove(connection: AsyncConnection, match: int) -> None:
    await connection.execute(delete(matches).where(matches.c.id == match))


async def seat(connection: AsyncConnection, match: int, taken: Sequence[Taken]) -> None:
    """Put these on seats 0, 1, ... in place of whoever sat there."""
    await connection.execute(delete(seats).where(seats.c.match == match))
    rows = [{"match": match, "seat": number, **msgspec.structs.asdict(one)} for number, one in enumerate(taken)]
    if rows:
        await connection.execute(insert(seats), rows)


async def change_seat(connection: AsyncConnection, match: int, seat: int, **values: object) -> None:
    """Change `person`, `came`, `guest`, `computer` or `patience`; the seed of a seat that is played stays."""
    await connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(values))


async def show_out(connection: AsyncConnection, match: int, person: int) -> None:
    """Let this person look into no hand any more."""
    await connection.execute(update(seats).where(seats.c.match == match, seats.c.guest == person).values(guest=None))


async def note_came(connection: AsyncConnection, match: int, person: int, at: int) -> None:
    came = update(seats).where(seats.c.match == match, seats.c.person == person, seats.c.came.is_(None))
    await connection.execute(came.values(came=at))


async def is_known(connection: AsyncConnection, person: int) -> bool:
    return (await connection.execute(select(people.c.id).where(people.c.id == person))).one_or_none() is not None


async def seeds(connection: AsyncConnection, match: int) -> Seeds:
    server = (await connection.execute(select(matches.c.server_seed).where(matches.c.id == match))).scalar_one()
    return Seeds(server, tuple(taken.seed for taken in await taken_seats(connection, match)))


async def taken_seats(connection: AsyncConnection, match: int) -> list[Taken]:
    """The seats in order."""
    columns = (seats.c.person, seats.c.seed, seats.c.came, seats.c.computer, seats.c.name)
    query = select(*columns).where(seats.c.match == match).order_by(seats.c.seat)
    return [Taken(*row) for row in await connection.execute(query)]


async def votes_in(connection: AsyncConnection, match: int) -> tuple[Vote, ...]:
    """All that were cast and not decided, also those that do not count any more."""
    columns = (votes.c.about, votes.c.seat, votes.c.choice, votes.c.since)
    query = select(*columns).where(votes.c.match == match).order_by(votes.c.about, votes.c.seat)
    return tuple(Vote(*row) for row in await connection.execute(query))


async def keep_votes(connection: AsyncConnection, match: int, about: int, kept: Sequence[Vote]) -> None:
    """These in place of all that were cast about a seat."""
    await connection.execute(delete(votes).where(votes.c.match == match, votes.c.about == about))
    if kept:
        await connection.execute(insert(votes), [{"match": match, **msgspec.structs.asdict(vote)} for vote in kept])


async def forget_votes(connection: AsyncConnection, match: int, seat: int) -> None:
    """Those about a seat, and those that were cast from it."""
    touching = (votes.c.about == seat) | (votes.c.seat == seat)
    await connection.execute(delete(votes).where(votes.c.match == match, touching))


async def _one(connection: AsyncConnection, query: Select[Any]) -> Match | None:
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    [match] = await _with_seats(connection, [row])
    return msgspec.structs.replace(match, votes=await votes_in(connection, match.id))


async def _many(connection: AsyncConnection, query: Select[Any]) -> list[Match]:
    return await _with_seats(connection, (await connection.execute(query)).all())


async def _with_seats(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Match]:
    query = (
        select(
            *(seats.c.match, seats.c.person, func.coalesce(seats.c.name, people.c.name).label("name"), seats.c.came),
            *(seats.c.guest, _guests.c.name.label("guest_name"), seats.c.computer, seats.c.patience),
        )
        .outerjoin(people, people.c.id == seats.c.person)
        .outerjoin(_guests, _guests.c.id == seats.c.guest)
        .where(seats.c.match.in_([row.id for row in rows]))
        .order_by(seats.c.match, seats.c.seat)
    )
    found: dict[int, list[Any]] = {row.id: [] for row in rows}
    for seat in await connection.execute(query):
        found[seat.match].append(seat)
    return [_match(row, found[row.id]) for row in rows]


def _seated(seat: Any) -> Seated | None:
    if seat.person is None:
        return None
    shown_to = Person(seat.guest, seat.guest_name) if seat.guest is not None else None
    return Seated(seat.person, seat.name, seat.came is not None, shown_to)


def _match(row: Row[Any], seats: Sequence[Any]) -> Match:
    values = dict(row._mapping)
    outcome = values.pop("outcome")
    values["outcome"] = msgspec.json.decode(outcome, type=Outcome) if outcome else None
    values["options"] = Raw(values["options"].encode())
    return Match(
        **values,
        seated=tuple(map(_seated, seats)),
        computers=tuple(seat.computer for seat in seats),
        patience=tuple(seat.patience for seat in seats),
    )
