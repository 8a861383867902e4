"""KR01 to KR04: the cards, and the owner's own."""

from collections import Counter
from pathlib import Path

import pytest

from engine_core.data import DATA_DIR_VARIABLE, DataRefused
from karakum.components import CAMELS, CATALOG, COLOURS, load_camels
from karakum.game import KARAKUM
from karakum.payment import price
from karakum.scoring import breakdown
from karakum.setup import Options
from tests.karakum.positions import camels, seat


@pytest.mark.rule("KR01")
def test_there_are_71_resource_cards_each_goods_type_with_its_colour() -> None:
    assert [(resource.key, resource.colour, resource.cards) for resource in CATALOG.resources] == [
        ("jewelry", "blue", 13),
        ("silk", "purple", 13),
        ("spices", "red", 13),
        ("honey", "orange", 13),
        ("paper", "green", 13),
        ("gold", None, 6),
    ]
    in_play = KARAKUM.census(KARAKUM.setup(3, Options(), bytes(32)))
    assert {key: count for key, count in in_play.items() if not key.startswith("camel")} == {
        "jewelry": 13,
        "silk": 13,
        "spices": 13,
        "honey": 13,
        "paper": 13,
        "gold": 6,
    }


@pytest.mark.rule("KR02")
def test_each_colour_has_seven_camels_numbered_1_2_2_3_3_4_5() -> None:
    assert len(CAMELS) == 35
    for colour in range(len(COLOURS)):
        assert [camel.number for camel in CAMELS if camel.colour == colour] == [1, 2, 2, 3, 3, 4, 5]


def test_camels_have_their_place_in_the_list_as_id_and_equal_ones_are_told_apart() -> None:
    assert [camel.id for camel in CAMELS] == list(range(35))
    assert set(Counter((camel.colour, camel.number, camel.copy) for camel in CAMELS).values()) == {1}


@pytest.mark.rule("KR03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_a_caravan_that_has_no_camel_yet(seats: int) -> None:
    state = KARAKUM.setup(seats, Options(), bytes(32))
    assert [(who.caravan, who.waiting) for who in state.seats] == [((), ())] * seats


@pytest.mark.rule("KR04")
def test_a_camels_number_is_both_its_price_and_its_points() -> None:
    market = camels("green 1", "blue 4", "red 5")
    assert [price(market, place) for place in (1, 2)] == [4, 5]
    assert breakdown(seat(caravan=["blue 4", "red 4"]))[0].points == 8


def write_herd(folder: Path, **changes: str) -> None:
    (folder / "karakum").mkdir()
    numbers = {colour: changes.get(colour, "[1, 2, 2, 3, 3, 4, 5]") for colour in COLOURS}
    lines = [f"{colour} = {listed}" for colour, listed in numbers.items()]
    (folder / "karakum" / "camels.toml").write_text("\n".join(lines))


@pytest.mark.rule("KR02")
def test_an_owners_own_camels_take_the_place_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_herd(tmp_path, blue="[1, 1, 1, 2, 3, 4, 5]")
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    assert [camel.number for camel in load_camels()][:7] == [1, 1, 1, 2, 3, 4, 5]
    assert [camel.copy for camel in load_camels()][:7] == [0, 1, 2, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ("[1, 2, 2, 3, 3, 4, 6]", "purple: no camel can have 6, only 1 to 5"),
        ("[1, 2, 2, 3, 3, 4]", "there must be 35 camels, not 34"),
        ('["1"]', "purple"),
    ],
)
def test_faulty_camels_are_refused_with_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, numbers: str, said: str
) -> None:
    write_herd(tmp_path, purple=numbers)
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    with pytest.raises(DataRefused, match=said) as refused:
        load_camels()
    assert "camels.toml" in str(refused.value)
