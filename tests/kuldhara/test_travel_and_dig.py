"""KU30 to KU42: on the way and in the ruins."""

from itertools import pairwise

import pytest

from kuldhara.board import CAMP, ROUTES, way, ways
from kuldhara.events import Dug, Travelled
from kuldhara.game import KULDHARA
from kuldhara.moves import Dig, EndTurn, Look, Pass, Travel
from tests.kuldhara.positions import (
    GREEN,
    PURPLE,
    acted,
    counts,
    hunter,
    listed,
    play,
    position,
    refused,
    tellings,
    with_supply,
)


@pytest.mark.rule("KU30")
def test_travel_costs_the_water_of_every_route_passed() -> None:
    applied = play(position(hunter(place=2)), Travel(0))
    assert tellings(applied) == [Travelled(0, (2, CAMP, 0), 4)]
    assert (applied.state.hunters[0].place, applied.state.hunters[0].water) == (0, 11)


@pytest.mark.rule("KU30")
def test_a_travel_of_several_routes_is_one_action() -> None:
    assert play(position(hunter(place=2)), Travel(0)).state.turn == acted()


@pytest.mark.rule("KU31")
def test_routes_cost_by_the_sun_of_the_phase() -> None:
    costs = [play(position(phase=phase), Travel(0)).state.hunters[0].water for phase in range(4)]
    assert costs == [12, 13, 14, 14]


@pytest.mark.rule("KU32")
def test_the_cheapest_way_is_taken() -> None:
    for phase in range(4):
        costs = {route.ends: route.water[phase] for route in ROUTES}
        for start in range(CAMP + 1):
            for found in ways(phase, start):
                ends = [(min(step), max(step)) for step in pairwise(found.places)]
                assert sum(costs[end] for end in ends) == found.water
                # No single stop on the way is cheaper than the whole.
                for stop in range(CAMP + 1):
                    first, second = way(phase, start, stop), way(phase, stop, found.to)
                    if first and second:
                        assert first.water + second.water >= found.water


@pytest.mark.rule("KU32")
def test_staying_in_place_is_no_travel_and_camels_do_not_block() -> None:
    refused(position(hunter(place=3)), Travel(3), "KU32", "there already")
    assert Travel(3) in listed(position(hunter(), hunter(place=3)), Travel)


@pytest.mark.rule("KU40")
@pytest.mark.parametrize(("ruin", "water"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_digging_costs_the_size_of_each_gem(ruin: int, water: int) -> None:
    for gems in (1, 2):
        applied = play(position(hunter(place=ruin)), Dig(gems))
        assert tellings(applied) == [Dug(0, ruin, ruin, gems, gems * water)]
        who = applied.state.hunters[0]
        assert (who.load[ruin], who.water) == (gems, 15 - gems * water)
        assert applied.state.supply.gems[ruin] == 10 - gems


@pytest.mark.rule("KU40")
def test_one_digs_one_or_two_gems_and_only_where_the_camel_stands_in_a_ruin() -> None:
    refused(position(hunter(place=0)), Dig(3), "KU40", "one or two")
    refused(position(hunter(place=CAMP)), Dig(1), "KU40", "in the camp")


@pytest.mark.rule("KU41")
def test_the_camel_carries_a_total_size_of_six() -> None:
    assert listed(position(hunter(place=PURPLE)), Dig) == [Dig(1), Dig(2)]
    assert listed(position(hunter(place=PURPLE, load="1 red, 1 green")), Dig) == [Dig(1)]
    full = position(hunter(place=PURPLE, load="2 green"))
    assert listed(full, Dig) == []
    refused(full, Dig(1), "KU41", "room for 2, these gems take 3")


@pytest.mark.rule("KU41")
def test_an_empty_chest_gives_nothing() -> None:
    state = with_supply(position(hunter(place=GREEN)), gems=counts("9 red, 1 green"))
    assert listed(state, Dig) == [Dig(1)]
    refused(state, Dig(2), "KU41", "holds 1 gems, you want 2")


@pytest.mark.rule("KU42")
def test_place_and_load_stay_from_phase_to_phase() -> None:
    state = position(hunter(place=4, load="1 purple"), hunter(passed=True))
    who = play(state, Pass()).state.hunters[0]
    assert (who.place, who.load) == (4, counts("1 purple"))


@pytest.mark.rule("KU42")
def test_gems_on_the_camel_score_nothing() -> None:
    state = position(hunter(load="6 red", tools=0), hunter(passed=True), phase=3, token=1)
    outcome = KULDHARA.outcome(play(state, Pass()).state)
    assert outcome is not None
    assert outcome.standings[0].total == 0


@pytest.mark.rule("KU42")
def test_nothing_takes_gems_off_the_camel_outside_the_camp() -> None:
    state = position(hunter(place=4, load="1 purple", tools=0), turn=acted())
    for move in listed(state, Travel):
        carried = [play(state, move).state.hunters[0].load] if move.to != CAMP else []
        assert all(load == counts("1 purple") for load in carried)
    assert {type(move) for move in listed(state, object)} <= {Travel, Dig, Look, EndTurn}
