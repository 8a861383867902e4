"""How long the house was up: only that time counts on a clock."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import takewhile
from operator import itemgetter

Span = tuple[int, int]
"""From and to, in ms since 1970."""


def join_spans(spans: Iterable[Span]) -> tuple[Span, ...]:
    """In order and apart: what several processes were up at once is counted once."""
    joined: list[Span] = []
    for began, seen in sorted(spans):
        if joined and began <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], seen))
        else:
            joined.append((began, seen))
    return tuple(joined)


def extended(joined: tuple[Span, ...], began: int, seen: int) -> tuple[Span, ...]:
    """Joined spans and one more, which is the newest."""
    if joined and joined[-1][0] <= began <= joined[-1][1]:
        return (*joined[:-1], (joined[-1][0], max(seen, joined[-1][1])))
    return join_spans((*joined, (began, seen)))


def time_up(spans: Sequence[Span], start: int, end: int) -> int:
    """The ms between `start` and `end` that lie in these joined spans."""
    first = bisect_right(spans, start, key=itemgetter(1))
    within = takewhile(lambda span: span[0] < end, spans[first:])
    return sum(min(seen, end) - max(began, start) for began, seen in within)
