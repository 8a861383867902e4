"""What a seat has to think possible."""

from hashlib import sha256
from random import Random

import pytest

from engine_core.chance import Chance
from khiva.components import CARPET_COLOUR
from khiva.game import KHIVA
from khiva.knowledge import sightings
from khiva.moves import Lay
from khiva.state import Plan, State
from tests.khiva.positions import cards, chosen, made, position, start


def believed(state: State, seat: int, salt: int) -> State:
    return KHIVA.determinize(state, seat, Chance(sha256(b"%d" % salt).digest()))


@pytest.mark.rule("KH21")
@pytest.mark.rule("KH83")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_given_away_are_always_with_somebody_who_can_have_them(seats: int) -> None:
    for number in range(4):
        uniform, state = Random(number), start(seats, bytes([number] * 32))
        while acting := sorted(KHIVA.to_act(state)):
            for seat in range(seats):
                other = believed(state, seat, number)
                assert sightings(other, seat) == sightings(state, seat)
                for seen in sightings(state, seat):
                    assert any(seen.card in other.seats[holder].hand for holder in seen.holders)
            seat = uniform.choice(acting)
            state = KHIVA.apply(state, seat, uniform.choice(KHIVA.legal_moves(state, seat))).state


@pytest.mark.rule("KH21")
def test_others_are_believed_to_know_what_they_gave_last_and_only_that() -> None:
    state, uniform = start(5), Random(3)
    while state.turn < 4:
        seat = min(KHIVA.to_act(state))
        state = KHIVA.apply(state, seat, uniform.choice(KHIVA.legal_moves(state, seat))).state
    world = believed(state, 0, 1)
    for giver in (1, 2, 3):
        [seen] = sightings(world, giver)
        assert seen.holders == (giver + 1,)
        assert seen.card in world.seats[giver + 1].hand
    assert sightings(world, 4) == sightings(state, 4)


def test_an_uncertain_card_is_now_here_now_there() -> None:
    state, uniform = start(4), Random(3)
    while not any(len(seen.holders) == 3 for seen in sightings(state, 0)):
        seat = min(KHIVA.to_act(state))
        state = KHIVA.apply(state, seat, uniform.choice(KHIVA.legal_moves(state, seat))).state
    seen = next(seen for seen in sightings(state, 0) if len(seen.holders) == 3)
    found = {
        holder for salt in range(60) for holder in range(4) if seen.card in believed(state, 0, salt).seats[holder].hand
    }
    assert found == {1, 2, 3}


@pytest.mark.rule("KH83")
def test_hands_of_others_cards_aside_and_piles_are_dealt_anew() -> None:
    state = start(3)
    worlds = [believed(state, 0, salt) for salt in range(8)]
    assert {world.seats[0] for world in worlds} == {state.seats[0]}
    for hidden in (
        {world.seats[1].hand for world in worlds},
        {world.cards.aside for world in worlds},
        {world.piles.teapots for world in worlds},
        {world.piles.carpets for world in worlds},
        {world.chance for world in worlds},
    ):
        assert len(hidden) == 8


@pytest.mark.rule("KH07")
def test_the_top_carpet_keeps_its_colour_and_not_its_value() -> None:
    for number in range(5):
        state = start(3, bytes([number] * 32))
        tops = [believed(state, 0, salt).piles.carpets[-1] for salt in range(30)]
        assert {CARPET_COLOUR[top] for top in tops} == {CARPET_COLOUR[state.piles.carpets[-1]]}
        assert len(set(tops)) == 3


@pytest.mark.rule("KH21")
def test_a_choice_of_another_is_any_choice_and_a_half_made_one_none() -> None:
    hands = ["white1 blue1 green1 pink1 black1", "white2 blue2 green2 pink2 black2", "white3 blue3 green3 pink3 black3"]
    state = chosen(chosen(position(hands), 0, "white1", "blue1").state, 1, "white2", "blue2").state
    state = made(state, 0, Lay(cards("pink1"))).state
    state = made(state, 2, Lay(cards("white3"))).state
    plans = {believed(state, 0, salt).plans[1] for salt in range(40)}
    assert len(plans) > 20
    for world in [believed(state, 0, salt) for salt in range(10)]:
        assert world.plans[0] == state.plans[0]
        assert world.plans[2] == Plan()
        assert {*world.plans[1].play, *world.plans[1].give} <= {*world.seats[1].hand}
        assert KHIVA.to_act(world) == KHIVA.to_act(state) == {2}
