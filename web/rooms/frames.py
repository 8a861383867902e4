"""The server's side of docs/protocol.md as JSON text.

The public part of an update is encoded once; what differs from seat to seat is spliced on as bytes.
"""

from collections.abc import Sequence

from msgspec import Struct

from engine_core.codec import encode
from web.matches.shown import MatchShown
from web.pace.clocks import Clocks, time_left
from web.pace.uptime import Span
from web.people.guests import Person
from web.problems import Problem
from web.rooms.member import Sight
from web.rooms.poll import Poll
from web.rooms.table import Step, Table
from web.talk.line import Line

PONG = '{"type":"pong"}'


class Presence(Struct, frozen=True):
    """Which seats have somebody connected, who only watches, and for how many ms seats have had nobody, where known."""

    seats: tuple[bool, ...]
    watching: tuple[Person, ...]
    gone: tuple[int | None, ...]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    n: int | None
    code: str
    rule: str | None
    detail: str


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    n: int
    ply: int


class MatchChanged(Struct, frozen=True, tag_field="type", tag="match"):
    match: MatchShown


class PresenceChanged(Struct, frozen=True, tag_field="type", tag="presence"):
    presence: Presence


class Lines(Struct, frozen=True, tag_field="type", tag="lines"):
    """The talk so far, as much of it as is remembered and this tab has not heard."""

    lines: tuple[Line, ...]


class LineSaid(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="line"):
    """`n` only towards the tab whose message it answers."""

    line: Line
    n: int | None = None


class Nudged(Struct, frozen=True, tag_field="type", tag="nudge"):
    seat: int
    by: Person


class Polls(Struct, frozen=True, tag_field="type", tag="polls"):
    """About whom the table can vote now."""

    polls: tuple[Poll, ...]


def text(frame: Refused | Ack | MatchChanged | PresenceChanged | Lines | LineSaid | Nudged | Polls) -> str:
    return encode(frame).decode()


def refused(n: int | None, problem: Problem) -> str:
    return text(Refused(n, problem.code, problem.rule, problem.detail))


class Update:
    """The frames that tell of a table's last step, each sight's made when somebody wants it.

    `clocks` is the part that tells of them.
    """

    def __init__(self, table: Table, clocks: bytes = b"") -> None:
        self._table = table
        step = table.steps[-1]
        self._public = b'{"type":"update",%b,"table":%b%b' % (
            _logged(step, step.public),
            public_part(table),
            clocks,
        )
        self._for_sight: dict[Sight, bytes] = {}

    def towards(self, sight: Sight, n: int | None) -> str:
        """The frame for who sees this, acknowledging message `n` if there is one."""
        frame = self._for_sight.get(sight)
        if frame is None:
            frame = self._for_sight[sight] = b'%b,"you":%b' % (self._public, self._private(sight))
        end = b"}" if n is None else b',"n":%d}' % n
        return (frame + end).decode()

    def _private(self, sight: Sight) -> bytes:
        if sight.seat is None:
            return b"null"
        told = [
            (index, telling)
            for index, event in enumerate(self._table.events)
            for knowing, telling in event.to_seats
            if knowing == sight.seat
        ]
        return b'%b,"told":%b}' % (seen_part(self._table, sight)[:-1], encode(told))


class Sync:
    """The frames that tell everything that can be seen; `clocks` as in an update."""

    def __init__(self, presence: Presence, table: Table | None, clocks: bytes = b"") -> None:
        self._presence = encode(presence)
        self._table = table
        self._public = b"null" if table is None else public_part(table)
        self._clocks = clocks

    def towards(self, match: MatchShown, sight: Sight, since: int) -> str:
        """The frame for who sees this, with the log of the plies after `since`."""
        table = self._table
        frame = b'{"type":"sync","match":%b,"presence":%b,"ply":%d,"table":%b%b,"you":%b,"log":%b}' % (
            encode(match),
            self._presence,
            table.ply if table else 0,
            self._public,
            self._clocks,
            seen_part(table, sight) if table else b"null",
            log(table.steps[since:], sight.seat) if table else b"[]",
        )
        return frame.decode()


def clocks_part(clocks: Clocks, at: int, up: Sequence[Span]) -> bytes:
    """What each seat has left at this moment, to be put behind the table of an update or a sync."""
    return b',"clocks":%b' % encode(time_left(clocks, at, up))


def public_part(table: Table) -> bytes:
    return b'{"view":%b,"to_act":%b,"outcome":%b}' % (
        encode(table.game.public_view(table.state)),
        encode(sorted(table.to_act)),
        encode(table.outcome),
    )


def seen_part(table: Table, sight: Sight) -> bytes:
    """What is seen beyond the public part: all of a seat by who plays it, its hand alone by its guest."""
    if sight.seat is None:
        return b"null"
    return guest_part(table, sight.seat) if sight.guest else private_part(table, sight.seat)


def private_part(table: Table, seat: int) -> bytes:
    hand = encode(table.game.private_view(table.state, seat))
    undo = b"true" if table.can_undo(seat) else b"false"
    return b'{"seat":%d,"hand":%b,"legal":%b,"undo":%b}' % (seat, hand, table.legal[seat], undo)


def guest_part(table: Table, seat: int) -> bytes:
    hand = encode(table.game.private_view(table.state, seat))
    return b'{"seat":%d,"hand":%b,"legal":[],"undo":false,"guest":true}' % (seat, hand)


def log(steps: Sequence[Step], seat: int | None) -> bytes:
    """The steps as this seat was told them."""
    return b"[%b]" % b",".join(b"{%b}" % _logged(step, step.told_to(seat)) for step in steps)


def _logged(step: Step, events: bytes) -> bytes:
    entry = b'"ply":%d,"seat":%d,"at":%d,"events":%b' % (step.ply, step.seat, step.at, events)
    return entry if step.undoes is None else b'%b,"undoes":%d' % (entry, step.undoes)
