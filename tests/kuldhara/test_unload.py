"""KU50 to KU52: gems onto the workbench."""

import pytest

from kuldhara.events import Unloaded
from kuldhara.moves import EndTurn, Travel, Unload, UseTool
from tests.kuldhara.positions import (
    BLUE,
    GREEN,
    ORANGE,
    RED,
    acted,
    counts,
    hunter,
    listed,
    play,
    position,
    refused,
    tellings,
)


@pytest.mark.rule("KU50")
def test_unloading_costs_one_water_whatever_the_number_of_gems() -> None:
    state = position(hunter(load="1 orange, 2 green", water=5))
    applied = play(state, Unload(ORANGE, 0), Unload(GREEN, 7), Unload(GREEN, 11))
    assert tellings(applied) == [Unloaded(0, GREEN, 11, 0)]
    who = applied.state.hunters[0]
    assert (who.water, who.load) == (4, counts())
    assert who.bench.gems == (1 << 0, 0, 1 << 7 | 1 << 11, 0, 0)
    assert applied.state.turn.actions == 1


@pytest.mark.rule("KU50")
def test_what_is_left_stays_on_the_camel_and_anything_else_ends_the_unloading() -> None:
    state = position(hunter(load="2 red", water=5))
    assert play(state, Unload(RED, 0), EndTurn()).state.hunters[0].load == counts("1 red")
    there_and_back = play(state, Unload(RED, 0), Travel(2)).state
    assert not there_and_back.turn.unloading
    refused(play(state, Unload(RED, 0), UseTool("water")).state, Unload(RED, 1), "KU20")


@pytest.mark.rule("KU50")
def test_as_second_action_it_may_still_take_several_gems() -> None:
    state = position(hunter(load="2 red"), turn=acted())
    assert play(state, Unload(RED, 0), Unload(RED, 1)).state.turn.actions == 2


@pytest.mark.rule("KU50")
def test_gems_are_unloaded_in_the_camp_only() -> None:
    refused(position(hunter(place=0, load="1 red")), Unload(RED, 0), "KU50", "in the camp only")


@pytest.mark.rule("KU50")
def test_a_hex_that_holds_a_gem_takes_no_other() -> None:
    bench = " . r .\n. . . .\n . . .\n  . ."
    refused(position(hunter(bench, load="1 red")), Unload(RED, 1), "KU50", "lies on that hex already")


@pytest.mark.rule("KU50")
def test_only_what_the_camel_carries_is_unloaded_and_only_for_water() -> None:
    refused(position(hunter(load="1 red")), Unload(BLUE, 0), "KU50", "no blue gem")
    refused(position(hunter(load="1 red", water=0)), Unload(RED, 0), "KU23", "costs 1 water")


@pytest.mark.rule("KU51")
def test_a_bare_tile_takes_only_a_gem_of_its_own_colour() -> None:
    state = position(hunter(" . 2 .\n. . . .\n . . .\n  . .", load="1 red, 1 green"))
    refused(state, Unload(RED, 1), "KU51", "its own colour")
    bench = play(state, Unload(GREEN, 1)).state.hunters[0].bench
    assert (bench.gems[GREEN], bench.tiles[GREEN]) == (1 << 1, 1 << 1)


@pytest.mark.rule("KU52")
def test_nothing_but_tools_moves_a_gem_on_the_workbench() -> None:
    bench = " r g b\np o r g\n b p o\n  r g"
    state = position(hunter(bench, tools=0, load="1 red"))
    assert listed(state, Unload) == []
    for move in listed(state, object):
        if not isinstance(move, EndTurn):
            assert play(state, move).state.hunters[0].bench == state.hunters[0].bench
