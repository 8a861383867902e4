"""What is known of a match apart from its moves. Seeds are not part of it: they are secret until the end."""

from typing import Literal

from msgspec import Raw, Struct

from engine_core.outcome import Outcome
from web.matches.votes import Vote
from web.people.guests import Person

Status = Literal["open", "running", "over", "frozen"]
Visibility = Literal["private", "public"]


class Seated(Struct, frozen=True):
    """Somebody on a seat; seats count from 0 in the order of joining. People who share a device are one `person`.

    `came` is false for somebody who was put here by a rematch and has not been seen since; `guest` is the one
    spectator who may look into this seat's hand.
    """

    person: int
    name: str
    came: bool = True
    guest: Person | None = None


class Match(Struct, frozen=True):
    """Times are milliseconds since 1970. `rematch` is the code of the next match, `pace` as web/pace writes it.

    Before the start `wanted` is how many seats there are to be, afterwards how many there are. `seated` has None for a
    seat that was given up since or that a computer player has from the start. `computers` are the computer players that
    play their seats now, perhaps for somebody who is gone; until `patience` nobody votes about a seat.
    """

    id: int
    code: str
    game: str
    rules_version: str
    options: Raw
    visibility: Visibility
    wanted: int
    status: Status
    creator: int
    commitment: str
    created: int
    started: int | None
    finished: int | None
    outcome: Outcome | None
    rematch: str | None
    frozen: str | None
    seated: tuple[Seated | None, ...]
    computers: tuple[str | None, ...]
    patience: tuple[int | None, ...]
    votes: tuple[Vote, ...] = ()
    pace: str | None = None

    def seats_of(self, person: int) -> tuple[int, ...]:
        """Several where people share a device."""
        return tuple(seat for seat, seated in enumerate(self.seated) if seated and seated.person == person)

    def seat_of(self, person: int) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seat_shown_to(self, person: int) -> int | None:
        """The seat whose hand this spectator may look into."""
        for seat, seated in enumerate(self.seated):
            if seated and seated.guest and seated.guest.id == person:
                return seat
        return None


class Seeds(Struct, frozen=True):
    """The secret of a match: 32 bytes from the server and from each seat. Never shown, never logged, before the end."""

    server: bytes
    players: tuple[bytes, ...]

    def __repr__(self) -> str:
        return "Seeds(secret)"
