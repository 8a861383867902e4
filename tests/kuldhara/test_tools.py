"""KU70 to KU77: tools."""

import pytest

from kuldhara.events import Recoloured, Removed, Swapped, ToolSpent, Watered
from kuldhara.game import KULDHARA
from kuldhara.moves import EndTurn, PickColour, PickHex, Stop, Travel, UseTool
from tests.kuldhara.positions import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    acted,
    bench,
    counts,
    hunter,
    legal,
    listed,
    play,
    position,
    refused,
    tellings,
    told,
    with_supply,
)

BENCH = """
 . R .
. g 3 .
 . p .
  . .
"""
STATE = position(hunter(BENCH, water=10), turn=acted())


@pytest.mark.rule("KU70", "KU77")
def test_any_number_of_tokens_may_have_any_effect_and_none_comes_back() -> None:
    state = position(hunter(BENCH, water=0), hunter(), turn=acted())
    applied = play(state, *[UseTool("water")] * 5)
    who = applied.state.hunters[0]
    assert (who.tools, who.spent, who.water) == (0, 5, 15)
    assert told(applied, ToolSpent) == [ToolSpent(0, "water", 0)]
    thirsty = position(hunter(BENCH, water=0, tools=0), turn=acted())
    refused(thirsty, UseTool("water"), "KU70", "no tool left")
    assert KULDHARA.census(applied.state) == KULDHARA.census(state)


@pytest.mark.rule("KU70")
def test_a_tool_taken_up_is_finished_before_anything_else() -> None:
    taken_up = play(STATE, UseTool("transfer")).state
    assert {type(move) for move in legal(taken_up)} == {PickHex}
    refused(taken_up, UseTool("water"), "KU70", "finish the tool")
    refused(STATE, PickHex(1), "KU70", "no tool in hand")


@pytest.mark.rule("KU71")
def test_transfer_takes_the_whole_content_to_an_empty_hex() -> None:
    applied = play(STATE, UseTool("transfer"), PickHex(1), PickHex(11))
    assert tellings(applied) == [Swapped(0, (1, 11))]
    assert applied.state.hunters[0].bench == bench(" . . .\n. g 3 .\n . p .\n  . R")
    bare = play(STATE, UseTool("transfer"), PickHex(5), PickHex(0)).state
    assert bare.hunters[0].bench == bench(" 3 R .\n. g . .\n . p .\n  . .")


@pytest.mark.rule("KU71")
@pytest.mark.parametrize("taken", [1, 4, 5])
def test_transfer_does_not_go_to_a_hex_with_a_gem_or_a_tile(taken: int) -> None:
    refused(play(STATE, UseTool("transfer"), PickHex(8)).state, PickHex(taken), "KU71", "completely empty")


@pytest.mark.rule("KU72")
def test_replace_exchanges_the_whole_contents_of_two_hexes() -> None:
    after = play(STATE, UseTool("replace"), PickHex(1), PickHex(5)).state
    assert after.hunters[0].bench == bench(" . 3 .\n. g R .\n . p .\n  . .")


@pytest.mark.rule("KU73")
def test_change_colour_changes_gem_and_tile_and_the_old_pieces_go_back() -> None:
    applied = play(STATE, UseTool("recolour"), PickHex(1), PickColour(GREEN))
    assert tellings(applied) == [Recoloured(0, 1, RED, GREEN, gem=True, tile=True)]
    assert applied.state.hunters[0].bench == bench(" . G .\n. g 3 .\n . p .\n  . .")
    before, after = STATE.supply, applied.state.supply
    assert (after.gems[RED] - before.gems[RED], after.gems[GREEN] - before.gems[GREEN]) == (1, -1)
    assert (after.tiles[RED] - before.tiles[RED], after.tiles[GREEN] - before.tiles[GREEN]) == (1, -1)


@pytest.mark.rule("KU73")
def test_change_colour_needs_the_new_pieces_as_far_as_the_hex_has_them() -> None:
    state = with_supply(STATE, gems=counts("3 red, 3 blue"), tiles=counts("3 red, 3 purple"))
    assert listed(play(state, UseTool("recolour")).state, PickHex) == [PickHex(4), PickHex(5), PickHex(8)]
    gem = play(state, UseTool("recolour"), PickHex(4)).state
    assert legal(gem) == (PickColour(RED), PickColour(BLUE))
    refused(gem, PickColour(PURPLE), "KU73", "not available")
    refused(gem, PickColour(GREEN), "KU73", "old colour")
    refused(gem, PickHex(8), "KU73", "now choose its new colour")
    tile = play(state, UseTool("recolour"), PickHex(5)).state
    assert legal(tile) == (PickColour(RED), PickColour(PURPLE))
    refused(play(state, UseTool("recolour")).state, PickHex(1), "KU73", "no other colour")
    refused(play(state, UseTool("recolour")).state, PickColour(RED), "KU73", "first choose the hex")


@pytest.mark.rule("KU74")
def test_remove_empties_one_two_or_three_hexes() -> None:
    one = play(STATE, UseTool("remove"), PickHex(1))
    assert tellings(one) == [Removed(0, 1, RED, gem=True, tile=True)]
    assert Stop() in legal(one.state)
    assert play(one.state, Stop()).state.hunters[0].bench == bench(" . . .\n. g 3 .\n . p .\n  . .")
    three = play(one.state, PickHex(5), PickHex(8)).state
    assert three.turn.pending is None
    assert three.hunters[0].bench == bench(" . . .\n. g . .\n . . .\n  . .")
    assert three.supply.gems == counts("10 orange, 10 red, 9 green, 10 blue, 10 purple")
    assert three.supply.tiles == counts("9 orange, 9 red, 8 green, 8 blue, 7 purple")


@pytest.mark.rule("KU74")
def test_remove_ends_by_itself_when_the_workbench_is_empty() -> None:
    state = position(hunter(" r . .\n. . . .\n . . .\n  . ."), turn=acted())
    assert play(state, UseTool("remove"), PickHex(0)).state.turn.pending is None


@pytest.mark.rule("KU75")
def test_water_gives_three_more_at_once() -> None:
    applied = play(STATE, UseTool("water"))
    assert told(applied, Watered) == [Watered(0, 3)]
    assert applied.state.hunters[0].water == 13


@pytest.mark.rule("KU76")
def test_water_is_never_lifted_above_15() -> None:
    applied = play(position(hunter(water=14), turn=acted()), UseTool("water"))
    assert told(applied, Watered) == [Watered(0, 1)]
    assert applied.state.hunters[0].water == 15
    refused(position(hunter(water=15), turn=acted()), UseTool("water"), "KU76", "15 water already")


@pytest.mark.rule("KU76")
def test_a_tool_must_change_something() -> None:
    empty = position(hunter(water=15), turn=acted())
    assert listed(empty, UseTool) == []
    refused(empty, UseTool("remove"), "KU76", "empty")
    refused(empty, UseTool("replace"), "KU76", "no two hexes")
    refused(empty, UseTool("transfer"), "KU71", "nothing to transfer")
    refused(empty, UseTool("recolour"), "KU73", "no hex")
    refused(play(STATE, UseTool("remove")).state, PickHex(0), "KU76", "that hex is empty")
    refused(play(STATE, UseTool("remove")).state, Stop(), "KU76", "must change something")
    refused(play(STATE, UseTool("transfer")).state, PickHex(0), "KU76", "that hex is empty")
    alike = position(hunter(" r r .\n. . . .\n . . .\n  . ."), turn=acted())
    refused(play(alike, UseTool("replace"), PickHex(0)).state, PickHex(1), "KU76", "must differ")
    full = position(hunter(" r r r\nr r r r\n r r r\n  r g"), turn=acted())
    refused(full, UseTool("transfer"), "KU71", "no empty hex")
    assert UseTool("replace") in legal(full)


@pytest.mark.rule("KU77")
def test_every_effect_is_open_to_every_token() -> None:
    assert {move.tool for move in listed(STATE, UseTool)} == {"transfer", "replace", "recolour", "remove", "water"}
    again = play(STATE, UseTool("transfer"), PickHex(1), PickHex(0), UseTool("transfer"), PickHex(0), PickHex(1)).state
    assert again.hunters[0].bench == STATE.hunters[0].bench
    assert again.hunters[0].tools == 3


@pytest.mark.rule("KU70")
def test_tools_come_after_an_action_and_end_the_actions() -> None:
    refused(position(hunter(BENCH, water=10)), UseTool("water"), "KU20", "first take an action")
    after = play(STATE, UseTool("water")).state
    assert listed(after, Travel) == []
    assert EndTurn() in legal(after)
