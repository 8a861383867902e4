"""Setting up a match: create, join, leave, start, and once more with the same people.

Every method raises `Problem` for what cannot be done, and announces the match when it has changed.
"""

import secrets
import string
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from engine_core.chance import SEED_BYTES, commitment
from web.clock import now
from web.db.engine import Database
from web.matches import seating, store
from web.matches.match import Match
from web.matches.store import Taken
from web.matches.terms import Terms, check_pace, checked_options, game_of, in_words, strongest
from web.matches.votes import Ballot
from web.people.guests import Person
from web.people.names import tidy_name
from web.problems import Problem

Announce = Callable[[int], Awaitable[None]]
"""Told the id of a match that has changed, or is gone."""

CODE_LENGTH = 22  # of 62 characters: 131 bits
_ALPHABET = string.ascii_letters + string.digits


class Lobby:
    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce

    async def create(self, person: Person, terms: Terms, seed: bytes | None) -> Match:
        """An open match with this person on seat 0, then who shares the device, then computer players.

        The server makes a seed for who brings none.
        """
        of = game_of(terms.game)
        options = checked_options(of, terms.seats, terms.options)
        check_pace(terms.pace)
        here: list[str | None] = [*map(tidy_name, terms.here)] or [None]
        if len(here) + terms.computers > terms.seats:
            too_many = f"{len(here)} people here and {terms.computers} computer players are too many"
            raise Problem("bad_request", f"{too_many} for {terms.seats} seats")
        taken = [Taken(person.id, new_seed(), now(), name=name) for name in here]
        taken[0] = replace(taken[0], seed=seed or new_seed())
        taken += [Taken(None, new_seed(), None, strongest(of)) for _ in range(terms.computers)]
        async with self._database.writing() as connection:
            return await _add(connection, replace(terms, options=options), person, taken)

    async def join(self, person: Person, code: str, seed: bytes | None) -> Match:
        """The next free seat for this person, also one that was given up; who sits already stays where they are."""
        async with self._changing(code) as change:
            match change.match.status:
                case _ if change.match.seat_of(person.id) is not None:
                    pass
                case "open":
                    await seating.sit_down(change.connection, change.match, person, seed or new_seed())
                case "running":
                    await seating.take_over(change.connection, change.match, person)
                case _:
                    raise Problem("already_started")
        return change.match

    async def leave(self, person: Person, code: str) -> None:
        """Free the seat; one of a match that runs waits for anybody who has the link."""
        async with self._changing(code) as change:
            _must_be_seated(change.match, person)
            for seat in reversed(change.match.seats_of(person.id)):
                await _vacate(change.connection, change.match, seat)
                await change.look()

    async def remove(self, person: Person, code: str, seat: int) -> Match:
        """Free somebody else's seat; once the match runs only that of somebody who has never been here."""
        async with self._changing(code) as change:
            _must_be_creator(change.match, person)
            _must_be_removable(change.match, person, seat)
            await _vacate(change.connection, change.match, seat)
        return change.match

    async def seat_computer(self, person: Person, code: str) -> Match:
        """Before the start: put a computer player on the next free seat."""
        async with self._changing(code) as change:
            _must_be_creator(change.match, person)
            _must_be_open(change.match)
            computer = strongest(game_of(change.match.game))
            await seating.seat_computer(change.connection, change.match, computer, new_seed())
        return change.match

    async def take_back(self, person: Person, code: str) -> Match:
        """Play on oneself, after a computer player did."""
        async with self._changing(code) as change:
            _must_be_seated(change.match, person)
            for seat in change.match.seats_of(person.id):
                await store.change_seat(change.connection, change.match.id, seat, computer=None, patience=None)
        return change.match

    async def vote(self, person: Person, code: str, ballot: Ballot) -> Match:
        """What is to be done about somebody who is gone."""
        async with self._changing(code) as change:
            match = change.match
            _must_be_seated(match, person)
            if match.status != "running":
                raise Problem({"open": "not_started", "over": "match_over"}.get(match.status, "frozen"))
            voting = ballot.voters.intersection(match.seats_of(person.id))
            await seating.vote(change.connection, match, voting, ballot, strongest(game_of(match.game)))
        return change.match

    async def let_in(self, person: Person, code: str, guest: int | None) -> Match:
        """Let one spectator look into this person's hand, or nobody any more."""
        async with self._changing(code) as change:
            connection, match = change.connection, change.match
            seat = _must_be_seated(match, person)
            if match.status == "open":
                raise Problem("not_started")
            if guest is not None:
                if match.seat_of(guest) is not None or not await store.is_known(connection, guest):
                    raise Problem("not_a_spectator")
                await store.show_out(connection, match.id, guest)
            await store.change_seat(connection, match.id, seat, guest=guest)
        return change.match

    async def saw(self, match: Match, person: Person) -> None:
        """Note that somebody who was put on a seat is here."""
        if all(seated is None or seated.person != person.id or seated.came for seated in match.seated):
            return
        async with self._database.writing() as connection:
            await store.note_came(connection, match.id, person.id, now())
        await self._announce(match.id)

    async def start(self, person: Person, code: str) -> Match:
        """Begin with those who are there, if the game can be played by so many."""
        async with self._changing(code) as change:
            match = change.match
            _must_be_creator(match, person)
            _must_be_open(match)
            seats = len(match.seated)
            of = game_of(match.game)
            if seats not in of.info.seats:
                raise Problem("too_few", f"{of.info.title} is played by {in_words(of.info.seats)}, here are {seats}")
            checked_options(of, seats, bytes(match.options))
            values = {"status": "running", "started": now(), "wanted": seats, "rules_version": of.info.rules_version}
            await store.change(change.connection, match.id, **values)
        return change.match

    async def rematch(self, person: Person, code: str, seed: bytes | None) -> Match:
        """The one match that follows a finished one: same people, seats turned by one.

        Whoever asks first creates it; everybody else who asks puts in a seed of their own, and sits down again if they
        had left.
        """
        async with self._changing(code) as change:
            connection, old = change.connection, change.match
            _must_be_seated(old, person)
            if old.status != "over":
                raise Problem("not_over")
            new = await store.by_code(connection, old.rematch, lock=True) if old.rematch else None
            if new is None:
                new = await _turned(connection, old, person)
                await store.change(connection, old.id, rematch=new.id)
            if new.status == "open":
                await seating.sit_down(connection, new, person, seed or new_seed())
                new = await store.by_id(connection, new.id) or new
        await self._announce(new.id)
        return new

    @asynccontextmanager
    async def _changing(self, code: str) -> AsyncIterator["Change"]:
        """The match of this code, locked; once it is changed, it is looked at again and announced."""
        async with self._database.writing() as connection:
            change = Change(connection, await _locked(connection, code))
            yield change
            await change.look()
        await self._announce(change.match.id)


class Change(Struct):
    """`match` is locked: as it was before, and in the end as it is then, or was before it was removed."""

    connection: AsyncConnection
    match: Match

    async def look(self) -> None:
        self.match = await store.by_id(self.connection, self.match.id) or self.match


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


async def _locked(connection: AsyncConnection, code: str) -> Match:
    match = await store.by_code(connection, code, lock=True)
    if match is None:
        raise Problem("unknown_match")
    return match


def _must_be_open(match: Match) -> None:
    if match.status != "open":
        raise Problem("already_started")


def _must_be_seated(match: Match, person: Person) -> int:
    seat = match.seat_of(person.id)
    if seat is None:
        raise Problem("not_a_player")
    return seat


def _must_be_creator(match: Match, person: Person) -> None:
    _must_be_seated(match, person)
    if match.creator != person.id:
        raise Problem("not_the_creator")


def _must_be_removable(match: Match, person: Person, seat: int) -> None:
    if seat < len(match.seated) and match.seated[seat] is None and match.status == "open":
        return  # a computer player
    seated = match.seated[seat] if seat < len(match.seated) else None
    if seated is None or seated.person == person.id:
        raise Problem("nobody_there")
    if match.status == "running" and seated.came:
        raise Problem("has_been_here")


async def _vacate(connection: AsyncConnection, match: Match, seat: int) -> None:
    match match.status:
        case "open":
            await seating.free(connection, match, seat)
        case "over":
            raise Problem("match_over")
        case _:
            await seating.give_up(connection, match, seat)


async def _add(connection: AsyncConnection, terms: Terms, creator: Person, taken: list[Taken]) -> Match:
    server_seed = new_seed()
    values = {
        "code": "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH)),
        "game": terms.game,
        "rules_version": game_of(terms.game).info.rules_version,
        "options": terms.options.decode(),
        "visibility": terms.visibility,
        "pace": terms.pace,
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


async def _turned(connection: AsyncConnection, old: Match, creator: Person) -> Match:
    before = await store.taken_seats(connection, old.id)
    taken = [
        replace(one, seed=new_seed(), came=None, computer=None if one.person is not None else one.computer)
        for one in (*before[1:], before[0])
        if one.person is not None or one.computer is not None
    ]
    terms = Terms(old.game, old.wanted, bytes(old.options), old.visibility, old.pace)
    return await _add(connection, terms, creator, taken)
