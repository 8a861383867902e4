"""Winning and losing the solo game."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine_core.outcome import AUTOMATON
from kathmandu.game import KATHMANDU
from kathmandu.moves import Discard, Done
from kathmandu.solo.state import Over, Solo
from kathmandu.solo.tellings import SoloEnded
from tests.kathmandu.positions import Position, apply, build, card, legal, play, private, refused, start, told, view
from tests.kathmandu.solo_positions import at_work

# Missions M1 (Buddha r/b, Shrine top g/w) and M2 (Buddha g/w, Shrine bottom r/y).
FIRST = ("Br", "S1g S2g", "T1w T2w T3w", "P1b P2b P3b P4b")
SECOND = ("Bg", "S1r S2r", "T1b T2b T3b", "P1y P2y P3y P4y")
NEARLY = ("Br", "S1g S2g", "T1w T2w T3w")


def won_with(first_fifth: str, second_fifth: str, **options: Any) -> Position:
    """Both squares want yellow and white; the last section of the second square's fifth monument is built."""
    *below, last = second_fifth.split()
    started = (" ".join(below),) if below else ()
    state = at_work(last, (*FIRST, first_fifth), (*SECOND, *started), **options)
    on = 4 if below else None
    applied = apply(state, 0, build(last, on=on, area=1))
    assert isinstance(applied.state, Solo)
    assert told(applied, SoloEnded)
    return applied.state


@pytest.mark.rule("KT142", "KT143", "KT148", "KT149")
@pytest.mark.parametrize(
    ("one", "other", "level"),
    [
        ("By", "Bw", "easy"),
        ("By", "S1w S2w", "easy"),
        ("S1y S2y", "S1w S2w", "medium"),
        ("T1y T2y T3y", "Bw", "medium"),
        ("T1y T2y T3y", "S1w S2w", "medium"),
        ("S1y S2y", "P1w P2w P3w P4w", "hard"),
    ],
)
def test_the_game_is_won_at_once_at_the_highest_level_met(one: str, other: str, level: str) -> None:
    state = won_with(one, other)
    outcome = KATHMANDU.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.reason_words) == ((0,), "solo_won", (level,))
    assert KATHMANDU.to_act(state) == frozenset()
    assert view(state).won == level
    refused(state, 0, Done(), "KT142", "over")


@pytest.mark.rule("KT143")
def test_extreme_is_won_with_two_pagodas() -> None:
    first = ("Br", "S1g S2g", "T1w T2w T3w", "P1b P2b P3b P4b", "P1y P2y P3y P4y")
    second = ("Bg", "S1y S2y", "T1b T2b T3b", "P1r P2r P3r P4r", "P1w P2w P3w")
    state = at_work("P4w", first, second, level="extreme")
    outcome = KATHMANDU.outcome(play(state, (0, build("P4w", on=4, area=1))))
    assert outcome is not None
    assert outcome.reason_words == ("extreme",)


@pytest.mark.rule("KT143")
def test_a_lower_aim_does_not_lower_what_is_reported() -> None:
    outcome = KATHMANDU.outcome(won_with("S1y S2y", "P1w P2w P3w P4w", level="easy"))
    assert outcome is not None
    assert outcome.reason_words == ("hard",)


@pytest.mark.rule("KT142", "KT148")
def test_the_game_is_lost_after_the_build_phase_of_round_fifteen() -> None:
    state = replace(at_work("S1b S2w T2w P2w", NEARLY, SECOND), round=15, blue=())
    state = play(state, (0, Done()))
    lost = apply(state, 0, Discard(card("S1b")))
    assert told(lost, SoloEnded) == [SoloEnded(None)]
    assert lost.state.phase == Over(None)
    outcome = KATHMANDU.outcome(lost.state)
    assert outcome is not None
    assert outcome.winners == ()
    assert [(standing.seat, standing.rank) for standing in outcome.standings] == [(0, 2), (AUTOMATON, 1)]


@pytest.mark.rule("KT142")
@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ((*FIRST, "By"), SECOND, ("bhaktapur", "white")),
        (FIRST, SECOND, ("patan", "yellow")),
        (NEARLY, (*SECOND, "Bw"), ("patan", "blue")),
    ],
)
def test_a_lost_game_says_which_square_lacks_which_colour(
    first: tuple[str, ...], second: tuple[str, ...], words: tuple[str, str]
) -> None:
    state = at_work("", first, second)
    squares = (state.squares[0], replace(state.squares[1], board="yellow"))
    outcome = KATHMANDU.outcome(replace(state, squares=squares, phase=Over(None)))
    assert outcome is not None
    assert (outcome.reason, outcome.reason_words) == ("solo_square_lacks_colour", words)


@pytest.mark.rule("KT148", "KT150")
def test_it_lasts_fifteen_rounds_of_four_cards() -> None:
    state = start(1)
    while KATHMANDU.to_act(state):
        moves = legal(state, 0)
        state = play(state, (0, Done() if Done() in moves else moves[0]))
    assert (state.round, state.blue) == (15, ())
    outcome = KATHMANDU.outcome(state)
    assert outcome is not None
    assert all(standing.total == 0 for standing in outcome.standings)


def test_the_view_says_what_each_square_still_lacks() -> None:
    first, second = view(at_work("", NEARLY, SECOND)).squares
    assert (first.open_places, first.lacking_colours) == (("pagoda", "fifth"), ("b", "y"))
    assert (second.open_places, second.lacking_colours) == (("fifth",), ("w",))
    assert first.name == "patan"


def test_the_hand_shows_which_place_each_card_would_take() -> None:
    uses = {use.card: use for use in private(at_work("By S1y Bb", NEARLY), 0).plays if use.area == 0}
    assert (uses[card("By")].completes, uses[card("By")].place) == (True, "fifth")
    assert (uses[card("S1y")].completes, uses[card("S1y")].place) == (False, None)
    assert uses[card("Bb")].place == "fifth"
