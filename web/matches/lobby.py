"""Setting up a match: create, join, leave, start, and once more with the same people.

Every method raises `Problem` for what cannot be done, and announces the match when it has changed.
"""

import secrets
import string
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.chance import SEED_BYTES, commitment
from engine_core.codec import Codec, Undecodable, encode
from engine_core.game import Game
from engine_core.refusals import OptionsRefused
from engine_core.registry import UnknownGame, game
from web.clock import now
from web.db.engine import Database
from web.matches import store
from web.matches.match import Match, Visibility
from web.people.guests import Person
from web.problems import Problem

Announce = Callable[[int], Awaitable[None]]
"""Told the id of a match that has changed, or is gone."""

CODE_LENGTH = 22  # of 62 characters: 131 bits
_ALPHABET = string.ascii_letters + string.digits


class Terms(Struct, frozen=True):
    """What is agreed on when a match is set up. `options` is JSON."""

    game: str
    seats: int
    options: bytes
    visibility: Visibility


class Lobby:
    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce

    async def create(self, person: Person, terms: Terms, seed: bytes | None) -> Match:
        """An open match with this person on seat 0; the server makes a seed where there is none."""
        options = checked_options(game_of(terms.game), terms.seats, terms.options)
        async with self._database.writing() as connection:
            return await _add(connection, replace(terms, options=options), person, [(person.id, seed or new_seed())])

    async def join(self, person: Person, code: str, seed: bytes | None) -> Match:
        """The next free seat for this person; somebody who sits already stays where they are."""
        async with self._database.writing() as connection:
            match = await locked(connection, code)
            if match.seat_of(person.id) is not None:
                return match
            _must_be_open(match)
            match = await _take_seat(connection, match, person, seed or new_seed())
        await self._announce(match.id)
        return match

    async def leave(self, person: Person, code: str) -> None:
        """Free the seat, those behind move up. The match passes to who sits first then; left by all it is closed."""
        async with self._database.writing() as connection:
            match = await locked(connection, code)
            _must_sit(match, person)
            _must_be_open(match)
            staying = [seat for seat in await store.taken_seats(connection, match.id) if seat[0] != person.id]
            await store.seat(connection, match.id, staying)
            if not staying:
                await store.remove(connection, match.id)
            elif match.creator == person.id:
                await store.change(connection, match.id, creator=staying[0][0])
        await self._announce(match.id)

    async def start(self, person: Person, code: str) -> Match:
        """Begin with those who are there, if the game can be played by so many."""
        async with self._database.writing() as connection:
            match = await locked(connection, code)
            _must_sit(match, person)
            _must_be_open(match)
            if match.creator != person.id:
                raise Problem("not_the_creator")
            seats = len(match.seated)
            of = game_of(match.game)
            if seats not in of.info.seats:
                raise Problem("too_few", f"{of.info.title} is played by {_in_words(of.info.seats)}, here are {seats}")
            checked_options(of, seats, bytes(match.options))
            values = {"status": "running", "started": now(), "wanted": seats, "rules_version": of.info.rules_version}
            await store.change(connection, match.id, **values)
            match = await _again(connection, match)
        await self._announce(match.id)
        return match

    async def rematch(self, person: Person, code: str, seed: bytes | None) -> Match:
        """The one match that follows a finished one: same people, seats turned by one.

        Whoever asks first creates it; everybody else who asks puts in a seed of their own, and sits down again if they
        had left.
        """
        async with self._database.writing() as connection:
            old = await locked(connection, code)
            _must_sit(old, person)
            if old.status != "over":
                raise Problem("not_over")
            new = await store.by_code(connection, old.rematch, lock=True) if old.rematch else None
            if new is None:
                new = await _turned(connection, old, person)
                await store.change(connection, old.id, rematch=new.id)
            if new.status == "open":
                new = await _take_seat(connection, new, person, seed or new_seed())
        await self._announce(old.id)
        await self._announce(new.id)
        return new


def game_of(key: str) -> Game[Any, Any, Any]:
    try:
        return game(key)
    except UnknownGame as error:
        raise Problem("unknown_game", str(error)) from error


def checked_options(of: Game[Any, Any, Any], seats: int, options: bytes) -> bytes:
    """The options in full as JSON; raises `Problem` when they are none or do not go with so many people."""
    if seats not in of.info.seats:
        raise Problem("bad_options", f"{of.info.title} is played by {_in_words(of.info.seats)}, not by {seats}")
    try:
        chosen = Codec(of.types).options(options)
        of.check(seats, chosen)
    except Undecodable as error:
        raise Problem("bad_options", f"options: {error}") from error
    except OptionsRefused as error:
        raise Problem("bad_options", error.detail, error.rule) from error
    return encode(chosen)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


async def locked(connection: AsyncConnection, code: str) -> Match:
    match = await store.by_code(connection, code, lock=True)
    if match is None:
        raise Problem("unknown_match")
    return match


def _must_be_open(match: Match) -> None:
    if match.status != "open":
        raise Problem("already_started")


def _must_sit(match: Match, person: Person) -> None:
    if match.seat_of(person.id) is None:
        raise Problem("not_a_player")


def _in_words(seats: tuple[int, ...]) -> str:
    return " or ".join(map(str, seats))


async def _again(connection: AsyncConnection, match: Match) -> Match:
    changed = await store.by_id(connection, match.id)
    assert changed is not None, "the match is locked"
    return changed


async def _add(connection: AsyncConnection, terms: Terms, creator: Person, taken: list[tuple[int, bytes]]) -> Match:
    server_seed = new_seed()
    values = {
        "code": "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH)),
        "game": terms.game,
        "rules_version": game_of(terms.game).info.rules_version,
        "options": terms.options.decode(),
        "visibility": terms.visibility,
        "wanted": terms.seats,
        "status": "open",
        "creator": creator.id,
        "commitment": commitment(server_seed),
        "server_seed": server_seed,
        "created": now(),
    }
    match = await store.add(connection, values)
    await store.seat(connection, match, taken)
    made = await store.by_id(connection, match)
    assert made is not None, "it was added in this transaction"
    return made


async def _take_seat(connection: AsyncConnection, match: Match, person: Person, seed: bytes) -> Match:
    """The match with this person on the next free seat, or with a new seed where they sat already."""
    taken = await store.taken_seats(connection, match.id)
    seat = match.seat_of(person.id)
    if seat is not None:
        taken[seat] = (person.id, seed)
    elif len(taken) < match.wanted:
        taken.append((person.id, seed))
    else:
        raise Problem("match_full")
    await store.seat(connection, match.id, taken)
    return await _again(connection, match)


async def _turned(connection: AsyncConnection, old: Match, creator: Person) -> Match:
    people = [*old.seated[1:], old.seated[0]]
    taken = [(seated.person, new_seed()) for seated in people]
    terms = Terms(old.game, old.wanted, bytes(old.options), old.visibility)
    return await _add(connection, terms, creator, taken)
