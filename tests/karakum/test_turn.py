"""KR13, KR20, KR21: whose turn it is and what can be done in it."""

import pytest

from engine_core.refusals import IllegalMove
from karakum.events import Skipped
from karakum.game import KARAKUM
from karakum.moves import Buy, Draw, Take
from tests.karakum.positions import cards, legal, play, position, refused, seat, tellings

GOLD_ALONE = (None, None, None, None, "gold")
DEAR = ("blue 3", "red 2", "orange 4", "green 5", "purple 2")


@pytest.mark.rule("KR13")
def test_turns_go_clockwise() -> None:
    state = position(seat(), seat(), seat())
    for turn in (1, 2, 0):
        state = play(state, Draw(), Draw()).state
        assert state.turn == turn


@pytest.mark.rule("KR13")
def test_nobody_moves_out_of_turn() -> None:
    state = position(seat(), seat("5 jewelry"))
    assert KARAKUM.to_act(state) == {0}
    assert KARAKUM.legal_moves(state, 1) == ()
    with pytest.raises(IllegalMove, match="turn of seat 0") as refusal:
        KARAKUM.apply(state, 1, Draw())
    assert refusal.value.rule == "KR13"


@pytest.mark.rule("KR20")
def test_a_turn_is_a_gather_or_one_purchase() -> None:
    state = position(seat("2 spices"))
    gathers = {Take(0), Take(1), Take(2), Take(3), Take(4), Draw()}
    assert set(legal(state)) == gathers | {Buy(1, cards("2 spices")), Buy(4, cards("2 spices"))}
    assert play(state, Buy(1, cards("2 spices"))).state.turn == 1


@pytest.mark.rule("KR20")
def test_a_gather_that_has_begun_is_not_broken_off_for_a_purchase() -> None:
    state = play(position(seat("2 spices")), Draw()).state
    refused(state, Buy(1, cards("2 spices")), "KR20", "finish this one first")


@pytest.mark.rule("KR21")
def test_there_is_always_something_to_do_and_never_a_pass() -> None:
    state = position(seat(), face_up=GOLD_ALONE, deck=[])
    assert legal(state) == (Take(4),)


@pytest.mark.rule("KR21")
def test_a_seat_that_can_neither_gather_nor_buy_is_skipped_and_all_are_told() -> None:
    state = position(seat(), seat("1 silk"), seat("9 paper"), market=DEAR, face_up=GOLD_ALONE, deck=[])
    applied = play(state, Take(4))
    assert applied.state.turn == 2
    assert Skipped(1) in tellings(applied)
    assert not applied.undoable  # it has told what seat 1 does not hold


@pytest.mark.rule("KR21")
def test_several_seats_are_skipped_one_after_the_other() -> None:
    state = position(seat(), seat("1 silk"), seat(), seat("9 paper"), market=DEAR, face_up=GOLD_ALONE, deck=[])
    applied = play(state, Take(4))
    assert tellings(applied)[-2:] == [Skipped(1), Skipped(2)]
    assert applied.state.turn == 3


@pytest.mark.rule("KR21")
def test_a_turn_can_come_back_to_whoever_made_the_last_move() -> None:
    state = position(seat("9 paper"), seat("1 silk"), market=DEAR, face_up=GOLD_ALONE, deck=[])
    applied = play(state, Take(4))
    assert tellings(applied)[-1] == Skipped(1)
    assert applied.state.turn == 0
    assert KARAKUM.to_act(applied.state) == {0}


@pytest.mark.rule("KR21")
def test_a_seat_with_nothing_to_gather_is_not_skipped_while_it_can_buy() -> None:
    state = position(
        seat(),
        seat("1 silk, 1 gold"),
        face_up=GOLD_ALONE,
        deck=[],
        market=DEAR,
    )
    applied = play(state, Take(4))
    assert applied.state.turn == 1
    assert legal(applied.state) == (Buy(4, cards("1 silk, 1 gold")),)
