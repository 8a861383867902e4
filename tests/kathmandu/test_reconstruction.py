"""Reconstruction: another card in the place of a built one."""

import pytest
from msgspec.structs import replace

from kathmandu.moves import Done, Paint, Rebuild
from kathmandu.state import GoalState
from kathmandu.tellings import Rebuilt
from tests.kathmandu.positions import (
    all_done,
    apply,
    area,
    building,
    card,
    cards,
    colours,
    legal,
    play,
    private,
    refused,
    score,
    spending,
    told,
)


def rebuild(text: str, monument: int, *, face: int = 0, area: int = 0) -> Rebuild:
    return Rebuild(card(text), face, area, monument)


@pytest.mark.rule("KT102")
@pytest.mark.parametrize("built", ["T1b T2g", "T1b T2g T3g"])
def test_a_card_is_replaced_complete_or_not_and_lies_in_the_discard_row(built: str) -> None:
    state = building(hands=["T2b"], areas=[area(built)], reconstruction=True)
    state = play(state, (0, rebuild("T2b", 0)))
    assert colours(state)[0][1] == "b"
    assert state.players[0].hand == ()
    assert all_done(state).discards == cards("T2g")


@pytest.mark.rule("KT41", "KT102")
def test_without_the_option_nothing_is_replaced() -> None:
    state = building(hands=["T2b"], areas=[area("T1b T2g")])
    refused(state, 0, rebuild("T2b", 0), "KT41", "without Reconstruction")


@pytest.mark.rule("KT105")
def test_the_new_card_must_be_the_same_section() -> None:
    state = building(hands=["T2b T3b S2g"], areas=[area("T1b T2g", "S1g")], reconstruction=True)
    refused(state, 0, rebuild("T3b", 0), "KT105", "same section")
    refused(state, 0, rebuild("T2b", 1), "KT105")
    refused(state, 0, rebuild("S2g", 1), "KT105")
    refused(state, 0, rebuild("T1b", 0), "KT40", "not yours")


@pytest.mark.rule("KT105")
@pytest.mark.parametrize(
    ("built", "new", "before", "after"),
    [
        (["S1g S2b"], "S2g", 3, 5),
        (["S1g S2g"], "S2b", 5, 3),
        (["Bg", "Br"], "Bg", 4, 3),
        (["Bg", "Bg"], "Br", 3, 4),
        (["P1g P2g P3b P4b"], "P3g", 14, 14),
    ],
)
def test_the_score_becomes_what_the_new_state_is_worth(built: list[str], new: str, before: int, after: int) -> None:
    state = building(hands=[new], areas=[area(*built)], reconstruction=True)
    assert score(state) == before
    last = len(built) - 1
    applied = apply(state, 0, rebuild(new, last))
    assert score(applied.state) == after
    assert [telling.points for telling in told(applied, Rebuilt, 0)] == [after - before]


@pytest.mark.rule("KT45", "KT105")
def test_a_new_wild_in_a_complete_monument_is_coloured_at_once_and_other_wilds_keep_theirs() -> None:
    state = building(hands=["T2*"], areas=[area("T1*r T2g T3b")], reconstruction=True)
    state = play(state, (0, rebuild("T2*", 0)))
    assert colours(state) == ["r*b"]
    refused(state, 0, Done(), "KT45")
    state = play(state, (0, Paint("r")))
    assert colours(state) == ["rrb"]
    assert score(state) == 6 + 2


@pytest.mark.rule("KT45")
def test_a_new_wild_in_an_incomplete_monument_has_no_colour_yet() -> None:
    state = building(hands=["T1*"], areas=[area("T1r T2g")], reconstruction=True)
    state = play(state, (0, rebuild("T1*", 0)))
    assert colours(state) == ["*g"]
    assert Done() in legal(state, 0)


@pytest.mark.rule("KT105")
def test_there_is_no_reconstruction_in_the_leftover_step() -> None:
    state = spending(hands=["T2b"], areas=[area("T1b T2g")], discards="Bg", reconstruction=True)
    refused(state, 0, rebuild("T2b", 0), "KT60")
    assert all(play.replaces is None for play in private(state, 0).plays)


@pytest.mark.rule("KT103")
def test_a_claimed_goal_is_not_lost() -> None:
    state = building(hands=["S2b"], areas=[area("S1g S2g", "T1b T2g T3g")], reconstruction=True)
    players = (replace(state.players[0], goal_points=5), *state.players[1:])
    goals = (GoalState("G1", claimed_by=(0,), closed=True),)
    state = replace(state, goals=goals, players=players, phase=replace(state.phase, before=players))
    before = score(state)
    state = play(state, (0, rebuild("S2b", 0)))
    assert score(state) == before - 2
    assert all_done(state).goals == goals


@pytest.mark.rule("KT102")
def test_the_hand_shows_what_would_be_replaced_and_what_it_would_bring() -> None:
    state = building(hands=["S2g"], areas=[area("S1g S2b")], reconstruction=True)
    [use] = private(state, 0).plays
    assert (use.monument, use.replaces, use.least, use.most) == (0, card("S2b"), 2, 2)
