"""Cards, coins, mat and goals, and the files they are read from."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine_core.data import DATA_DIR_VARIABLE, DataRefused, load
from kathmandu.components import (
    BLUE,
    CARDS,
    DIAMOND,
    FACES_OF,
    FILE,
    PLAIN,
    RED,
    BlueDeck,
    blue_cards,
    blue_deck,
    red_deck,
)
from kathmandu.goals import GOALS, GoalsFile, read
from kathmandu.mat import FOUR, SIX, MatFile, mat
from kathmandu.pieces import PIECES, checked
from kathmandu.sections import ALL_SECTIONS, COLOURS, HEIGHT, Section
from kathmandu.solo.missions import pairs

DECK = load("kathmandu", FILE, BlueDeck)


def sections(deck: range) -> Counter[Section]:
    return Counter(end for number in deck for end in CARDS[number].ends)


@pytest.mark.rule("KT01")
def test_the_red_deck_has_every_section_in_every_colour_once_and_nothing_wild() -> None:
    assert len(red_deck(rainbow=False)) == 50
    assert sections(RED) == Counter(Section(*section, colour) for section in ALL_SECTIONS for colour in COLOURS)
    assert all(len(FACES_OF[number]) == 1 for number in RED)


@pytest.mark.rule("KT02")
@pytest.mark.parametrize("half", [PLAIN, DIAMOND])
def test_every_coloured_section_stands_once_in_each_half_of_the_blue_deck(half: range) -> None:
    coloured = {end: count for end, count in sections(half).items() if end.colour != "*"}
    assert coloured == {Section(*section, colour): 1 for section in ALL_SECTIONS for colour in COLOURS}


@pytest.mark.rule("KT02")
def test_the_blue_deck_is_made_up_as_listed() -> None:
    assert len(BLUE) == 60
    wild = [card for card in BLUE if card.ends[0].colour == "*"]
    assert sorted((end.kind, end.level) for card in wild for end in card.ends) == sorted(ALL_SECTIONS)
    assert len(wild) == 5
    single = [card for card in BLUE if len(card.ends) == 1]
    assert Counter(card.ends[0].kind for card in single) == {"buddha": 9, "stupa": 1}
    [shared] = [card for card in BLUE if len(card.ends) == 2 and card.ends[0] == Section("buddha", 1, "y")]
    assert shared.ends[1].kind == "stupa"


@pytest.mark.rule("KT03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 32), (3, 32), (4, 32), (5, 60), (6, 60)])
def test_diamond_cards_are_for_five_and_six_players(seats: int, cards: int) -> None:
    assert len(blue_deck(seats, holofoil=False)) == cards


@pytest.mark.rule("KT04")
def test_sections_have_their_printed_points() -> None:
    assert PIECES.sections == {"buddha": (1,), "shrine": (1, 3), "stupa": (1, 2, 6), "pagoda": (1, 2, 3, 10)}


@pytest.mark.rule("KT05")
def test_five_coins_and_six_player_colours() -> None:
    assert PIECES.coins == (1, 2, 3, 4, 5)
    assert PIECES.seats == ("yellow", "white", "purple", "red", "green", "blue")


@pytest.mark.rule("KT06")
def test_ten_of_each_kind_of_goal_with_their_points() -> None:
    assert [len(goals) for goals in (GOALS.missions, GOALS.advanced, GOALS.public)] == [10, 10, 10]
    assert {mission.points for mission in GOALS.missions.values()} == {(1, 2, 3, 4)}
    assert {mission.points for mission in GOALS.advanced.values()} == {(2, 4, 6, 8)}
    assert {(len(goal.objectives), goal.points) for goal in GOALS.public.values()} == {(2, 5), (3, 8)}


@pytest.mark.rule("KT07")
def test_four_market_spaces_and_two_more_for_five_and_six() -> None:
    assert (FOUR.spaces, SIX.spaces) == (4, 6)
    assert len(FOUR.spots) == 8
    assert len(SIX.spots) == 10


@pytest.mark.rule("KT08")
def test_spots_bid_for_their_cards_the_nearer_first() -> None:
    assert [(spot.id, spot.aims) for spot in FOUR.spots.values()] == [
        ("N1", (1, 3)),
        ("N2", (2, 4)),
        ("S1", (3, 1)),
        ("S2", (4, 2)),
        ("W1", (1, 2)),
        ("W2", (3, 4)),
        ("E1", (2, 1)),
        ("E2", (4, 3)),
    ]
    assert all(spot.near == spot.aims[:1] for spot in FOUR.spots.values())
    same = ("N1", "N2", "S1", "S2", "W1", "W2")
    assert [SIX.spots[name] for name in same] == [FOUR.spots[name] for name in same]
    others = {name: (spot.aims, spot.near) for name, spot in SIX.spots.items() if name not in same}
    assert others == {
        "N3": ((5, 6), (5,)),
        "S3": ((6, 5), (6,)),
        "E1": ((2, 5), (2, 5)),
        "E2": ((4, 6), (4, 6)),
    }
    assert {spot.id[0] for spot in SIX.spots.values() if spot.on_long_edge} == {"N", "S"}


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (replace(DECK, plain=DECK.plain[1:]), "plain wants 32 cards, not 31"),
        (replace(DECK, plain=("Bx", *DECK.plain[1:])), "plain card 1 'Bx': 'Bx' ends with no colour"),
        (replace(DECK, plain=("S3b", *DECK.plain[1:])), "plain card 1 'S3b': 'S3b' has no level from 1 to 2"),
        (replace(DECK, plain=("Q", *DECK.plain[1:])), "plain card 1 'Q': 'Q' begins with no kind"),
        (replace(DECK, plain=("Bw", *DECK.plain[1:])), "plain wants section Bb exactly once, not 0 times"),
        (replace(DECK, plain=("Bb/Br/Bg", *DECK.plain[1:])), "a card has at most two ends"),
        (replace(DECK, plain=("B*", *DECK.plain[1:])), "a wild card shows two different sections"),
        (replace(DECK, diamond=("T2b", *DECK.diamond[1:])), "diamond wants section Bb exactly once"),
    ],
)
def test_a_faulty_deck_is_refused_with_the_faulty_card(deck: BlueDeck, said: str) -> None:
    with pytest.raises(DataRefused, match=said):
        blue_cards(deck)


def test_a_faulty_mat_is_refused_with_the_faulty_spot() -> None:
    lines = load("kathmandu", "kathmandu_mat", MatFile).four
    for fault, said in (
        (replace(lines[0], spot="X1"), "spot 'X1': a spot is named once"),
        (replace(lines[0], cards=(1, 5)), "cards wants two different spaces from 1 to 4"),
        (replace(lines[0], near=(2,)), "near wants only spaces of its cards"),
        (replace(lines[0], near=(1, 3)), "equally near to card 3"),
    ):
        with pytest.raises(DataRefused, match=said):
            mat("four", 4, (fault, *lines[1:]))


def test_faulty_pieces_are_refused_with_the_faulty_entry() -> None:
    for fault, said in (
        (replace(PIECES, coins=(1, 2, 3)), "coins wants five different values"),
        (replace(PIECES, die=("N", "S")), "die wants each of N, S, E and W"),
        (replace(PIECES, sections={**PIECES.sections, "stupa": (1, 2)}), "sections.stupa wants 3 numbers, not 2"),
        (replace(PIECES, objectives={"buddha": 1}), "objectives wants exactly buddha, shrine, stupa, pagoda"),
        (replace(PIECES, seats=("red",)), "seats wants each of"),
        (replace(PIECES, squares={"red": "patan"}), "squares wants a different name"),
        (replace(PIECES, goal_points={2: 5}), "goal_points wants points for 2 and for 3"),
    ):
        with pytest.raises(DataRefused, match=said):
            checked(fault)


def test_faulty_goals_are_refused_with_the_faulty_entry() -> None:
    goals = load("kathmandu", "kathmandu_goals", GoalsFile)
    first, *missions = goals.mission
    goal, *others = goals.public_goal
    for fault, said in (
        (replace(goals, mission=tuple(missions)), "there are 10 of mission, not 9"),
        (replace(goals, mission=(replace(first, id="M2"), *missions)), "every id stands once"),
        (replace(goals, mission=(replace(first, pagoda="1=5"), *missions)), "M1: '1=5' wants different levels"),
        (replace(goals, public_goal=(replace(goal, objectives=("tower 1=2", "stupa 1=2")), *others)), "G1: 'tower'"),
        (replace(goals, public_goal=(replace(goal, points=8), *others)), "G1: two objectives give 5 points"),
    ):
        with pytest.raises(DataRefused, match=said):
            read(fault)


def test_an_owners_own_deck_takes_the_place_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "kathmandu" / f"{FILE}.toml"
    own.parent.mkdir()
    swapped = ["Bw", "Bb", *DECK.plain[2:]]
    own.write_text(f"plain = {swapped}\ndiamond = {list(DECK.diamond)}\n")
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    assert blue_cards(load("kathmandu", FILE, BlueDeck))[0] == BLUE[1]


def test_heights_and_solo_pairs_fit_the_goals() -> None:
    assert [HEIGHT[kind] for kind, _ in ALL_SECTIONS].count(4) == 4
    assert pairs(advanced=False)
    assert pairs(advanced=True)
