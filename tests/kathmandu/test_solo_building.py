"""Solid monuments in two squares, scrapping, and the power of the Extreme level."""

import pytest
from msgspec.structs import replace

from kathmandu.moves import Build, Discard, Done, Offer, Paint, Retrieve, Scrap
from kathmandu.solo.state import Building, Storing
from kathmandu.solo.tellings import CardRetrieved, DebrisCleared, MonumentScrapped, PlaceMarked
from tests.kathmandu.positions import apply, build, card, cards, legal, play, private, refused, told, view
from tests.kathmandu.solo_positions import at_work, bidding, places, with_stacks


@pytest.mark.rule("KT139", "KT144")
def test_a_completed_monument_takes_its_objective_if_it_meets_it_else_the_fifth_place() -> None:
    """The first square's mission wants a red or blue Buddha."""
    state = play(at_work("Bg Br"), (0, build("Bg")))
    assert places(state.squares[0]) == {"fifth": ("buddha", "g")}
    marked = apply(state, 0, build("Br"))
    assert told(marked, PlaceMarked) == [PlaceMarked(0, "buddha", 1, "r")]
    assert places(marked.state.squares[0]) == {"fifth": ("buddha", "g"), "buddha": ("buddha", "r")}


@pytest.mark.rule("KT139")
def test_completing_a_monument_clears_the_debris_of_its_colour() -> None:
    state = with_stacks(at_work("S2g", ("S1g",)), N1=("gg", None), E2=("rg", 3))
    built = apply(state, 0, build("S2g", on=0))
    assert told(built, DebrisCleared) == [DebrisCleared("g", (("N1", 2), ("E2", 1)))]


@pytest.mark.rule("KT139", "KT147")
def test_wilds_take_the_colour_of_the_coloured_sections() -> None:
    state = play(at_work("S1* S2g"), (0, build("S1*")), (0, build("S2g", on=0)))
    assert state.squares[0].area[0].colours == "gg"
    assert isinstance(state.phase, Building)
    assert state.phase.wet is None


@pytest.mark.rule("KT139")
def test_a_monument_of_wilds_only_is_given_a_colour() -> None:
    state = play(at_work("S1* S2*", ("Bb",)), (0, build("S1*")), (0, build("S2*", on=1)))
    assert legal(state, 0) == tuple(Paint(colour) for colour in "wrgy"), "blue is in this square"
    assert private(state, 0).wet == (0, 1)
    refused(state, 0, Paint("b"), "KT142", "a blue monument already")
    refused(state, 0, Paint("x"), "KT44")
    refused(state, 0, Done(), "KT139")
    state = play(state, (0, Paint("w")))
    assert state.squares[0].area[1].colours == "ww"
    assert places(state.squares[0])["shrine"] == ("shrine", "w")


@pytest.mark.rule("KT147")
def test_a_section_of_another_colour_is_refused_when_it_is_added() -> None:
    state = at_work("T2g T2*", ("T1b",))
    refused(state, 0, build("T2g", on=0), "KT147", "another colour")
    assert build("T2*", on=0) in legal(state, 0)
    blue_and_wild = play(state, (0, build("T2*", on=0)))
    refused(replace(blue_and_wild, hand=cards("T3r")), 0, build("T3r", on=0), "KT147")


@pytest.mark.rule("KT140")
def test_cards_are_built_in_either_square() -> None:
    state = at_work("T1b")
    assert {move.area for move in legal(state, 0) if isinstance(move, Build)} == {0, 1}
    refused(state, 0, build("T1b", area=2), "KT140", "squares 0 and 1")
    refused(state, 0, build("T2b"), "KT40")
    refused(state, 0, build("T1b", on=3), "KT40")


@pytest.mark.rule("KT140")
def test_an_incomplete_monument_is_discarded_whole_at_any_time() -> None:
    state = at_work("", ("Bb", "P1g P2g"), ("S1r",))
    refused(state, 0, Scrap(0, 0), "KT140", "no incomplete monument 0")
    refused(state, 0, Scrap(2, 0), "KT140")
    for moment in (state, bidding(state), replace(state, phase=Storing())):
        assert {(m.area, m.monument) for m in legal(moment, 0) if isinstance(m, Scrap)} == {
            (0, 1),
            (1, 0),
        }
    gone = apply(state, 0, Scrap(0, 1))
    assert told(gone, MonumentScrapped) == [MonumentScrapped(0, 1, cards("P1g P2g"))]
    assert gone.state.discards == cards("P1g P2g")
    again = replace(gone.state, hand=cards("S1g"))
    again = play(again, (0, build("S1g")))
    assert [monument.key for monument in again.squares[0].area] == [0, 2], "a key is never used twice"


@pytest.mark.rule("KT140")
def test_after_building_the_hand_is_cut_to_three() -> None:
    state = play(at_work("S1b S1w S1r S1g S1y"), (0, Done()))
    refused(state, 0, build("S1b"), "KT140", "3 cards may be kept")
    refused(state, 0, Discard(card("Bb")), "KT42")
    state = play(state, (0, Discard(card("S1g"))), (0, Discard(card("S1b"))))
    assert state.hand == cards("S1w S1r S1y")
    assert state.discards == cards("S1g S1b")
    assert isinstance(state.phase, Storing)


@pytest.mark.rule("KT142", "KT144")
@pytest.mark.parametrize(
    ("hand", "move", "squares", "rule", "said"),
    [
        ("Bb", build("Bb"), (("S1b S2b",),), "KT142", "this square has a blue monument already"),
        ("Bb", build("Bb"), ((), ("Bb",)), "KT142", "the other square has a blue buddha already"),
        ("Bw", build("Bw"), (("Bg", "Br"),), "KT144", "the fifth place is taken"),
        ("S2b", build("S2b", on=1), (("Bg", "S1b"),), "KT144", "the fifth place is taken"),
    ],
)
def test_completing_what_has_no_place_is_refused(
    hand: str, move: Build, squares: tuple[tuple[str, ...], ...], rule: str, said: str
) -> None:
    refused(at_work(hand, *squares), 0, move, rule, said)


@pytest.mark.rule("KT142", "KT144")
def test_there_is_no_sixth_monument() -> None:
    full = ("Bg", "Br", "S1w S2w", "T1b T2b T3b", "P1y P2y P3y P4y")
    for colour in "bwrgy":
        refused(at_work(f"B{colour}", full), 0, build(f"B{colour}"), "KT142", "already")


@pytest.mark.rule("KT144")
def test_a_wild_without_any_colour_left_is_refused() -> None:
    state = at_work("B*", ("Bg", "Br"))
    refused(state, 0, build("B*"), "KT144", "no colour is left")


@pytest.mark.rule("KT143", "KT144")
def test_at_extreme_only_a_pagoda_takes_the_fifth_place() -> None:
    state = at_work("Bg Br P4r P4g", ("P1r P2r P3r", "P1g P2g P3g"), level="extreme")
    refused(state, 0, build("Bg"), "KT143", "at Extreme the fifth is a pagoda")
    state = play(state, (0, build("P4r", on=0)), (0, build("P4g", on=1)))
    assert places(state.squares[0]) == {"pagoda": ("pagoda", "r"), "fifth": ("pagoda", "g")}


@pytest.mark.rule("KT143", "KT149")
def test_the_extreme_power_takes_one_card_of_the_discard_pile_for_two() -> None:
    state = replace(at_work("S1b S1w S1r", level="extreme"), discards=cards("Bg"))
    state = play(state, (0, Offer(card("S1b"))))
    assert view(state).owed == 1
    refused(state, 0, Done(), "KT143", "a second card")
    state = play(state, (0, Offer(card("S1r"))))
    assert legal(state, 0) == tuple(map(Retrieve, cards("Bg S1b S1r"))), "one of the two may come back"
    refused(state, 0, Retrieve(card("S1y")), "KT143", "not on the discard pile")
    refused(state, 0, Done(), "KT143", "one card of the discard pile")
    back = apply(state, 0, Retrieve(card("Bg")))
    assert told(back, CardRetrieved) == [CardRetrieved(card("Bg"))]
    assert back.state.hand == cards("S1w Bg")
    assert back.state.phase == Building()


@pytest.mark.rule("KT149")
def test_the_extreme_power_is_offered_at_every_decision_and_before_the_cut() -> None:
    state = at_work("S1b S1w S1r S1g", level="extreme")
    cutting = play(state, (0, Done()))
    for moment in (state, bidding(state), replace(state, phase=Storing()), cutting):
        assert Offer(card("S1b")) in legal(moment, 0)
    cut = play(cutting, (0, Offer(card("S1b"))), (0, Offer(card("S1w"))), (0, Retrieve(card("S1b"))))
    assert cut.hand == cards("S1r S1g S1b")
    assert isinstance(cut.phase, Storing), "the hand is small enough now"


@pytest.mark.rule("KT140", "KT149")
def test_a_colour_still_owed_and_a_card_still_to_take_stop_neither() -> None:
    state = at_work("B* S1b S1w S1r", ("T1g",), level="extreme", advanced_missions=True)
    owing = play(state, (0, Offer(card("S1b"))))
    assert Scrap(0, 0) in legal(owing, 0)
    taking = play(owing, (0, Offer(card("S1w"))), (0, Scrap(0, 0)))
    assert Retrieve(card("T1g")) in legal(taking, 0)
    wet = play(state, (0, build("B*")))
    assert {Scrap(0, 0), Offer(card("S1b"))} < set(legal(wet, 0))
    later = play(wet, (0, Offer(card("S1b"))), (0, Offer(card("S1w"))), (0, Retrieve(card("S1w"))))
    assert Paint("r") in legal(later, 0), "the colour is owed still"


@pytest.mark.rule("KT143", "KT149")
@pytest.mark.parametrize("level", [None, "easy", "hard"])
def test_other_levels_have_no_power_and_one_card_is_not_enough(level: str | None) -> None:
    refused(at_work("S1b S1w", level=level), 0, Offer(card("S1b")), "KT143", "only the Extreme level")
    refused(at_work("S1b", level="extreme"), 0, Offer(card("S1b")), "KT143", "two hand cards")
    refused(at_work("S1b S1w", level="extreme"), 0, Offer(card("S1r")), "KT143", "not in your hand")
