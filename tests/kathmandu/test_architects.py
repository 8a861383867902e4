"""The Senior Architects: dealing and choosing them, and those who change hands and bids."""

import pytest
from msgspec.structs import replace

from kathmandu.game import KATHMANDU
from kathmandu.goals import GOALS
from kathmandu.moves import Bid, ChooseArchitect, Discard, Done
from kathmandu.state import Bidding, Choosing
from kathmandu.steps.leftover import spenders_now
from kathmandu.tellings import ArchitectChosen, CardWon
from tests.kathmandu.positions import (
    all_done,
    apply,
    bids,
    building,
    cards,
    legal,
    play,
    refused,
    spending,
    start,
    told,
    view,
    with_players,
)


@pytest.mark.rule("KT110")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_gets_another_architect_in_the_open(seats: int) -> None:
    state = start(seats, senior_architects=True)
    architects = [player.architect for player in view(state).players]
    assert len(set(architects)) == seats
    assert None not in architects


@pytest.mark.rule("KT110")
def test_advanced_missions_replace_the_missions_if_that_option_is_on() -> None:
    usual, advanced = start(3, senior_architects=True), start(3, senior_architects=True, advanced_missions=True)
    assert all(player.mission in GOALS.missions for player in usual.players)
    assert all(player.mission in GOALS.advanced for player in advanced.players)


@pytest.mark.rule("KT113", "KT116")
@pytest.mark.parametrize(("seats", "missing"), [(2, {"liliana", "sara"}), (3, {"liliana"}), (4, set()), (6, set())])
def test_liliana_and_sara_are_dealt_to_enough_players_only(seats: int, missing: set[str]) -> None:
    dealt = {
        player.architect
        for number in range(40)
        for player in start(seats, bytes([number] * 32), senior_architects=True).players
    }
    assert dealt == {"liliana", "charles", "liu", "sophie", "walter", "sara"} - missing


@pytest.mark.rule("KT110", "KT161")
def test_architects_are_chosen_from_the_first_players_left_the_first_player_last() -> None:
    state = start(4, first_player=2, senior_architects=True, choose_architects=True)
    assert state.phase == Choosing((3, 0, 1, 2))
    assert view(state).market == ()
    chosen = apply(state, 3, ChooseArchitect("liliana"))
    assert told(chosen, ArchitectChosen) == [ArchitectChosen(3, "liliana")]
    refused(chosen.state, 0, ChooseArchitect("liliana"), "KT161", "there are charles, liu, sophie, walter, sara")
    refused(chosen.state, 0, Bid("N1", 1), "KT161")
    names = [(0, ChooseArchitect("sara")), (1, ChooseArchitect("liu")), (2, ChooseArchitect("walter"))]
    state = play(chosen.state, *names)
    assert state.phase == Bidding((2, 3, 0, 1))


@pytest.mark.rule("KT161")
@pytest.mark.parametrize(("seats", "offered"), [(2, 4), (3, 5), (4, 6)])
def test_those_not_for_so_few_players_are_not_offered(seats: int, offered: int) -> None:
    state = start(seats, senior_architects=True, choose_architects=True)
    assert len(legal(state, 1)) == offered


@pytest.mark.rule("KT116")
def test_walter_keeps_four_cards() -> None:
    state = with_players(building(hands=["S2b S2w S2r S2g S2y", "T2b T2w T2r T2g"]), 0, architect="walter")
    state = play(state, (0, Done()), (0, Discard(cards("S2b")[0])))
    assert len(state.players[0].hand) == 4
    assert KATHMANDU.to_act(state) == {1, 2}
    assert view(state).players[0].hand_limit == 4
    assert len(all_done(state).players[1].hand) == 3


@pytest.mark.rule("KT116", "KT118")
@pytest.mark.parametrize(("number", "winner", "strength"), [(3, 0, 4), (4, 1, 5), (5, 0, 4), (8, 1, 5)])
def test_saras_final_bid_is_worth_one_more(number: int, winner: int, strength: int) -> None:
    """Both bid 4 for card 1, seat 0 from the nearer spot; in rounds 4 and 8 Sara's coin counts 5."""
    state = replace(with_players(start(3), 1, architect="sara"), round=number)
    last = apply(bids(state, (0, "N1", 4), (1, "S1", 4)), 2, Bid("W2", 1))
    first = told(last, CardWon)[0]
    assert (first.space, first.seat, first.strength) == (1, winner, strength)
    assert last.state.players[1].spent[-1] == 4


@pytest.mark.rule("KT118")
def test_saras_one_more_counts_for_the_order_of_collecting_up_to_six_but_not_for_the_leftover_coin() -> None:
    state = replace(with_players(start(3), 1, architect="sara"), round=8)
    last = apply(bids(state, (0, "N1", 5), (1, "N2", 5)), 2, Bid("W1", 1))
    assert max(contender.strength for result in last.state.results for contender in result.contenders) == 6
    leftover = with_players(spending((3, 3, 1), rounds=8), 1, architect="sara")
    assert spenders_now(leftover) == (0, 1, 2)
