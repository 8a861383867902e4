"""KU80 to KU87: crafting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kuldhara.components import HEX_INDEX
from kuldhara.deck import CARDS, PATTERNS
from kuldhara.events import Crafted, NoReward, Returned, Rewarded
from kuldhara.game import KULDHARA
from kuldhara.gems import EVERY_COLOUR, NONE_OF_ANY
from kuldhara.hexes import moved, orientations
from kuldhara.jewelry import WHITE, Card, CardEntry, card_of
from kuldhara.moves import Craft, Decline, EndTurn, Reserve, Reward
from kuldhara.patterns import pattern_of
from kuldhara.state import State
from kuldhara.workbench import Bench, content, hexes_of, with_gem, with_tile
from tests.kuldhara.positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    acted,
    bench,
    card_of_level,
    hunter,
    hunter_with,
    laid,
    legal,
    listed,
    play,
    position,
    refused,
    tellings,
    told,
    with_supply,
)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> dict[str, Card]:
    """Three cards of known pictures in the place of the first of each level."""
    made = {}
    for name, card_id, level, points, picture in (
        ("one", 1, 1, 2, "r g\n p"),
        ("two", 27, 2, 4, "R b\n p"),
        ("three", 51, 3, 9, "r G\n W b"),
    ):
        made[name] = card_of(CardEntry(card_id, level, points, picture))
        monkeypatch.setitem(CARDS, card_id, made[name])
        monkeypatch.setitem(PATTERNS, card_id, pattern_of(made[name]))
    return made


ROWS = ((1,), (27,), (51,))


def at_bench(picture: str, *, rows: tuple[tuple[int, ...], ...] = ROWS, reserved: tuple[int, ...] = ()) -> State:
    return position(hunter(picture, reserved=reserved), rows=rows, turn=acted())


@pytest.mark.rule("KU80")
@pytest.mark.parametrize(
    "picture",
    [
        " r g .\n. p . .\n . . .\n  . .",
        " g r .\n. p . .\n . . .\n  . .",
        " . . .\n. r . .\n p g .\n  . .",
        " . . .\n. . . .\n . p r\n  . g",
    ],
    ids=["as printed", "mirrored", "turned", "turned again"],
)
def test_a_pattern_may_stand_anywhere_in_any_rotation_and_mirror_image(cards: dict[str, Card], picture: str) -> None:
    assert [move.card for move in listed(at_bench(picture), Craft)] == [cards["one"].id]


@pytest.mark.rule("KU80")
@pytest.mark.parametrize(
    "picture",
    [
        " r g .\n. . p .\n . . .\n  . .",
        " r g .\n. b . .\n . . .\n  . .",
        " r g .\n. 4 . .\n . . .\n  . .",
    ],
    ids=["another shape", "another colour", "a bare tile"],
)
def test_a_pattern_in_other_places_or_colours_is_no_jewelry(cards: dict[str, Card], picture: str) -> None:
    refused(at_bench(picture), Craft(cards["one"].id, (0, 1, 4)), "KU80", "does not stand")


@pytest.mark.rule("KU80")
@pytest.mark.parametrize("card_id", sorted(CARDS))
def test_every_card_is_craftable_in_each_of_its_places(card_id: int) -> None:
    card = CARDS[card_id]
    for number in range(len(PATTERNS[card_id].placements)):
        on, hexes = laid(card, number)
        state = position(hunter_with(on, reserved=(card_id,)), turn=acted())
        assert Craft(card_id, hexes) in legal(state)


@pytest.mark.rule("KU80")
def test_only_cards_of_the_board_or_reserved_by_oneself_are_crafted(cards: dict[str, Card]) -> None:
    on, hexes = laid(cards["one"])
    move = Craft(cards["one"].id, hexes)
    assert move in legal(position(hunter_with(on, reserved=(1,)), turn=acted()))
    refused(position(hunter_with(on), turn=acted()), move, "KU80", "neither on the board nor reserved")
    others = position(hunter_with(on), hunter(reserved=(1,)), turn=acted())
    refused(others, move, "KU80", "neither on the board nor reserved")


def standing_by_hand(card: Card, on: Bench) -> set[tuple[int, ...]]:
    """The definition: try every rotation, mirror image and place, and look at each hex."""
    found = set()
    for seen in orientations(tuple(place.at for place in card.places)):
        for hexagon in HEX_INDEX:
            cells = moved(seen, (hexagon[0] - seen[0][0], hexagon[1] - seen[0][1]))
            if all(cell in HEX_INDEX for cell in cells):
                hexes = [HEX_INDEX[cell] for cell in cells]
                there = [content(on, at) for at in hexes]
                if all(
                    have is not None
                    and have.gem
                    and (place.colour in (WHITE, have.colour))
                    and (have.tile or not place.tile)
                    for place, have in zip(card.places, there, strict=True)
                ):
                    found.add(tuple(sorted(hexes)))
    return found


@st.composite
def benches(draw: st.DrawFn) -> Bench:
    on = Bench(NONE_OF_ANY, NONE_OF_ANY)
    for at in range(12):
        colour = draw(st.sampled_from([ORANGE, RED, GREEN]))
        what = draw(st.sampled_from(["gem", "both", "both", "tile", "nothing"]))
        if what in ("gem", "both"):
            on = with_gem(on, colour, at)
        if what in ("tile", "both"):
            on = with_tile(on, colour, at)
    return on


@pytest.mark.rule("KU80", "KU81", "KU82")
@given(on=benches())
def test_what_stands_is_what_one_finds_by_looking_at_every_hex(on: Bench) -> None:
    for card in CARDS.values():
        assert set(PATTERNS[card.id].standing(on.gems, on.tiles)) == standing_by_hand(card, on)


@pytest.mark.rule("KU81")
def test_a_tile_shown_must_be_there_and_more_tiles_do_not_hurt(cards: dict[str, Card]) -> None:
    assert listed(at_bench(" r b .\n. p . .\n . . .\n  . ."), Craft) == []
    for picture in (" R b .\n. p . .\n . . .\n  . .", " R B .\n. P o .\n . g .\n  . ."):
        assert listed(at_bench(picture), Craft) == [Craft(cards["two"].id, (0, 1, 4))]


@pytest.mark.rule("KU82")
@pytest.mark.parametrize("white", ["O", "R", "G", "B", "P"])
def test_a_white_place_takes_any_gem_on_a_tile(cards: dict[str, Card], white: str) -> None:
    state = at_bench(f" r G .\n. {white} b .\n . . .\n  . .")
    assert Craft(cards["three"].id, (0, 1, 4, 5)) in legal(state)


@pytest.mark.rule("KU82")
@pytest.mark.parametrize("white", ["o", "3", "."])
def test_a_white_place_needs_gem_and_tile(cards: dict[str, Card], white: str) -> None:
    assert listed(at_bench(f" r G .\n. {white} b .\n . . .\n  . ."), Craft) == []


@pytest.mark.rule("KU83")
def test_the_reward_goes_on_an_empty_hex_or_under_a_gem_of_its_colour(cards: dict[str, Card]) -> None:
    state = play(at_bench(" r g .\n. p B .\n 0 . .\n  . ."), Craft(cards["one"].id, (0, 1, 4))).state
    by_colour = {
        colour: {move.hex for move in listed(state, Reward) if move.colour == colour} for colour in EVERY_COLOUR
    }
    empty = {2, 3, 6, 8, 9, 10, 11}
    assert by_colour == {ORANGE: empty, RED: empty | {0}, GREEN: empty | {1}, BLUE: empty, PURPLE: empty | {4}}
    refused(state, Reward(BLUE, 0), "KU83", "its own colour")
    refused(with_supply(state, tiles=(0, 0, 1, 1, 1)), Reward(RED, 0), "KU83", "no red tile in supply")


@pytest.mark.rule("KU83")
def test_the_reward_may_be_declined_and_level_3_has_none(cards: dict[str, Card]) -> None:
    crafted = play(at_bench(" r g .\n. p . .\n . . .\n  . ."), Craft(cards["one"].id, (0, 1, 4)), Decline())
    assert told(crafted, NoReward) == [NoReward(0, declined=True)]
    assert crafted.state.supply.tiles == (9, 9, 8, 8, 7)
    level_3 = play(at_bench(" r G .\n. P b .\n . . .\n  . ."), Craft(cards["three"].id, (0, 1, 4, 5)))
    assert told(level_3, NoReward) == []
    assert level_3.state.turn.pending is None
    refused(level_3.state, Decline(), "KU83", "no reward tile to place")


@pytest.mark.rule("KU84")
def test_gems_without_a_tile_go_back_and_those_on_tiles_stay_the_new_one_included(cards: dict[str, Card]) -> None:
    state = at_bench(" R b .\n. p . .\n . . o\n  . .")
    applied = play(state, Craft(cards["two"].id, (0, 1, 4)), Reward(PURPLE, 4))
    assert tellings(applied) == [Rewarded(0, PURPLE, 4), Returned(0, (1,), (BLUE,))]
    assert applied.state.hunters[0].bench == bench(" R . .\n. P . .\n . . o\n  . .")
    assert applied.state.supply.gems[BLUE] == 10
    assert KULDHARA.census(applied.state) == KULDHARA.census(state)


@pytest.mark.rule("KU83", "KU84")
def test_the_reward_cannot_go_where_the_gems_of_the_pattern_still_lie(cards: dict[str, Card]) -> None:
    state = play(at_bench(" r g .\n. p . .\n . . .\n  . ."), Craft(cards["one"].id, (0, 1, 4))).state
    refused(state, Reward(BLUE, 4), "KU83", "its own colour")


@pytest.mark.rule("KU85")
def test_several_cards_are_crafted_one_after_the_other_without_a_refill(cards: dict[str, Card]) -> None:
    state = at_bench(" r g .\n. P b .\n . R .\n  . .")
    first = play(state, Craft(cards["one"].id, (0, 1, 4)))
    refused(first.state, Craft(cards["two"].id, (4, 5, 8)), "KU83", "first place the reward tile")
    second = play(first.state, Decline(), Craft(cards["two"].id, (4, 5, 8)), Decline())
    assert second.state.hunters[0].crafted == (1, 27)
    assert second.state.market.rows == ((None,), (None,), (51,))
    assert second.state.turn.points == 6


@pytest.mark.rule("KU86")
def test_where_a_pattern_stands_twice_the_player_chooses(cards: dict[str, Card]) -> None:
    state = at_bench(" r g r\n. p p .\n . . .\n  . .")
    choices = [move.hexes for move in listed(state, Craft) if move.card == cards["one"].id]
    assert choices == [(0, 1, 4), (1, 2, 5)]
    after = play(state, Craft(cards["one"].id, (1, 2, 5)), Decline()).state
    assert after.hunters[0].bench == bench(" r . .\n. p . .\n . . .\n  . .")


@pytest.mark.rule("KU86")
def test_a_card_reserved_this_turn_may_be_crafted_this_turn(cards: dict[str, Card]) -> None:
    on, hexes = laid(cards["one"])
    applied = play(position(hunter_with(on), rows=ROWS), Reserve(1), Craft(1, hexes))
    assert told(applied, Crafted) == [Crafted(0, 1, 2, hexes, reserved=True, place=None)]
    assert applied.state.hunters[0].reserved == ()


@pytest.mark.rule("KU87")
def test_a_hex_never_gets_a_second_tile(cards: dict[str, Card]) -> None:
    state = play(at_bench(" R g .\n. p . .\n . 1 .\n  . ."), Craft(cards["one"].id, (0, 1, 4))).state
    refused(state, Reward(RED, 0), "KU87", "second tile")
    refused(state, Reward(RED, 8), "KU87", "second tile")


@pytest.mark.rule("KU87")
def test_a_reward_that_fits_nowhere_is_lost(cards: dict[str, Card]) -> None:
    state = with_supply(at_bench(" r g b\nb p b b\n b b b\n  b b"), tiles=(5, 0, 0, 0, 0))
    applied = play(state, Craft(cards["one"].id, (0, 1, 4)))
    assert told(applied, NoReward) == [NoReward(0, declined=False)]
    assert applied.state.turn.pending is None
    none_left = with_supply(at_bench(" r g .\n. p . .\n . . .\n  . ."), tiles=NONE_OF_ANY)
    assert play(none_left, Craft(1, (0, 1, 4))).state.turn.pending is None


@pytest.mark.rule("KU83", "KU84", "KU85")
def test_the_rulebooks_example_two_cards_in_one_turn(cards: dict[str, Card]) -> None:
    """Robbe's first card gives the red tile that his reserved card needs; he takes purple for the second."""
    state = at_bench(" g r b\n. p p .\n . . .\n  . .", rows=((1,), (), ()), reserved=(27,))
    assert [move.card for move in listed(state, Craft)] == [1]
    [first] = listed(state, Craft)
    assert first.hexes == (0, 1, 4)
    after_first = play(state, first, Reward(RED, 1)).state
    assert after_first.hunters[0].bench == bench(" . R b\n. . p .\n . . .\n  . .")
    second = play(after_first, Craft(cards["two"].id, (1, 2, 5)), Reward(PURPLE, 5))
    assert second.state.hunters[0].bench == bench(" . R .\n. . P .\n . . .\n  . .")
    assert told(second, Returned) == [Returned(0, (2,), (BLUE,))]
    assert second.state.hunters[0].crafted == (1, 27)
    assert second.state.hunters[0].reserved == ()


def test_a_place_is_listed_once_however_symmetrical_the_pattern() -> None:
    symmetrical = card_of(CardEntry(1, 1, 1, "r r\n r"))
    pattern = pattern_of(symmetrical)
    on = bench(" r r .\n. r . .\n . . .\n  . .")
    assert pattern.standing(on.gems, on.tiles) == ((0, 1, 4),)


def test_hexes_of_a_mask_come_in_rising_order() -> None:
    assert list(hexes_of(0b100101)) == [0, 2, 5]


def test_every_reward_of_an_empty_bench_is_at_most_about_a_hundred_moves() -> None:
    card = card_of_level(1)
    on, hexes = laid(card)
    state = position(hunter_with(on), rows=((card.id,), (), ()), turn=acted())
    assert len(legal(play(state, Craft(card.id, hexes)).state)) <= 100


def test_crafting_shows_nothing_hidden_until_the_turn_ends() -> None:
    card = card_of_level(1)
    on, hexes = laid(card)
    state = replace(position(hunter_with(on), rows=((card.id,), (), ()), turn=acted()), phase=1)
    crafted = KULDHARA.apply(state, 0, Craft(card.id, hexes))
    assert crafted.undoable
    declined = KULDHARA.apply(crafted.state, 0, Decline())
    assert declined.undoable
    assert not KULDHARA.apply(declined.state, 0, EndTurn()).undoable
