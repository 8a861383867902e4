"""KU91, KU92, KU112: what the night counts."""

from typing import Any

import pytest

from engine_core.outcome import AUTOMATON, Outcome
from kuldhara.deck import CARDS, IDS_OF_LEVEL
from kuldhara.game import KULDHARA
from kuldhara.state import Hunter, Kadhan
from tests.kuldhara.positions import NO_ROWS, hunter, kadhan, position


def at_night(*hunters: Hunter, token: int = 0, against: Kadhan | None = None, **more: Any) -> Outcome:
    outcome = KULDHARA.outcome(position(*hunters, phase=4, token=token, against=against, rows=NO_ROWS, **more))
    assert outcome is not None
    return outcome


def lines(outcome: Outcome, number: int) -> dict[str, int]:
    return {line.key: line.points for line in outcome.standings[number].lines}


EIGHT_GEMS = " r g b\nr g b r\n g . .\n  . ."
ONE, FOUR, TEN = (next(card.id for card in CARDS.values() if card.points == points) for points in (1, 4, 10))


@pytest.mark.rule("KU91")
def test_the_score_is_cards_tools_gems_token_and_broken_promises() -> None:
    outcome = at_night(hunter(EIGHT_GEMS, tools=2, crafted=(ONE, TEN), reserved=(FOUR,)), hunter(tools=0))
    assert lines(outcome, 0) == {"cards": 11, "tools": 2, "gems": 2, "token": 1, "reserved": -4}
    assert outcome.standings[0].total == 12
    assert outcome.standings[1].total == 0
    assert (outcome.winners, outcome.decided_by) == ((0,), None)


@pytest.mark.rule("KU91")
@pytest.mark.parametrize(("gems", "points"), [("r g .", 0), ("r g b", 1)])
def test_gems_count_by_three_rounded_down(gems: str, points: int) -> None:
    outcome = at_night(hunter(f" {gems}\n. . . .\n . . .\n  . .", tools=0), hunter(), token=1)
    assert outcome.standings[0].total == points


@pytest.mark.rule("KU92")
def test_a_tie_goes_to_the_most_protection_tiles() -> None:
    outcome = at_night(hunter(tools=4), hunter(" 0 1 .\n. . . .\n . . .\n  . ."))
    assert [standing.total for standing in outcome.standings] == [5, 5]
    assert (outcome.winners, outcome.decided_by) == ((1,), "KU92")


@pytest.mark.rule("KU92")
def test_with_as_many_tiles_the_win_is_shared() -> None:
    outcome = at_night(hunter(tools=4), hunter(), hunter(tools=3))
    assert (outcome.winners, outcome.decided_by) == ((0, 1), None)
    assert [standing.rank for standing in outcome.standings] == [1, 1, 3]


@pytest.mark.rule("KU112")
def test_kadhan_scores_cards_gems_and_the_token() -> None:
    outcome = at_night(hunter(), against=kadhan("3 red", "2 green", crafted=(FOUR, TEN)), token=AUTOMATON)
    assert lines(outcome, 1) == {"cards": 14, "gems": 1, "token": 1}
    assert outcome.standings[1].seat == AUTOMATON


@pytest.mark.rule("KU112")
def test_the_player_wins_only_with_more_points_than_kadhan() -> None:
    assert at_night(hunter(tools=3), against=kadhan("6 red")).winners == (0,)
    tie = at_night(hunter(tools=1), against=kadhan("6 red"))
    assert [standing.total for standing in tie.standings] == [2, 2]
    assert (tie.winners, tie.decided_by) == ((), "KU112")
    assert [standing.rank for standing in tie.standings] == [2, 1]
    lost = at_night(hunter(tools=0), against=kadhan("6 red"))
    assert (lost.winners, lost.decided_by) == ((), None)


BY_LEVEL = {level: IDS_OF_LEVEL[level] for level in (1, 2, 3)}


def met(challenge: Any, picture: str = "", *, tools: int = 5, crafted: tuple[int, int, int] = (0, 0, 0)) -> bool:
    """Whether a player who is ahead of Kadhan wins under this challenge."""
    cards = [card for level, many in enumerate(crafted, start=1) for card in BY_LEVEL[level][:many]]
    who = hunter(picture or EIGHT_GEMS, tools=tools, crafted=cards)
    outcome = at_night(who, against=kadhan(), challenges=(challenge,))
    won = outcome.winners == (0,)
    if not won:
        assert (outcome.reason, outcome.reason_words) == ("challenges_unmet", (challenge,))
        assert [standing.rank for standing in outcome.standings] == [2, 1]
    return won


ONE_OF_EACH = " o r g\n. b p .\n . . .\n  . ."
EXACTLY = " o r r\ng g b .\n p p .\n  . ."


@pytest.mark.rule("KU121")
def test_the_challenges_of_level_1() -> None:
    assert met("awakens_crafting", crafted=(4, 2, 1))
    assert met("awakens_crafting", crafted=(5, 3, 2))
    assert not met("awakens_crafting", crafted=(3, 2, 1))
    assert not met("awakens_crafting", crafted=(4, 1, 1))
    assert not met("awakens_crafting", crafted=(4, 2, 0))
    assert met("awakens_tools", tools=1)
    assert not met("awakens_tools", tools=0)
    assert met("awakens_gems", ONE_OF_EACH)
    assert not met("awakens_gems", EXACTLY)


@pytest.mark.rule("KU122")
def test_the_challenges_of_level_2() -> None:
    assert met("wrath_crafting", crafted=(3, 2, 3))
    assert not met("wrath_crafting", crafted=(3, 2, 2))
    assert met("wrath_tools", tools=2)
    assert not met("wrath_tools", tools=1)
    assert met("wrath_gems", EXACTLY)
    assert not met("wrath_gems", ONE_OF_EACH)


@pytest.mark.rule("KU123")
def test_exactly_means_no_further_gems_and_those_on_the_camel_do_not_count() -> None:
    assert not met("awakens_gems", ONE_OF_EACH.replace(". .\n  ", "r .\n  "))
    who = hunter(ONE_OF_EACH, load="1 red")
    assert at_night(who, against=kadhan(), challenges=("awakens_gems",)).winners == (0,)


@pytest.mark.rule("KU120")
def test_to_win_one_must_beat_kadhan_and_meet_every_challenge() -> None:
    both = ("awakens_tools", "wrath_gems")
    assert at_night(hunter(EXACTLY, tools=1), against=kadhan(), challenges=both).winners == (0,)
    unmet = at_night(hunter(ONE_OF_EACH, tools=0), against=kadhan(), challenges=both)
    assert (unmet.winners, unmet.reason_words) == ((), both)
    beaten = at_night(hunter(EXACTLY, tools=1), against=kadhan(crafted=(TEN,)), challenges=both)
    assert (beaten.winners, beaten.reason) == ((), None)
