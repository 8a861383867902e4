"""KU60 to KU65: reserving cards."""

import pytest
from msgspec.structs import replace

from kuldhara.deck import IDS_OF_LEVEL
from kuldhara.events import Kept, Looked, Refilled, Reserved
from kuldhara.game import KULDHARA
from kuldhara.moves import EndTurn, Keep, Look, Reserve, Travel
from kuldhara.state import State
from tests.kuldhara.positions import acted, hunter, legal, listed, market, play, position, refused, tellings, told

ROWS = ((1, 2, 3, 4), (27, 28, 29, 30), (51, 52))


def with_decks(state: State, *decks: tuple[int, ...]) -> State:
    return replace(state, market=replace(state.market, decks=decks))


@pytest.mark.rule("KU60")
def test_a_face_up_card_is_reserved_for_one_water() -> None:
    applied = play(position(hunter(), rows=ROWS), Reserve(28))
    assert tellings(applied) == [Reserved(0, 28, 2, 2)]
    who = applied.state.hunters[0]
    assert (who.water, who.reserved) == (14, (28,))
    refused(position(hunter(), rows=ROWS), Reserve(5), "KU60", "does not lie face up")


@pytest.mark.rule("KU60")
def test_one_of_the_top_three_of_a_deck_may_be_kept() -> None:
    state = with_decks(position(hunter(), rows=ROWS), (5, 6, 7, 8, 9), (), ())
    looking = play(state, Look(1))
    assert looking.state.hunters[0].water == 14
    assert legal(looking.state) == (Keep(5), Keep(6), Keep(7), Keep(None))
    kept = play(looking.state, Keep(6))
    assert tellings(kept) == [Kept(0, 1, 6, 2)]
    assert kept.state.hunters[0].reserved == (6,)
    deck = kept.state.market.decks[0]
    assert (deck[:2], set(deck[2:])) == ((8, 9), {5, 7})
    refused(looking.state, Keep(8), "KU60", "none of those")
    refused(looking.state, Travel(0), "KU60", "first keep")
    refused(state, Keep(5), "KU60", "not looking")


@pytest.mark.rule("KU60", "KU61")
def test_keeping_none_puts_all_three_to_the_bottom_and_the_water_is_spent() -> None:
    state = with_decks(position(hunter(), rows=ROWS), (5, 6, 7, 8), (), ())
    after = play(state, Look(1), Keep(None)).state
    assert after.hunters[0].water == 14
    assert after.hunters[0].reserved == ()
    assert (after.market.decks[0][0], set(after.market.decks[0][1:])) == (8, {5, 6, 7})
    assert after.turn == acted()


@pytest.mark.rule("KU61")
def test_there_are_at_most_two_reserved_cards() -> None:
    state = play(position(hunter(), rows=ROWS), Reserve(1), Reserve(2)).state
    assert state.hunters[0].reserved == (1, 2)


@pytest.mark.rule("KU62")
def test_only_the_one_who_looks_sees_the_cards_and_a_reserved_one_lies_open() -> None:
    state = with_decks(position(hunter(), hunter(), rows=ROWS), (5, 6, 7, 8), (), ())
    looking = play(state, Look(1))
    assert tellings(looking, 0) == [Looked(0, 1, 3, (5, 6, 7))]
    assert tellings(looking, 1) == tellings(looking) == [Looked(0, 1, 3, None)]
    assert KULDHARA.private_view(looking.state, 0).looking_at == (5, 6, 7)
    assert KULDHARA.private_view(looking.state, 1).looking_at == ()
    kept = play(looking.state, Keep(7)).state
    assert KULDHARA.public_view(kept).hunters[0].reserved == (7,)


@pytest.mark.rule("KU62")
def test_cards_go_back_in_random_order() -> None:
    orders = set()
    state = position(hunter(water=15), hunter(), rows=ROWS)
    for _ in range(30):
        state = play(state, Look(1), Keep(None), Look(1), Keep(None), EndTurn()).state
        orders.add(tuple(card - min(state.market.decks[0][-3:]) for card in state.market.decks[0][-3:]))
        if state.hunters[state.turn.seat].water < 3:
            break
    assert len(orders) > 1


@pytest.mark.rule("KU62")
def test_a_short_deck_shows_what_it_has_and_an_empty_one_cannot_be_chosen() -> None:
    state = with_decks(position(hunter(), rows=ROWS), (5, 6), (31,), ())
    assert legal(play(state, Look(1)).state) == (Keep(5), Keep(6), Keep(None))
    assert legal(play(state, Look(2)).state) == (Keep(31), Keep(None))
    refused(state, Look(3), "KU62", "deck of level 3 is empty")


@pytest.mark.rule("KU63", "KU65")
def test_an_emptied_place_is_refilled_at_the_end_of_the_turn_and_nothing_slides() -> None:
    state = with_decks(position(hunter(), rows=ROWS), (9, 10), (), ())
    reserved = play(state, Reserve(2), Reserve(28)).state
    assert reserved.market.rows == ((1, None, 3, 4), (27, None, 29, 30), (51, 52))
    ended = play(reserved, EndTurn())
    assert told(ended, Refilled) == [Refilled(1, 2, 9)]
    assert ended.state.market.rows == ((1, 9, 3, 4), (27, None, 29, 30), (51, 52))
    assert ended.state.market.decks == ((10,), (), ())


@pytest.mark.rule("KU64")
def test_with_two_reserved_cards_reserving_is_refused_in_both_forms() -> None:
    state = position(hunter(reserved=(5, 6)), rows=ROWS)
    assert not listed(state, Reserve) + listed(state, Look)
    refused(state, Reserve(1), "KU64", "2 reserved cards")
    refused(state, Look(1), "KU64", "2 reserved cards")


@pytest.mark.rule("KU62")
def test_looking_cannot_be_undone_but_the_choice_after_it_can() -> None:
    looking = KULDHARA.apply(position(hunter(), rows=ROWS), 0, Look(1))
    assert not looking.undoable
    assert KULDHARA.apply(looking.state, 0, Keep(None)).undoable


def test_the_builder_of_positions_deals_every_card_once() -> None:
    dealt = market(ROWS, taken=(5,))
    cards = [card for row in dealt.rows for card in row] + [card for deck in dealt.decks for card in deck]
    assert sorted([*cards, 5]) == sorted(sum(IDS_OF_LEVEL.values(), ()))  # type: ignore[type-var]
