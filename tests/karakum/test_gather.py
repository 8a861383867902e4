"""KR30 to KR39: taking resource cards."""

import pytest

from karakum.events import Drew, NoSecond, Reshuffled, Revealed, Took
from karakum.game import KARAKUM
from karakum.moves import Buy, Draw, Take
from tests.karakum.positions import cards, legal, play, position, refused, resource, seat, tellings

SILK, GOLD, PAPER = map(resource, ("silk", "gold", "paper"))


@pytest.mark.rule("KR30")
def test_a_gather_is_two_cards_each_face_up_or_blind() -> None:
    state = position(seat(), deck=["honey", "paper", "silk"])
    assert play(state, Take(0), Take(1)).state.seats[0].hand == cards("1 jewelry, 1 silk")
    assert play(state, Take(0), Draw()).state.seats[0].hand == cards("1 jewelry, 1 paper")
    assert play(state, Draw(), Take(0)).state.seats[0].hand == cards("1 jewelry, 1 silk")
    assert play(state, Draw(), Draw()).state.seats[0].hand == cards("1 silk, 1 paper")


@pytest.mark.rule("KR30")
def test_a_face_up_gold_is_the_whole_gather() -> None:
    applied = play(position(seat(), face_up=["gold", "silk", "silk", "silk", "silk"]), Take(0))
    assert applied.state.seats[0].hand == cards("1 gold")
    assert applied.state.turn == 1


@pytest.mark.rule("KR30")
def test_no_card_is_taken_from_an_empty_place() -> None:
    refused(position(seat(), face_up=["silk", None, None, None, None], deck=[]), Take(1), "KR30", "place 1")


@pytest.mark.rule("KR30")
@pytest.mark.parametrize("place", [-1, 5])
def test_no_card_is_taken_from_a_place_that_is_not_there(place: int) -> None:
    refused(position(seat()), Take(place), "KR30", f"place {place}")


@pytest.mark.rule("KR31")
def test_a_card_taken_is_replaced_before_the_second_is_chosen_and_the_new_one_may_be_taken() -> None:
    applied = play(position(seat(), deck=["honey", "silk"]), Take(3))
    assert tellings(applied) == [Took(0, 3, resource("honey"), bonus=False), Revealed(3, SILK)]
    assert applied.state.supply.face_up[3] == SILK
    assert play(applied.state, Take(3)).state.seats[0].hand == cards("1 honey, 1 silk")


@pytest.mark.rule("KR31")
def test_a_replacement_that_is_gold_is_not_taken_as_the_second_card() -> None:
    state = play(position(seat(), deck=["honey", "gold"]), Take(3)).state
    refused(state, Take(3), "KR32")


@pytest.mark.rule("KR32")
def test_a_face_up_gold_is_never_the_second_card() -> None:
    state = position(seat(), face_up=["gold", "silk", "spices", "gold", "paper"])
    for first in (Take(1), Draw()):
        second = play(state, first).state
        assert not {Take(0), Take(3)} & set(legal(second))
        refused(second, Take(0), "KR32", "place 0 cannot be your second card")


@pytest.mark.rule("KR33")
def test_gold_drawn_blind_first_is_followed_by_a_second_card() -> None:
    state = play(position(seat(), deck=["honey", "gold"]), Draw()).state
    assert state.seats[0].hand == cards("1 gold")
    assert state.turn == 0
    assert legal(state) == (Take(0), Take(1), Take(2), Take(3), Take(4), Draw())


@pytest.mark.rule("KR33")
def test_gold_drawn_blind_may_be_the_second_card() -> None:
    state = position(seat(), deck=["gold", "honey"])
    assert play(state, Take(0), Draw()).state.seats[0].hand == cards("1 jewelry, 1 gold")


@pytest.mark.rule("KR34")
def test_the_owner_sees_the_first_card_before_choosing_the_second() -> None:
    applied = play(position(seat(), deck=["honey", "silk"]), Draw())
    assert applied.state.turn == 0
    assert tellings(applied, seat=0) == [Drew(0, SILK, bonus=False)]
    assert KARAKUM.private_view(applied.state, 0).cards == cards("1 silk")


@pytest.mark.rule("KR34")
@pytest.mark.parametrize("left", [None, "gold"])
def test_a_gather_ends_with_one_card_if_only_face_up_gold_or_nothing_is_left(left: str | None) -> None:
    state = position(seat(), seat("9 silk"), face_up=["paper", left, None, None, None], deck=[])
    applied = play(state, Take(0))
    assert applied.state.turn == 1
    assert tellings(applied) == [Took(0, 0, PAPER, bonus=False), NoSecond(0)]


@pytest.mark.rule("KR35")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    state = position(seat("13 silk, 13 paper, 13 honey"))
    assert sum(play(state, Draw(), Draw()).state.seats[0].hand) == 41


@pytest.mark.rule("KR36")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    applied = play(position(seat(), deck=[], discards="3 silk, 1 gold"), Draw())
    assert tellings(applied)[0] == Reshuffled(4)
    supply = applied.state.supply
    assert not any(supply.discards)
    assert sorted((*supply.deck, *(one for one, count in enumerate(applied.state.seats[0].hand) if count))) == [
        SILK,
        SILK,
        SILK,
        GOLD,
    ]


@pytest.mark.rule("KR37")
def test_places_stay_empty_while_deck_and_discards_are() -> None:
    state = play(position(seat(), deck=[]), Take(1)).state
    assert state.supply.face_up == (resource("jewelry"), None, resource("spices"), resource("honey"), PAPER)


@pytest.mark.rule("KR37")
def test_the_next_payment_fills_empty_places_the_one_nearest_the_deck_first() -> None:
    state = position(seat("2 spices"), face_up=[None, "silk", None, None, "paper"], deck=[])
    applied = play(state, Buy(1, cards("2 spices")))
    spices = resource("spices")
    assert applied.state.supply.face_up == (spices, SILK, spices, None, PAPER)
    assert tellings(applied)[1:4] == [Reshuffled(2), Revealed(0, spices), Revealed(2, spices)]


@pytest.mark.rule("KR37")
def test_five_face_up_golds_stay() -> None:
    state = position(seat(), face_up=["gold"] * 5, deck=["silk", "silk", "silk"])
    assert play(state, Draw(), Draw()).state.supply.face_up == (GOLD,) * 5


@pytest.mark.rule("KR38")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    applied = play(position(seat(), deck=["honey", "silk"], discards="3 paper"), Draw(), Draw())
    assert applied.state.supply.deck == ()
    assert applied.state.supply.discards == cards("3 paper")
    assert Draw() in legal(applied.state)


@pytest.mark.rule("KR38")
def test_filling_a_place_shuffles_all_discards_of_that_moment() -> None:
    applied = play(position(seat(), deck=[], discards="3 paper"), Take(0))
    assert tellings(applied)[1:] == [Reshuffled(3), Revealed(0, PAPER)]


@pytest.mark.rule("KR38")
def test_drawing_blind_is_impossible_only_without_deck_and_discards() -> None:
    refused(position(seat(), deck=[]), Draw(), "KR38", "deck and discards are empty")


@pytest.mark.rule("KR39")
def test_cards_drawn_blind_are_seen_by_their_owner_alone() -> None:
    applied = play(position(seat(), seat(), seat(), deck=["honey", "silk"]), Draw())
    assert tellings(applied, seat=0) == [Drew(0, SILK, bonus=False)]
    for other in (1, 2, None):
        assert tellings(applied, seat=other) == [Drew(0, None, bonus=False)]


@pytest.mark.rule("KR39")
def test_cards_taken_face_up_are_seen_by_all() -> None:
    applied = play(position(seat()), Take(1))
    for other in (0, 1, None):
        assert tellings(applied, seat=other)[0] == Took(0, 1, SILK, bonus=False)


@pytest.mark.parametrize(
    ("move", "deck", "undoable"), [(Take(0), ["silk"], False), (Take(0), [], True), (Draw(), ["silk"], False)]
)
def test_a_gather_can_be_taken_back_only_while_no_card_was_turned_over(
    move: Take | Draw, deck: list[str], undoable: bool
) -> None:
    assert play(position(seat(), deck=deck), move).undoable is undoable
