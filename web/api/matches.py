"""Matches: set up, join, start, look back."""

import io
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic import BaseModel, Field

from engine_core.codec import encode
from engine_core.record import dump
from web.api.answers import answer, answers
from web.api.errors import problems
from web.api.session import Anybody, HouseHere, Somebody
from web.guard.origin import own_origin
from web.matches import records, store
from web.matches.lobby import CODE_LENGTH
from web.matches.match import Match, Visibility
from web.matches.shown import MatchShown, shown
from web.matches.terms import Terms, patience_of
from web.matches.votes import Choice
from web.pace.pace import ALLOWED
from web.problems import Problem
from web.rooms import replay
from web.rooms.polls import poll_about
from web.rooms.replay_file import replay_file

LISTED = 100

router = APIRouter(prefix="/api/matches", tags=["matches"])

Code = Annotated[str, Path(description="The invite code", examples=["A" * CODE_LENGTH])]
Seed = Annotated[str | None, Field(pattern="^[0-9a-fA-F]{64}$", description="32 random bytes in hex from this browser")]


class NewMatch(BaseModel):
    game: str = Field(examples=["karakum"])
    seats: int = Field(ge=1, le=8)
    options: dict[str, Any] = Field(default_factory=dict, description="As the game's `options` schema says")
    visibility: Visibility = "private"
    pace: str | None = Field(
        None, description=f"How much time each seat has: {ALLOWED}; null: no clocks", examples=["60s+600s"]
    )
    here: list[str] = Field(
        default_factory=list, max_length=8, description="Names of those who share this device, if there are several"
    )
    computers: int = Field(0, ge=0, le=7, description="How many of the seats computer players take")
    seed: Seed = None


class Joining(BaseModel):
    seed: Seed = None


class Removing(BaseModel):
    seat: int = Field(ge=0, le=7)


class Voting(BaseModel):
    about: int = Field(ge=0, le=7, description="The seat that is waited for")
    choice: Choice = Field(description="A computer player takes the seat, wait some more, or end the match")


class LettingIn(BaseModel):
    person: int | None = Field(ge=1, le=2**53, description="As in `presence.watching`; null: nobody")


JoiningBody = Annotated[Joining, Body(default_factory=Joining)]


@router.get("", responses=answers(tuple[MatchShown, ...], "Newest first"))
async def open_matches(person: Anybody, house: HouseHere) -> Response:
    """Public matches that wait for players."""
    async with house.database.reading() as connection:
        found = await store.open_to_all(connection, LISTED)
    return answer([shown(match, person.id if person else None) for match in found])


@router.post(
    "",
    status_code=201,
    responses=answers(
        MatchShown,
        "The match",
        *("no_session", "unknown_game", "bad_options", "bad_pace", "bad_request"),
        status=201,
    ),
)
async def create(person: Somebody, wanted: NewMatch, house: HouseHere) -> Response:
    """A new match; its code is the invitation. `commitment` binds the server to its seed from now on."""
    terms = Terms(
        wanted.game,
        wanted.seats,
        encode(wanted.options),
        wanted.visibility,
        wanted.pace,
        wanted.computers,
        tuple(wanted.here),
    )
    match = await house.lobby.create(person, terms, _bytes(wanted.seed))
    response = answer(shown(match, person.id), 201)
    response.headers["location"] = f"/api/matches/{match.code}"
    return response


@router.get("/{code}", responses=answers(MatchShown, "The match", "unknown_match"))
async def look(person: Anybody, code: Code, house: HouseHere) -> Response:
    """One match as the person who asks sees it."""
    return answer(shown(await _match(house, code), person.id if person else None))


@router.post(
    "/{code}/join",
    responses=answers(
        MatchShown, "The match with you in it", "no_session", "unknown_match", "match_full", "already_started"
    ),
)
async def join(person: Somebody, code: Code, joining: JoiningBody, house: HouseHere) -> Response:
    """Take the next seat, or one that was given up since the start. Joining again changes nothing."""
    match = await house.lobby.join(person, code, _bytes(joining.seed))
    return answer(shown(match, person.id))


@router.post(
    "/{code}/leave",
    status_code=204,
    responses=problems("no_session", "unknown_match", "not_a_player", "match_over"),
)
async def leave(person: Somebody, code: Code, house: HouseHere) -> Response:
    """Free the seat. Who joined next becomes the creator; left by all before the start, the match is gone.

    In a running match the seat and its hand wait for anybody who joins.
    """
    await house.lobby.leave(person, code)
    return Response(status_code=204)


@router.post(
    "/{code}/remove",
    responses=answers(
        MatchShown,
        "The match without them",
        *("no_session", "unknown_match", "not_a_player", "not_the_creator", "nobody_there"),
        *("has_been_here", "match_over"),
    ),
)
async def remove(person: Somebody, code: Code, removing: Removing, house: HouseHere) -> Response:
    """Free somebody else's seat: before the start any, then that of somebody who never came; only the creator can."""
    return answer(shown(await house.lobby.remove(person, code, removing.seat), person.id))


@router.post(
    "/{code}/computer",
    responses=answers(
        MatchShown,
        "The match with a computer player in it",
        *("no_session", "unknown_match", "not_a_player", "not_the_creator", "already_started", "match_full"),
    ),
)
async def seat_computer(person: Somebody, code: Code, house: HouseHere) -> Response:
    """Before the start: put a computer player on the next free seat; only the creator can. `remove` frees it again."""
    return answer(shown(await house.lobby.seat_computer(person, code), person.id))


@router.post(
    "/{code}/back",
    responses=answers(MatchShown, "The match", "no_session", "unknown_match", "not_a_player"),
)
async def take_back(person: Somebody, code: Code, house: HouseHere) -> Response:
    """Play on oneself where a computer player has taken the seat."""
    return answer(shown(await house.lobby.take_back(person, code), person.id))


@router.post(
    "/{code}/vote",
    responses=answers(
        MatchShown,
        "The match; `polls` over the WebSocket tell how the vote stands",
        *("no_session", "unknown_match", "not_a_player", "not_started", "match_over", "no_vote", "frozen"),
    ),
)
async def vote(person: Somebody, code: Code, voting: Voting, house: HouseHere) -> Response:
    """Say what is to be done about a seat that is gone or out of time: what more than half of the others want."""
    match = await _match(house, code)
    poll = poll_about((await house.rooms.room(match.id)).polls, voting.about)
    match = await house.lobby.vote(
        person, code, poll.ballot(voting.choice, patience_of(match, house.settings.gone_seconds))
    )
    return answer(shown(match, person.id))


@router.post(
    "/{code}/guest",
    responses=answers(
        MatchShown, "The match", "no_session", "unknown_match", "not_a_player", "not_started", "not_a_spectator"
    ),
)
async def let_in(person: Somebody, code: Code, letting: LettingIn, house: HouseHere) -> Response:
    """Let one spectator look into my hand, in place of whoever could before; null: nobody any more."""
    return answer(shown(await house.lobby.let_in(person, code, letting.person), person.id))


@router.post(
    "/{code}/start",
    responses=answers(
        MatchShown,
        "The running match",
        *(
            "no_session",
            "unknown_match",
            "not_a_player",
            "not_the_creator",
            "already_started",
            "too_few",
            "bad_options",
        ),
    ),
)
async def start(person: Somebody, code: Code, house: HouseHere) -> Response:
    """Begin with those who have joined; only the creator can."""
    return answer(shown(await house.lobby.start(person, code), person.id))


@router.post(
    "/{code}/rematch",
    responses=answers(
        MatchShown, "The next match", "no_session", "unknown_match", "not_a_player", "not_over", "match_full"
    ),
)
async def rematch(person: Somebody, code: Code, joining: JoiningBody, house: HouseHere) -> Response:
    """The same people once more, seats turned by one. However many ask, there is one next match."""
    match = await house.lobby.rematch(person, code, _bytes(joining.seed))
    return answer(shown(match, person.id))


@router.get(
    "/{code}/record",
    responses={
        200: {
            "description": "Seeds, moves and result, to be checked by `caravanserai verify`",
            "content": {"application/json": {}},
        },
        **problems("unknown_match", "not_over"),
    },
)
async def record(code: Code, house: HouseHere) -> Response:
    """Everything that happened, with the server's seed: only after the end."""
    match = await _match(house, code)
    kept = await records.record_of(house.database, match)
    name = f'attachment; filename="{match.game}-{match.code}.json"'
    return Response(dump(kept), 200, {"content-disposition": name, "cache-control": "no-cache"}, "application/json")


@router.get(
    "/{code}/replay",
    responses={
        200: {
            "description": "The record with every position, to be opened at `/replay` without a server",
            "content": {"application/gzip": {}},
        },
        **problems("unknown_match", "not_over", "frozen"),
    },
)
async def replayable(code: Code, house: HouseHere) -> Response:
    """The whole match as one file, from everybody's side: only after the end."""
    match = await _match(house, code)
    kept = await records.record_of(house.database, match)
    file = await replay_file(house.source, match, kept)
    name = f'attachment; filename="{match.game}-{match.code}.json.gz"'
    return Response(file, 200, {"content-disposition": name, "cache-control": "no-cache"}, "application/gzip")


@router.get(
    "/{code}/plies",
    responses={
        200: {"description": "Positions as frames have them", "content": {"application/json": {}}},
        **problems("unknown_match", "not_started", "not_over", "frozen", "bad_request"),
    },
)
async def plies(
    code: Code,
    person: Anybody,
    house: HouseHere,
    first: Annotated[int, Query(ge=0, description="The first ply wanted; 0 is the start")] = 0,
    seat: Annotated[int | None, Query(ge=0, le=7, description="Whose hand to see, after the end any")] = None,
) -> Response:
    """Up to a hundred positions one after the other, as the person who asks saw them or may see them now."""
    match = await _match(house, code)
    if seat is not None and seat >= match.wanted:
        raise Problem("bad_request", f"there are the seats 0 to {match.wanted - 1}")
    sight = replay.sight_into(match, person, seat)
    found = await replay.positions(house.source, match, sight, first, first + replay.AT_ONCE - 1)
    return Response(found, 200, {"cache-control": "no-store"}, "application/json")


@router.get(
    "/{code}/invite.svg",
    responses={200: {"description": "A QR code", "content": {"image/svg+xml": {}}}, **problems("unknown_match")},
)
async def invitation(code: Code, house: HouseHere, request: Request) -> Response:
    """The invite link as a QR code."""
    match = await _match(house, code)
    base = house.settings.public_url or own_origin(request)
    image = io.BytesIO()
    segno.make(f"{base}/m/{match.code}", error="m").save(image, kind="svg", scale=4, xmldecl=False, svgclass=None)
    return Response(image.getvalue(), 200, {"cache-control": "private, max-age=3600"}, "image/svg+xml")


async def _match(house: HouseHere, code: str) -> Match:
    async with house.database.reading() as connection:
        match = await store.by_code(connection, code)
    if match is None:
        raise Problem("unknown_match")
    return match


def _bytes(seed: str | None) -> bytes | None:
    return bytes.fromhex(seed) if seed else None
