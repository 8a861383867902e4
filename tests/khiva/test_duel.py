"""The duel (KH90 to KH93)."""

import pytest

from engine_core.refusals import IllegalMove
from khiva.events import Asked, Dealt, Gave, Moved, Rejected
from khiva.game import KHIVA
from khiva.moves import Give, Lay, Move, Spend, Trade
from khiva.state import State
from tests.khiva.positions import BLUE, PINK, WHITE, Turn, all_chosen, card, cards, made, position, reveal, start
from tests.khiva.test_deal import turn_played

HANDS = ("white1 white2 blue1 blue2 green1 green2 pink1 pink2", "white3 white4 blue3 blue4 green3 green4 pink3 pink4")


@pytest.mark.rule("KH90")
def test_the_cards_turned_up_are_public_and_the_others_are_not() -> None:
    state = start(2)
    view = KHIVA.public_view(state)
    assert view.open == state.cards.open
    assert view.aside == len(state.cards.aside) == 5


@pytest.mark.rule("KH91")
def test_two_cards_are_played_and_two_others_given() -> None:
    state = position(HANDS)
    laid = made(state, 0, Lay(cards("white1 green1"))).state
    turn = all_chosen(state, ["white1 green1", "pink3 pink4"], {0: "pink1 blue2", 1: "blue3 blue4"})
    assert Give(cards("white1 blue1")) not in KHIVA.legal_moves(laid, 0)
    assert turn.state.seats[1].hand == cards("white3 white4 green3 green4 pink1 blue2")
    assert turn.state.seats[0].hand == cards("white2 blue1 blue3 blue4 green2 pink2")
    assert [gift.count for gift in turn.told(Gave)] == [2, 2]


@pytest.mark.rule("KH91")
@pytest.mark.parametrize("named", ["white1", "white1 white2 blue1"])
def test_another_number_of_cards_is_refused(named: str) -> None:
    state = position(HANDS)
    laid = made(state, 0, Lay(cards("pink1 pink2"))).state
    wrong: list[tuple[State, Move]] = [(state, Lay(cards(named))), (laid, Give(cards(named)))]
    for where, move in wrong:
        with pytest.raises(IllegalMove) as refused:
            KHIVA.apply(where, 0, move)
        assert refused.value.rule == "KH91"


def test_one_card_twice_or_in_another_order_is_refused() -> None:
    for pair in [(0, 0), (card("blue1"), card("white1"))]:
        with pytest.raises(IllegalMove):
            KHIVA.apply(position(HANDS), 0, Lay(pair))


@pytest.mark.rule("KH91")
def test_after_three_turns_six_cards_each_are_dealt_of_all_but_the_two_in_hand() -> None:
    turn, gifts = Turn(start(2), ()), []
    for number in (1, 2, 3):
        assert (turn.state.deal, turn.state.turn, KHIVA.public_view(turn.state).turns) == (1, number, 3)
        gifts = [who.hand[-2:] for who in turn.state.seats]
        turn = turn_played(turn.state)
    [dealt] = turn.told(Dealt)
    assert (dealt.deal, dealt.count, len(dealt.open)) == (2, 6, 4)
    assert KHIVA.public_view(turn.state).open == dealt.open
    for seat, who in enumerate(turn.state.seats):
        own = turn.told(Dealt, seat)[0].cards
        assert own is not None
        assert (len(own), who.hand) == (6, tuple(sorted((*gifts[1 - seat], *own))))
    assert len(turn.state.cards.aside) == 5
    assert turn.state.cards.discard == ()


@pytest.mark.rule("KH92")
def test_of_two_own_cards_of_a_colour_the_higher_is_rejected_for_a_gem() -> None:
    turn = reveal(["white5 white4", "blue3 pink3"])
    assert [(told.seat, told.card) for told in turn.told(Rejected)] == [(0, card("white5"))]
    assert turn.told(Asked)[0].requests[0].card == card("white4")
    assert turn.state.seats[0].gems == 1 or turn.state.phase == "spend"


@pytest.mark.rule("KH92")
def test_all_but_the_lowest_of_four_cards_of_a_colour_are_rejected() -> None:
    turn = reveal(["white5 white4", "white3 white2"], gems={})
    assert [(told.seat, told.card) for told in turn.told(Rejected)] == [
        (1, card("white3")),
        (0, card("white4")),
        (0, card("white5")),
    ]
    assert [who.gems for who in turn.state.seats] == [2, 1]
    assert KHIVA.to_act(turn.state) == {1}


@pytest.mark.rule("KH92")
def test_the_gem_of_the_rejected_card_lengthens_the_move_at_once() -> None:
    waiting = reveal(["white5 white2", "blue5 pink5"])
    assert KHIVA.legal_moves(waiting.state, 0) == (Spend(0), Spend(1))
    further = waiting.then(0, Spend(1))
    moved = further.told(Moved)[0]
    assert (moved.camel, moved.to.space) == (WHITE, 3)


@pytest.mark.rule("KH92")
def test_the_gem_of_the_rejected_card_buys_salt_at_once() -> None:
    waiting = reveal(["white5 white4", "blue5 pink5"], gems={0: 2})
    waiting = waiting.then(0, Spend(0))
    assert KHIVA.legal_moves(waiting.state, 0) == (Trade("salt"), Trade("carpet"))
    assert waiting.then(0, Trade("salt")).state.seats[0].salt == (10,)


@pytest.mark.rule("KH93")
def test_each_player_moves_up_to_two_camels() -> None:
    both = reveal(["white5 green5", "blue5 pink5"])
    assert [(moved.seat, moved.camel) for moved in both.told(Moved)] == [(0, 0), (1, 1), (0, 2), (1, 3)]
    fewer = reveal(["blue5 pink5", "blue4 pink4"], camels={PINK: (0, 2)})
    assert [(moved.seat, moved.camel) for moved in fewer.told(Moved)] == [(1, BLUE), (1, PINK)]
