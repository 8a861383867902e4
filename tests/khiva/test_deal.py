"""When cards are dealt anew (KH70, KH71)."""

import pytest

from engine_core.codec import encode
from khiva.components import TRAVEL_CARDS
from khiva.events import Dealt
from khiva.game import KHIVA
from khiva.state import State
from tests.khiva.positions import Turn, all_chosen, card, names, start, with_seat_changed


def first_cards(state: State) -> list[str]:
    """Each seat's first cards, as many as are played."""
    count = 2 if len(state.seats) == 2 else 1
    return [names(who.hand[:count]) for who in state.seats]


def turn_played(state: State) -> Turn:
    """A turn in which each seat plays its first and gives its last cards, and nobody spends gems."""
    turn = all_chosen(state, first_cards(state))
    while turn.state.phase in ("spend", "trade"):
        [seat] = KHIVA.to_act(turn.state)
        turn = turn.then(seat, KHIVA.legal_moves(turn.state, seat)[0])
    return turn


@pytest.mark.rule("KH70")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_four_turns_all_but_the_last_cards_are_shuffled_and_four_dealt_to_each(seats: int) -> None:
    turn, gifts = Turn(start(seats), ()), []
    for number in (1, 2, 3, 4):
        assert (turn.state.deal, turn.state.turn) == (1, number)
        assert {len(who.hand) for who in turn.state.seats} == {6 - number}
        gifts = [who.hand[-1] for who in turn.state.seats]
        turn = turn_played(turn.state)
    kept = [gifts[seat - 1] for seat in range(seats)]
    [dealt] = turn.told(Dealt)
    assert (dealt.deal, dealt.count, dealt.open, dealt.cards) == (2, 4, (), None)
    assert (turn.state.deal, turn.state.turn) == (2, 1)
    for seat, who in enumerate(turn.state.seats):
        own = turn.told(Dealt, seat)[0].cards
        assert own is not None
        assert who.hand == tuple(sorted((kept[seat], *own)))
        assert len(own) == 4
    assert turn.state.cards.discard == ()
    assert len(turn.state.cards.aside) == TRAVEL_CARDS - 5 * seats


@pytest.mark.rule("KH70")
def test_discards_and_cards_set_aside_are_dealt_alike() -> None:
    origins = set()
    for number in range(12):
        turn = Turn(start(3, bytes([number] * 32)), ())
        aside = set(turn.state.cards.aside)
        for _ in range(4):
            turn = turn_played(turn.state)
        drawn = [some for seat in range(3) for some in turn.told(Dealt, seat)[0].cards or ()]
        origins |= {some in aside for some in drawn}
    assert origins == {True, False}


@pytest.mark.rule("KH71")
def test_played_cards_lie_open_until_the_deal_and_those_set_aside_stay_unseen() -> None:
    turn = Turn(start(3), ())
    aside = turn.state.cards.aside
    played: list[str] = []
    for _ in range(3):
        played += first_cards(turn.state)
        turn = turn_played(turn.state)
        view = KHIVA.public_view(turn.state)
        assert sorted(view.discard) == sorted(card(name) for name in played)
        assert (view.aside, turn.state.cards.aside) == (10, aside)
    assert KHIVA.public_view(turn_played(turn.state).state).discard == ()


@pytest.mark.rule("KH71")
def test_cards_that_wait_for_their_camel_lie_face_up_too() -> None:
    state = start(3)
    waiting = all_chosen(gems_for_all(state), first_cards(state)).state
    assert waiting.phase == "spend"
    view = KHIVA.public_view(waiting)
    assert len(view.requests) + len(view.discard) == 3
    assert view.requests[0].seat in KHIVA.to_act(waiting)
    assert view.contested >= 1


def gems_for_all(state: State) -> State:
    for seat in range(len(state.seats)):
        state = with_seat_changed(state, seat, gems=2)
    return state


def test_a_deal_cannot_be_undone_and_is_the_same_in_every_replay() -> None:
    def played() -> Turn:
        turn = Turn(start(4), ())
        for _ in range(4):
            turn = turn_played(turn.state)
        return turn

    assert not played().undoable
    assert encode(played().state) == encode(played().state)
