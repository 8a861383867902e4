"""KU20 to KU24 and KU90: the steps of a turn, passing, and how phases follow each other."""

import pytest
from msgspec.structs import replace

from kuldhara.board import CAMP
from kuldhara.events import Passed, PhaseEnded, TurnEnded
from kuldhara.game import KULDHARA
from kuldhara.moves import Craft, Dig, EndTurn, Pass, Reserve, Travel, UseTool
from kuldhara.state import Turn
from tests.kuldhara.positions import (
    acted,
    card_of_level,
    hunter,
    hunter_with,
    laid,
    legal,
    play,
    position,
    refused,
    told,
)

CARD = card_of_level(1)
BENCH, HEXES = laid(CARD)


@pytest.mark.rule("KU20")
def test_a_turn_is_a_pass_or_begins_with_an_action() -> None:
    state = position(hunter_with(BENCH), rows=((CARD.id,), (), ()))
    assert Pass() in legal(state)
    refused(state, EndTurn(), "KU20", "first take an action")
    refused(state, UseTool("remove"), "KU20", "first take an action")
    refused(state, Craft(CARD.id, HEXES), "KU20", "first take an action")


@pytest.mark.rule("KU20")
def test_after_one_action_every_later_step_is_open_but_no_pass() -> None:
    state = position(hunter_with(BENCH), rows=((CARD.id,), (), ()), turn=acted())
    assert {Travel(0), UseTool("remove"), Craft(CARD.id, HEXES), EndTurn()} <= set(legal(state))
    refused(state, Pass(), "KU20", "end the turn")


@pytest.mark.rule("KU20")
def test_no_step_leads_back_to_an_earlier_one() -> None:
    state = position(hunter_with(BENCH, water=10), rows=((CARD.id,), (), ()), turn=acted())
    after_tool = play(state, UseTool("water")).state
    refused(after_tool, Travel(0), "KU20", "actions come first")
    after_craft = play(state, Craft(CARD.id, HEXES), legal(play(state, Craft(CARD.id, HEXES)).state)[-1]).state
    refused(after_craft, UseTool("water"), "KU20", "tools come before crafting")
    refused(after_craft, Travel(0), "KU20", "actions come first")


@pytest.mark.rule("KU20")
def test_there_is_no_third_action() -> None:
    state = play(position(), Travel(0), Travel(CAMP)).state
    refused(state, Travel(0), "KU20", "both actions")


@pytest.mark.rule("KU21")
def test_passing_empties_the_water_and_the_first_to_pass_takes_the_token_at_once() -> None:
    applied = play(position(hunter(), hunter(), hunter(), token=2), Pass())
    assert told(applied, Passed) == [Passed(0, 15, automatic=False, token=True)]
    assert (applied.state.hunters[0].water, applied.state.hunters[0].passed) == (0, True)
    assert applied.state.token == 0
    second = play(applied.state, Pass())
    assert told(second, Passed) == [Passed(1, 15, automatic=False, token=False)]
    assert second.state.token == 0


@pytest.mark.rule("KU22")
@pytest.mark.parametrize(
    "helpless",
    [
        hunter(water=0),
        hunter(water=2, place=0, load="6 red", reserved=(1, 2)),
    ],
    ids=["no water", "nothing that two water could pay"],
)
def test_who_can_do_nothing_at_the_start_of_a_turn_passes_by_itself(helpless: object) -> None:
    state = position(hunter(), helpless, hunter(), turn=acted(), token=2)  # type: ignore[arg-type]
    applied = play(state, EndTurn())
    [passed] = told(applied, Passed)
    assert (passed.seat, passed.automatic, passed.token) == (1, True, True)
    assert applied.state.hunters[1].water == 0
    assert applied.state.turn == Turn(2)


@pytest.mark.rule("KU22")
def test_who_can_still_reserve_does_not_pass_by_itself() -> None:
    state = position(hunter(), hunter(water=1, place=0, load="6 red"), turn=acted())
    assert play(state, EndTurn()).state.turn == Turn(1)


@pytest.mark.rule("KU23")
def test_the_same_action_may_be_taken_twice() -> None:
    state = position(hunter(place=0))
    assert play(state, Dig(2), Dig(2)).state.hunters[0].load[0] == 4


@pytest.mark.rule("KU23")
def test_an_action_is_paid_in_full_or_not_taken() -> None:
    state = position(hunter(place=4, water=5))
    assert Dig(1) in legal(state)
    refused(state, Dig(2), "KU23", "costs 6 water, you have 5")
    refused(position(hunter(water=2)), Travel(0), "KU23", "costs 3 water, you have 2")
    refused(position(hunter(water=0), rows=((1,), (), ())), Reserve(1), "KU23", "costs 1 water")


@pytest.mark.rule("KU24")
def test_turns_go_clockwise_among_those_who_have_not_passed() -> None:
    state = position(hunter(), hunter(passed=True), hunter(), hunter(), turn=acted())
    applied = play(state, EndTurn())
    assert told(applied, TurnEnded) == [TurnEnded(0)]
    order = [applied.state.turn.seat]
    for _ in range(3):
        applied = play(applied.state, legal(applied.state)[0], EndTurn())
        order.append(applied.state.turn.seat)
    assert order == [2, 3, 0, 2]


def test_who_plays_on_alone_ends_a_turn_with_each_end_and_pass_and_with_nothing_else() -> None:
    alone = position(hunter(), hunter(passed=True), turn=acted())
    ended = play(alone, EndTurn())
    assert (ended.state.turn, ended.undoable) == (Turn(0), True)
    passed = play(ended.state, Pass())
    assert told(passed, PhaseEnded)
    assert [KULDHARA.ends_turn(applied.events) for applied in (ended, passed)] == [True, True]
    assert not KULDHARA.ends_turn(play(alone, Travel(0)).events)


@pytest.mark.rule("KU24")
def test_nobody_moves_out_of_turn() -> None:
    state = position(hunter(), hunter())
    assert KULDHARA.legal_moves(state, 1) == ()
    with pytest.raises(Exception, match="it is the turn of seat 0"):
        KULDHARA.apply(state, 1, Pass())


@pytest.mark.rule("KU90", "KU31")
@pytest.mark.parametrize("phase", [0, 1, 2])
def test_when_all_have_passed_the_dial_turns_the_water_is_full_and_the_token_begins(phase: int) -> None:
    state = position(hunter(water=3), hunter(passed=True, water=0, place=2, load="1 red"), phase=phase, token=1)
    applied = play(state, Pass())
    assert told(applied, PhaseEnded) == [PhaseEnded(phase, phase + 1, 1)]
    after = applied.state
    assert (after.phase, after.turn) == (phase + 1, Turn(1))
    assert [(who.water, who.passed) for who in after.hunters] == [(15, False)] * 2


@pytest.mark.rule("KU90")
def test_after_the_evening_the_game_ends() -> None:
    state = position(hunter(), hunter(passed=True, water=0), phase=3, token=1)
    assert KULDHARA.outcome(state) is None
    after = play(state, Pass()).state
    assert KULDHARA.to_act(after) == frozenset()
    assert KULDHARA.legal_moves(after, 0) == ()
    assert KULDHARA.outcome(after) is not None
    with pytest.raises(Exception, match="night has fallen"):
        KULDHARA.apply(after, 0, Pass())


def test_a_turn_cannot_end_before_what_was_begun_is_finished() -> None:
    state = position(hunter_with(BENCH), rows=((CARD.id,), (), ()), turn=acted())
    refused(play(state, UseTool("remove")).state, EndTurn(), "KU70", "finish the tool")
    refused(play(state, Craft(CARD.id, HEXES)).state, EndTurn(), "KU83", "reward tile")


def test_moves_that_show_nothing_new_can_be_undone() -> None:
    state = replace(position(hunter_with(BENCH), rows=((CARD.id,), (), ())), phase=0)
    assert KULDHARA.apply(state, 0, Travel(0)).undoable
    assert KULDHARA.apply(state, 0, Reserve(CARD.id)).undoable
    reserved = KULDHARA.apply(state, 0, Reserve(CARD.id)).state
    assert not KULDHARA.apply(reserved, 0, EndTurn()).undoable
