"""KU10 to KU15, KU101, KU116, KU118: the table before the first turn, and options that do not go together."""

from collections import Counter
from typing import Any

import pytest

from engine_core.refusals import OptionsRefused
from kuldhara.board import CAMP
from kuldhara.challenges import CHALLENGE_CARDS, CRAFTING
from kuldhara.components import CENTRAL, START_CARDS
from kuldhara.deck import CARDS, IDS_OF_LEVEL
from kuldhara.game import KULDHARA
from kuldhara.gems import COLOURS, counted
from kuldhara.moves import Look
from kuldhara.setup import Options
from kuldhara.state import TILE_CARD, Difficulty, State
from kuldhara.workbench import content
from tests.kuldhara.positions import legal


def set_up(seats: int, seed: int = 0, **options: Any) -> State:
    chosen = Options(**options)
    KULDHARA.check(seats, chosen)
    return KULDHARA.setup(seats, chosen, bytes([seed]) * 32)


def start_card_of(state: State, seat: int) -> tuple[int, ...]:
    there = [content(state.hunters[seat].bench, at) for at in CENTRAL]
    return tuple(found.colour for found in there if found)


@pytest.mark.rule("KU10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_chests_are_dealt_at_random_and_hold_all_other_gems(seats: int) -> None:
    dealt = {set_up(seats, seed).setting.chests for seed in range(20)}
    assert len(dealt) > 10
    assert all(sorted(chests) == [0, 1, 2, 3, 4] for chests in dealt)
    assert {name: count for name, count in KULDHARA.census(set_up(seats)).items() if name.startswith("gem")} == {
        f"gem {colour}": 10 for colour in COLOURS
    }


@pytest.mark.rule("KU10")
@pytest.mark.parametrize("seats", [0, 5])
def test_there_are_1_to_4_players(seats: int) -> None:
    refused(seats, Options(), "KU10")


@pytest.mark.rule("KU11", "KU08")
def test_camels_start_in_the_camp_in_the_morning_with_full_water_and_five_tools() -> None:
    state = set_up(4)
    assert state.phase == 0
    assert {(who.place, who.water, who.tools, who.spent) for who in state.hunters} == {(CAMP, 15, 5, 0)}


@pytest.mark.rule("KU12")
def test_each_player_gets_the_gems_of_another_start_card_on_the_central_hexes_in_card_order() -> None:
    drawn = set()
    for seed in range(20):
        state = set_up(4, seed)
        cards = tuple(start_card_of(state, seat) for seat in range(4))
        assert sorted(cards) == sorted(START_CARDS)
        drawn.add(cards)
    assert len(drawn) > 5


@pytest.mark.rule("KU13")
def test_four_four_and_two_cards_lie_face_up_of_three_shuffled_decks() -> None:
    state = set_up(2)
    assert [len(row) for row in state.market.rows] == [4, 4, 2]
    assert [len(deck) for deck in state.market.decks] == [22, 20, 14]
    for level, row, deck in zip((1, 2, 3), state.market.rows, state.market.decks, strict=True):
        assert sorted(card for card in row + deck if card) == list(IDS_OF_LEVEL[level])
    assert len({set_up(2, seed).market for seed in range(20)}) == 20


@pytest.mark.rule("KU14")
def test_the_first_game_leaves_the_level_3_cards_out() -> None:
    state = set_up(2, first_game=True)
    assert (state.market.rows[2], state.market.decks[2]) == ((), ())
    assert not any(name in KULDHARA.census(state) for name in (f"card {card}" for card in IDS_OF_LEVEL[3]))
    assert Look(2) in legal(state)
    assert Look(3) not in legal(state)


@pytest.mark.rule("KU15")
def test_the_starting_player_is_named_or_drawn_and_holds_the_token() -> None:
    for seat in range(3):
        state = set_up(3, first_player=seat)
        assert (state.turn.seat, state.token) == (seat, seat)
    assert {set_up(3, seed).token for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("KU100", "KU118")
def test_kadhan_gets_the_gems_of_a_start_card_that_the_player_did_not_get() -> None:
    others = set()
    for seed in range(20):
        state = set_up(1, seed)
        assert state.kadhan is not None
        left = [counted(card) for card in START_CARDS if card != start_card_of(state, 0)]
        assert state.kadhan.loose in left
        assert (state.turn.seat, state.token) == (0, 0)
        assert state.setting.difficulty == "standard"
        others.add(state.kadhan.loose)
    assert len(others) > 2


@pytest.mark.rule("KU101", "KU116")
@pytest.mark.parametrize(
    ("difficulty", "gem_cards"),
    [("easy", [5, 5]), ("standard", [4, 3, 3]), ("hard", [4, 3, 3]), ("expert", [4, 3, 3])],
)
def test_kadhans_deck_is_stacked_from_piles_with_a_tile_card_in_each(
    difficulty: Difficulty, gem_cards: list[int]
) -> None:
    places = Counter[int]()
    for seed in range(20):
        kadhan = set_up(1, seed, difficulty=difficulty).kadhan
        assert kadhan is not None
        assert [len(pile) for pile in kadhan.piles] == [gems + 1 for gems in gem_cards]
        assert [pile.count(TILE_CARD) for pile in kadhan.piles] == [1] * len(gem_cards)
        everything = sorted(sum(kadhan.piles, ()))
        assert everything == sorted([0, 1, 2, 3, 4] * 2 + [TILE_CARD] * len(gem_cards))
        places[kadhan.piles[0].index(TILE_CARD)] += 1
    assert len(places) > 3


@pytest.mark.rule("KU118")
def test_without_a_start_card_for_the_player_kadhans_is_one_of_all_four() -> None:
    seen = set()
    for seed in range(40):
        state = set_up(1, seed, challenges=("wrath_start",))
        assert state.kadhan is not None
        assert start_card_of(state, 0) == ()
        seen.add(state.kadhan.loose)
    assert seen == {counted(card) for card in START_CARDS}


@pytest.mark.rule("KU120")
def test_challenges_are_chosen_or_drawn_and_several_may_be_combined() -> None:
    assert set_up(1, challenges=("awakens_water", "wrath_gems")).setting.challenges == ("awakens_water", "wrath_gems")
    drawn = {set_up(1, seed, random_challenges=1).setting.challenges for seed in range(100)}
    assert len(drawn) == 10
    for seed in range(20):
        challenges = set_up(1, seed, challenges=("wrath_water",), random_challenges=4).setting.challenges
        assert challenges[0] == "wrath_water"
        assert [sum(side in challenges for side in sides) for sides in CHALLENGE_CARDS] == [1] * 5


@pytest.mark.rule("KU124")
def test_no_crafting_challenge_is_drawn_for_a_first_game() -> None:
    for seed in range(20):
        drawn = set_up(1, seed, first_game=True, random_challenges=4).setting.challenges
        assert CRAFTING.isdisjoint(drawn)


def refused(seats: int, options: Options, rule: str) -> None:
    with pytest.raises(OptionsRefused) as refusal:
        KULDHARA.check(seats, options)
    assert refusal.value.rule == rule


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        pytest.param(2, Options(first_player=2), "KU15", marks=pytest.mark.rule("KU15")),
        pytest.param(2, Options(first_player=-1), "KU15", marks=pytest.mark.rule("KU15")),
        pytest.param(2, Options(difficulty="easy"), "KU100", marks=pytest.mark.rule("KU100")),
        pytest.param(3, Options(challenges=("awakens_water",)), "KU120", marks=pytest.mark.rule("KU120")),
        pytest.param(3, Options(random_challenges=1), "KU120", marks=pytest.mark.rule("KU120")),
        pytest.param(1, Options(challenges=("awakens_water", "wrath_water")), "KU123", marks=pytest.mark.rule("KU123")),
        pytest.param(1, Options(challenges=("awakens_gems",) * 2), "KU123", marks=pytest.mark.rule("KU123")),
        pytest.param(
            1, Options(first_game=True, challenges=("wrath_crafting",)), "KU124", marks=pytest.mark.rule("KU124")
        ),
        pytest.param(
            1, Options(challenges=("wrath_start",), random_challenges=5), "KU120", marks=pytest.mark.rule("KU120")
        ),
        pytest.param(1, Options(random_challenges=-1), "KU120", marks=pytest.mark.rule("KU120")),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: Options, rule: str) -> None:
    refused(seats, options, rule)


def test_every_card_has_its_own_id() -> None:
    assert sorted(CARDS) == list(range(1, 67))
