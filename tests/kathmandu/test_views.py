"""What each person is shown: the parts that the board is drawn from."""

import pytest
from msgspec.structs import replace

from kathmandu.components import CARDS, FACES
from kathmandu.game import KATHMANDU
from kathmandu.moves import Buy, Done, Swap
from kathmandu.views.plays import plays
from tests.kathmandu.positions import (
    area,
    bids,
    build,
    building,
    card,
    cards,
    legal,
    play,
    private,
    spending,
    start,
    view,
    with_players,
)


def uses(state: object, seat: int = 0) -> list[tuple[int, int, int | None, int, int]]:
    hand = private(state, seat)
    return [(use.card, use.face, use.monument, use.least, use.most) for use in hand.plays]


def test_each_hand_card_shows_where_it_can_go_and_what_it_brings() -> None:
    state = building(hands=["S1g/P4r S2g Bb T3b"], areas=[area("S1g", "P1r P2r P3b", "Bb")])
    either = card("S1g/P4r")
    assert uses(state) == [
        (either, 0, None, 0, 0),
        (either, 1, 1, 10 + 4, 10 + 4),
        (card("S2g"), 0, 0, 3 + 2, 3 + 2),
        (card("Bb"), 0, None, 1, 1),
    ]


def test_a_wild_shows_the_least_and_the_most_it_could_bring() -> None:
    state = building(hands=["B* T3*"], areas=[area("T1g T2g", "Bb")])
    assert uses(state) == [(card("B*"), 0, None, 1, 2), (card("T3*"), 0, 0, 6 + 2, 6 + 4)]


def test_the_uses_are_there_before_the_build_phase_too() -> None:
    state = with_players(start(3), 0, hand=cards("Bb"))
    assert uses(state) == [(card("Bb"), 0, None, 2, 2)]


def test_a_bought_card_shows_its_uses_like_a_hand_card() -> None:
    state = play(spending(hands=["S1g"], discards="Br"), (0, Buy(card("Br"))))
    assert {use[0] for use in uses(state)} == {card("S1g"), card("Br")}
    assert private(state, 1).plays == ()


def test_what_is_shown_agrees_with_what_is_legal() -> None:
    state = building(hands=["S1g/P4r S2g Bb T3b"], areas=[area("S1g", "P1r P2r P3b", "Bb")])
    shown = {(use.card, use.face, use.monument) for use in private(state, 0).plays}
    moves = legal(state, 0)
    assert shown == {(move.card, move.face, move.monument) for move in moves if move != Done()}


def test_the_mission_shows_live_which_monument_meets_what() -> None:
    state = with_players(building(hands=["S2g"], areas=[area("Br", "S1b")]), 0, mission="M1")
    state = play(state, (0, build("S2g", on=1)))
    met = {objective.kind: objective.monuments for objective in private(state, 0).objectives}
    assert met == {"buddha": (0,), "shrine": (1,), "stupa": (), "pagoda": ()}


def test_the_last_resolution_stays_in_view_until_the_next_market() -> None:
    state = bids(start(3), (0, "N1", 3), (1, "W1", 3), (2, "S2", 1))
    results = view(state).results
    assert [(result.space, result.reason) for result in results] == [
        (1, "long_edge"),
        (2, "highest"),
        (3, "only"),
        (4, "only"),
    ]
    assert [contender.spot for contender in results[0].contenders] == ["N1", "W1"]


@pytest.mark.rule("KT20", "KT101")
def test_a_face_down_swap_shows_nothing_in_the_coins_on_the_board() -> None:
    state = bids(start(3, manipulation=True), (0, "N1", 3), (1, "W1", 3), (2, "S2", 1))
    before = view(state)
    after = view(play(state, (1, Swap("W1", 5))))
    assert after == replace(before, queue=(0,))


def test_the_catalog_says_what_ids_stand_for() -> None:
    catalog = KATHMANDU.catalog()
    assert len(catalog.cards) == len(CARDS) == 125
    assert len(catalog.faces) == len(FACES) == 250
    assert [catalog.faces[2 * card("T3g")].points, catalog.faces[2 * card("S1g/P4r") + 1].points] == [6, 10]
    assert {name: len(mat.spots) for name, mat in catalog.mats.items()} == {"four": 8, "six": 10}
    assert {mission.id for mission in catalog.missions if mission.advanced} == {f"A{n}" for n in range(1, 11)}
    assert catalog.squares["purple"] == "patan"


def test_uses_are_found_once_for_equal_hands_and_areas() -> None:
    built = ((0, area("S1g")),)
    assert plays(cards("S2g"), built, reconstruction=False) is plays(cards("S2g"), built, reconstruction=False)
