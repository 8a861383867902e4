"""Public goals of the Senior Architects."""

import pytest
from msgspec.structs import replace

from kathmandu.moves import Buy, Claim, Done, Stay, TakePoints
from kathmandu.state import Claiming, GoalState, Table
from kathmandu.tellings import GoalClaimed, GoalClosed
from tests.kathmandu.positions import (
    Position,
    all_done,
    all_points,
    apply,
    area,
    build,
    building,
    card,
    legal,
    play,
    refused,
    spending,
    start,
    told,
    view,
)

G1 = ("S1g S2g", "T1b T2g T3g")  # shrine 1=2, stupa 2=3
G1_AND_G5 = (*G1, "P1b P2r P3g P4g")  # G5: shrine 1=2, pagoda 3=4


def with_goals(state: Table, *goals: str | GoalState) -> Position:
    return replace(state, goals=tuple(goal if isinstance(goal, GoalState) else GoalState(goal) for goal in goals))


@pytest.mark.rule("KT111")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_goal_fewer_than_players_lies_open(seats: int) -> None:
    assert len(start(seats, senior_architects=True).goals) == seats - 1
    assert start(seats).goals == ()


@pytest.mark.rule("KT111", "KT112")
def test_who_meets_a_goal_when_the_build_phase_ends_scores_it() -> None:
    state = with_goals(building(areas=[area(*G1)]), "G1")
    state = play(state, (0, Done()), (1, Done()))
    last = apply(state, 2, Done())
    assert told(last, GoalClaimed) == [GoalClaimed(0, "G1", 5, (0, 1))]
    assert last.state.players[0].goal_points == 5
    assert told(last, GoalClosed) == [GoalClosed("G1")]


@pytest.mark.rule("KT111")
def test_everyone_who_meets_it_in_the_same_round_scores_it_and_afterwards_nobody() -> None:
    state = all_done(with_goals(building(areas=[area(*G1), (), area(*G1)]), "G1"))
    assert state.goals == (GoalState("G1", claimed_by=(0, 2), closed=True),)
    later = all_done(with_goals(building(areas=[(), area(*G1)]), *state.goals))
    assert later.goals == state.goals


@pytest.mark.rule("KT111")
def test_each_player_claims_at_most_one_goal_in_the_game() -> None:
    claimed = GoalState("G1", claimed_by=(0,), closed=True)
    state = all_done(with_goals(building(areas=[area(*G1_AND_G5)]), claimed, "G5"))
    assert state.goals[1].claimed_by == ()


@pytest.mark.rule("KT112")
def test_who_meets_two_at_once_chooses_one_and_cannot_decline() -> None:
    state = all_done(with_goals(building(areas=[area(*G1_AND_G5)]), "G1", "G5", "G2"))
    assert state.phase == Claiming((0,), ())
    assert legal(state, 0) == (Claim("G1"), Claim("G5"))
    refused(state, 0, Claim("G2"), "KT112", "choose one of G1, G5")
    refused(state, 0, Stay(), "KT112", "not optional")
    state = play(state, (0, Claim("G5")))
    assert [goal.claimed_by for goal in state.goals] == [(), (0,), ()]


@pytest.mark.rule("KT112")
def test_a_goal_is_closed_only_by_being_claimed() -> None:
    state = play(all_done(with_goals(building(areas=[area(*G1_AND_G5)]), "G1", "G5")), (0, Claim("G5")))
    assert [goal.closed for goal in state.goals] == [False, True]
    later = all_done(with_goals(building(areas=[(), area(*G1)]), *state.goals))
    assert later.goals[0].claimed_by == (1,)


@pytest.mark.rule("KT111", "KT112")
def test_the_leftover_step_belongs_to_its_round() -> None:
    """Seat 0 scored the goal when the build phase ended; seat 1 meets it by a purchase and scores it too."""
    earlier = GoalState("G1", claimed_by=(0,))
    state = spending((3, 2, 1), areas=[area(*G1), area("S1g S2g", "T1b T2g")], discards="T3g")
    state = play(with_goals(state, earlier), (0, TakePoints()), (1, Buy(card("T3g"))), (1, build("T3g", on=1, area=1)))
    done = apply(state, 1, Done())
    assert told(done, GoalClaimed) == [GoalClaimed(1, "G1", 5, (0, 1))]
    after = all_points(done.state)
    assert after.goals == (GoalState("G1", claimed_by=(0, 1), closed=True),)


def test_the_view_shows_which_monument_meets_what_for_everybody() -> None:
    state = with_goals(building(areas=[area("S1g S2g"), area(*G1)]), "G1")
    [goal] = view(state).goals
    assert goal.monuments == (((0,), ()), ((0,), (1,)), ((), ()))
