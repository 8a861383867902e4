"""The clocks of a match: a fold over when each entry was written and who was to act after it. No I/O.

A turn, as far as its clock goes, lasts until its seat has not to act any more, has made a move that cannot be taken
back, or has ended its turn by the rules. An undo puts back the clock as it stood before the move, and takes off what
has run for that seat since.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from web.pace.pace import Pace
from web.pace.uptime import Span, time_up


class Clock(Struct, frozen=True, gc=False):
    """One seat's, in ms: `used` of its turn so far, `ran` in all."""

    reserve: int
    used: int = 0
    ran: int = 0


class Acted(Struct, frozen=True):
    """What an entry did: the seats `to_act` after it, and whether it ended the turn of its own seat."""

    seat: int
    to_act: Collection[int]
    final: bool = False  # it cannot be taken back
    ends_turn: bool = False
    undoes: bool = False


class Clocks(Struct, frozen=True):
    """Those of the seats `running` run since `at`; `before` is how each stood before the moves it can take back."""

    pace: Pace
    seats: tuple[Clock, ...]
    before: tuple[tuple[Clock, ...], ...]
    running: frozenset[int]
    at: int


class Left(Struct, frozen=True):
    """The ms that a seat has left of its turn, and after that of its reserve; both 0 when its time is over."""

    turn: int
    reserve: int

    @property
    def over(self) -> bool:
        return self.turn + self.reserve == 0


def start_clocks(pace: Pace, seats: int, to_act: Collection[int], at: int) -> Clocks:
    return Clocks(pace, (Clock(pace.reserve),) * seats, ((),) * seats, frozenset(to_act), at)


def advance(clocks: Clocks, acted: Acted, at: int, up: Sequence[Span]) -> Clocks:
    """After an entry of `at`."""
    at = max(at, clocks.at)
    seats, before = _ran(clocks, at, up), list(clocks.before)
    mine = seats[acted.seat]
    if acted.undoes:
        *rest, then = before[acted.seat]
        before[acted.seat] = tuple(rest)
        seats[acted.seat] = Clock(then.reserve, then.used + mine.ran - then.ran, mine.ran)
    else:
        before[acted.seat] = () if acted.final else (*before[acted.seat], mine)
    going_on = set(acted.to_act)
    if acted.final or acted.ends_turn:
        going_on.discard(acted.seat)
    for seat, clock in enumerate(seats):
        if seat not in going_on:
            seats[seat] = _turn_over(clock, clocks.pace)
    return Clocks(clocks.pace, tuple(seats), tuple(before), frozenset(acted.to_act), at)


def time_left(clocks: Clocks, at: int, up: Sequence[Span]) -> tuple[Left, ...]:
    """What each seat has left at this moment; one that has not to act has its next turn before it."""
    return tuple(_left(clock, clocks.pace) for clock in _ran(clocks, max(at, clocks.at), up))


def seats_out_of_time(clocks: Clocks, at: int, up: Sequence[Span]) -> tuple[int, ...]:
    """The seats to act whose time is over at this moment."""
    left = time_left(clocks, at, up)
    return tuple(seat for seat in sorted(clocks.running) if left[seat].over)


def _ran(clocks: Clocks, at: int, up: Sequence[Span]) -> list[Clock]:
    passed = time_up(up, clocks.at, at)
    return [
        replace(clock, used=clock.used + passed, ran=clock.ran + passed) if seat in clocks.running else clock
        for seat, clock in enumerate(clocks.seats)
    ]


def _turn_over(clock: Clock, pace: Pace) -> Clock:
    return Clock(_left(clock, pace).reserve, 0, clock.ran)


def _left(clock: Clock, pace: Pace) -> Left:
    beyond = max(0, clock.used - pace.turn)
    return Left(max(0, pace.turn - clock.used), max(0, clock.reserve - beyond))
