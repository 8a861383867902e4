"""Taking cards won, drawing red ones, and what is left of the market."""

from typing import Any

import pytest
from msgspec.structs import replace

from kathmandu.game import KATHMANDU
from kathmandu.moves import Bid, Return
from kathmandu.state import Keeping, Table
from kathmandu.tellings import CardReturned, CardsDrawn, CardsTaken, CardWentUnder, CoinsSpent
from tests.kathmandu.positions import Position, apply, bids, private, refused, start, told, view, with_players


def before_last_bid(seats: int = 3, **options: Any) -> Position:
    """Seat 0 will win cards 1 and 3, seat 1 cards 2 and 4; seat 2 has still to bid."""
    return bids(start(seats, **options), (0, "N1", 5), (1, "N2", 4))


def with_architect(state: Table, seat: int, architect: str) -> Position:
    return with_players(state, seat, architect=architect)


@pytest.mark.rule("KT31")
def test_cards_won_are_taken_and_red_ones_drawn_up_to_two() -> None:
    state = before_last_bid()
    last = apply(state, 2, Bid("S1", 1))
    assert told(last, CardsTaken) == [
        CardsTaken(0, (1, 3), (state.market[0], state.market[2])),
        CardsTaken(1, (2, 4), (state.market[1], state.market[3])),
    ]
    assert [player.hand for player in last.state.players] == [
        (state.market[0], state.market[2]),
        (state.market[1], state.market[3]),
        state.red[:2],
    ]
    assert last.state.red == state.red[2:]


@pytest.mark.rule("KT31", "KT80")
def test_two_players_collect_four_cards_each() -> None:
    state = bids(start(2), (0, "N1", 5), (1, "S1", 4), (1, "S2", 2), (0, "E1", 1))
    assert [len(player.hand) for player in state.players] == [4, 4]


@pytest.mark.rule("KT32")
def test_a_red_draw_is_seen_by_its_owner_only_and_market_cards_by_all() -> None:
    state = before_last_bid()
    last = apply(state, 2, Bid("S1", 1))
    assert told(last, CardsDrawn) == [CardsDrawn(2, 2, (None, None))]
    assert told(last, CardsDrawn, 1) == [CardsDrawn(2, 2, (None, None))]
    assert told(last, CardsDrawn, 2) == [CardsDrawn(2, 2, state.red[:2])]
    players = view(last.state).players
    assert [player.hand for player in players] == [2, 2, 2]
    assert [len(player.known) for player in players] == [2, 2, 0]
    assert private(last.state, 2).cards == state.red[:2]


@pytest.mark.rule("KT33")
def test_the_coins_come_back_to_the_board_as_spent() -> None:
    last = apply(before_last_bid(), 2, Bid("S1", 1))
    assert told(last, CoinsSpent) == [CoinsSpent(0, (5,)), CoinsSpent(1, (4,)), CoinsSpent(2, (1,))]
    assert last.state.bids == ()


@pytest.mark.rule("KT34", "KT36")
def test_unsold_cards_go_under_the_red_deck_in_the_order_of_their_spaces() -> None:
    state = bids(start(5), (0, "N1", 5), (1, "S1", 4), (2, "W1", 3), (3, "W2", 2))
    last = apply(state, 4, Bid("N2", 1))
    five, six = state.market[4:]
    assert told(last, CardWentUnder) == [CardWentUnder(5, five), CardWentUnder(6, six)]
    assert last.state.red[-2:] == (five, six)
    assert last.state.public >= {five, six}, "all saw which cards went there"


@pytest.mark.rule("KT35")
def test_an_empty_red_deck_is_continued_by_the_unsold_cards() -> None:
    state = bids(start(3), (0, "N1", 5), (1, "S1", 4))
    last = apply(replace(state, red=state.red[:2]), 2, Bid("W1", 1))
    assert told(last, CardsDrawn) == [CardsDrawn(1, 2, (None, None)), CardsDrawn(2, 1, (state.market[3],), (4,))]
    assert last.state.players[2].hand == (state.market[1], state.market[3])
    assert last.state.red == ()


@pytest.mark.rule("KT35")
def test_with_nothing_left_at_all_nothing_is_drawn() -> None:
    last = apply(replace(before_last_bid(), red=()), 2, Bid("S1", 1))
    assert last.state.players[2].hand == ()
    assert told(last, CardsDrawn) == [CardsDrawn(2, 0, ())]


@pytest.mark.rule("KT113")
def test_liliana_draws_three_for_two_and_returns_one() -> None:
    state = with_architect(bids(start(4), (0, "N1", 5), (1, "N2", 4), (2, "E1", 3)), 3, "liliana")
    asked = apply(state, 3, Bid("S1", 1)).state
    assert asked.phase == Keeping((3,), state.red[2:5])
    assert KATHMANDU.to_act(asked) == {3}
    assert private(asked, 3).drawn == state.red[2:5]
    assert private(asked, 2).drawn == ()
    refused(asked, 3, Return(state.red[5]), "KT113", "was not drawn")
    refused(asked, 3, Bid("S1", 1), "KT113", "only return")
    back = apply(asked, 3, Return(state.red[3]))
    assert back.state.players[3].hand == (state.red[2], state.red[4])
    assert state.red[3] in back.state.red
    assert told(back, CardReturned) == [CardReturned(3, None)]
    assert told(back, CardReturned, 3) == [CardReturned(3, state.red[3])]


@pytest.mark.rule("KT113")
def test_liliana_draws_only_what_is_due_when_that_is_not_two() -> None:
    state = with_architect(bids(start(4), (0, "N1", 5), (1, "N2", 4), (2, "E1", 3)), 3, "liliana")
    assert not isinstance(apply(state, 3, Bid("W2", 5)).state.phase, Keeping), "one card won, one due"


@pytest.mark.rule("KT114")
def test_charles_draws_two_for_one_and_returns_one() -> None:
    state = bids(with_architect(start(3), 2, "charles"), (0, "S1", 5), (1, "S2", 1))
    asked = apply(state, 2, Bid("W1", 2)).state
    assert isinstance(asked.phase, Keeping)
    drawn = asked.phase.drawn
    back = apply(asked, 2, Return(drawn[0])).state
    assert back.players[2].hand == (state.market[1], drawn[1])
    assert back.red[-1] == drawn[0]


@pytest.mark.rule("KT114")
def test_charles_draws_only_what_is_due_when_that_is_not_one() -> None:
    state = bids(with_architect(start(3), 2, "charles"), (0, "S1", 5), (1, "W1", 5))
    after = apply(state, 2, Bid("N1", 1)).state
    assert not isinstance(after.phase, Keeping)
    assert len(after.players[2].hand) == 2


@pytest.mark.rule("KT35")
def test_liliana_and_charles_return_a_card_only_if_they_hold_more_than_is_due() -> None:
    state = with_architect(bids(start(4), (0, "N1", 5), (1, "N2", 4), (2, "E1", 3)), 3, "liliana")
    after = apply(replace(state, red=state.red[:4]), 3, Bid("S1", 1)).state
    assert not isinstance(after.phase, Keeping)
    assert after.players[3].hand == state.red[2:4]


@pytest.mark.rule("KT36")
def test_a_returned_card_lies_above_the_unsold_ones() -> None:
    state = bids(with_architect(start(3), 2, "charles"), (0, "N1", 5), (1, "S1", 4))
    asked = apply(state, 2, Bid("W1", 1)).state
    back = apply(asked, 2, Return(asked.phase.drawn[0])).state
    assert back.red[-2:] == (asked.phase.drawn[0], state.market[3])
