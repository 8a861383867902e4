"""Who is connected to a match, here and at other processes, on which seat, and how those here are told."""

from collections.abc import Callable, Iterator
from time import monotonic

from web.bus.messages import Here
from web.matches.match import Match
from web.people.guests import Person
from web.rooms import frames
from web.rooms.absence import Absence
from web.rooms.member import Member

HERE_SECONDS = 5.0
"""How often a process says who is connected at it; who has not been heard of for three times as long is gone."""

Who = tuple[tuple[bool, ...], tuple[Person, ...], tuple[int, ...]]
"""Which seats have somebody connected, who only watches, and which seats were seen to be left."""


class Company:
    """The members of one room. Whoever comes or goes, the others are told, and by `report` the other processes.

    `house` is the name of this process, `gone_after` the seconds after which somebody who is not here is gone.
    """

    def __init__(self, match: Match, house: str, report: Callable[[Here], None], gone_after: float) -> None:
        self._match = match
        self._house = house
        self._report = report
        self._gone_after = gone_after
        self._members: set[Member] = set()
        self._elsewhere: dict[str, tuple[float, Here]] = {}
        self._last_left = monotonic()
        self._absence = Absence(match.wanted)

    def __iter__(self) -> Iterator[Member]:
        return iter(self._members)

    def join(self, member: Member) -> None:
        """Others hear of it; what the member is told first is up to the room."""
        before = self._who()
        self._members.add(member)
        member.look_at(self._match)
        self._tell_presence(before, but=member)
        self.report()

    def leave(self, member: Member) -> None:
        before = self._who()
        self._members.discard(member)
        self._last_left = monotonic()
        self._tell_presence(before)
        self.report()

    def gone_for(self) -> float:
        """Seconds since the last one left; 0 while somebody is here."""
        return 0.0 if self._members else monotonic() - self._last_left

    def is_gone(self, seat: int) -> bool:
        """Whether those on this seat have not been here for long, as far as this room knows."""
        return self._absence.is_longer_than(seat, self._gone_after)

    def seat(self, match: Match) -> list[Member]:
        """Everybody takes the seat that the match as it is now gives them; those who see another hand than before."""
        before = self._who()
        sights = {member: member.sight for member in self._members}
        for seat in range(match.wanted):
            if _person_on(match, seat) != _person_on(self._match, seat):
                self._absence.begin(seat)
        self._match = match
        for member in self._members:
            member.look_at(match)
        self._tell_presence(before)
        return [member for member, sight in sights.items() if member.sight != sight]

    def report(self) -> None:
        """Tell the other processes who is here."""
        self._report(self._here())

    def hear(self, here: Here) -> None:
        """Who is connected at another process."""
        before = self._who()
        if here.seats or here.watching:
            self._elsewhere[here.house] = (monotonic(), here)
        else:
            self._elsewhere.pop(here.house, None)
        self._absence.learn(here.gone)
        self._tell_presence(before)

    def tick(self) -> None:
        """Once every few seconds: say that those here are still here, forget processes that are silent."""
        before, oldest = self._who(), monotonic() - 3 * HERE_SECONDS
        self._elsewhere = {house: heard for house, heard in self._elsewhere.items() if heard[0] > oldest}
        self._tell_presence(before)
        if self._members:
            self.report()

    def rename(self, person: Person) -> None:
        """Those who watch are known by the name of the moment."""
        before = self._who()
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
        seats, watching, _ = self._who()
        gone = dict(self._absence.seen())
        return frames.Presence(seats, watching, tuple(gone.get(seat) for seat in range(len(seats))))

    def _who(self) -> Who:
        everywhere = [self._here(), *(here for _, here in self._elsewhere.values())]
        taken = {seat for here in everywhere for seat in here.seats}
        watching = {person.id: person for here in everywhere for person in here.watching}
        return (
            tuple(seat in taken for seat in range(self._match.wanted)),
            tuple(watching[person] for person in sorted(watching)),
            tuple(seat for seat, _ in self._absence.seen()),
        )

    def _here(self) -> Here:
        seats = {seat for member in self._members for seat in member.seats_in(self._match)}
        watching = {member.person.id: member.person for member in self._members if not member.seats_in(self._match)}
        return Here(self._match.id, self._house, tuple(sorted(seats)), tuple(watching.values()), self._absence.seen())

    def _tell_presence(self, before: Who, but: Member | None = None) -> None:
        self._absence.note(self._who()[0])
        if self._who() != before:
            self.tell(frames.text(frames.PresenceChanged(self.presence())), but=but)


def _person_on(match: Match, seat: int) -> int | None:
    seated = match.seated[seat] if seat < len(match.seated) else None
    return seated.person if seated else None
