"""The table before the first coin, and the course of the rounds."""

import pytest
from msgspec.structs import replace

from kathmandu.components import DIAMOND
from kathmandu.game import KATHMANDU
from kathmandu.state import Bidding, Over
from kathmandu.tellings import MarkerPassed, MarketOpened
from tests.kathmandu.positions import all_done, apply, bids, legal, private, start, told, view, whole_round

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.rule("KT10", "KT13")
@at_every_table
def test_everybody_has_five_coins_one_mission_and_no_cards(seats: int) -> None:
    players = start(seats).players
    assert len(players) == seats
    assert all(player.coins == (1, 2, 3, 4, 5) and player.hand == () for player in players)
    assert len({player.mission for player in players}) == seats


@pytest.mark.rule("KT10")
def test_one_player_plays_the_solo_game() -> None:
    assert view(start(1)).__struct_config__.tag == "solo"


@pytest.mark.rule("KT11")
def test_a_mission_is_hidden_until_the_end_unless_missions_are_open() -> None:
    closed, open_ = start(3), start(3, open_missions=True)
    assert [player.mission for player in view(closed).players] == [None] * 3
    assert private(closed, 1).mission == closed.players[1].mission
    over = replace(closed, phase=Over())
    for state in (open_, over):
        assert [p.mission for p in view(state).players] == [p.mission for p in state.players]


@pytest.mark.rule("KT14")
def test_missions_and_first_player_are_drawn_unless_the_host_names_one() -> None:
    drawn = [start(4, bytes([n] * 32), first_player=None) for n in range(12)]
    assert {state.first for state in drawn} == {0, 1, 2, 3}
    assert len({state.players[0].mission for state in drawn}) > 3
    assert {start(4, bytes([n] * 32), first_player=2).first for n in range(5)} == {2}


@pytest.mark.rule("KT03", "KT12")
@pytest.mark.parametrize(("seats", "spaces", "left"), [(2, 4, 0), (3, 4, 0), (4, 4, 0), (5, 6, 12), (6, 6, 12)])
def test_eight_rounds_of_market_cards_leave_what_the_rules_say(seats: int, spaces: int, left: int) -> None:
    state = start(seats)
    for number in range(1, 9):
        assert state.round == number
        assert len(state.market) == spaces
        assert view(state).blue == (8 - number) * spaces
        state = whole_round(state)
    assert isinstance(state.phase, Over)
    assert len(state.blue) == left
    assert seats > 4 or not set(DIAMOND) & set(state.blue)


@pytest.mark.rule("KT12")
def test_a_round_bids_collects_and_builds_then_the_marker_passes_clockwise() -> None:
    state = start(3)
    assert state.phase == Bidding((0, 1, 2))
    state = bids(state, (0, "N1", 1), (1, "N2", 2), (2, "S1", 3))
    assert view(state).phase == "building"
    state = all_done(state)
    assert (state.round, state.first, state.phase) == (2, 1, Bidding((1, 2, 0)))


@pytest.mark.rule("KT12")
def test_the_new_market_and_the_marker_are_told() -> None:
    state = bids(start(3), (0, "N1", 1), (1, "N2", 2), (2, "S1", 3))
    while state.phase.waiting != {2} or state.phase.cutting:
        seat = min(KATHMANDU.to_act(state) - {2}, default=2)
        state = apply(state, seat, legal(state, seat)[-1]).state
    while not told(applied := apply(state, 2, legal(state, 2)[-1]), MarketOpened):
        state = applied.state
    assert told(applied, MarkerPassed) == [MarkerPassed(1)]
    assert told(applied, MarketOpened) == [MarketOpened(2, 1, applied.state.market)]
    assert not applied.undoable
