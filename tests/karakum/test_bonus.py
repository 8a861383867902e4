"""KR60, KR61: the card that a camel of number 1 brings, and the order of a purchase."""

import pytest

from karakum.events import Arrived, Bought, Drew, Followed, Joined, Reshuffled, Revealed, Took
from karakum.moves import Buy, Draw, Join, Take
from tests.karakum.positions import camel, cards, legal, play, position, refused, resource, seat, tellings

BUY_PURPLE_1 = Buy(4, cards("1 silk"))
SILK, GOLD = resource("silk"), resource("gold")


@pytest.mark.rule("KR60")
@pytest.mark.parametrize("caravan", [[], ["red 5"]], ids=["joins", "waits"])
def test_a_1_brings_a_card_wherever_it_goes(caravan: list[str]) -> None:
    state = play(position(seat("1 silk", caravan=caravan)), BUY_PURPLE_1).state
    assert state.turn == 0
    assert legal(state) == (Take(0), Take(1), Take(2), Take(3), Take(4), Draw())


@pytest.mark.rule("KR60")
def test_the_card_is_blind_or_any_face_up_gold_included_and_is_replaced() -> None:
    start = position(seat("1 silk"), face_up=["gold", "silk", "spices", "honey", "paper"], deck=["honey", "paper"])
    state = play(start, BUY_PURPLE_1).state
    taken = play(state, Take(0))
    assert tellings(taken) == [Took(0, 0, GOLD, bonus=True), Revealed(0, resource("paper"))]
    assert taken.state.turn == 1
    drawn = play(state, Draw())
    assert tellings(drawn, seat=0) == [Drew(0, resource("paper"), bonus=True)]
    assert drawn.state.turn == 1


@pytest.mark.rule("KR60")
def test_other_numbers_bring_no_card() -> None:
    assert play(position(seat("2 spices")), Buy(1, cards("2 spices"))).state.turn == 1


@pytest.mark.rule("KR61")
def test_the_bonus_card_is_obligatory() -> None:
    state = play(position(seat("1 silk, 9 paper")), BUY_PURPLE_1).state
    refused(state, Buy(1, cards("4 paper")), "KR20", "finish this one first")


@pytest.mark.rule("KR61")
def test_a_purchase_runs_in_its_order() -> None:
    who = seat("1 silk", caravan=["purple 4"], waiting=["red 1", "green 1"])
    state = position(who, face_up=[None, "silk", "silk", "silk", "silk"], deck=[], camel_deck=["blue 2"])
    bought = play(state, BUY_PURPLE_1)
    assert tellings(bought) == [
        Bought(0, 4, camel("purple 1"), cards("1 silk"), tax=0),
        Reshuffled(1),
        Revealed(0, SILK),
        Arrived(camel("blue 2")),
        Joined(0, camel("purple 1")),
    ]
    joined = play(bought.state, Join(camel("green 1")))
    assert tellings(joined) == [Followed(0, camel("green 1")), Followed(0, camel("red 1"))]
    assert joined.state.phase == "bonus"
    assert tellings(play(joined.state, Take(0))) == [Took(0, 0, SILK, bonus=True)]


@pytest.mark.rule("KR61")
def test_the_payment_itself_makes_sure_that_there_is_a_bonus_card() -> None:
    nothing_left = position(seat("1 silk"), seat("9 paper"), face_up=[None] * 5, deck=[])
    state = play(nothing_left, BUY_PURPLE_1).state
    assert legal(state) == (Take(0),)
    assert play(state, Take(0)).state.seats[0].hand == cards("1 silk")
