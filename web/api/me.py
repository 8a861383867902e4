"""Who I am to this server."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from web.api.answers import answer, answers
from web.api.session import Anybody, HouseHere, Somebody
from web.matches import store
from web.matches.shown import MatchShown, shown
from web.people.cookies import give_token, token_of
from web.people.guests import Person
from web.people.names import LONGEST, tidy_name

LISTED = 50
LOOKED_INTO = 12  # each has to be in memory

router = APIRouter(prefix="/api/me", tags=["me"])


class Introduction(BaseModel):
    name: str = Field(min_length=1, max_length=4 * LONGEST, examples=["Ada"])


@router.get("", responses=answers(Person, "The person of this browser", "no_session"))
async def who_am_i(person: Somebody, house: HouseHere, request: Request) -> Response:
    """The person whose cookie this is; the visit makes the cookie last on."""
    token = token_of(request)
    assert token is not None, "a person is known by it"
    await house.guests.seen(token)
    response = answer(person)
    give_token(request, response, token, house.settings.session_days)
    return response


@router.post("", status_code=201, responses=answers(Person, "A cookie and a name", "bad_name", status=201))
async def introduce_myself(known: Anybody, given: Introduction, house: HouseHere, request: Request) -> Response:
    """Become a guest: no sign-up, the cookie is all there is. Somebody known already is only renamed."""
    name = tidy_name(given.name)
    if known is not None:
        return await _rename(house, known, name, status=201)
    person, token = await house.guests.welcome(name)
    response = answer(person, 201)
    give_token(request, response, token, house.settings.session_days)
    return response


@router.patch("", responses=answers(Person, "The new name", "no_session", "bad_name"))
async def rename_myself(person: Somebody, given: Introduction, house: HouseHere) -> Response:
    """Another name, shown at once wherever this person sits."""
    return await _rename(house, person, tidy_name(given.name), status=200)


@router.get("/matches", responses=answers(tuple[MatchShown, ...], "Newest first", "no_session"))
async def my_matches(person: Somebody, house: HouseHere) -> Response:
    """The latest 50 matches in which I have a seat; the first dozen that are running say whom they wait for."""
    async with house.database.reading() as connection:
        found = await store.of_person(connection, person.id, LISTED)
    running = [match.id for match in found if match.status == "running"][:LOOKED_INTO]
    waits_for = {match: (await house.rooms.room(match)).waits_for() for match in running}
    return answer([shown(match, person.id, waits_for.get(match.id)) for match in found])


async def _rename(house: HouseHere, person: Somebody, name: str, status: int) -> Response:
    person = await house.guests.rename(person, name)
    house.rooms.rename(person)
    async with house.database.reading() as connection:
        matches = await store.unfinished_of_person(connection, person.id)
    for match in matches:
        await house.rooms.announce(match)
    return answer(person, status)
