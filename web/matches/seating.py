"""Who sits where: seats taken, freed, and given up or taken over while the match runs.

Every function works inside a transaction that has locked the match, and raises `Problem` for what cannot be done.
"""

from collections.abc import Collection

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from web.clock import now
from web.matches import store
from web.matches.match import Match
from web.matches.store import Taken
from web.matches.votes import Ballot, Choice, Vote, decided, standing
from web.people.guests import Person
from web.problems import Problem


async def sit_down(connection: AsyncConnection, match: Match, person: Person, seed: bytes) -> None:
    """Before the start: the next free seat for this person, or a new seed where they sat already."""
    taken = await store.taken_seats(connection, match.id)
    seat = match.seat_of(person.id)
    if seat is not None:
        taken[seat] = replace(taken[seat], seed=seed, came=now())
    elif len(taken) < match.wanted:
        taken.append(Taken(person.id, seed, now()))
    else:
        raise Problem("match_full")
    await store.seat(connection, match.id, taken)


async def free(connection: AsyncConnection, match: Match, seat: int) -> None:
    """Before the start: those behind move up. The match passes to who sits first then; left by all it is closed."""
    taken = await store.taken_seats(connection, match.id)
    leaving = taken.pop(seat)
    await store.seat(connection, match.id, taken)
    people = [one.person for one in taken if one.person is not None]
    if not people:
        await store.remove(connection, match.id)
    elif match.creator == leaving.person:
        await store.change(connection, match.id, creator=people[0])


async def seat_computer(connection: AsyncConnection, match: Match, computer: str, seed: bytes) -> None:
    """Before the start: a computer player on the next free seat."""
    taken = await store.taken_seats(connection, match.id)
    if len(taken) >= match.wanted:
        raise Problem("match_full")
    await store.seat(connection, match.id, [*taken, Taken(None, seed, None, computer)])


async def take_over(connection: AsyncConnection, match: Match, person: Person) -> None:
    """While the match runs: the first seat without a person, with its hand, rather one that nobody plays.

    A match without a host gets one.
    """
    free = [seat for seat, seated in enumerate(match.seated) if seated is None]
    seat = min(free, key=lambda seat: (match.computers[seat] is not None, seat), default=None)
    if seat is None:
        raise Problem("already_started")
    await store.show_out(connection, match.id, person.id)
    await store.change_seat(connection, match.id, seat, person=person.id, came=now(), computer=None, name=None)
    if match.seat_of(match.creator) is None:
        await store.change(connection, match.id, creator=person.id)


async def give_up(connection: AsyncConnection, match: Match, seat: int) -> None:
    """While the match runs: the seat stays, free for anybody with the link."""
    leaving = match.seated[seat]
    await store.change_seat(connection, match.id, seat, person=None, came=None, guest=None, patience=None)
    await store.forget_votes(connection, match.id, seat)
    others = [seated.person for seated in match.seated if seated and seated != leaving]
    if leaving and leaving.person == match.creator and others:
        await store.change(connection, match.id, creator=others[0])


async def vote(
    connection: AsyncConnection, match: Match, voting: Collection[int], ballot: Ballot, computer: str
) -> Choice | None:
    """Count what these seats want done about another, and do it once more than half want the same."""
    if not voting:
        raise Problem("no_vote")
    others = [vote for vote in standing(match.votes, ballot.about, ballot.since) if vote.seat not in voting]
    cast = [*others, *(Vote(ballot.about, seat, ballot.choice, ballot.since) for seat in sorted(voting))]
    choice = decided(cast, ballot.voters)
    await store.keep_votes(connection, match.id, ballot.about, [] if choice else cast)
    match choice:
        case "computer":
            await store.change_seat(connection, match.id, ballot.about, computer=computer)
        case "wait":
            await store.change_seat(connection, match.id, ballot.about, patience=now() + ballot.patience)
        case "end":
            await store.change(connection, match.id, status="over", finished=now())
    return choice
