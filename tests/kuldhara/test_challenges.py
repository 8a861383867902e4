"""KU121 to KU124: the challenges that hold during play."""

import pytest
from msgspec.structs import replace

from kuldhara.challenges import CHALLENGE_CARDS, Challenge
from kuldhara.events import Passed
from kuldhara.game import KULDHARA
from kuldhara.moves import EndTurn, Look, Pass, Reserve, UseTool
from kuldhara.setup import Options
from tests.kuldhara.positions import acted, hunter, kadhan, listed, play, position, refused, told


@pytest.mark.rule("KU121", "KU122", "KU123")
@pytest.mark.parametrize(("challenge", "water"), [("awakens_water", 14), ("wrath_water", 13), ("wrath_tools", 15)])
def test_less_water_in_each_phase_the_first_included(challenge: Challenge, water: int) -> None:
    first = KULDHARA.setup(1, Options(challenges=(challenge,)), bytes(32))
    assert first.hunters[0].water == water
    state = position(hunter(), against=kadhan(played=(0,) * 6, passed=True), challenges=(challenge,), token=-1)
    after = play(state, Pass()).state
    assert after.phase == 1
    assert after.hunters[0].water == water


@pytest.mark.rule("KU123")
def test_the_water_tool_still_lifts_the_track_to_15() -> None:
    state = position(hunter(water=13), against=kadhan(), challenges=("wrath_water",), turn=acted())
    assert play(state, UseTool("water")).state.hunters[0].water == 15


@pytest.mark.rule("KU121")
def test_the_challenge_without_reserving_refuses_both_forms() -> None:
    state = position(hunter(), rows=((1,), (), ()), against=kadhan(), challenges=("awakens_reserving",))
    assert not listed(state, Reserve) + listed(state, Look)
    refused(state, Reserve(1), "KU121", "forbids reserving")
    refused(state, Look(1), "KU121", "forbids reserving")


@pytest.mark.rule("KU121", "KU22")
def test_who_may_not_reserve_passes_sooner_by_itself() -> None:
    helpless, his = hunter(water=1, place=0, load="6 red"), kadhan(deck=(0, 1, 2) * 4)
    state = position(helpless, rows=((1,), (), ()), against=his, turn=acted())
    assert not told(play(state, EndTurn()), Passed)
    forbidden = replace(state, setting=replace(state.setting, challenges=("awakens_reserving",)))
    assert told(play(forbidden, EndTurn()), Passed)[0] == Passed(0, 1, automatic=True, token=True)


@pytest.mark.rule("KU122")
def test_without_a_start_card_the_workbench_begins_empty() -> None:
    state = KULDHARA.setup(1, Options(challenges=("wrath_start",)), bytes(32))
    assert not any(state.hunters[0].bench.gems)
    assert state.kadhan is not None
    assert sum(state.kadhan.loose) == 3


@pytest.mark.rule("KU123")
def test_the_ten_challenges_are_the_two_sides_of_five_cards() -> None:
    assert [(low.split("_")[0], high.split("_")[0]) for low, high in CHALLENGE_CARDS] == [("awakens", "wrath")] * 5


@pytest.mark.rule("KU120")
def test_the_view_says_which_challenges_are_met_by_now() -> None:
    state = position(hunter(tools=1), against=kadhan(), challenges=("wrath_tools", "awakens_water"))
    shown = {each.challenge: each.met for each in KULDHARA.public_view(state).challenges}
    assert shown == {"wrath_tools": False, "awakens_water": True}
    more = replace(state, hunters=(hunter(tools=2),))
    assert all(each.met for each in KULDHARA.public_view(more).challenges)
