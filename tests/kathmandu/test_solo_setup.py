"""The solo game before its first bid."""

from collections import Counter

import pytest

from kathmandu.goals import GOALS, MISSIONS
from kathmandu.moves import DrawMissions, TakeMission
from kathmandu.solo.missions import overlap, pairs
from kathmandu.solo.state import Bidding, Solo
from kathmandu.solo.tellings import MissionsGiven
from tests.kathmandu.positions import apply, legal, play, refused, start, told, view
from tests.kathmandu.solo_positions import solo


@pytest.mark.rule("KT130")
def test_all_blue_cards_no_red_deck_two_boards_and_twenty_five_debris() -> None:
    state: Solo = start(1)
    assert len(state.blue) == 60
    assert Counter(state.bag) == dict.fromkeys("bwrgy", 5)
    assert state.coins == (1, 2, 3, 4, 5)
    boards = [start(1, bytes([number] * 32)).squares for number in range(30)]
    assert {first.board for first, _ in boards} == {"purple"}
    assert {second.board for _, second in boards} == {"yellow", "white", "red", "green", "blue"}


@pytest.mark.rule("KT131")
def test_two_missions_are_chosen_one_after_the_other() -> None:
    state = start(1)
    refused(state, 0, TakeMission("A1"), "KT131", "cannot be taken")
    chosen = play(state, (0, TakeMission("M1")))
    refused(chosen, 0, DrawMissions(), "KT131")
    refused(chosen, 0, TakeMission("M1"), "KT131")
    given = apply(chosen, 0, TakeMission("M2"))
    assert told(given, MissionsGiven) == [MissionsGiven(("M1", "M2"))]
    assert isinstance(given.state.phase, Bidding)


@pytest.mark.rule("KT131")
def test_advanced_missions_may_be_used_for_both_squares() -> None:
    offered = legal(start(1, advanced_missions=True), 0)
    assert {move.mission for move in offered if isinstance(move, TakeMission)} <= set(GOALS.advanced)
    missions = {square.mission for square in solo(advanced_missions=True).squares}
    assert missions == {"A1", "A2"}


@pytest.mark.rule("KT132")
@pytest.mark.parametrize(
    ("one", "other", "overlapping"),
    [
        ("M1", "M2", False),  # Buddhas r/b and g/w, shrines g/w and r/y
        ("M1", "M3", True),  # both Buddhas can be red
        ("M1", "M10", True),  # a white shrine could have the wanted top and the wanted bottom
        ("A1", "A2", False),  # a shrine of matching sections overlaps with none
        ("A1", "A6", True),  # both Buddhas are red
    ],
)
def test_missions_overlap_if_one_solid_monument_could_meet_both(one: str, other: str, overlapping: bool) -> None:
    assert overlap(MISSIONS[one], MISSIONS[other]) == overlapping


@pytest.mark.rule("KT132")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_pair_is_drawn_among_those_that_do_not_overlap(advanced: bool) -> None:
    drawn = set()
    for number in range(60):
        applied = apply(start(1, bytes([number] * 32), advanced_missions=advanced), 0, DrawMissions())
        assert not applied.undoable
        drawn.add(tuple(square.mission for square in applied.state.squares))
    assert drawn <= set(pairs(advanced))
    assert len(drawn) > 10
    assert not any(overlap(MISSIONS[one], MISSIONS[other]) for one, other in pairs(advanced))


@pytest.mark.rule("KT150")
def test_there_are_no_points_no_marker_and_no_leftover_coins() -> None:
    seen = view(solo())
    assert not {"first", "leftover", "players"} & set(seen.__struct_fields__)
    assert (seen.round, seen.rounds) == (1, 15)
