"""The computer player: what it builds, bids for and keeps, at a table and alone."""

from engine_core.simulate import contests
from kathmandu.game import KATHMANDU
from kathmandu.greedy.player import Greedy
from kathmandu.moves import Build, Move
from kathmandu.options import Options
from kathmandu.solo.state import Solo
from tests.kathmandu.positions import Position, build, legal
from tests.kathmandu.solo_positions import at_work


def choice(state: Position, seat: int = 0) -> Move:
    return Greedy(0).choose(KATHMANDU, state, seat, legal(state, seat))


# Alone


def places_taken(state: Solo) -> int:
    return sum(len(square.places) for square in state.squares)


def test_alone_it_takes_most_places_and_sometimes_wins() -> None:
    played = list(contests(KATHMANDU, Options(), [Greedy], 12, 12))
    assert sum(places_taken(match.state) for match in played) >= 8 * len(played)
    assert any(match.outcome.winners == (0,) for match in played)


def test_alone_it_builds_what_takes_a_place() -> None:
    assert isinstance(choice(at_work("Br")), Build)
    assert choice(at_work("P4r Bb", ("P1r P2r P3r",))) == build("P4r", on=0)


def test_alone_it_keeps_a_colour_for_the_monument_nearly_complete() -> None:
    assert choice(at_work("Br", ("P1r P2r P3r",))) != build("Br")
