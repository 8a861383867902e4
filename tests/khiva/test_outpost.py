"""What happens when a camel reaches an outpost (KH60 to KH62)."""

import pytest

from khiva.components import TEAPOT_VALUE
from khiva.events import Asked, Delivered, Returned, Welcomed
from khiva.game import KHIVA
from tests.khiva.positions import GREEN, WHITE, all_chosen, carpets, position, reveal


@pytest.mark.rule("KH60")
def test_the_player_takes_the_teapot_and_the_camel_returns_with_the_next_one() -> None:
    plays = ["white5", "blue3", "pink3"]
    state = position(plays, teapots={WHITE: 6})
    turn = all_chosen(state, plays)
    [welcomed] = turn.told(Welcomed)
    [returned] = turn.told(Returned)
    assert (welcomed.seat, welcomed.camel, TEAPOT_VALUE[welcomed.teapot]) == (0, WHITE, 6)
    assert returned.teapot == state.piles.teapots[-1]
    assert turn.state.seats[0].teapots == (welcomed.teapot,)
    assert (turn.state.camels[WHITE].at, turn.state.camels[WHITE].teapot) == (None, returned.teapot)
    assert turn.state.piles.teapots == state.piles.teapots[:-1]


@pytest.mark.rule("KH60")
def test_all_carpets_of_the_camels_colour_are_delivered_and_no_others() -> None:
    turn = reveal(["white5", "blue3", "pink3"], owned={0: "white3 green4 white5"})
    assert turn.told(Delivered) == [Delivered(0, WHITE, carpets("white3 white5"))]
    assert turn.state.seats[0].delivered == carpets("white3 white5")
    assert turn.state.seats[0].carpets == carpets("green4")


@pytest.mark.rule("KH60")
def test_what_the_board_shows_of_a_player_is_delivered_carpets_and_teapots() -> None:
    turn = reveal(["white5", "blue3", "pink3"], owned={0: "white3"})
    mine = KHIVA.public_view(turn.state).seats[0]
    assert (mine.carpets, mine.delivered) == ((), carpets("white3"))
    assert mine.teapots == turn.state.seats[0].teapots


@pytest.mark.rule("KH61")
def test_a_camel_back_in_khiva_is_not_activated_again_that_turn() -> None:
    turn = reveal(["white5", "white4", "pink3"], camels={WHITE: (1, 1)})
    assert [asked.camel for asked in turn.told(Asked)].count(WHITE) == 1
    assert turn.state.camels[WHITE].at is None


@pytest.mark.rule("KH61")
def test_a_camel_gets_no_teapot_when_none_is_left() -> None:
    turn = reveal(["white5", "blue5", "pink3"], left={"teapots": 1})
    assert [told.teapot is None for told in turn.told(Returned)] == [False, True]
    assert turn.kinds.count("Emptied") == 1
    assert turn.state.phase == "over"
    assert KHIVA.public_view(turn.state).camels[1].teapot is None


@pytest.mark.rule("KH62")
def test_nobody_delivers_by_anothers_move() -> None:
    turn = reveal(["white5", "blue3", "pink3"], owned={1: "white3"})
    assert turn.told(Delivered) == []
    assert turn.state.seats[1].carpets == carpets("white3")


@pytest.mark.rule("KH62")
def test_a_carpet_that_comes_after_the_camel_has_to_wait_for_its_next_visit() -> None:
    turn = reveal(["white5 green2", "blue3 pink3"], top_carpet="white4")
    assert turn.told(Delivered) == []
    assert turn.state.seats[0].carpets == carpets("white4")
    in_time = reveal(["white2 green5", "blue3 pink3"], top_carpet="green4")
    assert in_time.told(Delivered) == [Delivered(0, GREEN, carpets("green4"))]
