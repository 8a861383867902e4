"""What a seat knows of the cards that it gave away (KH21)."""

from random import Random

import pytest

from khiva.game import KHIVA
from khiva.knowledge import Sighting, sightings
from khiva.state import State
from tests.khiva.positions import all_chosen, card, names, position, start

HANDS = (
    "white1 blue1 green1 pink1 black1",
    "white2 blue2 green2 pink2 black2",
    "white3 blue3 green3 pink3 black3",
    "white4 blue4 green4 pink4 black4",
)
TAILS = ["pink1", "pink2", "pink3", "pink4"]
SECOND = ["green1", "green2", "green3", "green4"]


def given(state: State, plays: list[str], gives: dict[int, str]) -> State:
    """The state after a turn with these gifts, no gems spent."""
    turn = all_chosen(state, plays, gives)
    while turn.state.phase in ("spend", "trade"):
        [seat] = KHIVA.to_act(turn.state)
        turn = turn.then(seat, KHIVA.legal_moves(turn.state, seat)[0])
    return turn.state


@pytest.mark.rule("KH21")
def test_a_card_just_given_is_known_to_be_with_the_left_neighbour() -> None:
    state = given(position(HANDS), TAILS, {0: "white1"})
    assert sightings(state, 0) == (Sighting(card("white1"), (1,)),)
    assert KHIVA.private_view(state, 0).known == sightings(state, 0)


@pytest.mark.rule("KH21")
def test_after_the_next_hand_over_it_may_have_been_given_on() -> None:
    state = given(position(HANDS), TAILS, {0: "white1"})
    kept = given(state, SECOND, {0: "blue1"})
    passed = given(state, SECOND, {0: "blue1", 1: "white1"})
    assert (
        sightings(kept, 0) == sightings(passed, 0) == (Sighting(card("white1"), (1, 2)), Sighting(card("blue1"), (1,)))
    )


@pytest.mark.rule("KH21")
def test_the_giver_itself_is_never_among_those_who_can_have_it() -> None:
    state = given(position(HANDS), TAILS, {0: "white1"})
    state = given(state, SECOND, {1: "white1"})
    state = given(state, ["blue1", "blue2", "blue3", "blue4"], {2: "white1"})
    assert Sighting(card("white1"), (1, 2, 3)) in sightings(state, 0)
    assert card("white1") in state.seats[3].hand


@pytest.mark.rule("KH21")
def test_a_card_that_was_played_is_no_longer_listed() -> None:
    state = given(position(HANDS), TAILS, {0: "white1"})
    state = given(state, ["green1", "white1", "green3", "green4"], {0: "blue1"})
    assert [seen.card for seen in sightings(state, 0)] == [card("blue1")]


@pytest.mark.rule("KH21")
def test_a_card_that_came_round_is_in_the_own_hand_and_not_listed() -> None:
    state = given(position(HANDS[:3]), TAILS[:3], {0: "white1"})
    state = given(state, SECOND[:3], {0: "black1", 1: "white1"})
    state = given(state, ["blue1", "blue2", "blue3"], {2: "white1"})
    assert card("white1") in state.seats[0].hand
    assert card("white1") not in [seen.card for seen in sightings(state, 0)]


@pytest.mark.rule("KH91")
def test_in_a_duel_nothing_given_is_ever_uncertain() -> None:
    state = start(2)
    uniform = Random(1)
    for _ in range(200):
        if not (acting := sorted(KHIVA.to_act(state))):
            break
        state = KHIVA.apply(state, acting[0], uniform.choice(KHIVA.legal_moves(state, acting[0]))).state
        for seat in (0, 1):
            for seen in sightings(state, seat):
                assert seen.holders == (1 - seat,)
                assert seen.card in state.seats[1 - seat].hand


@pytest.mark.rule("KH70")
def test_the_last_gift_of_a_deal_is_still_known_after_it() -> None:
    state = start(4)
    gifts: dict[int, str] = {}
    while state.deal == 1:
        plays, gifts = first_and_last(state)
        state = given(state, plays, gifts)
    for seat, gift in gifts.items():
        assert Sighting(card(gift), ((seat + 1) % 4,)) in sightings(state, seat)


@pytest.mark.rule("KH70")
def test_an_older_gift_that_outlived_the_deal_is_not_with_the_neighbour() -> None:
    state = position(HANDS[:3])
    for turn in (1, 2, 3, 4):
        plays, gives = first_and_last(state, but="white1")
        giver = {1: 0, 4: 1}.get(turn)
        state = given(state, plays, gives if giver is None else {**gives, giver: "white1"})
    assert state.deal == 2
    assert card("white1") in state.seats[2].hand
    assert Sighting(card("white1"), (2,)) in sightings(state, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_card_listed_is_with_one_of_those_who_are_said_to_have_it(seats: int) -> None:
    for number in range(10):
        uniform, state = Random(number), start(seats, bytes([number] * 32))
        while acting := sorted(KHIVA.to_act(state)):
            seat = uniform.choice(acting)
            state = KHIVA.apply(state, seat, uniform.choice(KHIVA.legal_moves(state, seat))).state
            for seat in range(seats):
                for seen in sightings(state, seat):
                    assert any(seen.card in state.seats[holder].hand for holder in seen.holders)
                    assert seat not in seen.holders


def hand_of(state: State, seat: int) -> list[str]:
    return names(state.seats[seat].hand).split()


def first_and_last(state: State, but: str = "") -> tuple[list[str], dict[int, str]]:
    """Each seat plays its first card and gives its last one, leaving out one card."""
    hands = [[name for name in hand_of(state, seat) if name != but] for seat in range(len(state.seats))]
    return [hand[0] for hand in hands], {seat: hand[-1] for seat, hand in enumerate(hands)}
