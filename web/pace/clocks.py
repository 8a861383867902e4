"""The clocks of a match: a fold over when each entry was written and who was to act after it. No I/O."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from web.pace.pace import Pace
from web.pace.uptime import Span, time_up


class Clocks(Struct, frozen=True):
    """`used` is what each seat has used of its turn so far, for those to act; all in ms."""

    pace: Pace
    reserve: tuple[int, ...]
    used: Mapping[int, int]
    at: int


def start_clocks(pace: Pace, seats: int, to_act: Collection[int], at: int) -> Clocks:
    return Clocks(pace, (pace.reserve,) * seats, dict.fromkeys(to_act, 0), at)


def advance(clocks: Clocks, to_act: Collection[int], at: int, up: Collection[Span]) -> Clocks:
    """After an entry of `at`; a turn lasts as long as its seat stays among those to act."""
    at = max(at, clocks.at)
    passed = time_up(up, clocks.at, at)
    used = {seat: spent + passed for seat, spent in clocks.used.items()}
    reserve = list(clocks.reserve)
    for seat in used.keys() - set(to_act):
        reserve[seat] = max(0, reserve[seat] - max(0, used[seat] - clocks.pace.turn))
    return Clocks(clocks.pace, tuple(reserve), {seat: used.get(seat, 0) for seat in to_act}, at)


def time_left(clocks: Clocks, at: int, up: Collection[Span]) -> dict[int, int]:
    """For each seat to act, the ms of its turn and its reserve together; 0 when its time is over."""
    passed = time_up(up, clocks.at, at)
    return {
        seat: max(0, clocks.pace.turn + clocks.reserve[seat] - spent - passed) for seat, spent in clocks.used.items()
    }
