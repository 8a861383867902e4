"""Building monuments, privately or openly, and the cut of the hand."""

import pytest

from kathmandu.game import KATHMANDU
from kathmandu.moves import Bid, Build, Discard, Done, Paint
from kathmandu.state import Building
from kathmandu.tellings import Built, Discarded, Finished, Painted, Working
from tests.kathmandu.positions import (
    all_done,
    apply,
    area,
    build,
    building,
    card,
    cards,
    colours,
    legal,
    play,
    player,
    private,
    refused,
    score,
    told,
    view,
)


@pytest.mark.rule("KT40")
def test_a_monument_grows_strictly_upwards_with_its_own_sections() -> None:
    state = building(hands=["T1g T2b T3r S2g"])
    refused(state, 0, build("T2b"), "KT40", "level 2 of a stupa goes on level 1")
    refused(state, 0, build("T1g", on=0), "KT40", "begins a new monument")
    state = play(state, (0, build("T1g")))
    refused(state, 0, build("T3r", on=0), "KT40", "level 3 of a stupa goes on level 2")
    refused(state, 0, build("S2g", on=0), "KT40", "level 2 of a shrine")
    state = play(state, (0, build("T2b", on=0)), (0, build("T3r", on=0)))
    assert player(state).area[0].complete
    assert player(state).hand == cards("S2g")


@pytest.mark.rule("KT40")
def test_a_card_is_built_as_one_of_its_two_sections() -> None:
    state = building(hands=["S1g/P4r"], areas=[area("P1b P2b P3b")])
    as_shrine = play(state, (0, build("S1g/P4r")))
    assert colours(as_shrine) == ["bbb", "g"]
    as_pagoda = play(state, (0, build("S1g/P4r", on=0, face=1)))
    assert colours(as_pagoda) == ["bbbr"]
    refused(state, 0, Build(card("S1g/P4r"), 2, 0, None), "KT40", "no use 2")


@pytest.mark.rule("KT40")
def test_a_buddha_is_complete_at_once() -> None:
    state = play(building(hands=["Bg"]), (0, build("Bg")))
    assert player(state).area[0].complete


@pytest.mark.rule("KT40")
def test_only_ones_own_hand_cards_are_built_in_ones_own_area() -> None:
    state = building(hands=["Bg", "Br"])
    refused(state, 0, build("Br"), "KT40", "not yours to build")
    refused(state, 0, build("Bg", area=1), "KT90", "your own area")
    refused(state, 0, Bid("N1", 1), "KT40", "only build or done")


@pytest.mark.rule("KT40", "KT41")
def test_any_number_of_cards_is_built_and_any_number_of_monuments_begun() -> None:
    hand = "S1b S1w S1r S1g S1y T1b T1w P1b P1w"
    state = building(hands=[hand])
    for name in hand.split():
        state = play(state, (0, build(name)))
    assert len(player(state).area) == 9


@pytest.mark.rule("KT41")
def test_a_built_card_stays_where_it_is() -> None:
    state = play(building(hands=["S1b S1w S2w"]), (0, build("S1b")))
    kinds = {type(move) for move in legal(state, 0)}
    assert kinds == {Build, Done}
    refused(state, 0, build("S1b"), "KT40", "not yours to build")


@pytest.mark.rule("KT42")
def test_a_hand_of_more_than_three_is_cut_one_card_at_a_time() -> None:
    state = building(hands=["S1b S2w T2b T3r P2g"])
    state = play(state, (0, Done()))
    assert KATHMANDU.to_act(state) == {0, 1, 2}
    refused(state, 0, build("S1b"), "KT42", "3 cards may be kept")
    refused(state, 0, Discard(card("Bg")), "KT42", "not in your hand")
    state = play(state, (0, Discard(card("T2b"))), (0, Discard(card("S2w"))))
    assert player(state).hand == cards("S1b T3r P2g")
    assert KATHMANDU.to_act(state) == {1, 2}
    refused(state, 0, Done(), "KT40", "waits for seats 1, 2")
    assert all_done(state).discards == cards("T2b S2w")


@pytest.mark.rule("KT42")
def test_discards_stay_in_the_row_until_somebody_takes_one() -> None:
    state = all_done(play(building(hands=["S1b S2w T2b T3r"]), (0, Done()), (0, Discard(card("T2b")))))
    assert state.round == 2
    assert view(state).discards == cards("T2b")


@pytest.mark.rule("KT43")
def test_builds_are_private_until_everybody_is_done() -> None:
    state = building(hands=["Bg S2w T2b T3r P2g"])
    public = view(state)
    built = apply(state, 0, build("Bg"))
    assert told(built, Working) == [Working(0)]
    assert told(built, Built, 1) == []
    assert told(built, Built, 0) == [Built(0, 0, 0, card("Bg"), 0, 2, complete=True)]
    assert built.undoable
    assert view(built.state) == public
    draft = private(built.state, 0).draft
    assert [monument.colours for monument in draft.area] == ["g"]
    state = play(built.state, (0, Done()))
    dropped = apply(state, 0, Discard(card("T3r")))
    assert told(dropped, Discarded) == []
    assert told(dropped, Finished) == [Finished(0)], "that somebody is done can be seen"
    assert view(dropped.state) == public
    assert private(dropped.state, 0).draft.dropped == cards("T3r")


@pytest.mark.rule("KT43")
def test_everything_is_told_to_the_others_at_the_reveal() -> None:
    state = building(hands=["Bg S2w T2b T3r P2g", "S1*"])
    state = play(state, (1, build("S1*", area=1)), (1, Done()), (0, build("Bg")), (0, Done()))
    state = play(state, (0, Discard(card("T3r"))))
    last = apply(state, 2, Done())
    assert [(built.seat, built.card) for built in told(last, Built, 2)] == [(0, card("Bg")), (1, card("S1*"))]
    assert [gone.card for gone in told(last, Discarded, 2)] == [card("T3r")]
    assert [built.seat for built in told(last, Built, 0)] == [1], "one's own deeds were told before"
    assert not last.undoable
    assert [monument.colours for monument in view(last.state).players[0].area] == ["g"]


@pytest.mark.rule("KT43")
def test_with_teams_they_build_in_turn_and_openly() -> None:
    state = building(4, hands=["Bg"], teams="2-2")
    assert KATHMANDU.to_act(state) == {0}
    built = apply(state, 0, build("Bg"))
    assert [telling.card for telling in told(built, Built, 3)] == [card("Bg")]
    assert view(built.state).players[0].score == 2
    state = play(built.state, (0, Done()))
    assert KATHMANDU.to_act(state) == {1}
    refused(state, 0, Done(), "KT40", "waits for seats 1")


@pytest.mark.rule("KT44", "KT45")
def test_a_wild_gets_its_colour_when_the_monument_is_completed() -> None:
    state = building(hands=["S1* S2g Bw"])
    state = play(state, (0, build("S1*")))
    assert colours(state) == ["*"]
    assert Done() in legal(state, 0), "no colour is owed yet"
    state = play(state, (0, build("S2g", on=0)))
    assert legal(state, 0) == tuple(Paint(colour) for colour in "bwrgy")
    refused(state, 0, Done(), "KT45", "has a wild without a colour")
    refused(state, 0, Paint("*"), "KT44", "no colour")
    painted = apply(state, 0, Paint("g"))
    assert colours(painted.state) == ["gg"]
    assert told(painted, Painted, 0) == [Painted(0, 0, 0, 1, "g", 2)]
    assert score(painted.state) == 3 + 2
    refused(painted.state, 0, Paint("b"), "KT40")


@pytest.mark.rule("KT45")
def test_each_wild_is_given_a_colour_of_its_own() -> None:
    state = building(hands=["P4*"], areas=[area("P1* P2g P3*")])
    state = play(state, (0, build("P4*", on=0)), (0, Paint("r")), (0, Paint("g")), (0, Paint("r")))
    assert colours(state) == ["rggr"]
    assert score(state) == 10 + 2 + 2


@pytest.mark.rule("KT45")
def test_several_seats_may_owe_colours_at_the_same_time() -> None:
    state = building(hands=["B*", "S2*"], areas=[(), area("S1g")])
    state = play(state, (0, build("B*")), (1, build("S2*", on=0, area=1)), (0, Paint("y")), (1, Paint("g")))
    assert colours(state, 0) == ["y"]
    assert colours(state, 1) == ["gg"]


@pytest.mark.rule("KT50")
@pytest.mark.parametrize(
    ("before", "last", "points"),
    [("S1b", "S2w", 3), ("T1b T2w", "T3r", 6), ("P1b P2w P3r", "P4g", 10)],
)
def test_a_completed_monument_scores_the_points_of_its_topmost_card(before: str, last: str, points: int) -> None:
    state = building(hands=[last], areas=[area(before)])
    assert score(state) == 0
    assert score(play(state, (0, build(last, on=0)))) == points


@pytest.mark.rule("KT51")
@pytest.mark.parametrize(
    ("text", "bonus"),
    [
        ("S1b S2b", 2),
        ("T1b T2b T3w", 2),
        ("T1b T2b T3b", 4),
        ("P1b P2w P3b P4r", 2),
        ("P1b P2b P3w P4w", 4),
        ("P1b P2b P3b P4w", 4),
        ("P1b P2b P3b P4b", 8),
    ],
)
def test_like_colours_bring_a_bonus(text: str, bonus: int) -> None:
    *below, last = text.split()
    state = building(hands=[last], areas=[area(" ".join(below))])
    card_points = {"S": 3, "T": 6, "P": 10}[text[0]]
    assert score(play(state, (0, build(last, on=0)))) == card_points + bonus


@pytest.mark.rule("KT52")
def test_each_new_colour_of_buddha_brings_a_point_the_first_included() -> None:
    state = building(hands=["Bg Br"], areas=[area("Bg")])
    assert score(state) == 2
    state = play(state, (0, build("Bg")))
    assert score(state) == 3
    assert score(play(state, (0, build("Br")))) == 5


def test_the_phase_ends_when_the_last_is_done() -> None:
    state = play(building(), (0, Done()), (1, Done()))
    assert isinstance(state.phase, Building)
    assert play(state, (2, Done())).round == 2
