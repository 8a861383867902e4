"""Paces as they are written, and clocks that count only while the house is up."""

import pytest

from web.pace.clocks import Acted, Clocks, Left, advance, seats_out_of_time, start_clocks, time_left
from web.pace.pace import DAY, Pace, parse_pace
from web.pace.uptime import Span, extended, join_spans, time_up

PACE = Pace(turn=60, reserve=100)
ALWAYS = ((0, 10_000),)


def left(clocks: Clocks, at: int, up: tuple[Span, ...] = ALWAYS) -> list[int]:
    """Turn and reserve together, seat by seat."""
    return [each.turn + each.reserve for each in time_left(clocks, at, up)]


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


def test_the_newest_span_goes_on_from_the_last_or_stands_apart() -> None:
    assert extended(((0, 10), (20, 30)), 25, 40) == ((0, 10), (20, 40))
    assert extended(((0, 10), (20, 50)), 25, 40) == ((0, 10), (20, 50))
    assert extended(((0, 10),), 20, 40) == ((0, 10), (20, 40))
    assert extended((), 20, 40) == ((20, 40),)


def test_time_up_is_what_lies_in_the_spans() -> None:
    spans = ((0, 10), (20, 30), (40, 50))
    assert [time_up(spans, *between) for between in ((5, 5), (10, 20), (5, 25), (0, 99), (45, 48))] == [0, 0, 10, 30, 3]


def test_only_those_to_act_use_time() -> None:
    clocks = start_clocks(PACE, 3, (0, 2), 0)
    assert time_left(clocks, 50, ALWAYS) == (Left(10, 100), Left(60, 100), Left(10, 100))


def test_only_what_goes_beyond_the_turn_comes_off_the_reserve() -> None:
    clocks = advance(start_clocks(PACE, 2, (0,), 0), Acted(0, {1}), 70, ALWAYS)
    assert left(clocks, 70) == [150, 160]
    clocks = advance(clocks, Acted(1, {0}), 100, ALWAYS)
    assert left(clocks, 100) == [150, 160]


def test_neither_a_move_within_the_turn_nor_its_undo_gives_time_back() -> None:
    clocks = start_clocks(PACE, 2, (0,), 0)
    clocks = advance(clocks, Acted(0, {0}), 20, ALWAYS)
    assert left(clocks, 20)[0] == 140
    clocks = advance(clocks, Acted(0, {0}, undoes=True), 40, ALWAYS)
    assert left(clocks, 40)[0] == 120


def test_a_choice_taken_back_while_others_still_choose_gives_no_time_back() -> None:
    clocks = start_clocks(PACE, 2, (0, 1), 0)
    clocks = advance(clocks, Acted(0, {1}), 50, ALWAYS)
    assert left(clocks, 90)[0] == 160
    clocks = advance(clocks, Acted(0, {0, 1}, undoes=True), 90, ALWAYS)
    assert left(clocks, 90)[0] == 110
    assert left(clocks, 100)[0] == 100


def test_what_cannot_be_taken_back_ends_a_turn_also_for_a_seat_that_acts_again_at_once() -> None:
    clocks = start_clocks(PACE, 2, (0, 1), 0)
    clocks = advance(clocks, Acted(0, {1}), 50, ALWAYS)
    clocks = advance(clocks, Acted(1, {0, 1}, final=True), 70, ALWAYS)
    assert left(clocks, 70) == [160, 150]


def test_the_end_of_a_turn_gives_a_new_one_and_its_undo_brings_the_old_one_back() -> None:
    clocks = start_clocks(PACE, 1, (0,), 0)
    clocks = advance(clocks, Acted(0, {0}, ends_turn=True), 70, ALWAYS)
    assert left(clocks, 70) == [150]
    clocks = advance(clocks, Acted(0, {0}, undoes=True), 80, ALWAYS)
    assert left(clocks, 80) == [80]
    clocks = advance(clocks, Acted(0, {0}, ends_turn=True), 90, ALWAYS)
    assert left(clocks, 90) == [130]


def test_time_in_which_the_house_is_down_costs_nobody_anything() -> None:
    up = ((0, 10), (5000, 5010))
    clocks = start_clocks(PACE, 2, (0,), 0)
    assert left(clocks, 5010, up)[0] == 140
    assert left(advance(clocks, Acted(0, {0}), 5005, up), 5010, up)[0] == 140


def test_a_clock_that_is_set_back_gives_no_time_back() -> None:
    clocks = advance(start_clocks(PACE, 2, (0,), 0), Acted(0, {0}), 50, ALWAYS)
    clocks = advance(clocks, Acted(0, {0}), 10, ALWAYS)
    assert left(clocks, 10)[0] == 110


def test_time_left_ends_at_nothing() -> None:
    clocks = start_clocks(PACE, 2, (1,), 0)
    assert time_left(clocks, 9000, ALWAYS) == (Left(60, 100), Left(0, 0))
    assert [seats_out_of_time(clocks, at, ALWAYS) for at in (159, 160)] == [(), (1,)]
