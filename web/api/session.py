"""What routes ask for: the house, and the person whose cookie came along."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from web.house import House
from web.people.cookies import token_of
from web.people.guests import Person
from web.problems import Problem


def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


HouseHere = Annotated[House, Depends(_house)]


async def _anybody(connection: HTTPConnection, house: HouseHere) -> Person | None:
    return await house.guests.known_by(token_of(connection))


Anybody = Annotated[Person | None, Depends(_anybody)]
"""The person who asks; None if nobody is known."""


def _somebody(person: Anybody) -> Person:
    if person is None:
        raise Problem("no_session")
    return person


Somebody = Annotated[Person, Depends(_somebody)]
"""The person who asks; refused with `no_session` if nobody is known."""
