"""The ways of the camels (KH40 to KH43)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from khiva.events import Moved
from khiva.paths import OUTPOST, Spot, route, ways
from tests.khiva.positions import BLACK, BLUE, GREEN, PINK, WHITE, reveal


@pytest.mark.rule("KH40")
def test_from_khiva_it_goes_over_the_four_shops_to_the_outpost() -> None:
    assert route(None, 1) == (Spot(1, 1), Spot(1, 2), Spot(1, 3), Spot(1, 4), Spot(1, OUTPOST))


@pytest.mark.rule("KH40")
def test_a_camel_on_the_movers_path_goes_on_from_where_it_stands() -> None:
    assert route(Spot(1, 3), 1) == (Spot(1, 4), Spot(1, OUTPOST))
    [moved, *_] = reveal(["white1", "blue5", "pink5"], camels={WHITE: (0, 2)}).told(Moved)
    assert (moved.start, moved.to) == (Spot(0, 2), Spot(0, 3))


@pytest.mark.rule("KH40")
def test_a_camel_on_another_path_walks_back_to_khiva_first_and_may_stop_on_the_way() -> None:
    assert route(Spot(1, 3), 0)[:4] == (Spot(1, 2), Spot(1, 1), Spot(0, 1), Spot(0, 2))
    for number, to in {1: Spot(1, 3), 3: Spot(1, 1), 4: Spot(0, 1), 5: Spot(0, 2)}.items():
        [moved, *_] = reveal([f"white{number}", "blue5", "pink5"], camels={WHITE: (1, 4)}).told(Moved)
        assert (moved.start, moved.to) == (Spot(1, 4), to)


@pytest.mark.rule("KH41")
def test_occupied_spaces_are_leapt_over_and_not_counted() -> None:
    camels = {PINK: (0, 1), BLACK: (0, 3)}
    [moved, *_] = reveal(["white2", "blue5", "green5"], camels=camels).told(Moved)
    assert (moved.to, moved.over) == (Spot(0, 4), (Spot(0, 1), Spot(0, 3)))


@pytest.mark.rule("KH41")
def test_occupied_spaces_are_leapt_over_on_the_way_back_too() -> None:
    camels = {WHITE: (1, 4), PINK: (1, 3), BLACK: (0, 1)}
    [moved, *_] = reveal(["white3", "blue5", "green5"], camels=camels).told(Moved)
    assert (moved.to, moved.over) == (Spot(0, 2), (Spot(1, 3), Spot(0, 1)))


@pytest.mark.rule("KH41")
def test_a_camel_that_moved_earlier_in_the_turn_is_leapt_over_and_its_old_space_is_free() -> None:
    [white, blue, *_] = reveal(["white3", "green5", "blue1"], camels={WHITE: (0, 1), BLUE: (0, 2)}).told(Moved)
    assert (white.to, white.over) == (Spot(0, OUTPOST), (Spot(0, 2),))
    assert (blue.to, blue.over) == (Spot(0, 1), ())


@pytest.mark.rule("KH42")
def test_camels_in_khiva_cost_no_step() -> None:
    [moved, *_] = reveal(["white1", "blue5", "pink5"]).told(Moved)
    assert (moved.start, moved.to, moved.over) == (None, Spot(0, 1), ())


@pytest.mark.rule("KH42")
def test_passing_through_khiva_costs_nothing() -> None:
    [moved, *_] = reveal(["white1", "blue5", "pink5"], camels={WHITE: (2, 1)}).told(Moved)
    assert moved.to == Spot(0, 1)


@pytest.mark.rule("KH43")
def test_what_would_lead_past_the_outpost_is_lost() -> None:
    [moved, *_] = reveal(["white5", "blue5", "pink5"], camels={WHITE: (0, 4), GREEN: (0, 3)}).told(Moved)
    assert (moved.number, moved.to) == (5, Spot(0, OUTPOST))


SPOTS = st.none() | st.builds(Spot, st.integers(0, 4), st.integers(1, 4))


@given(
    at=SPOTS,
    path=st.integers(0, 4),
    others=st.lists(SPOTS, max_size=4),
    number=st.integers(1, 5),
    gems=st.integers(0, 3),
)
def test_every_way_ends_on_a_free_space_one_further_for_each_gem(
    at: Spot | None, path: int, others: list[Spot | None], number: int, gems: int
) -> None:
    occupied = tuple({spot for spot in others if spot is not None and spot != at})
    ahead = route(at, path)
    found = ways(ahead, occupied, number, gems)
    for spent, way in enumerate(found):
        passed = ahead[: ahead.index(way.to)]
        assert way.to not in occupied
        assert way.over == tuple(spot for spot in passed if spot in occupied)
        steps = len(passed) - len(way.over) + 1
        assert steps == number + spent or (way.to.space == OUTPOST and steps < number + spent)
    assert 1 <= len(found) <= gems + 1
    assert all(way.to.space != OUTPOST for way in found[:-1])
    assert len(found) == gems + 1 or found[-1].to == Spot(path, OUTPOST)
