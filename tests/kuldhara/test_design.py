"""The tools that made the deck and try it."""

import pytest

from kuldhara.board import CAMP
from kuldhara.design.shapes import shapes_of, ways_to_lie
from kuldhara.design.trial import play
from kuldhara.greedy.targets import Layout, targets, two_cards
from kuldhara.greedy.trips import trip
from kuldhara.moves import Craft
from tests.kuldhara.positions import acted, bench, card_of_level, counts, hunter_with, laid, legal, position

CHESTS = (0, 1, 2, 3, 4)


@pytest.mark.parametrize(("hexes", "shapes"), [(1, 1), (2, 1), (3, 3), (4, 7), (5, 22)])
def test_shapes_are_told_apart_up_to_rotation_and_mirror_image(hexes: int, shapes: int) -> None:
    assert len(shapes_of(hexes)) == shapes


def test_a_triangle_lies_in_more_ways_than_a_line() -> None:
    triangle, line = ((0, 0), (1, 0), (0, 1)), ((0, 0), (1, 0), (2, 0))
    assert ways_to_lie(triangle) == 13 * 6
    assert ways_to_lie(line) == 12 * 2


def test_a_trip_pays_for_ways_digging_and_unloading() -> None:
    assert trip(0, CAMP, 6, counts("1 green"), CHESTS) == (1 + 2 + 1 + 1, (2,))
    # By the cheap route between ruins 2 and 3, which is opposite the sun.
    assert trip(0, CAMP, 6, counts("1 green, 1 blue"), CHESTS)[0] == 1 + 2 + 1 + 2 + 1 + 1


def test_a_full_camel_goes_to_the_camp_in_between() -> None:
    one_way = trip(0, CAMP, 6, counts("2 purple"), CHESTS)[0]
    assert trip(0, CAMP, 6, counts("4 purple"), CHESTS)[0] == 2 * one_way


def test_a_target_lacks_what_the_bench_does_not_have() -> None:
    card = card_of_level(2)
    on, hexes = laid(card, tiles=False)
    found = [target for target in targets(Layout.of(on), (card.id,)) if target.hexes == frozenset(hexes)]
    assert any(not target.gems and target.tile and card.tiles[target.tile[1]] for target in found)
    assert not list(targets(Layout.of(bench(" r r r\nr r r r\n r r r\n  r r")), (card.id,)))


def test_a_target_that_lacks_nothing_can_be_crafted() -> None:
    for level in (1, 2, 3):
        card = card_of_level(level)
        on, _ = laid(card)
        ready = [
            target
            for target in targets(Layout.of(on), (card.id,))
            if not (target.gems or target.recoloured or target.tile)
        ]
        assert ready
        state = position(hunter_with(on, reserved=(card.id,)), turn=acted())
        assert all(Craft(card.id, tuple(sorted(target.hexes))) in legal(state) for target in ready)


def test_nothing_follows_a_card_without_a_reward() -> None:
    card, other = card_of_level(3), card_of_level(1)
    layout = Layout.of(laid(card)[0])
    first, second = next(targets(layout, (card.id,))), next(targets(layout, (other.id,)))
    assert two_cards(first, second, layout) is None


@pytest.mark.parametrize("table", ["2", "standard"])
def test_planners_play_a_match_and_craft(table: str) -> None:
    played = play(table, 0)
    assert sum(len(hunter.crafted) for hunter in played.state.hunters) >= 4 * len(played.state.hunters)
    assert max(played.totals) >= 15
