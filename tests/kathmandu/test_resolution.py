"""Who wins which card, and why."""

import itertools

import pytest

from kathmandu.mat import FOUR, SIX
from kathmandu.moves import Bid
from kathmandu.resolution import collect_order, resolve
from kathmandu.state import Coin
from kathmandu.tellings import CardsDrawn, CardUnsold, CardWon
from tests.kathmandu.positions import apply, bids, start, told, view

AMY, SEAN, JOE, SARA = range(4)


def plain(_seat: int, value: int) -> int:
    return value


def outcome(*coins: tuple[int, str, int]) -> dict[int, tuple[int, str]]:
    """Winner and reason of each card of the four."""
    placed = tuple(Coin(seat, value, spot) for seat, spot, value in coins)
    results = resolve(FOUR, (10, 11, 12, 13), placed, plain)
    return {r.space: (r.winner, r.reason) for r in results if r.winner is not None and r.reason is not None}


@pytest.mark.rule("KT30", "KT31")
def test_the_rulebooks_example_of_four_players() -> None:
    """Amy bids for 2 and 4, Sean for 4 and 3, Joe for 4 and 2, and Sara with a lower coin for 1 and 2."""
    state = bids(start(4), (AMY, "N2", 4), (SEAN, "E2", 4), (JOE, "S2", 4))
    last = apply(state, SARA, Bid("W1", 2))
    assert [(won.space, won.seat, won.reason) for won in told(last, CardWon)] == [
        (1, SARA, "only"),
        (2, AMY, "nearer"),
        (3, SEAN, "only"),
        (4, JOE, "long_edge"),
    ]
    assert [draw.count for draw in told(last, CardsDrawn)] == [1, 1, 1, 1]
    assert [len(player.hand) for player in last.state.players] == [2, 2, 2, 2]
    assert all(market is None for market in last.state.market)


@pytest.mark.rule("KT30")
@pytest.mark.parametrize(
    ("coins", "winner", "reason"),
    [
        ([(0, "N1", 1)], 0, "only"),
        ([(0, "N1", 4), (1, "E1", 5)], 1, "highest"),
        ([(0, "S1", 4), (1, "W1", 4)], 1, "nearer"),
        ([(0, "N1", 4), (1, "W1", 4)], 0, "long_edge"),
        ([(0, "S1", 4), (1, "E1", 4)], 0, "long_edge"),
        ([(0, "S1", 4), (1, "W1", 4), (2, "N1", 4)], 2, "long_edge"),
        ([(0, "N1", 4), (0, "S1", 2)], 0, "only"),
    ],
)
def test_card_one_goes_to_highest_nearer_long_edge(coins: list[tuple[int, str, int]], winner: int, reason: str) -> None:
    assert outcome(*coins)[1] == (winner, reason)


@pytest.mark.rule("KT30")
@pytest.mark.parametrize("mat", [FOUR, SIX])
def test_no_tie_remains_on_either_mat(mat: object) -> None:
    assert mat in (FOUR, SIX)
    spots = (FOUR if mat is FOUR else SIX).spots.values()
    for one, other in itertools.combinations(spots, 2):
        for space in set(one.aims) & set(other.aims):
            assert (space in one.near, one.on_long_edge) != (space in other.near, other.on_long_edge)


@pytest.mark.rule("KT30")
def test_cards_are_resolved_independently() -> None:
    """Winning one card takes nothing from a coin's chance at the other."""
    assert outcome((0, "N1", 5), (1, "S1", 4)) == {1: (0, "highest"), 3: (0, "highest")}


@pytest.mark.rule("KT30")
def test_the_diamond_spots_are_near_to_both_their_cards() -> None:
    placed = (Coin(0, 3, "E1"), Coin(1, 3, "W1"), Coin(2, 3, "S3"))
    results = resolve(SIX, tuple(range(6)), placed, plain)
    assert [(r.winner, r.reason) for r in results if r.space in (2, 5)] == [(0, "nearer"), (0, "nearer")]


def test_a_card_without_bidders_is_unsold_and_says_so() -> None:
    state = bids(start(3), (0, "N1", 1), (1, "S1", 2))
    last = apply(state, 2, Bid("W1", 3))
    assert [unsold.space for unsold in told(last, CardUnsold)] == [4]
    assert view(last.state).results[3].reason is None


@pytest.mark.rule("KT32")
def test_cards_are_collected_from_the_highest_coin_down_ties_clockwise_from_the_first() -> None:
    coins = (Coin(0, 2, "N1"), Coin(1, 5, "N2"), Coin(2, 2, "S1"), Coin(3, 5, "S2"))
    assert collect_order((2, 3, 0, 1), coins, plain) == (3, 1, 2, 0)


@pytest.mark.rule("KT32")
def test_with_two_players_the_highest_coin_of_each_counts() -> None:
    coins = (Coin(0, 1, "N1"), Coin(1, 4, "N2"), Coin(1, 2, "S1"), Coin(0, 5, "S2"))
    assert collect_order((1, 0), coins, plain) == (0, 1)
    tied = (Coin(0, 5, "N1"), Coin(1, 5, "N2"))
    assert collect_order((1, 0), tied, plain) == (1, 0)
