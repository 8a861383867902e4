"""The computer player: what it builds, bids for and keeps, at a table and alone."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine_core.simulate import contests
from kathmandu.game import KATHMANDU
from kathmandu.greedy.aims import goals_worth
from kathmandu.greedy.areas import area_worth
from kathmandu.greedy.player import Greedy
from kathmandu.moves import Bid, Build, Move
from kathmandu.options import Options
from kathmandu.solo.state import Solo
from kathmandu.state import GoalState
from tests.kathmandu.positions import Position, area, at_table, build, building, cards, legal, play, with_players
from tests.kathmandu.solo_positions import at_work


def choice(state: Position, seat: int = 0) -> Move:
    return Greedy(0).choose(KATHMANDU, state, seat, legal(state, seat))


# Alone


def places_taken(state: Solo) -> int:
    return sum(len(square.places) for square in state.squares)


def test_alone_it_takes_most_places_and_sometimes_wins() -> None:
    played = list(contests(KATHMANDU, Options(), [Greedy], 1, 5))
    assert sum(places_taken(match.state) for match in played) >= 8 * len(played)
    assert any(match.outcome.winners == (0,) for match in played)


def test_alone_it_builds_what_takes_a_place() -> None:
    assert isinstance(choice(at_work("Br")), Build)
    assert choice(at_work("P4r Bb", ("P1r P2r P3r",))) == build("P4r", on=0)


def test_alone_it_completes_a_monument_of_wilds_and_paints_it() -> None:
    state = at_work("B*/P4*", ("S1g S2g", "T1b T2b T3b", "P1w P2w P3w P4w"))
    built = play(state, (0, choice(state)))
    painted = play(built, (0, choice(built)))
    assert places_taken(painted) == places_taken(state) + 1


def test_alone_it_keeps_a_colour_for_the_monument_nearly_complete() -> None:
    assert choice(at_work("Br", ("P1r P2r P3r",))) != build("Br")


# At a table


def test_it_builds_for_its_mission() -> None:
    """M1 wants a Buddha in red or blue."""
    state = with_players(building(hands=["Br Bg"]), 0, mission="M1")
    assert choice(state) == build("Br")


def test_it_goes_on_with_what_can_still_meet_its_mission() -> None:
    """M1 wants the first two sections of a pagoda alike."""
    state = with_players(building(hands=["P2r P2g"], areas=[area("P1r")]), 0, mission="M1")
    assert choice(state) == build("P2r", on=0)


def test_it_completes_what_a_teammate_has_begun() -> None:
    state = building(4, teams="2-2", hands=["P4r"], areas=[(), (), area("P1r P2r P3r")])
    assert choice(state) == build("P4r", on=0, area=2)


def test_it_bids_for_the_card_that_completes_a_monument() -> None:
    state = at_table(4, areas=[area("S1r")])
    state = replace(state, market=cards("P4g T3b S2r P3w"))
    move = choice(state)
    assert isinstance(move, Bid)
    assert 3 in state.mat.spots[move.spot].aims


def test_a_wild_that_is_still_to_be_painted_is_worth_its_best_colour() -> None:
    bare, painted = (with_players(building(), 0, area=area(text)).players[0] for text in ("S1r S2*", "S1r S2*r"))
    assert bare.area != painted.area
    assert area_worth(bare, 0.5) == area_worth(painted, 0.5)


def test_a_public_goal_is_worth_more_with_every_objective_until_it_is_claimed() -> None:
    """G6 wants a Buddha b/g, a Buddha r/y and a Shrine with top w/b."""

    def worth(*monuments: str, **goal: Any) -> float:
        state = building(3, senior_architects=True, areas=[area(*monuments)])
        return goals_worth(replace(state, goals=(GoalState("G6", **goal),)), 0, left=0.5)

    assert 0 == worth("P1b") < worth("Bb") < worth("Bb", "Br") < worth("Bb", "Br", "S1g S2w") == 8
    assert worth("Bb", "Br", "S1g S2w", claimed_by=(0,)) == 0
    assert worth("Bb", "Br", "S1g S2w", claimed_by=(1,), closed=True) == 0


@pytest.mark.parametrize(
    ("sides", "seats", "options"),
    [(3, 3, Options()), (2, 4, Options(teams="2-2")), (3, 6, Options(teams="2-2-2", reconstruction=True))],
)
def test_its_side_beats_chance_at_larger_tables(sides: int, seats: int, options: Options) -> None:
    players = [KATHMANDU.players["random" if seat % sides else "greedy"] for seat in range(seats)]
    won = sum(0 in match.outcome.winners for match in contests(KATHMANDU, options, players, 1, 10))
    assert won >= 8
