"""KU03, KU04: the deck, its fairness, and that a faulty card is named."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine_core.data import DATA_DIR_VARIABLE, DataRefused
from kuldhara.deck import CARDS, IDS_OF_LEVEL, PATTERNS, load_deck
from kuldhara.deck_rules import coloured_pattern, faults_of_card, faults_of_deck
from kuldhara.design.draw_deck import SEED, draw_deck, written
from kuldhara.gems import COLOURS, EVERY_COLOUR, total_size
from kuldhara.hexes import draw_picture, orientations, read_picture
from kuldhara.jewelry import LEVELS, Card, CardEntry, CardRefused, Place, card_of
from tests.kuldhara.positions import card_of_level


@pytest.mark.rule("KU03")
def test_there_are_66_cards_in_three_levels() -> None:
    assert {level: len(ids) for level, ids in IDS_OF_LEVEL.items()} == {1: 26, 2: 24, 3: 16}
    for card in CARDS.values():
        gems, tiles, white, points = len(card.places), sum(card.tiles), card.white, card.points
        if card.level == 1:
            assert (gems, tiles, white) == (3, 0, 0)
            assert 1 <= points <= 3
        elif card.level == 2:
            assert gems in (3, 4)
            assert (tiles, white) == (1, 0)
            assert 4 <= points <= 6
        else:
            assert gems in (4, 5)
            assert (tiles, white) == (1, 1)
            assert 8 <= points <= 11


@pytest.mark.rule("KU03")
def test_levels_1_and_2_reward_a_tile_and_level_3_does_not() -> None:
    assert [card_of_level(level).rewards_a_tile for level in LEVELS] == [True, True, False]


@pytest.mark.rule("KU04")
def test_no_pattern_comes_twice_even_if_one_overlooks_the_tiles() -> None:
    assert len({coloured_pattern(card) for card in CARDS.values()}) == len(CARDS)


@pytest.mark.rule("KU04")
def test_every_pattern_fits_the_workbench() -> None:
    assert min(len(pattern.placements) for pattern in PATTERNS.values()) > 0


@pytest.mark.rule("KU04")
def test_colours_are_spread_evenly_within_a_level() -> None:
    for ids in IDS_OF_LEVEL.values():
        gems = [sum(CARDS[card].gems[colour] for card in ids) for colour in EVERY_COLOUR]
        tiles = [sum(CARDS[card].tiles[colour] for card in ids) for colour in EVERY_COLOUR]
        assert max(gems) - min(gems) <= 1
        assert max(tiles) - min(tiles) <= 1


@pytest.mark.rule("KU04")
def test_greater_gems_never_score_less() -> None:
    for one in CARDS.values():
        for other in CARDS.values():
            alike = one.level == other.level and len(one.places) == len(other.places)
            if alike and total_size(one.gems) < total_size(other.gems):
                assert one.points <= other.points


def test_the_script_draws_the_deck_that_is_shipped() -> None:
    assert written(draw_deck(SEED)) == Path("kuldhara/data/jewelry.toml").read_text()


def test_other_seeds_draw_other_decks_that_keep_the_rules() -> None:
    decks = [draw_deck(seed) for seed in range(3)]
    assert not [fault for deck in decks for fault in faults_of_deck(deck)]
    assert len(set(decks)) == 3


def test_no_card_is_of_one_colour_alone() -> None:
    assert all(sum(1 for count in card.gems if count) > 1 for card in CARDS.values())


def test_the_pattern_of_a_card_is_the_same_for_all_its_rotations_and_mirror_images() -> None:
    card = card_of_level(3)
    cells = tuple(place.at for place in card.places)
    for seen in orientations(cells):
        places = tuple(Place(at, place.colour, place.tile) for at, place in zip(seen, card.places, strict=True))
        assert coloured_pattern(replace(card, places=places)) == coloured_pattern(card)


def test_a_picture_is_read_as_it_is_drawn() -> None:
    for card in CARDS.values():
        signs = {place.at: str(number) for number, place in enumerate(card.places)}
        first = next(iter(signs))
        moved = {(q - first[0], r - first[1]): sign for (q, r), sign in signs.items()}
        assert read_picture(draw_picture(signs)) == moved


def faulty(card: Card, changed: Card) -> list[str]:
    return list(faults_of_deck([changed if other.id == card.id else other for other in CARDS.values()]))


@pytest.mark.rule("KU03")
@pytest.mark.parametrize(
    ("level", "change", "said"),
    [
        (1, {"points": 4}, "has 4 points, level 1 has 1 or 2 or 3"),
        (1, {"white": 1}, "has 1 white places, level 1 has 0"),
        (2, {"tiles": (0, 0, 0, 0, 0)}, "has 0 coloured tiles, level 2 has 1"),
        (3, {"level": 4}, "has level 4; there are levels 1 to 3"),
    ],
)
def test_a_card_out_of_its_level_is_named(level: int, change: dict[str, object], said: str) -> None:
    card = card_of_level(level)
    assert f"card {card.id} {said}" in faulty(card, replace(card, **change))


@pytest.mark.rule("KU04")
def test_a_pattern_that_comes_twice_is_named() -> None:
    first, second = card_of_level(1, 0), card_of_level(1, 1)
    assert f"card {second.id} has the pattern of card {first.id}" in faulty(second, replace(first, id=second.id))


@pytest.mark.rule("KU04")
def test_an_uneven_level_is_named_with_its_counts() -> None:
    cards = [replace(card, gems=(card.gems[0] + 2 * (card.id == 1), *card.gems[1:])) for card in CARDS.values()]
    assert any(fault.startswith("level 1 shows gems unevenly: ") for fault in faults_of_deck(cards))


@pytest.mark.rule("KU04")
def test_a_card_of_great_gems_and_few_points_is_named() -> None:
    level = sorted((CARDS[card] for card in IDS_OF_LEVEL[1]), key=lambda card: total_size(card.gems))
    least, greatest = level[0], level[-1]
    said = f"card {greatest.id} has greater gems than card {least.id} and scores less"
    assert any(fault == said for fault in faulty(least, replace(least, points=3))) == (greatest.points < 3)
    assert any("scores less" in fault for fault in faulty(greatest, replace(greatest, points=0)))


@pytest.mark.rule("KU04")
@pytest.mark.parametrize(("picture", "said"), [("o r\n\ng", "not in one piece"), ("o o r r g", "fits nowhere")])
def test_a_pattern_that_cannot_be_laid_is_named(picture: str, said: str) -> None:
    assert any(said in fault for fault in faults_of_card(card_of(CardEntry(7, 1, 1, picture))))


@pytest.mark.parametrize(("picture", "said"), [("o x", "card 7: 'x' is no sign"), ("o g\ng", "card 7: line 2")])
def test_a_picture_that_cannot_be_read_is_refused_with_the_card(picture: str, said: str) -> None:
    with pytest.raises(CardRefused, match=said):
        card_of(CardEntry(7, 1, 1, picture))


def test_an_owners_faulty_deck_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kuldhara").mkdir()
    text = Path("kuldhara/data/jewelry.toml").read_text()
    (tmp_path / "kuldhara" / "jewelry.toml").write_text(text.replace("points = 1\n", "points = 0\n", 1))
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    with pytest.raises(DataRefused, match="kuldhara jewelry: card 1 has 0 points"):
        load_deck()


def test_every_card_is_shown_with_all_its_signs() -> None:
    signs = Counter(sign for card in CARDS.values() for sign in written((card,)).split("'''")[1] if sign.isalpha())
    assert signs["W"] == 16
    assert set(signs) == {"W"} | {colour[0] for colour in COLOURS} | {colour[0].upper() for colour in COLOURS}
