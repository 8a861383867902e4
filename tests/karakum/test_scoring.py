"""KR80, KR81: points and winners."""

import pytest

from engine_core.outcome import ScoreLine
from karakum.game import KARAKUM
from karakum.scoring import breakdown
from karakum.state import Seat
from tests.karakum.positions import position, seat


@pytest.mark.rule("KR80")
def test_the_caravan_counts_in_full_and_the_waiting_camels_by_half_of_their_sum() -> None:
    who = seat(caravan=["red 5", "red 2", "blue 2"], waiting=["green 3", "orange 5", "purple 1"])
    assert breakdown(who) == (ScoreLine("caravan", 9), ScoreLine("waiting", 4))


@pytest.mark.rule("KR80")
def test_the_half_is_rounded_down_once_for_the_sum() -> None:
    assert breakdown(seat(waiting=["green 3", "orange 3"]))[1] == ScoreLine("waiting", 3)
    assert breakdown(seat(waiting=["green 3", "orange 4"]))[1] == ScoreLine("waiting", 3)


@pytest.mark.rule("KR81")
@pytest.mark.parametrize(
    ("seats", "winners", "ranks", "decided_by"),
    [
        ([seat(caravan=["red 5"]), seat(caravan=["blue 4"])], (0,), [1, 2], None),
        (
            [seat(caravan=["red 5"]), seat(caravan=["blue 3", "blue 2"]), seat(caravan=["green 4"])],
            (1,),
            [2, 1, 3],
            "KR81",
        ),
        # Waiting camels make a caravan no longer.
        (
            [seat(caravan=["red 3", "red 2"]), seat(caravan=["blue 3"], waiting=["orange 1", "green 2", "purple 1"])],
            (0,),
            [1, 2],
            "KR81",
        ),
        ([seat(caravan=["red 5"]), seat(caravan=["blue 5"])], (0, 1), [1, 1], None),
    ],
    ids=["points", "longest caravan", "waiting camels do not count", "shared"],
)
def test_most_points_win_then_the_longest_caravan_then_the_win_is_shared(
    seats: list[Seat], winners: tuple[int, ...], ranks: list[int], decided_by: str | None
) -> None:
    outcome = KARAKUM.outcome(position(*seats, phase="over"))
    assert outcome is not None
    assert outcome.winners == winners
    assert [standing.rank for standing in outcome.standings] == ranks
    assert outcome.decided_by == decided_by
