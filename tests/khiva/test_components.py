"""The components, and the owner's file that can take the place of ours."""

from collections import Counter
from pathlib import Path

import pytest

from engine_core.data import DATA_DIR_VARIABLE, DataRefused
from khiva.components import (
    CAMEL,
    CAMELS,
    CARPET_COLOUR,
    CARPET_VALUE,
    CATALOG,
    GEMS,
    NUMBER,
    SALT_PILE,
    TEAPOT_VALUE,
    load_printed,
)
from khiva.game import KHIVA
from tests.khiva.positions import card, start

OURS = (Path(__file__).parents[2] / "khiva" / "data" / "components.toml").read_text()


@pytest.mark.rule("KH01")
def test_each_colour_has_the_numbers_1_to_5_once() -> None:
    assert Counter(zip(CAMEL, NUMBER, strict=True)) == Counter(
        {(camel, number): 1 for camel in range(5) for number in range(1, 6)}
    )
    assert CAMELS == ("white", "blue", "green", "pink", "black")


@pytest.mark.rule("KH02")
def test_low_numbers_show_more_gems() -> None:
    for colour in CAMELS:
        assert [GEMS[card(f"{colour}{number}")] for number in range(1, 6)] == [2, 2, 1, 1, 0]


@pytest.mark.rule("KH03")
def test_there_are_22_teapots_worth_2_to_7() -> None:
    assert Counter(TEAPOT_VALUE) == {2: 3, 3: 4, 4: 4, 5: 4, 6: 4, 7: 3}


@pytest.mark.rule("KH04")
def test_each_colour_has_carpets_of_3_4_and_5() -> None:
    assert sorted(zip(CARPET_COLOUR, CARPET_VALUE, strict=True)) == [
        (camel, value) for camel in range(5) for value in (3, 4, 5)
    ]


@pytest.mark.rule("KH05")
def test_salt_is_taken_from_the_highest_down() -> None:
    assert SALT_PILE[::-1] == (10, 9, 8, 7, 6)
    assert KHIVA.public_view(start()).piles.salt == (10, 9, 8, 7, 6)


def test_the_catalog_tells_what_every_id_is() -> None:
    blue2 = CATALOG.cards[card("blue2")]
    assert (blue2.id, CATALOG.camels[blue2.camel], blue2.number, blue2.gems) == (card("blue2"), "blue", 2, 2)
    assert [teapot.id for teapot in CATALOG.teapots] == list(range(22))
    assert [carpet.id for carpet in CATALOG.carpets] == list(range(15))


def test_an_owners_own_components_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(OURS.replace("gems = [2, 2, 1, 1, 0]", "gems = [3, 2, 1, 0, 0]"), tmp_path, monkeypatch)
    assert load_printed().gems == (3, 2, 1, 0, 0)


@pytest.mark.parametrize(
    ("ours", "theirs", "said"),
    [
        ("gems = [2, 2, 1, 1, 0]", "gems = [2, 2, 1, 1]", "gems: one entry for each number"),
        ("gems = [2, 2, 1, 1, 0]", "gems = [2, 2, 1, 1, -1]", "no card can show -1 gems"),
        ("teapots = [2, 2, 2,", "teapots = [2, 2,", "there must be 22, not 21"),
        ("teapots = [2, 2, 2,", "teapots = [2, 2, 8,", "no teapot can be worth 8"),
        ("salt = [10, 9, 8, 7, 6]", "salt = [10, 9, 8, 7]", "there must be 5 bags, not 4"),
        ("salt = [10, 9, 8, 7, 6]", "salt = [6, 7, 8, 9, 10]", "each bag is worth less than the one above"),
        ("salt = [10, 9, 8, 7, 6]", "salt = [3, 2, 1, 0, -1]", "no bag can be worth -1"),
        ("green = [3, 4, 5]", "green = [3, 4]", "carpets: green: 3 values above 0"),
        ("green = [3, 4, 5]", "green = [3, 4, 0]", "carpets: green: 3 values above 0"),
        ("green = [3, 4, 5]", "", "green"),
        ("gems = [2, 2, 1, 1, 0]", "gems = [2, 2, 1, 1, 0]\njewels = 3", "jewels"),
    ],
)
def test_a_faulty_file_is_refused_with_the_entry_at_fault(
    ours: str, theirs: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ours in OURS
    use(OURS.replace(ours, theirs), tmp_path, monkeypatch)
    with pytest.raises(DataRefused, match=r"components\.toml") as refused:
        load_printed()
    assert said in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def use(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "khiva").mkdir()
    (folder / "khiva" / "components.toml").write_text(text)
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(folder))
