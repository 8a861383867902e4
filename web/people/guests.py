"""Guests: a person made on first sight and known again by a random token, of which only the hash is kept."""

import secrets
from hashlib import sha256

from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from web.clock import now
from web.db.engine import Database
from web.db.tables import people, sessions

_TOKEN_BYTES = 32
_DAY = 86_400_000


class Person(Struct, frozen=True):
    id: int
    name: str


class Guests:
    """`session_days` is how long a browser is remembered after its last visit."""

    def __init__(self, database: Database, session_days: int) -> None:
        self._database = database
        self._lifetime = session_days * _DAY

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new person and the token that their browser is to keep."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        async with self._database.writing() as connection:
            made = await connection.execute(insert(people).values(name=name, created=now()).returning(people.c.id))
            person = Person(made.scalar_one(), name)
            session = {"token_hash": _hash(token), "person": person.id, "created": now(), "seen": now()}
            await connection.execute(insert(sessions).values(session))
        return person, token

    async def known_by(self, token: str | None) -> Person | None:
        """The person whose browser holds this token; None for no, a wrong or an expired one."""
        if not token:
            return None
        query = (
            select(people.c.id, people.c.name)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token_hash == _hash(token), sessions.c.seen >= now() - self._lifetime)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Person(row.id, row.name) if row else None

    async def seen(self, token: str) -> None:
        """Note a visit, once a day, so that the session lasts on."""
        visited = update(sessions).where(sessions.c.token_hash == _hash(token), sessions.c.seen < now() - _DAY)
        async with self._database.writing() as connection:
            await connection.execute(visited.values(seen=now()))

    async def forget_the_lost(self) -> None:
        """Delete sessions that have expired; the people stay, for the matches that they played."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.seen < now() - self._lifetime))

    async def rename(self, person: Person, name: str) -> Person:
        async with self._database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return Person(person.id, name)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
