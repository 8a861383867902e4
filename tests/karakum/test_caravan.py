"""KR50 to KR53: where a bought camel goes."""

import pytest

from karakum.events import Followed, Joined, Waits
from karakum.moves import Buy, Draw, Join, Take
from karakum.state import Seat, State
from tests.karakum.positions import camel, camels, cards, legal, play, position, refused, seat, tellings


def buy_red_2(who: Seat) -> State:
    return play(position(who), Buy(1, cards("2 spices"))).state


@pytest.mark.rule("KR50")
@pytest.mark.parametrize(
    ("caravan", "after"),
    [
        ([], ["red 2"]),
        (["red 5"], ["red 5", "red 2"]),
        (["green 4", "green 2"], ["green 4", "green 2", "red 2"]),
    ],
)
def test_a_camel_joins_after_the_master_or_one_of_its_colour_or_number(caravan: list[str], after: list[str]) -> None:
    mine = buy_red_2(seat("2 spices", caravan=caravan)).seats[0]
    assert mine.caravan == camels(*after)
    assert mine.waiting == ()


@pytest.mark.rule("KR50")
def test_all_are_told_that_a_camel_joined() -> None:
    applied = play(position(seat("2 spices")), Buy(1, cards("2 spices")))
    assert Joined(0, camel("red 2")) in tellings(applied)


@pytest.mark.rule("KR51")
def test_a_camel_that_matches_only_an_earlier_one_waits() -> None:
    applied = play(position(seat("2 spices", caravan=["red 4", "green 4"])), Buy(1, cards("2 spices")))
    assert applied.state.seats[0].caravan == camels("red 4", "green 4")
    assert applied.state.seats[0].waiting == camels("red 2")
    assert Waits(0, camel("red 2")) in tellings(applied)


@pytest.mark.rule("KR51")
def test_emmas_purple_1_waits_behind_her_red_3_and_brings_a_resource_card() -> None:
    after = play(position(seat("1 silk", caravan=["red 3"])), Buy(4, cards("1 silk")), Take(0)).state
    assert after.seats[0].waiting == camels("purple 1")
    assert after.seats[0].hand == cards("1 jewelry")


@pytest.mark.rule("KR52")
def test_a_waiting_camel_joins_as_soon_as_it_matches_the_last_and_draws_the_next_after_it() -> None:
    state = position(seat("2 spices", caravan=["red 5"], waiting=["green 2", "green 1", "blue 4"]))
    applied = play(state, Buy(1, cards("2 spices")))
    mine = applied.state.seats[0]
    assert mine.caravan == camels("red 5", "red 2", "green 2", "green 1")
    assert mine.waiting == camels("blue 4")
    assert tellings(applied)[-2:] == [Followed(0, camel("green 2")), Followed(0, camel("green 1"))]


@pytest.mark.rule("KR53")
def test_of_several_waiting_camels_the_owner_chooses_which_joins_next() -> None:
    who = seat("2 spices", caravan=["red 5"], waiting=["green 2", "blue 4", "blue 2"])
    state = buy_red_2(who)
    assert legal(state) == (Join(camel("green 2")), Join(camel("blue 2")))
    assert state.turn == 0
    first_green = play(state, Join(camel("green 2"))).state.seats[0]
    first_blue = play(state, Join(camel("blue 2")))
    assert first_green.caravan == camels("red 5", "red 2", "green 2", "blue 2", "blue 4")
    assert first_green.waiting == ()
    # After the blue 2 the blue 4 and the green 2 match: another choice.
    assert legal(first_blue.state) == (Join(camel("green 2")), Join(camel("blue 4")))


@pytest.mark.rule("KR53")
def test_nothing_else_is_done_while_a_choice_is_open() -> None:
    state = buy_red_2(seat("2 spices, 4 paper", caravan=["red 5"], waiting=["green 2", "blue 4", "blue 2"]))
    refused(state, Draw(), "KR53", "choose first")
    refused(state, Take(0), "KR53", "choose first")
    refused(state, Join(camel("blue 4")), "KR53", r"only one of \d+ \(green 2\), \d+ \(blue 2\)")
    refused(state, Buy(0, cards("4 paper")), "KR20")


@pytest.mark.rule("KR53")
def test_no_camel_is_moved_by_wish() -> None:
    refused(position(seat(caravan=["red 5"], waiting=["red 2"])), Join(camel("red 2")), "KR53", "no waiting camel")


@pytest.mark.rule("KR53")
def test_a_1_that_joins_from_the_left_gives_no_card() -> None:
    who = seat("2 spices", caravan=["red 5"], waiting=["red 1"])
    mine = play(position(who, market=["blue 3", "red 2", "orange 4", "green 5", "purple 4"]), Buy(1, cards("2 spices")))
    assert mine.state.seats[0].caravan == camels("red 5", "red 2", "red 1")
    assert mine.state.turn == 1
    assert mine.state.phase == "turn"


@pytest.mark.rule("KR53")
def test_a_chosen_order_can_be_taken_back() -> None:
    state = buy_red_2(seat("2 spices", caravan=["red 5"], waiting=["green 2", "blue 2"]))
    assert play(state, Join(camel("green 2"))).undoable
