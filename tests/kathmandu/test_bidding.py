"""Placing coins, face down, face up, and moving them afterwards."""

import pytest

from kathmandu.game import KATHMANDU
from kathmandu.moves import Bid, Done, Jump, Stay, Swap
from kathmandu.state import Bidding, Manipulating
from kathmandu.tellings import BidStayed, CoinJumped, CoinPlaced, CoinSwapped, CoinTurned
from tests.kathmandu.positions import apply, bids, legal, play, private, refused, start, told, view, whole_round


def values_shown(state: object) -> list[int | None]:
    return [coin.value for coin in view(state).coins]


@pytest.mark.rule("KT20")
def test_each_seat_in_turn_places_one_of_its_coins_on_a_free_spot() -> None:
    state = start(3)
    assert KATHMANDU.to_act(state) == {0}
    assert len(legal(state, 0)) == 8 * 5
    state = bids(state, (0, "N1", 5))
    assert len(legal(state, 1)) == 7 * 5
    refused(state, 1, Bid("N1", 2), "KT20", "has a coin already")
    refused(state, 1, Bid("N3", 2), "KT20", "no spot of this mat")
    refused(state, 2, Bid("N2", 2), "KT20", "waits for seats 1")
    refused(state, 1, Done(), "KT20", "only bid")


@pytest.mark.rule("KT20")
def test_the_spot_is_public_at_once_and_the_value_only_when_all_have_bid() -> None:
    placed = apply(start(3), 0, Bid("N1", 5))
    assert told(placed, CoinPlaced) == [CoinPlaced(0, "N1", None)]
    assert told(placed, CoinPlaced, 1) == [CoinPlaced(0, "N1", None)]
    assert told(placed, CoinPlaced, 0) == [CoinPlaced(0, "N1", 5)]
    assert placed.undoable
    assert values_shown(placed.state) == [None]
    assert view(placed.state).players[0].coins == (1, 2, 3, 4, 5)
    assert private(placed.state, 0).placed[0].value == 5
    assert private(placed.state, 1).placed == ()
    last = apply(bids(placed.state, (1, "N2", 4)), 2, Bid("S1", 3))
    assert told(last, CoinTurned) == [CoinTurned(0, "N1", 5), CoinTurned(1, "N2", 4), CoinTurned(2, "S1", 3)]
    assert not last.undoable


@pytest.mark.rule("KT21")
def test_a_coin_bids_for_both_cards_of_its_spot() -> None:
    state = bids(start(3), (0, "N1", 1), (1, "N2", 1), (2, "W2", 5))
    bidders = {result.space: [c.spot for c in result.contenders] for result in state.results}
    assert bidders == {1: ["N1"], 2: ["N2"], 3: ["W2", "N1"], 4: ["W2", "N2"]}


@pytest.mark.rule("KT33")
def test_a_coin_used_is_spent_until_coins_come_back() -> None:
    state = whole_round(start(3))
    assert [player.spent for player in state.players] == [(5,)] * 3
    assert [player.spent for player in view(state).players] == [(5,)] * 3
    refused(state, 1, Bid("N1", 5), "KT33", "not on your board unspent; there are 1, 2, 3, 4")


@pytest.mark.rule("KT100")
def test_open_bids_are_seen_at_once_in_every_round() -> None:
    state = start(3, open_bidding=True)
    for _ in range(8):
        placed = apply(state, state.first, Bid("E2", min(state.players[state.first].coins)))
        assert values_shown(placed.state) == [placed.state.bids[0].value]
        assert told(placed, CoinPlaced)[0].coin == placed.state.bids[0].value
        state = whole_round(state)


@pytest.mark.rule("KT100")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_mixed_bids_are_seen_in_the_first_four_rounds_only(seats: int) -> None:
    state = start(seats, mixed_bidding=True)
    seen = []
    for _ in range(8):
        first = state.first
        placed = apply(state, first, Bid("E2", min(state.players[first].coins))).state
        seen.append(values_shown(placed) != [None])
        state = whole_round(state)
    assert seen == [True] * 4 + [False] * 4


@pytest.mark.rule("KT80")
def test_two_players_bid_first_second_second_first() -> None:
    state = start(2, first_player=1)
    assert state.phase == Bidding((1, 0, 0, 1))


@pytest.mark.rule("KT101")
def test_all_but_the_last_bidder_may_manipulate_in_reverse_order() -> None:
    state = bids(start(4, manipulation=True), (0, "N1", 1), (1, "N2", 2), (2, "S1", 3), (3, "S2", 4))
    assert state.phase == Manipulating((2, 1, 0))
    refused(state, 2, Jump("S1", "N1"), "KT20", "has a coin already")
    refused(state, 2, Jump("N1", "E1"), "KT101", "no coin on spot 'N1'")
    refused(state, 2, Swap("S1", 3), "KT33")
    refused(state, 3, Stay(), "KT101", "waits for seats 2")
    refused(state, 2, Bid("E1", 1), "KT101", "only jump, swap or stay")
    swapped = apply(state, 2, Swap("S1", 5))
    assert told(swapped, CoinSwapped) == [CoinSwapped(2, "S1", None, None)]
    assert told(swapped, CoinSwapped, 2) == [CoinSwapped(2, "S1", 5, 3)]
    assert swapped.state.players[2].coins == (1, 2, 3, 4)
    jumped = apply(swapped.state, 1, Jump("N2", "E2"))
    assert told(jumped, CoinJumped) == [CoinJumped(1, "N2", "E2")]
    stayed = apply(jumped.state, 0, Stay())
    assert told(stayed, BidStayed) == [BidStayed(0)]
    assert [(t.spot, t.coin) for t in told(stayed, CoinTurned)] == [("N1", 1), ("E2", 2), ("S1", 5), ("S2", 4)]


@pytest.mark.rule("KT101")
def test_an_open_coin_is_swapped_openly() -> None:
    state = bids(start(3, manipulation=True, open_bidding=True), (0, "N1", 1), (1, "N2", 2), (2, "S1", 3))
    assert told(apply(state, 1, Swap("N2", 4)), CoinSwapped) == [CoinSwapped(1, "N2", 4, 2)]


@pytest.mark.rule("KT101", "KT104")
def test_with_two_players_the_second_manipulates_first_each_with_one_of_two_coins() -> None:
    state = bids(start(2, manipulation=True), (0, "N1", 1), (1, "N2", 2), (1, "S1", 3), (0, "S2", 4))
    assert state.phase == Manipulating((1, 0))
    assert {move.spot for move in legal(state, 1) if isinstance(move, Jump)} == {"N2", "S1"}
    state = play(state, (1, Jump("S1", "E1")), (0, Swap("S2", 5)))
    assert view(state).phase == "building"
