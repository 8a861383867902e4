"""The language of missions and public goals, and the checker."""

import pytest

from kathmandu.goals import GOALS, MISSIONS
from kathmandu.objectives import BadObjective, Objective, Wanted, all_met_by, holds, met_by, parse, parse_with_kind
from tests.kathmandu.positions import area


@pytest.mark.parametrize(
    ("kind", "text", "objective"),
    [
        ("buddha", "r/b", Objective("buddha", (Wanted(1, "rb"),))),
        ("shrine", "top g/w", Objective("shrine", (Wanted(2, "gw"),))),
        ("shrine", "top g, bottom g", Objective("shrine", (Wanted(2, "g"), Wanted(1, "g")))),
        ("stupa", "1=2=3", Objective("stupa", (), ((1, 2, 3),))),
        ("pagoda", "1=4, 2=3", Objective("pagoda", (), ((1, 4), (2, 3)))),
        ("pagoda", "4=1", Objective("pagoda", (), ((1, 4),))),
    ],
)
def test_the_texts_of_the_data_are_understood(kind: str, text: str, objective: Objective) -> None:
    assert parse(kind, text) == objective
    assert parse_with_kind(f"{kind} {text}") == objective


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("tower", "r", "no kind of monument"),
        ("buddha", "top r", "it wants colours"),
        ("buddha", "r/r", "wants different colours"),
        ("buddha", "pink", "wants different colours"),
        ("shrine", "r", "top or bottom with colours"),
        ("shrine", "middle r", "top or bottom with colours"),
        ("shrine", "1=3", "levels from 1 to 2"),
        ("stupa", "1=1", "different levels"),
        ("stupa", "", "no condition of a stupa"),
    ],
)
def test_a_text_that_is_no_objective_is_refused_with_what_is_wanted(kind: str, text: str, said: str) -> None:
    with pytest.raises(BadObjective, match=said):
        parse(kind, text)


@pytest.mark.rule("KT71")
def test_the_rulebooks_mission_is_met_as_it_says() -> None:
    """A red or blue Buddha, a Shrine with a green or white top, a Stupa alike in 2 and 3, a Pagoda in 1 and 2."""
    mission = MISSIONS["M1"]
    built = area("Bg", "Br", "S1b S2g", "S1g S2b", "T1b T2g T3g", "T1g T2g T3b", "P1r P2r P3b P4w", "P1r P2b P3b P4b")
    assert [met_by(objective, built) for objective in mission.objectives] == [(1,), (2,), (4,), (6,)]


@pytest.mark.rule("KT71")
@pytest.mark.parametrize("text", ["S1b", "T1g T2g", "P1r P2r P3r"])
def test_an_incomplete_monument_meets_nothing(text: str) -> None:
    [unfinished] = area(text)
    objective = Objective(unfinished.kind)
    assert not holds(objective, unfinished.kind, unfinished.colours)


@pytest.mark.rule("KT72")
def test_a_wild_counts_as_the_colour_it_was_given() -> None:
    objective = parse("stupa", "2=3")
    assert met_by(objective, area("T1b T2g T3*g", "T1b T2g T3*b", "T1b T2g T3*")) == (0,)


@pytest.mark.rule("KT74")
def test_two_matching_groups_may_have_the_same_colour() -> None:
    pairs = parse("pagoda", "1=2, 3=4")
    assert met_by(pairs, area("P1r P2r P3r P4r", "P1r P2r P3b P4b", "P1r P2r P3b P4g")) == (0, 1)


@pytest.mark.rule("KT112")
def test_each_objective_of_a_goal_needs_a_different_monument() -> None:
    goal = GOALS.public["G9"]  # shrine top r/g, shrine bottom b/y, stupa 2=3
    one_shrine_for_both = area("S1b S2r", "T1b T2g T3g")
    assert all_met_by(goal.objectives, one_shrine_for_both) is None
    assert all_met_by(goal.objectives, (*one_shrine_for_both, *area("Br", "Bg", "S1y S2b")[2:])) == (0, 2, 1)
