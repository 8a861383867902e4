"""Who is connected to a room, on which seat, and how they are told."""

from collections.abc import Iterator
from time import monotonic

from web.matches.match import Match
from web.people.guests import Person
from web.rooms import frames
from web.rooms.member import Member


class Company:
    """The members of one room. Whoever comes or goes, the others are told."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._members: set[Member] = set()
        self._last_left = monotonic()

    def __iter__(self) -> Iterator[Member]:
        return iter(self._members)

    def join(self, member: Member) -> None:
        """Others hear of it; what the member is told first is up to the room."""
        before = self.presence()
        self._members.add(member)
        member.look_at(self._match)
        self._tell_presence(before, but=member)

    def leave(self, member: Member) -> None:
        before = self.presence()
        self._members.discard(member)
        self._last_left = monotonic()
        self._tell_presence(before)

    def gone_for(self) -> float:
        """Seconds since the last one left; 0 while somebody is here."""
        return 0.0 if self._members else monotonic() - self._last_left

    def seat(self, match: Match) -> list[Member]:
        """Everybody takes the seat that the match as it is now gives them; those who see another hand than before."""
        before = self.presence()
        sights = {member: member.sight for member in self._members}
        self._match = match
        for member in self._members:
            member.look_at(match)
        self._tell_presence(before)
        return [member for member, sight in sights.items() if member.sight != sight]

    def rename(self, person: Person) -> None:
        """Those who watch are known by the name of the moment."""
        before = self.presence()
        for member in self._members:
            if member.person.id == person.id:
                member.person = person
        self._tell_presence(before)

    def tell(self, frame: str, *, but: Member | None = None, seat: int | None = None) -> None:
        """Send this to everybody, or to those who play one seat."""
        for member in self._members:
            if member is not but and seat in (None, member.seat):
                member.send(frame)

    def presence(self) -> frames.Presence:
        taken = {member.seat for member in self._members}
        watching = {member.person.id: member.person for member in self._members if member.seat is None}
        return frames.Presence(
            tuple(seat in taken for seat in range(self._match.wanted)),
            tuple(watching[person] for person in sorted(watching)),
        )

    def _tell_presence(self, before: frames.Presence, but: Member | None = None) -> None:
        presence = self.presence()
        if presence != before:
            self.tell(frames.text(frames.PresenceChanged(presence)), but=but)
