"""KU108, KU109, KU113: what Kadhan crafts, with which gems, and that he says why."""

import pytest

from kuldhara.deck import CARDS
from kuldhara.events import KadhanCrafted
from kuldhara.jewelry import CardEntry, card_of
from kuldhara.kadhan_crafts import Assignment, Candidate, CraftReason, assign, choose_card
from kuldhara.moves import EndTurn
from kuldhara.state import Kadhan
from tests.kuldhara.positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    acted,
    counts,
    hunter,
    kadhan,
    market,
    play,
    position,
    told,
)

LEVEL_OF = {**dict.fromkeys(range(1, 27), 1), **dict.fromkeys(range(27, 51), 2), **dict.fromkeys(range(51, 67), 3)}


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Puts a card of this picture in the place of one with that id."""

    def put(card_id: int, points: int, picture: str) -> int:
        monkeypatch.setitem(CARDS, card_id, card_of(CardEntry(card_id, LEVEL_OF[card_id], points, picture)))
        return card_id

    return put


def assigned(picture: str, who: Kadhan) -> Assignment | None:
    return assign(card_of(CardEntry(99, 3, 9, picture)), who)


@pytest.mark.rule("KU108")
@pytest.mark.parametrize(
    ("picture", "who", "can"),
    [
        ("r r b", kadhan("2 red, 1 blue"), True),
        ("r r b", kadhan("1 red, 1 blue", "1 red"), True),
        ("r r b", kadhan("1 red, 5 blue"), False),
        ("R r b", kadhan("2 red, 1 blue"), False),
        ("R r b", kadhan("1 red, 1 blue", "1 red"), True),
        ("R R b", kadhan("5 red, 1 blue", "1 red"), False),
        ("r r b", kadhan("1 blue", bare="2 red"), False),
        ("r W b", kadhan("1 red, 1 blue, 1 green"), False),
        ("r W b", kadhan("1 red, 1 blue", "1 green"), True),
        ("r W b", kadhan("1 blue", "1 red"), False),
        ("r W b", kadhan("1 red, 1 blue", "1 red"), True),
        ("R W b", kadhan("3 red, 1 blue", "1 red"), False),
        ("R W b", kadhan("1 blue", "2 red"), True),
        ("R W b", kadhan("1 blue", "1 red", "1 green"), False),
    ],
)
def test_counts_alone_decide_what_he_can_craft(picture: str, who: Kadhan, can: bool) -> None:
    assert (assigned(picture, who) is not None) == can


@pytest.mark.rule("KU109")
def test_gems_on_tiles_are_used_first_and_the_loose_ones_go_back() -> None:
    used = assigned("r r b", kadhan("2 red, 2 blue", "1 red"))
    assert used == Assignment(counts("1 red"), counts("1 red, 1 blue"), None)


@pytest.mark.rule("KU113")
def test_the_white_place_takes_what_returns_fewest_gems() -> None:
    # White in red takes the only settled red, and a loose one has to go; green costs nothing.
    used = assigned("r W", kadhan("1 red", "1 red, 1 green"))
    assert used == Assignment(counts("1 red, 1 green"), counts(), GREEN)


@pytest.mark.rule("KU113")
def test_still_open_the_white_place_takes_purple_blue_green_red_orange() -> None:
    for settled, white in (
        ("1 orange, 1 red, 1 green, 1 blue, 1 purple", PURPLE),
        ("1 orange, 1 red, 1 green, 1 blue", BLUE),
        ("1 orange, 1 red, 1 green", GREEN),
        ("1 orange, 1 red", RED),
        ("1 orange", ORANGE),
    ):
        used = assigned("o o W", kadhan("3 orange", settled))
        assert used is not None
        assert used.white == white


@pytest.mark.rule("KU109")
def test_the_highest_level_comes_first(card) -> None:  # type: ignore[no-untyped-def]
    rows = ((card(1, 3, "r b"),), (card(27, 4, "r b"),), (card(51, 8, "r b"),))
    who = kadhan("1 red, 1 blue")
    for expected in (51, 27, 1):
        choice = choose_card(who, market(rows))
        assert choice is not None
        assert choice[1].candidates[0].card == expected
        rows = tuple(tuple(each for each in row if each != expected) for row in rows)  # type: ignore[assignment]
    assert choose_card(who, market(rows)) is None


@pytest.mark.rule("KU109")
def test_within_a_level_most_points_then_most_gems_on_tiles_then_nearest_the_deck(card) -> None:  # type: ignore[no-untyped-def]
    who = kadhan("2 red, 2 blue, 2 orange", "1 green")
    far, near, settled, rich = card(1, 2, "r b"), card(2, 2, "r o"), card(3, 2, "g b"), card(4, 3, "b o")
    for row, expected, decided_by in (
        ((far, near, settled, rich), rich, "points"),
        ((far, near, settled), settled, "settled"),
        ((far, near), far, "place"),
        ((near, far), near, "place"),
        ((None, far), far, "only_one"),
    ):
        choice = choose_card(who, market((row, (), ())))
        assert choice is not None
        assert (choice[1].candidates[0].card, choice[1].decided_by) == (expected, decided_by)
    assert choose_card(who, market(((far, near), (), ()))) == (
        Assignment(counts(), counts("1 red, 1 blue"), None),
        CraftReason((Candidate(far, 2, 0, 1), Candidate(near, 2, 0, 2)), "place"),
    )


@pytest.mark.rule("KU109", "KU108")
def test_the_rulebooks_example_a_level_2_card_then_a_level_1_card(card) -> None:  # type: ignore[no-untyped-def]
    """Two level 2 cards can be made and the first is nearest the deck; then the first level 1 card still can."""
    rows = (
        (card(1, 1, "r p o"), card(2, 1, "g g g")),
        (card(27, 5, "R b o"), card(28, 5, "R b g")),
        (card(51, 8, "p P W"),),
    )
    who = kadhan("2 orange, 1 blue, 1 green", "1 red, 1 purple", deck=(GREEN,))
    state = position(hunter(), rows=rows, against=who, turn=acted())
    applied = play(state, EndTurn())
    first, second = told(applied, KadhanCrafted)
    assert (first.card, first.reason.decided_by, first.used.returned) == (27, "place", counts("1 orange, 1 blue"))
    assert [each.card for each in first.reason.candidates] == [27, 28]
    assert (second.card, second.used.returned) == (1, counts("1 orange"))
    after = applied.state.kadhan
    assert after is not None
    assert after.crafted == (27, 1)
    assert (after.loose, after.settled) == (counts("2 green"), counts("1 red, 1 purple"))
    assert applied.state.supply.gems == counts("10 orange, 9 red, 8 green, 10 blue, 9 purple")
    assert after.tiles == who.tiles  # he never gets a reward tile
