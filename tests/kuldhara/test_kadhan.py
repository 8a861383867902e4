"""KU100 to KU103, KU107, KU110, KU111, KU114, KU117: Kadhan's turn, his deck and his activation."""

from random import Random

import pytest
from msgspec.structs import replace

from engine_core.outcome import AUTOMATON
from kuldhara.deck import CARDS
from kuldhara.events import (
    KadhanActivated,
    KadhanCrafted,
    KadhanDrew,
    KadhanShuffled,
    KadhanTookGem,
    KadhanTookNothing,
    KadhanTookTile,
    Passed,
    PhaseEnded,
    Refilled,
)
from kuldhara.game import KULDHARA
from kuldhara.jewelry import CardEntry, card_of
from kuldhara.moves import EndTurn, Pass
from kuldhara.setup import Options
from kuldhara.state import TILE_CARD, Difficulty, Kadhan, State, Turn
from tests.kuldhara.positions import (
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    acted,
    counts,
    hunter,
    kadhan,
    play,
    position,
    told,
    with_supply,
)


def solo(who: Kadhan, **more: object) -> State:
    """The player is about to end a turn."""
    return position(hunter(), against=who, **{"turn": acted(), **more})  # type: ignore[arg-type]


def his(state: State) -> Kadhan:
    assert state.kadhan is not None
    return state.kadhan


@pytest.mark.rule("KU100", "KU102")
def test_after_the_players_turn_kadhan_does_the_top_card_on_the_leftmost_free_space() -> None:
    applied = play(solo(kadhan(deck=(GREEN, RED), played=(ORANGE,))), EndTurn())
    assert told(applied, KadhanDrew) == [KadhanDrew(GREEN, 2)]
    assert his(applied.state).played == (ORANGE, GREEN)
    assert his(applied.state).piles == ((RED,),)
    assert applied.state.turn == Turn(0)


@pytest.mark.rule("KU102")
def test_with_six_cards_he_passes_and_the_first_to_pass_gets_the_token() -> None:
    full = kadhan(played=(0,) * 6)
    first = play(solo(full), EndTurn())
    assert told(first, Passed) == [Passed(AUTOMATON, 0, automatic=True, token=True)]
    assert first.state.token == AUTOMATON
    assert his(first.state).passed
    second = play(position(hunter(), against=full), Pass())
    assert [each.token for each in told(second, Passed)] == [True, False]
    assert second.state.token == 0


@pytest.mark.rule("KU102")
def test_when_kadhan_has_passed_the_player_goes_on_alone() -> None:
    state = solo(kadhan(played=(0,) * 6, passed=True), token=AUTOMATON)
    applied = play(state, EndTurn())
    assert told(applied, KadhanDrew) == []
    assert applied.state.turn == Turn(0)


@pytest.mark.rule("KU102", "KU107")
def test_when_the_player_has_passed_kadhan_goes_on_until_his_workbench_is_full() -> None:
    who = kadhan(deck=(0, 1, 2, 3, 4, 0, 1), played=(TILE_CARD, 2))
    applied = play(position(hunter(), against=who), Pass())
    assert told(applied, KadhanDrew) == [
        KadhanDrew(card, space) for card, space in zip(range(4), range(3, 7), strict=True)
    ]
    assert [each.seat for each in told(applied, Passed)] == [0, AUTOMATON]
    assert told(applied, PhaseEnded) == [PhaseEnded(0, 1, 0)]
    after = his(applied.state)
    assert (after.played, after.passed) == ((), False)
    assert after.discards == (TILE_CARD, 2, 0, 1, 2, 3)
    assert applied.state.turn == Turn(0)


@pytest.mark.rule("KU102", "KU90")
def test_kadhan_begins_the_next_phase_if_he_holds_the_token() -> None:
    who = kadhan(deck=(RED, GREEN), played=(0,) * 6, passed=True)
    applied = play(position(hunter(), against=who, token=AUTOMATON), Pass())
    assert told(applied, PhaseEnded) == [PhaseEnded(0, 1, AUTOMATON)]
    assert told(applied, KadhanDrew) == [KadhanDrew(RED, 1)]
    assert applied.state.turn == Turn(0)


@pytest.mark.rule("KU103")
def test_a_gem_goes_on_an_empty_tile_of_its_colour_if_he_has_one() -> None:
    settled = play(solo(kadhan("1 red", "1 red", "1 red", deck=(RED,))), EndTurn())
    assert told(settled, KadhanTookGem) == [KadhanTookGem(RED, settled=True)]
    assert his(settled.state).settled == counts("2 red")
    loose = play(solo(kadhan("1 red", "1 red", deck=(RED,))), EndTurn())
    assert told(loose, KadhanTookGem) == [KadhanTookGem(RED, settled=False)]
    assert his(loose.state).loose == counts("2 red")
    assert loose.state.supply.gems[RED] == 7


@pytest.mark.rule("KU104", "KU106")
def test_a_loose_gem_goes_onto_the_new_tile() -> None:
    applied = play(solo(kadhan("2 purple", deck=(TILE_CARD,))), EndTurn())
    [took] = told(applied, KadhanTookTile)
    assert (took.colour, took.settled) == (3, False)  # of purple he has loose gems, blue is next in order
    lacking_one = kadhan("2 purple", bare="1 orange, 1 red, 1 green, 1 blue", deck=(TILE_CARD,))
    applied = play(solo(lacking_one), EndTurn())
    [took] = told(applied, KadhanTookTile)
    assert (took.colour, took.settled) == (PURPLE, True)
    after = his(applied.state)
    assert (after.loose, after.settled, after.tiles[PURPLE]) == (counts("1 purple"), counts("1 purple"), 1)
    assert applied.state.supply.tiles[PURPLE] == 6


@pytest.mark.rule("KU106")
def test_without_tiles_in_supply_the_tile_card_still_counts() -> None:
    state = with_supply(solo(kadhan(deck=(TILE_CARD,))), tiles=counts())
    applied = play(state, EndTurn())
    assert told(applied, KadhanTookNothing) == [KadhanTookNothing(TILE_CARD)]
    assert his(applied.state).played == (TILE_CARD,)


@pytest.mark.rule("KU117")
def test_from_an_empty_ruin_he_takes_nothing_and_the_card_still_counts() -> None:
    state = with_supply(solo(kadhan(deck=(RED,))), gems=counts())
    applied = play(state, EndTurn())
    assert told(applied, KadhanTookNothing) == [KadhanTookNothing(RED)]
    assert his(applied.state).played == (RED,)


@pytest.mark.rule("KU107", "KU114")
def test_an_empty_deck_is_made_anew_from_the_discards_when_a_card_must_be_drawn() -> None:
    state = solo(kadhan(deck=(RED,), discards=(0, 2, 3), played=(TILE_CARD,)))
    last = play(state, EndTurn())
    assert told(last, KadhanShuffled) == []
    assert (his(last.state).piles, his(last.state).discards) == ((), (0, 2, 3))
    anew = play(replace(last.state, turn=acted()), EndTurn())
    assert told(anew, KadhanShuffled) == [KadhanShuffled(3)]
    after = his(anew.state)
    assert after.discards == ()
    assert after.played[:2] == (TILE_CARD, RED)
    assert sorted((*after.piles[0], after.played[2])) == [0, 2, 3]
    assert not anew.undoable


@pytest.mark.rule("KU114")
@pytest.mark.parametrize("difficulty", ["easy", "expert"])
def test_deck_and_discards_are_never_both_empty(difficulty: Difficulty) -> None:
    chooser = Random(0)
    state = KULDHARA.setup(1, Options(difficulty=difficulty), bytes(32))
    shuffled = 0
    while KULDHARA.to_act(state):
        applied = KULDHARA.apply(state, 0, chooser.choice(KULDHARA.legal_moves(state, 0)))
        state, shuffled = applied.state, shuffled + len(told(applied, KadhanShuffled))
        assert his(state).piles or his(state).discards
    assert shuffled


@pytest.mark.rule("KU102")
def test_the_board_is_refilled_after_the_player_and_again_after_kadhan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, 1, card_of(CardEntry(1, 1, 1, "o r g")))
    state = solo(kadhan("1 orange, 1 red", deck=(GREEN,)), rows=((1, None), (), ()))
    applied = play(state, EndTurn())
    assert told(applied, Refilled) == [Refilled(1, 2, 2), Refilled(1, 1, 3)]
    assert [each.card for each in told(applied, KadhanCrafted)] == [1]
    assert his(applied.state).loose == counts()


def after_crafting(points: int, difficulty: Difficulty, **more: object) -> State:
    who = kadhan(deck=(RED, GREEN), **more)  # type: ignore[arg-type]
    return solo(who, difficulty=difficulty, turn=acted(points=points, step="crafting"))


@pytest.mark.rule("KU110")
@pytest.mark.parametrize(
    ("difficulty", "points", "wakes"),
    [
        ("easy", 8, False),
        ("standard", 11, False),
        ("hard", 0, False),
        ("hard", 7, False),
        ("hard", 8, True),
        ("hard", 20, True),
        ("expert", 0, False),
        ("expert", 1, True),
        ("expert", 8, True),
        ("expert", 9, False),
    ],
)
def test_crafting_wakes_kadhan_on_hard_from_8_points_and_on_expert_up_to_8(
    difficulty: Difficulty, points: int, wakes: bool
) -> None:
    applied = play(after_crafting(points, difficulty), EndTurn())
    assert told(applied, KadhanActivated) == ([KadhanActivated(points)] if wakes else [])
    drawn = [KadhanDrew(RED, None), KadhanDrew(GREEN, 1)] if wakes else [KadhanDrew(RED, 1)]
    assert told(applied, KadhanDrew) == drawn


@pytest.mark.rule("KU110", "KU111")
def test_an_activation_takes_no_space_is_discarded_and_he_does_not_craft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, 1, card_of(CardEntry(1, 1, 1, "r r r")))
    state = after_crafting(8, "hard", loose="2 red", played=(0,) * 6, passed=True)
    state = replace(state, market=replace(state.market, rows=((1,), (), ())))
    applied = play(state, EndTurn())
    after = his(applied.state)
    assert told(applied, KadhanTookGem) == [KadhanTookGem(RED, settled=False)]
    assert (after.discards, len(after.played), after.loose) == ((RED,), 6, counts("3 red"))
    assert told(applied, KadhanCrafted) == []


@pytest.mark.rule("KU111")
def test_the_activation_comes_after_the_refill_and_before_his_turn() -> None:
    state = after_crafting(8, "hard")
    state = replace(state, market=replace(state.market, rows=((None,), (), ())))
    kinds = [type(event.public) for event in play(state, EndTurn()).events]
    assert kinds.index(Refilled) < kinds.index(KadhanActivated) < kinds.index(KadhanDrew)


@pytest.mark.rule("KU117")
def test_an_activation_at_an_empty_ruin_is_still_discarded() -> None:
    state = with_supply(after_crafting(8, "hard"), gems=counts())
    assert his(play(state, EndTurn()).state).discards == (RED,)


@pytest.mark.rule("KU112")
def test_the_last_evening_may_end_with_kadhans_turns() -> None:
    applied = play(position(hunter(), against=kadhan(deck=(0, 1, 2, 3, 4, 0)), phase=3), Pass())
    assert applied.state.phase == 4
    outcome = KULDHARA.outcome(applied.state)
    assert outcome is not None
    assert [standing.seat for standing in outcome.standings] == [0, AUTOMATON]
