"""KR39: what each person may know."""

import pytest
from msgspec.structs import replace

from engine_core.chance import Chance
from karakum.components import counts_of, minus, one_fewer
from karakum.events import Joined
from karakum.game import KARAKUM
from karakum.moves import Buy, Draw, Take
from karakum.setup import Options
from karakum.views import MarketView, View, private_view
from tests.common.tables import Match
from tests.karakum.positions import camel, camels, cards, play, position, seat


def view() -> View:
    mine = seat("3 jewelry, 1 gold", caravan=["red 5"], waiting=["blue 4", "green 3"])
    state = position(
        mine, seat("2 silk"), discards="2 paper", market=["blue 3", "red 2", "orange 4", "blue 5", "purple 1"]
    )
    return KARAKUM.public_view(state)


@pytest.mark.rule("KR39")
def test_caravans_waiting_camels_discards_and_the_sizes_of_hands_and_decks_are_public() -> None:
    public = view()
    assert [(who.hand_size, who.caravan, who.waiting) for who in public.seats] == [
        (4, camels("red 5"), camels("blue 4", "green 3")),
        (2, (), ()),
    ]
    assert public.discards == cards("2 paper")
    assert (public.resource_deck, public.camel_deck) == (10, 35 - 5 - 3)
    assert public.face_up == (0, 1, 2, 3, 4)


def test_the_market_says_what_each_camel_costs_now() -> None:
    assert view().market == (
        MarketView(camel("blue 3"), price=4, tax=1),
        MarketView(camel("red 2"), price=2, tax=0),
        MarketView(camel("orange 4"), price=4, tax=0),
        MarketView(camel("blue 5"), price=6, tax=1),
        MarketView(camel("purple 1"), price=1, tax=0),
    )


def test_the_score_so_far_is_shown() -> None:
    assert [sum(line.points for line in who.score) for who in view().seats] == [8, 0]


def test_a_player_sees_the_own_cards_and_how_much_each_camel_is_out_of_reach() -> None:
    hand = KARAKUM.private_view(position(seat("2 jewelry, 1 spices, 1 gold")), 0)
    assert hand.cards == cards("2 jewelry, 1 spices, 1 gold")
    assert hand.lacking == (1, 0, 2, 3, 0)


@pytest.mark.rule("KR39")
def test_others_are_believed_to_hold_what_they_were_seen_to_take_until_it_is_paid() -> None:
    state = play(
        position(seat("1 silk"), market=["blue 3", "red 2", "orange 4", "green 5", "purple 2"]), Take(1), Take(2)
    ).state
    assert state.seats[0].shown == cards("1 silk, 1 spices")
    for number in range(20):
        believed = KARAKUM.determinize(state, 1, Chance(bytes([number]) * 32))
        assert believed.seats[0].hand[1] >= 1
        assert believed.seats[0].hand[2] >= 1
        assert sum(believed.seats[0].hand) == 3
    state = play(state, Take(0), Take(0), Buy(4, cards("2 silk"))).state
    assert state.seats[0].shown == cards("1 spices")


@pytest.mark.rule("KR39")
def test_a_deck_is_believed_to_hold_only_what_it_was_shuffled_from_and_has_not_been_revealed_since() -> None:
    state = play(position(seat(), deck=[], discards="3 silk, 2 honey, 1 gold"), Draw(), Take(0)).state
    revealed = state.supply.face_up[0]
    assert revealed is not None
    left = one_fewer(cards("3 silk, 2 honey, 1 gold"), revealed)
    believed = [KARAKUM.determinize(state, 1, Chance(bytes([number]) * 32)) for number in range(20)]
    decks = {counts_of(other.supply.deck) for other in believed}
    assert all(sum(deck) == 4 and min(minus(left, deck)) >= 0 for deck in decks)
    assert len(decks) > 1


@pytest.mark.rule("KR21", "KR39")
def test_a_seat_on_turn_with_nothing_to_gather_is_believed_to_hold_a_payment() -> None:
    state = position(
        seat("12 jewelry, 12 silk, 12 spices, 12 honey, 11 paper, 4 gold"),
        seat("1 silk, 2 paper"),
        seat("1 jewelry, 1 spices, 1 honey, 1 gold"),
        market=["blue 3", "red 2", "orange 4", "green 5", "purple 2"],
        face_up=[None, None, None, None, "gold"],
        deck=[],
    )
    state = play(state, Take(4)).state
    believed = [KARAKUM.determinize(state, 0, Chance(bytes([number]) * 32)) for number in range(20)]
    assert all(KARAKUM.legal_moves(other, 1) for other in believed)
    assert len({other.seats[1].hand for other in believed}) > 1


@pytest.mark.rule("KR21", "KR39")
def test_a_payment_is_believed_at_once_even_if_there_is_only_one_that_the_hand_can_hold() -> None:
    state = position(
        seat("13 jewelry, 8 silk, 6 gold"),
        seat("5 silk"),
        seat("7 spices, 7 honey, 6 paper"),
        seat("6 spices, 6 honey, 7 paper"),
        market=["blue 5", "red 5", "orange 5", "green 5", "purple 5"],
        face_up=[None] * 5,
        deck=[],
    )
    state = replace(state, turn=1)
    believed = KARAKUM.determinize(state, 0, Chance(bytes(32)))
    assert KARAKUM.legal_moves(believed, 1)
    assert KARAKUM.census(believed) == KARAKUM.census(state)


@pytest.mark.rule("KR50", "KR51")
def test_a_player_is_told_beforehand_which_camels_would_join_the_caravan() -> None:
    told = set()
    for step in Match(KARAKUM, 3, Options(), bytes(32)).play():
        if isinstance(step.move, Buy):
            joins = private_view(step.before, step.seat).joins[step.move.place]
            assert joins == any(isinstance(event.public, Joined) for event in step.events)
            told.add(joins)
    assert told == {True, False}
