"""Earlier positions of a match as somebody may see them: what was sent then, found again by replay."""

from engine_core.codec import encode
from web.matches.match import Match
from web.people.guests import Person
from web.problems import Problem
from web.rooms import frames
from web.rooms.member import Sight, sight_of
from web.rooms.source import Source
from web.rooms.table import DoesNotReplay, Table

AT_ONCE = 100  # positions


def sight_into(match: Match, person: Person | None, seat: int | None) -> Sight:
    """From where this person may look back: a seat of their own, after the end any. Raises `Problem`."""
    own = sight_of(person.id, match, seat) if person else Sight()
    if seat is None or seat == own.seat:
        return own
    if match.status != "over":
        raise Problem("not_over", "other hands can be seen after the end")
    return Sight(seat, guest=True)


async def positions(source: Source, match: Match, sight: Sight, first: int, last: int) -> bytes:
    """The positions after plies `first` to `last`, as far as the match has got, as a JSON list."""
    if match.started is None:
        raise Problem("not_started")
    found = []
    try:
        async for table in source.history(match):
            if first <= table.ply:
                found.append(_position(table, sight))
            if table.ply >= last:
                break
    except DoesNotReplay as error:
        raise Problem("frozen") from error
    return b"[%b]" % b",".join(found)


def _position(table: Table, sight: Sight) -> bytes:
    you = b"null" if sight.seat is None else frames.guest_part(table, sight.seat)
    return b'{"ply":%b,"table":%b,"you":%b}' % (encode(table.ply), frames.public_part(table), you)
