"""KU01 to KU09: what lies in the box, and that a faulty file is refused by name."""

from pathlib import Path

import pytest

from engine_core.data import DATA_DIR_VARIABLE, DataRefused
from kuldhara.board import CAMP, ROUTES, RUINS, load_routes
from kuldhara.components import (
    CENTRAL,
    COMPONENTS,
    FULL_WATER,
    GEMS_IN_PLAY,
    HEXES,
    START_CARDS,
    TILES_IN_PLAY,
    load_components,
    workbench_hexes,
)
from kuldhara.gems import counted, total_size
from tests.kuldhara.positions import BLUE, GREEN, ORANGE, PURPLE, RED, counts, hunter


@pytest.mark.rule("KU01")
def test_there_are_ten_gems_of_each_colour() -> None:
    assert GEMS_IN_PLAY == (10, 10, 10, 10, 10)


@pytest.mark.rule("KU02")
def test_there_are_41_protection_tiles() -> None:
    assert counts("9 orange, 9 red, 8 green, 8 blue, 7 purple") == TILES_IN_PLAY
    assert sum(TILES_IN_PLAY) == 41


@pytest.mark.rule("KU05")
def test_the_workbench_has_rows_of_3_4_3_2_around_a_central_triangle() -> None:
    rows = {-1: range(3), 0: range(-1, 3), 1: range(-1, 2), 2: range(-1, 1)}
    corner_q, corner_r = HEXES[0]
    moved = [(q - corner_q, r - corner_r - 1) for q, r in HEXES]
    assert moved == [(q, r) for r, qs in rows.items() for q in qs]
    assert [moved[at] for at in CENTRAL] == [(0, 0), (1, 0), (0, 1)]


@pytest.mark.rule("KU06")
def test_routes_cost_what_the_sun_makes_them_cost() -> None:
    expected: dict[tuple[int, int], list[int]] = {}
    for ruin in range(RUINS):
        to_the_sun = [min((ruin - sun) % RUINS, (sun - ruin) % RUINS) for sun in range(4)]
        expected[(ruin, CAMP)] = [3 - distance for distance in to_the_sun]
        low, high = sorted((ruin, (ruin + 1) % RUINS))
        opposite = [{(sun + 2) % RUINS, (sun + 3) % RUINS} for sun in range(4)]
        expected[(low, high)] = [
            3 if sun in (low, high) else 1 if {low, high} == opposite[sun] else 2 for sun in range(4)
        ]
    assert {route.ends: list(route.water) for route in ROUTES} == expected


@pytest.mark.rule("KU07")
def test_there_are_four_start_cards_of_equal_size() -> None:
    assert START_CARDS == ((ORANGE, GREEN, BLUE), (RED, GREEN, BLUE), (ORANGE, RED, PURPLE), (RED, GREEN, GREEN))
    assert {total_size(counted(card)) for card in START_CARDS} == {5}


@pytest.mark.rule("KU08")
def test_a_player_has_five_tools_and_water_up_to_15() -> None:
    assert hunter().tools == 5
    assert FULL_WATER == 15


@pytest.mark.rule("KU115")
def test_kadhan_has_two_gem_cards_of_each_colour() -> None:
    assert COMPONENTS.kadhan.counts() == (2, 2, 2, 2, 2)


def own_file(folder: Path, name: str, text: str) -> None:
    (folder / "kuldhara").mkdir()
    (folder / "kuldhara" / f"{name}.toml").write_text(text)


def shipped(name: str) -> str:
    return Path("kuldhara", "data", f"{name}.toml").read_text()


@pytest.mark.rule("KU09")
def test_a_free_route_is_refused_by_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_file(tmp_path, "board", shipped("board").replace("[2, 3, 2, 1]", "[2, 3, 2, 0]"))
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    with pytest.raises(DataRefused, match="route 2 is free in some phase"):
        load_routes()


@pytest.mark.rule("KU09")
def test_every_route_costs_water_in_every_phase() -> None:
    assert min(water for route in ROUTES for water in route.water) >= 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[2, 3, 2, 1]", "[2, 3, 2]", "route 2 has 3 costs"),
        ('["camp", 1]', '["camp", 5]', "route 2 joins no two places"),
        ('["camp", 1]', '["camp", 0]', "two routes join the same places"),
    ],
)
def test_a_faulty_board_is_refused(
    old: str, new: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_file(tmp_path, "board", shipped("board").replace(old, new))
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    with pytest.raises(DataRefused, match=said):
        load_routes()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("purple = 7", "purple = 0", "tiles. needs at least one"),
        ('["orange", "green", "blue"]', '["orange", "green"]', "start card 1 has 2 gems"),
        ('["red", "green", "green"]', '["red", "green", "pink"]', "pink"),
        ("[kadhan] # his gem cards\norange = 2", "[kadhan]\norange = 3", "has 11 gem cards"),
    ],
)
def test_faulty_components_are_refused(
    old: str, new: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_file(tmp_path, "components", shipped("components").replace(old, new))
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    with pytest.raises(DataRefused, match=said):
        load_components()


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (" . .\n* *", "2 central"),
        ("* *\n * . .\n\n .", "one piece"),
        ("* *\n * x", "nothing else"),
        ("* *\n*", "out of step"),
    ],
)
def test_a_faulty_workbench_is_refused(picture: str, said: str) -> None:
    with pytest.raises(DataRefused, match=said):
        workbench_hexes(picture)
