"""How a match ended: scores line by line, ranks, shared wins and what decided between equals."""

from collections.abc import Sequence

from msgspec import Struct

AUTOMATON = -1
"""The seat of a printed automaton (Kadhan, the debris) in an outcome."""


class ScoreLine(Struct, frozen=True):
    """One line of a score: `key` names what the points are for and is translated by the client."""

    key: str
    points: int


class Standing(Struct, frozen=True):
    """The result of one seat: rank 1 is best, equals share a rank; `team` is set where teams play."""

    seat: int
    rank: int
    total: int
    lines: tuple[ScoreLine, ...]
    team: int | None = None


class TieBreak(Struct, frozen=True):
    """One tie-break of a game: the rule that states it and, for each entrant, the value compared (more is better)."""

    rule: str
    values: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """The end of a match.

    `winners` are seats; more than one is a shared win, none a game lost to the automaton. `decided_by` is the rule of
    the tie-break that set the winner apart, None when points alone did. `reason` names why the match ended the way it
    did where the score does not say it, as a key for the client with the words to fill in.
    """

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    decided_by: str | None = None
    reason: str | None = None
    reason_words: tuple[str, ...] = ()


def rank(breakdowns: Sequence[tuple[ScoreLine, ...]], tie_breaks: Sequence[TieBreak] = ()) -> Outcome:
    """The outcome for seats 0, 1, ... with these score lines: most points first, then each tie-break in turn.

    >>> a, b = (ScoreLine("camels", 7),), (ScoreLine("camels", 7),)
    >>> rank([a, b], [TieBreak("KR81", (3, 4))]).winners
    (1,)
    """
    totals = [sum(line.points for line in lines) for lines in breakdowns]
    keys = [(totals[seat], *(tie.values[seat] for tie in tie_breaks)) for seat in range(len(totals))]
    best = max(keys)
    standings = tuple(
        Standing(seat, 1 + sum(other > keys[seat] for other in keys), totals[seat], tuple(lines))
        for seat, lines in enumerate(breakdowns)
    )
    winners = tuple(seat for seat, key in enumerate(keys) if key == best)
    return Outcome(standings, winners, _deciding_rule(keys, best, tie_breaks))


def _deciding_rule(
    keys: Sequence[tuple[int, ...]], best: tuple[int, ...], tie_breaks: Sequence[TieBreak]
) -> str | None:
    runner_up = max((key for key in keys if key != best), default=best)
    if runner_up[0] != best[0]:
        return None
    for place, tie in enumerate(tie_breaks, start=1):
        if runner_up[place] != best[place]:
            return tie.rule
    return None
