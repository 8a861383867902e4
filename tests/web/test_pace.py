"""Paces as they are written, and clocks that count only while the house is up."""

import pytest

from web.pace.clocks import advance, start_clocks, time_left
from web.pace.pace import DAY, Pace, parse_pace
from web.pace.uptime import join_spans, time_up

PACE = Pace(turn=60, reserve=100)
ALWAYS = ((0, 10_000),)


def test_a_pace_is_a_turn_with_a_reserve_or_days() -> None:
    assert parse_pace("60s+600s") == Pace(60_000, 600_000)
    assert parse_pace("3d") == Pace(3 * DAY)


@pytest.mark.parametrize("text", ["", "2d", "9s+0s", "3601s+0s", "60s", "60s+86401s", "-1d", "60s+600s "])
def test_any_other_pace_is_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(ValueError, match="'1d', '3d' or '7d'"):
        parse_pace(text)


def test_two_processes_up_at_once_count_once() -> None:
    assert join_spans([(20, 30), (0, 10), (5, 12), (6, 8)]) == ((0, 12), (20, 30))
    assert time_up(((0, 12), (20, 30)), 10, 25) == 7


def test_only_those_to_act_use_time() -> None:
    clocks = start_clocks(PACE, 3, (0, 2), 0)
    assert time_left(clocks, 50, ALWAYS) == {0: 110, 2: 110}


def test_only_what_goes_beyond_the_turn_comes_off_the_reserve() -> None:
    clocks = advance(start_clocks(PACE, 2, (0,), 0), (1,), 70, ALWAYS)
    assert clocks.reserve == (90, 100)
    clocks = advance(clocks, (0,), 100, ALWAYS)
    assert clocks.reserve == (90, 100)
    assert time_left(clocks, 100, ALWAYS) == {0: 150}


def test_neither_a_move_within_the_turn_nor_its_undo_gives_time_back() -> None:
    clocks = start_clocks(PACE, 2, (0,), 0)
    for at in (20, 40):
        clocks = advance(clocks, (0,), at, ALWAYS)
    assert time_left(clocks, 40, ALWAYS) == {0: 120}


def test_time_in_which_the_house_is_down_costs_nobody_anything() -> None:
    up = ((0, 10), (5000, 5010))
    clocks = start_clocks(PACE, 2, (0,), 0)
    assert time_left(clocks, 5010, up) == {0: 140}
    assert time_left(advance(clocks, (0,), 5005, up), 5010, up) == {0: 140}


def test_a_clock_that_is_set_back_gives_no_time_back() -> None:
    clocks = advance(start_clocks(PACE, 2, (0,), 0), (0,), 50, ALWAYS)
    clocks = advance(clocks, (0,), 10, ALWAYS)
    assert time_left(clocks, 10, ALWAYS) == {0: 110}


def test_time_left_ends_at_nothing() -> None:
    assert time_left(start_clocks(PACE, 1, (0,), 0), 9000, ALWAYS) == {0: 0}
