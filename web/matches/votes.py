"""Votes about somebody who is gone: a computer player takes the seat, the table waits, or the match ends."""

from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import Struct

Choice = Literal["computer", "wait", "end"]


class Vote(Struct, frozen=True):
    """What `seat` wants done about the seat `about`; it counts as long as that seat has not moved after ply `since`."""

    about: int
    seat: int
    choice: Choice
    since: int


class Ballot(Struct, frozen=True):
    """A vote as it is cast. `voters` are the seats that can vote about it now, `patience` the ms that waiting lasts."""

    about: int
    choice: Choice
    since: int
    voters: frozenset[int]
    patience: int


def standing(votes: Iterable[Vote], about: int, since: int) -> tuple[Vote, ...]:
    return tuple(vote for vote in votes if vote.about == about and vote.since == since)


def decided(votes: Iterable[Vote], voters: Collection[int]) -> Choice | None:
    """What more than half of the voters want."""
    wanted = [vote.choice for vote in votes if vote.seat in voters]
    return next((choice for choice in wanted if 2 * wanted.count(choice) > len(voters)), None)
