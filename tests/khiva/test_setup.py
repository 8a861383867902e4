"""The table before the first turn."""

import pytest
from msgspec.structs import replace

from engine_core.refusals import OptionsRefused
from khiva.components import CARPET_COLOUR, CARPET_VALUE
from khiva.game import KHIVA
from khiva.setup import Options
from khiva.state import Seat
from tests.khiva.positions import start

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("KH10")
@every_count
def test_the_piles_are_full_and_shuffled(seats: int) -> None:
    piles = start(seats).piles
    assert len(piles.carpets) == 15
    assert len(piles.salt) == 5
    orders = {(state.piles.carpets, state.piles.teapots) for state in (start(seats, bytes([n] * 32)) for n in range(9))}
    assert len(orders) == 9


@pytest.mark.rule("KH10")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionsRefused, match="2 to 5 players"):
        KHIVA.check(seats, Options())


@pytest.mark.parametrize("first", [-1, 3])
def test_a_first_player_who_is_not_there_is_refused(first: int) -> None:
    with pytest.raises(OptionsRefused, match="a seat from 0 to 2"):
        KHIVA.check(3, Options(first_player=first))


@pytest.mark.rule("KH11")
@every_count
def test_five_camels_stand_in_khiva_with_a_teapot_each(seats: int) -> None:
    state = start(seats)
    assert [camel.at for camel in state.camels] == [None] * 5
    assert len({camel.teapot for camel in state.camels}) == 5
    assert len(state.piles.teapots) == 17


@pytest.mark.rule("KH12")
@pytest.mark.parametrize(("seats", "aside"), [(3, 10), (4, 5), (5, 0)])
def test_five_cards_each_and_the_rest_unseen(seats: int, aside: int) -> None:
    state = start(seats)
    view = KHIVA.public_view(state)
    assert [len(who.hand) for who in state.seats] == [5] * seats
    assert (view.aside, view.open, view.discard) == (aside, (), ())


@pytest.mark.rule("KH90")
def test_eight_cards_each_in_a_duel_with_four_face_up_and_five_unseen() -> None:
    view = KHIVA.public_view(start(2))
    assert [who.hand_size for who in view.seats] == [8, 8]
    assert (len(view.open), view.aside) == (4, 5)


@pytest.mark.rule("KH13")
@every_count
def test_nobody_starts_with_anything_but_cards(seats: int) -> None:
    for who in start(seats).seats:
        assert who == Seat(who.hand)


@pytest.mark.rule("KH07")
def test_of_the_top_carpet_only_the_colour_is_seen() -> None:
    state = start()
    top = state.piles.carpets[-1]
    same_colour = next(other for other in range(15) if other != top and CARPET_COLOUR[other] == CARPET_COLOUR[top])
    swapped = tuple({top: same_colour, same_colour: top}.get(other, other) for other in state.piles.carpets)
    other = replace(state, piles=replace(state.piles, carpets=swapped))
    assert CARPET_VALUE[top] != CARPET_VALUE[same_colour]
    assert KHIVA.public_view(state).piles.carpet_colour == CARPET_COLOUR[top]
    assert KHIVA.public_view(state) == KHIVA.public_view(other)
