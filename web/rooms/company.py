"""Who is connected to a room, on which seat, and how they are told."""

from collections.abc import Iterator
from time import monotonic

from web.matches.match import Match
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
        member.seat = self._seat_of(member)
        self._tell_presence(before, but=member)

    def leave(self, member: Member) -> None:
        before = self.presence()
        self._members.discard(member)
        self._last_left = monotonic()
        self._tell_presence(before)

    def gone_for(self) -> float:
        """Seconds since the last one left; 0 while somebody is here."""
        return 0.0 if self._members else monotonic() - self._last_left

    def seat(self, match: Match) -> None:
        """Everybody takes the seat that the match as it is now gives them."""
        before = self.presence()
        self._match = match
        for member in self._members:
            member.seat = self._seat_of(member)
        self._tell_presence(before)

    def tell(self, frame: str, but: Member | None = None) -> None:
        for member in self._members:
            if member is not but:
                member.send(frame)

    def presence(self) -> frames.Presence:
        taken = {member.seat for member in self._members}
        watching = sum(member.seat is None for member in self._members)
        return frames.Presence(tuple(seat in taken for seat in range(self._match.wanted)), watching)

    def _seat_of(self, member: Member) -> int | None:
        return None if member.watch else self._match.seat_of(member.person.id)

    def _tell_presence(self, before: frames.Presence, but: Member | None = None) -> None:
        presence = self.presence()
        if presence != before:
            self.tell(frames.text(frames.PresenceChanged(presence)), but)
