"""KR40 to KR46: price, tax, payment and the market."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karakum.components import GOLD, GOODS, RESOURCE_CARDS, Counts
from karakum.events import Arrived, Bought
from karakum.game import KARAKUM
from karakum.moves import Buy, Draw
from karakum.payment import lacking, payments, price
from tests.karakum.positions import camel, camels, cards, legal, play, position, refused, seat, tellings

JEWELRY = 0


@pytest.mark.rule("KR40")
@pytest.mark.parametrize(
    ("place", "pay"),
    [(0, "4 jewelry"), (1, "2 spices"), (2, "4 honey"), (3, "5 paper"), (4, "1 silk")],
)
def test_any_market_camel_can_be_bought_for_its_number_in_goods_of_its_colour(place: int, pay: str) -> None:
    state = position(seat(pay))
    assert Buy(place, cards(pay)) in legal(state)
    after = play(state, Buy(place, cards(pay))).state
    assert after.seats[0].caravan == (state.camels.market[place],)
    assert after.seats[0].hand == cards()


@pytest.mark.rule("KR40")
@pytest.mark.parametrize("place", [-1, 5])
def test_there_is_nothing_to_buy_beyond_the_market(place: int) -> None:
    refused(position(seat("9 silk")), Buy(place, cards("1 silk")), "KR40", f"no place {place}, only 0 to 4")


@pytest.mark.rule("KR40")
def test_a_camel_that_cannot_be_paid_is_refused_with_its_price_and_what_is_lacking() -> None:
    state = position(seat("1 honey, 1 gold, 2 silk"))
    refused(
        state,
        Buy(2, cards("1 honey, 1 gold")),
        "KR40",
        "the orange 4 costs 4 honey; 1 lacking with your 2 silk, 1 honey, 1 gold",
    )


@pytest.mark.rule("KR41")
def test_camels_of_the_colour_next_to_the_deck_cost_one_more_that_camel_included() -> None:
    market = camels("blue 3", "red 2", "blue 1", "green 5", "blue 5")
    assert [price(market, place) for place in range(5)] == [4, 2, 2, 5, 6]


@pytest.mark.rule("KR41")
def test_a_camel_that_cannot_be_paid_for_the_tax_is_refused_with_the_tax_in_its_price() -> None:
    refused(
        position(seat("3 jewelry")), Buy(0, cards("3 jewelry")), "KR41", "costs 4 jewelry, tax of 1 included; 1 lacking"
    )


@pytest.mark.rule("KR41")
def test_the_tax_is_fixed_before_the_purchase_and_changes_with_the_new_camel() -> None:
    state = position(seat("2 spices"), camel_deck=["green 2"])
    after = play(state, Buy(1, cards("2 spices"))).state
    assert [price(after.camels.market, place) for place in range(5)] == [3, 3, 4, 6, 1]
    assert tellings(play(state, Buy(1, cards("2 spices"))))[0] == Bought(0, 1, camel("red 2"), cards("2 spices"), tax=0)


@pytest.mark.rule("KR41")
def test_the_tax_gives_no_points() -> None:
    after = play(position(seat("4 jewelry")), Buy(0, cards("4 jewelry"))).state
    assert sum(line.points for line in KARAKUM.public_view(after).seats[0].score) == 3


@pytest.mark.rule("KR41", "KR42")
def test_olivers_taxed_blue_3_is_paid_with_three_jewelry_and_a_gold() -> None:
    state = position(
        seat("3 jewelry, 1 gold"), market=["blue 3", "red 5", "red 4", "green 5", "green 4"], camel_deck=["green 2"]
    )
    assert [move for move in legal(state) if isinstance(move, Buy)] == [Buy(0, cards("3 jewelry, 1 gold"))]
    after = play(state, Buy(0, cards("3 jewelry, 1 gold"))).state
    assert [sale.tax for sale in KARAKUM.public_view(after).market] == [1, 0, 0, 1, 1]


@pytest.mark.rule("KR42")
def test_gold_pays_for_any_card_and_any_number_of_it() -> None:
    state = position(seat("6 gold"))
    assert {move.place for move in legal(state) if isinstance(move, Buy)} == {0, 1, 2, 3, 4}
    assert Buy(0, cards("4 gold")) in legal(state)


@pytest.mark.rule("KR43")
def test_two_jewelry_pay_as_one_silk() -> None:
    state = position(seat("2 jewelry"))
    assert [move for move in legal(state) if isinstance(move, Buy)] == [Buy(4, cards("2 jewelry"))]


@pytest.mark.rule("KR43")
def test_pairs_pay_the_tax_and_mix_with_each_other_and_with_gold() -> None:
    hand = "1 jewelry, 2 silk, 2 paper, 1 gold"
    assert Buy(0, cards(hand)) in legal(position(seat(hand)))
    assert Buy(0, cards("8 silk")) in legal(position(seat("8 silk")))


@pytest.mark.rule("KR44")
def test_every_exact_payment_is_offered_once() -> None:
    assert set(payments(cards("2 jewelry, 4 silk, 3 paper, 1 gold"), JEWELRY, price=3)) == {
        cards("2 jewelry, 1 gold"),
        cards("2 jewelry, 2 silk"),
        cards("2 jewelry, 2 paper"),
        cards("1 jewelry, 1 gold, 2 silk"),
        cards("1 jewelry, 1 gold, 2 paper"),
        cards("1 jewelry, 4 silk"),
        cards("1 jewelry, 2 silk, 2 paper"),
        cards("1 gold, 4 silk"),
        cards("1 gold, 2 silk, 2 paper"),
        cards("4 silk, 2 paper"),
    }


@pytest.mark.rule("KR44")
@pytest.mark.parametrize(
    ("pay", "said"),
    [
        ("3 spices", "worth 3"),  # too much
        ("1 spices", "worth 1"),  # too little
        ("1 spices, 2 silk, 1 gold", "worth 3"),
        ("1 spices, 1 silk, 1 gold", "pairs of one type"),  # one silk is no pair
        ("4 spices", "worth 4"),  # a pair of the own colour counts two, not one
        ("1 spices, 1 silk", "pairs of one type"),  # nor do a silk and the gold in hand make one
        ("1 silk, 1 honey", "pairs of one type"),
        ("6 spices", "cards from your hand"),
        ("2 paper, 1 spices", "cards from your hand"),
    ],
)
def test_a_payment_that_is_not_exact_is_refused(pay: str, said: str) -> None:
    state = position(seat("5 spices, 3 silk, 1 honey, 2 gold"))
    refused(state, Buy(1, cards(pay)), "KR44", said)


def plain_payments(hand: Counts, colour: int, wanted: int) -> set[Counts]:
    """KR44 word for word: every part of the hand, tried one by one."""
    parts = [()]
    for held in hand:
        parts = [(*part, paid) for part in parts for paid in range(held + 1)]  # type: ignore[misc]
    return {
        part
        for part in parts
        if all(part[good] % 2 == 0 for good in range(len(GOODS)) if good != colour)
        and part[colour] + part[GOLD] + sum(part[good] // 2 for good in range(len(GOODS)) if good != colour) == wanted
    }


@pytest.mark.rule("KR44")
@given(
    hand=st.tuples(*(st.integers(0, min(4, most)) for most in RESOURCE_CARDS)),
    colour=st.integers(0, 4),
    wanted=st.integers(1, 6),
)
def test_payments_are_all_parts_of_the_hand_that_are_worth_the_price(hand: Counts, colour: int, wanted: int) -> None:
    offered = payments(hand, colour, wanted)
    assert set(offered) == plain_payments(hand, colour, wanted)
    assert len(set(offered)) == len(offered)
    assert (lacking(hand, colour, wanted) == 0) == bool(offered)


@pytest.mark.rule("KR45")
def test_cards_paid_go_to_the_discards() -> None:
    after = play(position(seat("1 spices, 2 silk"), discards="1 silk"), Buy(1, cards("1 spices, 2 silk"))).state
    assert after.supply.discards == cards("3 silk, 1 spices")


@pytest.mark.rule("KR46")
@pytest.mark.parametrize(
    ("place", "market"),
    [
        (0, ("green 2", "red 2", "orange 4", "green 5", "purple 1")),
        (2, ("green 2", "blue 3", "red 2", "green 5", "purple 1")),
        (4, ("green 2", "blue 3", "red 2", "orange 4", "green 5")),
    ],
)
def test_camels_before_the_gap_slide_and_a_new_one_comes_next_to_the_deck(place: int, market: tuple[str, ...]) -> None:
    state = position(seat("6 gold"), camel_deck=["red 5", "green 2"])
    pay = cards(f"{price(state.camels.market, place)} gold")
    applied = play(state, Buy(place, pay))
    assert applied.state.camels.market == camels(*market)
    assert applied.state.camels.deck == camels("red 5")
    assert Arrived(camel("green 2")) in tellings(applied)


def test_a_purchase_that_turned_a_camel_over_is_not_taken_back() -> None:
    state = position(seat("2 spices"))
    assert not play(state, Buy(1, cards("2 spices"))).undoable
    assert play(state, Draw(), Draw()).state.turn == 1
