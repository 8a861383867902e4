"""A vote of the table about one seat, as it stands."""

from msgspec import Struct

from web.matches.votes import Ballot, Choice


class Cast(Struct, frozen=True):
    seat: int
    choice: Choice


class Poll(Struct, frozen=True):
    """The match waits for the seat `about`, which is gone or out of time; votes count until it moves after `since`."""

    about: int
    since: int
    voters: tuple[int, ...]
    votes: tuple[Cast, ...]

    def ballot(self, choice: Choice, patience: int) -> Ballot:
        return Ballot(self.about, choice, self.since, frozenset(self.voters), patience)
