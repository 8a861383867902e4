"""KU104 to KU106: which tile Kadhan takes, and that he says why."""

import pytest

from kuldhara.deck import CARDS
from kuldhara.kadhan_tiles import Compared, TileReason, choose_tile, tiles_shown
from kuldhara.state import Kadhan
from tests.kuldhara.positions import BLUE, GREEN, ORANGE, PURPLE, RED, counts, kadhan, market

ALL_TILES = counts("9 orange, 9 red, 8 green, 8 blue, 7 purple")


def showing(text: str) -> tuple[int, ...]:
    """Level 2 cards that show these tiles."""
    wanted = counts(text)
    found = []
    for colour, many in enumerate(wanted):
        found += [card.id for card in CARDS.values() if card.level == 2 and card.tiles[colour]][:many]
    return tuple(found)


def chosen(who: Kadhan, shown: str = "", tiles: tuple[int, ...] = ALL_TILES) -> tuple[int, TileReason]:
    choice = choose_tile(who, market(((), showing(shown), ())), tiles)
    assert choice is not None
    return choice


@pytest.mark.rule("KU104")
def test_the_rulebooks_first_example_only_orange_is_lacking() -> None:
    who = kadhan(bare="1 red, 1 green, 1 blue, 1 purple")
    assert chosen(who, "3 blue") == (ORANGE, TileReason("KU104", (ORANGE,), (), "only_one"))


@pytest.mark.rule("KU104")
def test_the_rulebooks_second_example_green_before_orange() -> None:
    who = kadhan("1 green, 1 orange, 2 blue", bare="1 red, 1 purple")
    colour, reason = chosen(who, "2 green, 2 orange")
    assert colour == GREEN
    assert reason == TileReason(
        "KU104",
        candidates=(BLUE, GREEN, ORANGE),
        compared=(
            Compared("shown", (BLUE, GREEN, ORANGE), (0, 2, 2)),
            Compared("loose", (GREEN, ORANGE), (1, 1)),
        ),
        decided_by="order",
    )


@pytest.mark.rule("KU104")
def test_of_several_lacking_the_most_often_shown_is_taken() -> None:
    colour, reason = chosen(kadhan("9 red", bare="1 purple"), "1 green, 2 red, 3 purple")
    assert (colour, reason.decided_by) == (RED, "shown")
    assert reason.compared == (Compared("shown", (BLUE, GREEN, RED, ORANGE), (0, 1, 2, 0)),)


@pytest.mark.rule("KU104")
def test_tied_the_one_of_fewest_unprotected_gems_is_taken() -> None:
    colour, reason = chosen(kadhan("2 purple, 1 blue, 1 orange", "3 green", bare="1 red"), "1 orange, 1 purple")
    assert (colour, reason.decided_by) == (ORANGE, "loose")


@pytest.mark.rule("KU104")
@pytest.mark.parametrize(
    ("bare", "first"),
    [("", PURPLE), ("1 purple", BLUE), ("1 purple, 1 blue", GREEN), ("1 purple, 1 blue, 1 green", RED)],
)
def test_still_tied_purple_blue_green_red_orange(bare: str, first: int) -> None:
    colour, reason = chosen(kadhan(bare=bare))
    assert (colour, reason.decided_by) == (first, "order")


@pytest.mark.rule("KU105")
def test_with_every_colour_only_the_shown_tiles_and_the_order_count() -> None:
    who = kadhan("5 green", bare="1 orange, 1 red, 1 green, 1 blue, 1 purple")
    assert chosen(who, "1 red, 2 green") == (
        GREEN,
        TileReason("KU105", (4, 3, 2, 1, 0), (Compared("shown", (4, 3, 2, 1, 0), (0, 0, 2, 1, 0)),), "shown"),
    )
    colour, reason = chosen(who, "2 green, 2 orange")
    assert (colour, reason.decided_by) == (GREEN, "order")
    assert [each.by for each in reason.compared] == ["shown"]


@pytest.mark.rule("KU106")
def test_colours_out_of_supply_are_no_candidates() -> None:
    colour, reason = chosen(kadhan(bare="1 red"), "3 blue", counts("1 orange, 1 red, 1 purple"))
    assert (colour, reason.candidates) == (PURPLE, (PURPLE, ORANGE))


@pytest.mark.rule("KU106")
def test_if_no_lacking_colour_is_in_supply_he_chooses_as_if_he_had_all() -> None:
    colour, reason = chosen(kadhan("3 red", bare="1 red, 1 green"), "1 red", counts("1 red, 1 green"))
    assert (colour, reason.rule, reason.candidates) == (RED, "KU106", (GREEN, RED))
    tied, why = chosen(kadhan("3 green", bare="1 red, 1 green"), "", counts("1 red, 1 green"))
    assert (tied, why.decided_by, [each.by for each in why.compared]) == (GREEN, "order", ["shown"])


@pytest.mark.rule("KU106")
def test_with_no_tile_at_all_in_supply_nothing_is_chosen() -> None:
    assert choose_tile(kadhan(), market(((), (), ())), counts()) is None


@pytest.mark.rule("KU106")
def test_white_places_and_reward_icons_count_for_no_colour() -> None:
    level_1 = [card.id for card in CARDS.values() if card.level == 1][:4]
    level_3 = next(card for card in CARDS.values() if card.level == 3)
    assert tiles_shown(market((level_1, (), ()))) == counts()
    assert tiles_shown(market(((), (), (level_3.id,)))) == level_3.tiles
    assert sum(level_3.tiles) == 1
