"""A match as it is shown to one person: the JSON of the HTTP side and of the `match` and `sync` frames."""

from msgspec import Raw, Struct

from engine_core.outcome import Outcome
from web.matches.match import Match, Seated, Status, Visibility
from web.people.guests import Person


class SeatShown(Struct, frozen=True):
    """One seat; `person` is null while nobody has taken it, `creator` marks who may start the match.

    `computer` is the computer player that plays it now, perhaps for `person`.

    `came` is false for somebody who has never been here. `guest` is who may look into the hand of your own seat.
    """

    seat: int
    person: Person | None
    you: bool
    creator: bool
    came: bool = True
    guest: Person | None = None
    computer: str | None = None


class MatchShown(Struct, frozen=True):
    """Times are milliseconds since 1970. `wanted` is the number of seats, `rematch` the code of the next match.

    `pace` is the time of each turn and the reserve, as "60s+600s" or "3d"; null if there are no clocks.
    `waits_for` are the seats that a running match waits for, where it was asked for; the table itself says it live.
    """

    code: str
    game: str
    rules_version: str
    status: Status
    seats: tuple[SeatShown, ...]
    wanted: int
    options: Raw
    visibility: Visibility
    commitment: str
    created: int
    started: int | None
    finished: int | None
    outcome: Outcome | None
    rematch: str | None
    frozen: str | None
    pace: str | None = None
    waits_for: tuple[int, ...] | None = None


def shown(match: Match, person: int | None, waits_for: tuple[int, ...] | None = None) -> MatchShown:
    """The match as this person sees it; None is somebody who is not known."""
    return MatchShown(
        code=match.code,
        game=match.game,
        rules_version=match.rules_version,
        status=match.status,
        seats=_seats(match, person),
        wanted=match.wanted,
        options=match.options,
        visibility=match.visibility,
        commitment=match.commitment,
        created=match.created,
        started=match.started,
        finished=match.finished,
        outcome=match.outcome,
        rematch=match.rematch,
        frozen=match.frozen,
        pace=match.pace,
        waits_for=waits_for,
    )


def _seats(match: Match, person: int | None) -> tuple[SeatShown, ...]:
    free = [None] * (match.wanted - len(match.seated))
    each = zip((*match.seated, *free), (*match.computers, *free), strict=True)
    return tuple(_seat(match, number, seated, computer, person) for number, (seated, computer) in enumerate(each))


def _seat(match: Match, number: int, seated: Seated | None, computer: str | None, person: int | None) -> SeatShown:
    if seated is None:
        return SeatShown(number, None, you=False, creator=False, computer=computer)
    you = seated.person == person
    return SeatShown(
        number,
        Person(seated.person, seated.name),
        you,
        creator=seated.person == match.creator,
        came=seated.came,
        guest=seated.guest if you else None,
        computer=computer,
    )
