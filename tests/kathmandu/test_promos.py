"""Buddha promo pack, Rainbow promo pack, and Bhairav at the end."""

import pytest
from msgspec.structs import replace

from kathmandu.components import CARDS, DIAMOND, HOLOFOIL, PLAIN, RAINBOW, blue_deck, red_deck
from kathmandu.moves import Bid, Rebuild, Return
from kathmandu.scoring import bhairav_points
from kathmandu.sections import ALL_SECTIONS
from kathmandu.tellings import CardReturned, HolofoilBuilt
from tests.kathmandu.positions import (
    apply,
    area,
    bids,
    building,
    card,
    cards,
    colours,
    legal,
    refused,
    score,
    start,
    told,
    view,
    with_players,
)


@pytest.mark.rule("KT120")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        (["S1b S2b", "P1b P2w P3r P4g"], 3),
        (["Bb", "T1b T2b", "Br"], 1),
        (["S1*b S2b", "B*b"], 1),
        (["Hb2"], 1),
    ],
)
def test_a_bhairav_counts_sections_of_its_colour_in_completed_monuments_wilds_not(
    built: list[str], points: int
) -> None:
    assert bhairav_points("b", area(*built)) == points


@pytest.mark.rule("KT120")
def test_five_bhairavs_lie_open() -> None:
    assert view(start(3, bhairav=True)).bhairavs == "bwrgy"
    assert view(start(3)).bhairavs == ""


@pytest.mark.rule("KT121", "KT123")
@pytest.mark.parametrize(("seats", "half", "size"), [(4, PLAIN, 32), (5, DIAMOND, 60)])
def test_one_buddha_of_each_colour_is_replaced(seats: int, half: range, size: int) -> None:
    deck = blue_deck(seats, holofoil=True)
    assert len(deck) == size
    assert set(HOLOFOIL) <= set(deck)
    gone = set(half) - set(deck)
    assert {end.colour for number in gone for end in CARDS[number].ends if end.kind == "buddha"} == set("bwrgy")
    assert len(gone) == 5
    assert (card("By/T2b") in deck) == (seats == 5)


@pytest.mark.rule("KT121", "KT123")
def test_a_holofoil_buddha_is_built_at_once_for_its_number_in_the_game() -> None:
    """Seat 0 wins two, built in the order of their spaces, before seat 1, whose coin is lower."""
    state = start(3, holofoil_buddhas=True)
    market = tuple(card(name, "holofoil") for name in ("Bg", "Br", "Bb")) + cards("S2y/P1w")
    state = replace(bids(state, (0, "N1", 5), (1, "N2", 4)), market=market)
    state = with_players(state, 0, area=area("Bg"))
    last = apply(state, 2, Bid("S1", 1))
    built = [(telling.seat, telling.card, telling.nth, telling.points) for telling in told(last, HolofoilBuilt)]
    assert built == [(0, market[0], 1, 1), (0, market[2], 2, 3), (1, market[1], 3, 4)]
    assert colours(last.state) == ["g", "g", "b"]
    assert last.state.players[0].hand == ()
    assert score(last.state) == 2 + 1 + 3


@pytest.mark.rule("KT123")
def test_a_holofoil_buddha_among_red_draws_is_built_after_the_market_cards() -> None:
    state = start(3, holofoil_buddhas=True)
    golden = card("By", "holofoil")
    market = (*cards("S1g/P4r S2g/P2b S2w/P3y"), card("Bw", "holofoil"))
    state = replace(state, red=(golden, *state.red), market=market)
    last = apply(bids(state, (0, "N1", 5), (1, "S1", 4)), 2, Bid("W2", 1))
    assert [(telling.seat, telling.nth) for telling in told(last, HolofoilBuilt)] == [(1, 1), (2, 2)]


@pytest.mark.rule("KT123")
def test_a_returned_holofoil_buddha_is_not_collected_and_all_see_it_go() -> None:
    state = with_players(start(3, holofoil_buddhas=True), 2, architect="charles")
    golden = card("By", "holofoil")
    state = replace(bids(state, (0, "N1", 5), (1, "S1", 4)), red=(*state.red[:2], golden, *state.red[2:]))
    state = replace(state, public=frozenset({golden}))
    asked = apply(state, 2, Bid("W2", 1)).state
    back = apply(asked, 2, Return(golden))
    assert told(back, CardReturned, 0) == [CardReturned(2, golden)]
    assert not told(back, HolofoilBuilt)
    assert golden in back.state.public
    kept = apply(asked, 2, Return(asked.phase.drawn[1]))
    assert [telling.card for telling in told(kept, HolofoilBuilt)] == [golden]


@pytest.mark.rule("KT123")
def test_a_holofoil_buddha_cannot_be_reconstructed() -> None:
    state = building(hands=["Bb"], areas=[area("Hg1", "Br")], reconstruction=True)
    refused(state, 0, Rebuild(card("Bb"), 0, 0, 0), "KT105")
    assert Rebuild(card("Bb"), 0, 0, 1) in legal(state, 0)


@pytest.mark.rule("KT122")
def test_ten_rainbow_cards_one_for_each_section_are_shuffled_into_the_red_deck() -> None:
    assert len(red_deck(rainbow=True)) == 60
    shown = [CARDS[number].ends for number in RAINBOW]
    assert sorted((end.kind, end.level) for (end,) in shown) == sorted(ALL_SECTIONS)
    assert {end.colour for (end,) in shown} == {"*"}
    state = start(3, rainbow=True)
    assert set(RAINBOW) <= set(state.red)
    assert state.red[-10:] != tuple(RAINBOW)
    assert not set(RAINBOW) & set(start(3).red)
