"""The secret choice of cards (KH20 to KH24)."""

from itertools import combinations

import pytest

from engine_core.codec import encode
from engine_core.refusals import IllegalMove
from khiva.events import Chosen, Gave, Revealed
from khiva.game import KHIVA
from khiva.moves import Give, Lay, Move, Spend, TakeBack
from khiva.state import Plan, Request, State
from tests.khiva.positions import Turn, all_chosen, card, cards, chosen, made, position, start

HANDS = (
    "white1 blue1 green1 pink1 black1",
    "white2 blue2 green2 pink2 black2",
    "white3 blue3 green3 pink3 black3",
)


def refused(state: State, seat: int, move: Move, rule: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        KHIVA.apply(state, seat, move)
    assert refusal.value.rule == rule
    return refusal.value.detail


@pytest.mark.rule("KH20")
def test_all_seats_choose_at_once() -> None:
    assert KHIVA.to_act(start(4)) == {0, 1, 2, 3}


@pytest.mark.rule("KH20")
def test_one_card_is_laid_and_one_other_is_given() -> None:
    state = position(HANDS)
    assert KHIVA.legal_moves(state, 0) == tuple(Lay((each,)) for each in cards(HANDS[0]))
    laid = made(state, 0, Lay(cards("green1"))).state
    others = cards("white1 blue1 pink1 black1")
    assert KHIVA.legal_moves(laid, 0) == (*(Give((each,)) for each in others), TakeBack())
    refused(laid, 0, Give(cards("green1")), "KH20")


@pytest.mark.rule("KH20")
def test_given_cards_go_to_the_next_seat() -> None:
    state = all_chosen(position(HANDS), ["white1", "white2", "white3"], {0: "blue1", 1: "blue2", 2: "blue3"}).state
    assert [who.hand for who in state.seats] == [
        cards("blue3 green1 pink1 black1"),
        cards("blue1 green2 pink2 black2"),
        cards("blue2 green3 pink3 black3"),
    ]


@pytest.mark.rule("KH20")
@pytest.mark.parametrize("named", ["blue2", "white1 blue1", ""], ids=["another's card", "two cards", "no card"])
def test_other_cards_cannot_be_laid(named: str) -> None:
    refused(position(HANDS), 0, Lay(cards(named)), "KH20")


@pytest.mark.rule("KH20")
def test_nothing_is_given_before_something_is_laid_and_nothing_laid_twice() -> None:
    state = position(HANDS)
    refused(state, 0, Give(cards("white1")), "KH20")
    refused(state, 0, TakeBack(), "KH20")
    laid = made(state, 0, Lay(cards("white1"))).state
    refused(laid, 0, Lay(cards("blue1")), "KH20")


@pytest.mark.rule("KH21")
def test_laying_and_taking_back_is_told_to_nobody() -> None:
    state = position(HANDS)
    laid = made(state, 0, Lay(cards("white1")))
    back = laid.then(0, TakeBack())
    assert laid.log == back.log == ()
    assert back.state == state
    assert encode(KHIVA.public_view(laid.state)) == encode(KHIVA.public_view(state))
    assert KHIVA.to_act(laid.state) == {0, 1, 2}


@pytest.mark.rule("KH21")
def test_of_a_choice_others_hear_and_see_only_that_it_was_made() -> None:
    state = position(HANDS)
    one, another = chosen(state, 0, "white1", "blue1"), chosen(state, 0, "black1", "pink1")
    assert [event.told_to(None) for event in one.log] == [Chosen(0)]
    assert one.log == another.log
    for other in (1, 2):
        assert seen(one.state, other) == seen(another.state, other)
    view = KHIVA.public_view(one.state)
    assert [who.chosen for who in view.seats] == [True, False, False]
    assert [who.hand_size for who in view.seats] == [5, 5, 5]


@pytest.mark.rule("KH21")
def test_a_seat_sees_its_own_choice() -> None:
    state = chosen(position(HANDS), 0, "white1", "blue1").state
    hand = KHIVA.private_view(state, 0)
    assert (hand.laid, hand.play, hand.give) == ((), cards("white1"), cards("blue1"))
    laid = KHIVA.private_view(made(state, 0, Lay(cards("pink1"))).state, 0)
    assert (laid.laid, laid.play, laid.give) == (cards("pink1"), cards("white1"), cards("blue1"))


@pytest.mark.rule("KH21")
def test_the_reveal_is_the_same_whoever_was_first_to_choose() -> None:
    def in_order(order: tuple[int, ...]) -> tuple[bytes, bytes]:
        turn = Turn(position(HANDS), ())
        for seat in order:
            turn = chosen(turn.state, seat, f"pink{seat + 1}", f"blue{seat + 1}")
        return encode(turn.state), encode([event for event in turn.log if not isinstance(event.public, Chosen)])

    assert len({in_order(order) for order in [(0, 1, 2), (2, 1, 0), (1, 2, 0)]}) == 1


@pytest.mark.rule("KH21")
def test_gifts_are_seen_by_giver_and_receiver_alone() -> None:
    turn = all_chosen(position(HANDS), ["white1", "white2", "white3"], {0: "blue1", 1: "blue2", 2: "blue3"})
    seen_by = {seat: [gift.cards for gift in turn.told(Gave, seat)] for seat in (None, 0, 1, 2)}
    assert seen_by == {
        None: [None, None, None],
        0: [cards("blue1"), None, cards("blue3")],
        1: [cards("blue1"), cards("blue2"), None],
        2: [None, cards("blue2"), cards("blue3")],
    }
    assert [(gift.giver, gift.receiver, gift.count) for gift in turn.told(Gave)] == [(0, 1, 1), (1, 2, 1), (2, 0, 1)]


@pytest.mark.rule("KH21")
def test_played_cards_are_revealed_together_in_the_order_of_the_camels() -> None:
    turn = all_chosen(position(HANDS), ["pink1", "white2", "pink3"])
    assert turn.told(Revealed) == [
        Revealed((Request(1, card("white2")), Request(0, card("pink1")), Request(2, card("pink3"))))
    ]


@pytest.mark.rule("KH22")
def test_a_card_received_this_turn_cannot_be_chosen_before_the_next() -> None:
    state = position(HANDS)
    waiting = chosen(state, 0, "white1", "blue1").state
    waiting = chosen(waiting, 1, "white2", "blue2").state
    refused(waiting, 2, Lay(cards("blue2")), "KH20")
    after = chosen(waiting, 2, "white3", "blue3").state
    assert Lay(cards("blue2")) in KHIVA.legal_moves(after, 2)
    assert Give(cards("blue2")) in KHIVA.legal_moves(made(after, 2, Lay(cards("pink3"))).state, 2)


@pytest.mark.rule("KH23")
def test_a_choice_can_change_until_the_last_has_chosen() -> None:
    state = chosen(position(HANDS), 0, "white1", "blue1").state
    assert KHIVA.to_act(state) == {1, 2}
    assert KHIVA.legal_moves(state, 0) == KHIVA.legal_moves(position(HANDS), 0)
    anew = chosen(state, 0, "black1", "white1")
    assert anew.log == chosen(position(HANDS), 0, "black1", "white1").log
    assert anew.state == chosen(position(HANDS), 0, "black1", "white1").state
    revealed = chosen(chosen(anew.state, 1, "white2").state, 2, "white3")
    assert Request(0, card("black1")) in revealed.told(Revealed)[0].requests


@pytest.mark.rule("KH23")
def test_a_choice_stands_until_the_new_one_is_complete() -> None:
    state = chosen(position(HANDS), 0, "white1", "blue1").state
    half = made(state, 0, Lay(cards("pink1"))).state
    assert KHIVA.to_act(half) == {1, 2}
    assert encode(KHIVA.public_view(half)) == encode(KHIVA.public_view(state))
    rest = chosen(chosen(half, 1, "white2").state, 2, "white3")
    assert Request(0, card("white1")) in rest.told(Revealed)[0].requests
    assert rest.state.plans == (Plan(),) * 3


@pytest.mark.rule("KH23")
def test_keeping_a_choice_sounds_like_changing_it() -> None:
    half = made(chosen(position(HANDS), 0, "white1", "blue1").state, 0, Lay(cards("pink1")))
    kept, anew = half.then(0, TakeBack()), half.then(0, Give(cards("white1")))
    assert kept.log == anew.log
    assert encode(KHIVA.public_view(kept.state)) == encode(KHIVA.public_view(anew.state))
    assert KHIVA.to_act(kept.state) == KHIVA.to_act(anew.state)


@pytest.mark.rule("KH23")
def test_a_choice_can_be_undone_until_the_reveal() -> None:
    half = made(position(HANDS), 0, Lay(cards("white1")))
    assert half.undoable
    assert half.then(0, TakeBack()).undoable
    assert half.then(0, Give(cards("blue1"))).undoable
    assert not all_chosen(position(HANDS), ["white1", "white2", "white3"]).undoable


@pytest.mark.rule("KH23")
def test_cards_are_not_chosen_while_a_camel_waits_for_its_mover() -> None:
    waiting = all_chosen(position(HANDS, gems={0: 2}), ["white1", "blue2", "green3"]).state
    assert waiting.phase == "spend"
    for seat in range(3):
        refused(waiting, seat, Lay((waiting.seats[seat].hand[0],)), "KH23")
    assert KHIVA.to_act(waiting) == {0}


@pytest.mark.rule("KH24")
def test_everybody_can_look_through_the_discards() -> None:
    turn = all_chosen(position(HANDS), ["pink1", "white2", "pink3"])
    assert KHIVA.public_view(turn.state).discard == cards("white2 pink1 pink3")
    later = all_chosen(turn.state, ["white1", "blue2", "white3"]).then(0, Spend(0))
    assert KHIVA.public_view(later.state).discard == cards("white2 pink1 pink3") + cards("white1 white3 blue2")


def test_a_seat_that_is_not_there_can_do_nothing() -> None:
    state = position(HANDS)
    for seat in (-1, 3):
        assert KHIVA.legal_moves(state, seat) == ()
        refused(state, seat, Lay(cards("white1")), "KH10")


def test_the_lists_of_moves_stay_short_even_in_a_duel() -> None:
    state = start(2)
    lays = KHIVA.legal_moves(state, 0)
    assert len(lays) == 28
    gives = KHIVA.legal_moves(made(state, 0, lays[0]).state, 0)
    assert len(gives) == 15 + 1
    assert {move.cards for move in lays if isinstance(move, Lay)} == set(combinations(state.seats[0].hand, 2))


def seen(state: State, seat: int) -> bytes:
    return encode((KHIVA.public_view(state), KHIVA.private_view(state, seat), KHIVA.legal_moves(state, seat)))
