"""Ranks, shared wins and what decided."""

import pytest

from engine_core.outcome import Outcome, ScoreLine, TieBreak, rank


def ranked(totals: list[int], *tie_breaks: TieBreak) -> Outcome:
    return rank([(ScoreLine("first", total - 1), ScoreLine("second", 1)) for total in totals], tie_breaks)


@pytest.mark.parametrize(
    ("totals", "ranks", "winners"),
    [
        ([7, 9, 8], [3, 1, 2], (1,)),
        ([9, 9, 8, 8, 1], [1, 1, 3, 3, 5], (0, 1)),
        ([4], [1], (0,)),
        ([-3, -5], [1, 2], (0,)),
    ],
)
def test_most_points_rank_first_and_equals_share_a_rank(
    totals: list[int], ranks: list[int], winners: tuple[int, ...]
) -> None:
    outcome = ranked(totals)
    assert [standing.rank for standing in outcome.standings] == ranks
    assert [standing.total for standing in outcome.standings] == totals
    assert [standing.seat for standing in outcome.standings] == list(range(len(totals)))
    assert outcome.winners == winners
    assert outcome.decided_by is None


def test_the_tie_break_that_set_the_winner_apart_is_named() -> None:
    first, second = TieBreak("first", (3, 3, 9)), TieBreak("second", (1, 2, 0))
    outcome = ranked([8, 8, 5], first, second)
    assert outcome.winners == (1,)
    assert outcome.decided_by == "second"
    assert [standing.rank for standing in outcome.standings] == [2, 1, 3]


def test_a_tie_break_between_the_others_is_not_what_decided() -> None:
    outcome = ranked([9, 8, 8], TieBreak("first", (0, 1, 2)))
    assert outcome.decided_by is None
    assert [standing.rank for standing in outcome.standings] == [1, 3, 2]


def test_a_tie_that_nothing_breaks_is_shared_and_decided_by_nothing() -> None:
    outcome = ranked([8, 8], TieBreak("first", (3, 3)))
    assert outcome.winners == (0, 1)
    assert outcome.decided_by is None


def test_a_tie_break_that_two_of_three_pass_is_what_decided_their_shared_win() -> None:
    outcome = ranked([8, 8, 8], TieBreak("first", (3, 1, 3)))
    assert outcome.winners == (0, 2)
    assert outcome.decided_by == "first"
