"""Somebody connected to a room."""

from msgspec import Struct

from web.matches.match import Match
from web.people.guests import Person
from web.rooms.connection import Connection


class Sight(Struct, frozen=True):
    """The seat from which somebody sees the table (None: a spectator); a `guest` may only look into its hand."""

    seat: int | None = None
    guest: bool = False


def sight_of(person: int, match: Match, wanted: int | None = None) -> Sight:
    """Who has several seats sees from the `wanted` one, without it as a spectator: somebody else may be looking."""
    seats = match.seats_of(person)
    if seats:
        return Sight(seats[0] if len(seats) == 1 else wanted if wanted in seats else None)
    shown = match.seat_shown_to(person)
    return Sight(shown, guest=shown is not None)


class Member:
    """One tab. `client` is the name it chose for itself; with `watch` it takes no seat even if the person has one.

    `wanted` is the seat of several at which it sits now.
    """

    def __init__(
        self, person: Person, client: str, connection: Connection, *, watch: bool = False, wanted: int | None = None
    ) -> None:
        self.person = person
        self.client = client
        self.connection = connection
        self.watch = watch
        self.wanted = wanted
        self.sight = Sight()

    @property
    def seat(self) -> int | None:
        """The seat that this member plays."""
        return None if self.sight.guest else self.sight.seat

    def look_at(self, match: Match) -> None:
        """Sit where the match as it is now puts this person."""
        self.sight = Sight() if self.watch else sight_of(self.person.id, match, self.wanted)

    def seats_in(self, match: Match) -> tuple[int, ...]:
        """All that this person plays from here."""
        return () if self.watch else match.seats_of(self.person.id)

    def send(self, frame: str) -> None:
        self.connection.send(frame)
