"""Rooms without a network: the real database, journal and rules in this process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from web.house import House
from web.matches.terms import Terms
from web.people.guests import Person
from web.rooms.connection import Connection
from web.rooms.member import Member
from web.rooms.messages import Move
from web.settings import Settings


@asynccontextmanager
async def open_house(database: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(Settings(database_url=f"sqlite:///{database}", _env_file=None, **settings))
    async with house.open():
        yield house


async def begin(house: House, *names: str, game: str = "sealed", pace: str | None = None) -> tuple[int, list[Person]]:
    """The id of a running match of new guests."""
    people = [(await house.guests.welcome(name))[0] for name in names]
    match = await house.lobby.create(people[0], Terms(game, len(names), b"{}", "private", pace), None)
    for person in people[1:]:
        await house.lobby.join(person, match.code, None)
    await house.lobby.start(people[0], match.code)
    return match.id, people


class Listener(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(self._nowhere, queue=10_000)

    async def _nowhere(self, _message: dict[str, Any]) -> None:
        raise AssertionError("nothing is written")

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self._frames]

    @property
    def updates(self) -> list[str]:
        """The `update` frames to the byte."""
        return [frame for frame in self._frames if frame.startswith('{"type":"update"')]

    def answers(self, n: int) -> list[dict[str, Any]]:
        return [frame for frame in self.heard if frame.get("n") == n]


async def sit(house: House, match: int, person: Person) -> tuple[Any, Member, Listener]:
    """This person's room, membership and ear in this house."""
    listener = Listener()
    member = Member(person, f"tab-of-{person.name}", listener, watch=False)
    room = await house.rooms.room(match)
    room.join(member, since=0)
    return room, member, listener


def bid(n: int, card: int, ply: int = 0) -> Move:
    return Move(n, ply, msgspec.Raw(msgspec.json.encode({"type": "bid", "card": card})))
