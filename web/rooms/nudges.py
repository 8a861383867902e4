"""A gentle sign to somebody who is waited for."""

from time import monotonic

from msgspec import Struct

from web.bus.bus import Bus
from web.bus.messages import Nudged
from web.people.guests import Person
from web.problems import Problem
from web.rooms import frames
from web.rooms.company import Company
from web.rooms.member import Member
from web.rooms.messages import Nudge

_PAUSE_SECONDS = 60.0


class Given(Struct, frozen=True):
    at: float
    client: str
    n: int


class Nudges:
    """Each person may give one a minute."""

    def __init__(self, match: int, company: Company, bus: Bus) -> None:
        self._match = match
        self._company = company
        self._bus = bus
        self._given: dict[int, Given] = {}

    def give(self, member: Member, message: Nudge, waits_for: tuple[int, ...]) -> None:
        """Tell those on the seat who nudges them; raises `Problem`."""
        if member.seat is None:
            raise Problem("not_a_player")
        if message.seat == member.seat or message.seat not in waits_for:
            raise Problem("not_waited_for")
        last = self._given.get(member.person.id)
        if last is not None and monotonic() - last.at < _PAUSE_SECONDS:
            if (last.client, last.n) != (member.client, message.n):  # else: this very message, sent again
                raise Problem("nudged_already")
            return
        self._given[member.person.id] = Given(monotonic(), member.client, message.n)
        self.pass_on(message.seat, member.person)
        self._bus.tell(Nudged(self._match, message.seat, member.person))

    def pass_on(self, seat: int, by: Person) -> None:
        """Show it to those on the seat who are connected here."""
        self._company.tell(frames.text(frames.Nudged(seat, by)), seat=seat)
