"""The end: incomplete monuments, missions, winners, teams."""

import pytest
from msgspec.structs import replace

from engine_core.outcome import Outcome
from kathmandu.game import KATHMANDU
from kathmandu.moves import Build, Buy, Done, Rebuild, TakePoints
from kathmandu.state import GoalState, Over, Table
from kathmandu.tellings import BhairavScored, IncompleteScored, MatchEnded, ObjectiveScored
from tests.kathmandu.positions import (
    Position,
    apply,
    area,
    build,
    building,
    card,
    cards,
    legal,
    play,
    refused,
    score,
    spending,
    start,
    told,
    view,
    with_players,
)


def over(seats: int = 3, **position: object) -> Position:
    return replace(building(seats, **position), round=8, phase=Over())


def lines(state: Table, seat: int = 0) -> dict[str, int]:
    outcome = KATHMANDU.outcome(state)
    assert outcome is not None
    return {line.key: line.points for line in outcome.standings[seat].lines if line.points}


@pytest.mark.rule("KT70")
def test_incomplete_monuments_score_their_topmost_card_without_bonus_or_objective() -> None:
    state = over(areas=[area("S1g", "T1g T2g", "P1g P2g P3g")], hands=["Bg"])
    assert lines(with_players(state, 0, mission="M1")) == {"incomplete": 1 + 2 + 3}


@pytest.mark.rule("KT71")
def test_each_objective_of_the_mission_scores_once() -> None:
    state = over(areas=[area("Br", "Bb", "T1b T2g T3g", "T1g T2b T3b", "P1r P2r P3b P4w")])
    assert lines(with_players(state, 0, mission="M1"))["mission"] == 1 + 3 + 4
    advanced = with_players(over(areas=[area("Br", "S1b S2b")]), 0, mission="A1")
    assert lines(advanced)["mission"] == 2 + 4


@pytest.mark.rule("KT72")
def test_objectives_are_judged_on_the_monuments_as_they_stand_at_the_end() -> None:
    state = building(hands=["Bg"], areas=[area("Br")], reconstruction=True)
    state = play(with_players(state, 0, mission="M1"), (0, Rebuild(card("Bg"), 0, 0, 0)))
    assert "mission" not in lines(replace(state, phase=Over()))


@pytest.mark.rule("KT70", "KT71", "KT120")
def test_the_last_coin_ends_the_match_and_all_that_is_scored_is_told() -> None:
    built = area("S1g", "Br", "S1r S2r")
    state = with_players(spending(rounds=8, areas=[built]), 0, mission="M1", bhairav="r")
    state = play(state, (0, TakePoints()), (1, TakePoints()))
    last = apply(state, 2, TakePoints())
    assert told(last, IncompleteScored) == [IncompleteScored(0, 0, 1)]
    assert told(last, ObjectiveScored) == [ObjectiveScored(0, "M1", "buddha", 1, (1,))]
    assert told(last, BhairavScored) == [BhairavScored(0, "r", 3)]
    assert told(last, MatchEnded) == [MatchEnded(tuple(player.mission for player in last.state.players))]
    assert lines(last.state) == {
        "monuments": 4,
        "colour_bonus": 2,
        "buddha_colours": 1,
        "coins": 3,
        "incomplete": 1,
        "mission": 1,
        "bhairav": 3,
    }
    assert score(last.state) == sum(lines(last.state).values())
    refused(last.state, 0, TakePoints(), "KT70", "over")


@pytest.mark.rule("KT73")
def test_most_points_win_and_a_tie_is_a_shared_win() -> None:
    one, tied = (_ended_with(points) for points in ((6, 9, 7), (7, 7, 6)))
    assert (one.winners, [standing.rank for standing in one.standings]) == ((1,), [3, 1, 2])
    assert (tied.winners, [standing.rank for standing in tied.standings]) == ((0, 1), [1, 1, 3])
    assert tied.decided_by is None


def _ended_with(coin_points: tuple[int, ...]) -> Outcome:
    state = over()
    for seat, points in enumerate(coin_points):
        state = with_players(state, seat, coin_points=points)
    outcome = KATHMANDU.outcome(state)
    assert outcome is not None
    return outcome


# --- teams


@pytest.mark.rule("KT90")
@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [(4, "2-2", [{0, 2}, {1, 3}]), (6, "3-3", [{0, 2, 4}, {1, 3, 5}]), (6, "2-2-2", [{0, 3}, {1, 4}, {2, 5}])],
)
def test_teammates_never_sit_next_to_each_other(seats: int, teams: str, sides: list[set[int]]) -> None:
    players = view(start(seats, teams=teams)).players
    assert [{p.seat for p in players if p.team == team} for team in range(len(sides))] == sides
    assert not any((seat + 1) % seats in side for side in sides for seat in side)


@pytest.mark.rule("KT90")
def test_a_player_builds_and_reconstructs_in_a_teammates_area_but_not_in_an_opponents() -> None:
    state = building(4, hands=["T2g Bg T1r"], areas=[(), area("T1b"), area("T1b")], teams="2-2", reconstruction=True)
    assert {move.area for move in legal(state, 0) if isinstance(move, Build)} == {0, 2}
    refused(state, 0, build("T2g", on=0, area=1), "KT90", "a teammate's")
    state = play(state, (0, build("T2g", on=0, area=2)), (0, build("Bg", area=2)), (0, Rebuild(card("T1r"), 0, 2, 0)))
    assert [monument.colours for monument in state.players[2].area] == ["rg", "g"]
    assert state.discards == cards("T1b")


@pytest.mark.rule("KT91")
def test_what_is_built_in_a_teammates_area_is_the_teammates() -> None:
    state = building(4, hands=["Bg"], areas=[(), (), area("Bb")], teams="2-2")
    state = play(state, (0, build("Bg", area=2)))
    assert (score(state, 0), score(state, 2)) == (0, 4)


@pytest.mark.rule("KT91")
def test_a_bought_card_may_go_to_a_teammate_whose_goal_it_meets() -> None:
    state = spending((3, 2, 1, 1), areas=[(), (), area("S1g S2g", "T1b T2g")], discards="T3g", teams="2-2")
    state = replace(state, goals=(GoalState("G1"),))
    state = play(state, (0, Buy(card("T3g"))), (0, build("T3g", on=1, area=2)), (0, Done()))
    assert state.goals[0].claimed_by == (2,)
    assert state.players[2].goal_points == 5


@pytest.mark.rule("KT90")
def test_scores_are_kept_per_player_and_the_highest_team_sum_wins() -> None:
    state = replace(building(6, teams="2-2-2"), phase=Over())
    for seat, points in enumerate((9, 5, 1, 0, 6, 1)):
        state = with_players(state, seat, coin_points=points)
    outcome = KATHMANDU.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 4)
    assert [(s.total, s.rank, s.team) for s in outcome.standings] == [
        (9, 2, 0),
        (5, 1, 1),
        (1, 3, 2),
        (0, 2, 0),
        (6, 1, 1),
        (1, 3, 2),
    ]
