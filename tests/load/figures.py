"""What was measured, and what it comes to."""

from collections.abc import Sequence
from statistics import median

from msgspec import Struct, field

from tests.load.room import LoadFailed


class Slice(Struct):
    """A short stretch of load at one server. Times in seconds; `latencies` run until the last member has the update.

    `generator_busy` is the share of the time in which the generator ran or waited for its core. Of `server_cpu`
    the busiest process had `busiest_cpu`.
    """

    seconds: float
    latencies: list[float]
    server_cpu: float
    busiest_cpu: float
    generator_cpu: float
    generator_busy: float
    bytes_in: int
    reconnects: int
    lines: int

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds


class Load(Struct):
    """All slices of one kind. `rate` is the median of the slices, percentiles are of all their moves together."""

    moves: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    server_cpu_us_per_move: float
    busiest_cpu_us_per_move: float
    server_busy: float
    generator_cpu_us_per_move: float
    generator_busy: float
    bytes_per_move: float
    reconnects: int
    lines: int
    slices: list[float] = field(default_factory=list)


class Ratio(Struct):
    """The served game next to the bare echo: median of neighbouring slices' rates, and the CPU of a move at each.

    `bound` says what `rate` is when the generator was saturated: "at least" (at the game), "at most" (at the echo).
    """

    rate: float
    cpu: float
    bound: str


class Memory(Struct):
    """Of the server process, in bytes. `per_idle_connection` is None when that was not measured."""

    at_start: int
    at_end: int
    per_idle_connection: int | None = None
    per_idle_connection_of_echo: int | None = None


SATURATED = 0.9


def sum_up(slices: Sequence[Slice]) -> Load:
    """Raises LoadFailed when no move was measured."""
    latencies = sorted(latency for piece in slices for latency in piece.latencies)
    if not latencies:
        raise LoadFailed("no move was measured: let it run longer")
    moves, seconds = len(latencies), sum(piece.seconds for piece in slices)
    return Load(
        moves=moves,
        moves_per_second=round(median(piece.rate for piece in slices), 1),
        p50_ms=_percentile(latencies, 50),
        p95_ms=_percentile(latencies, 95),
        p99_ms=_percentile(latencies, 99),
        max_ms=_milliseconds(latencies[-1]),
        server_cpu_us_per_move=round(sum(piece.server_cpu for piece in slices) / moves * 1e6, 1),
        busiest_cpu_us_per_move=round(sum(piece.busiest_cpu for piece in slices) / moves * 1e6, 1),
        server_busy=round(sum(piece.server_cpu for piece in slices) / seconds, 3),
        generator_cpu_us_per_move=round(sum(piece.generator_cpu for piece in slices) / moves * 1e6, 1),
        generator_busy=round(_busy(slices), 3),
        bytes_per_move=round(sum(piece.bytes_in for piece in slices) / moves),
        reconnects=sum(piece.reconnects for piece in slices),
        lines=sum(piece.lines for piece in slices),
        slices=[round(piece.rate, 1) for piece in slices],
    )


def compare(game: Sequence[Slice], echo: Sequence[Slice]) -> Ratio:
    """Slices in the order in which they were run in turn, as many of the one as of the other."""
    cpu_of_game, cpu_of_echo = (
        sum(piece.server_cpu for piece in side) / sum(len(piece.latencies) for piece in side) for side in (game, echo)
    )
    return Ratio(
        rate=round(median(one.rate / other.rate for one, other in zip(game, echo, strict=True) if other.latencies), 3),
        cpu=round(cpu_of_echo / cpu_of_game, 3),
        bound=_bound(_busy(game), _busy(echo)),
    )


def _bound(busy_with_game: float, busy_with_echo: float) -> str:
    if busy_with_game > SATURATED:
        return "at least" if busy_with_echo <= SATURATED else "about"
    return "at most" if busy_with_echo > SATURATED else ""


def _busy(slices: Sequence[Slice]) -> float:
    return median(piece.generator_busy for piece in slices)


def _percentile(ordered: Sequence[float], percent: int) -> float:
    return _milliseconds(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)])


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 2)
