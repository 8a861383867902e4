"""Points and ties (KH81 to KH84, KH06)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine_core.outcome import Outcome
from khiva.components import TEAPOT_VALUE
from khiva.game import KHIVA
from khiva.scoring import breakdown
from khiva.state import Seat
from tests.khiva.positions import carpets, start


def teapots(*values: int) -> tuple[int, ...]:
    """Ids of teapots of these values."""
    ids = list(range(len(TEAPOT_VALUE)))
    found = []
    for value in values:
        ids.remove(teapot := next(teapot for teapot in ids if TEAPOT_VALUE[teapot] == value))
        found.append(teapot)
    return tuple(found)


def ended(*seats: dict[str, Any]) -> Outcome:
    """The outcome for players who have just this."""
    state = replace(start(len(seats)), phase="over", seats=tuple(Seat((), **has) for has in seats))
    outcome = KHIVA.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("KH81")
def test_teapots_salt_delivered_carpets_and_gems_count_and_undelivered_carpets_do_not() -> None:
    seat = Seat(
        (), gems=4, carpets=carpets("pink5"), delivered=carpets("white3 blue4"), teapots=teapots(7, 2), salt=(10, 6)
    )
    assert [(line.key, line.points) for line in breakdown(seat)] == [
        ("teapots", 9),
        ("salt", 16),
        ("carpets", 7),
        ("gems", 4),
    ]


@pytest.mark.rule("KH81")
def test_most_points_win() -> None:
    outcome = ended({"gems": 3}, {"teapots": teapots(4)}, {"salt": (6,)})
    assert outcome.winners == (2,)
    assert outcome.decided_by is None
    assert [(standing.rank, standing.total) for standing in outcome.standings] == [(3, 3), (2, 4), (1, 6)]


@pytest.mark.rule("KH82")
def test_a_tie_goes_to_more_teapots() -> None:
    outcome = ended({"teapots": teapots(6)}, {"teapots": teapots(3, 3)}, {"gems": 6})
    assert (outcome.winners, outcome.decided_by) == ((1,), "KH82")


@pytest.mark.rule("KH82")
def test_with_as_many_teapots_it_goes_to_the_highest_salt_bag_not_the_most_salt() -> None:
    outcome = ended({"salt": (7, 6), "teapots": teapots(2)}, {"salt": (10,), "gems": 3, "teapots": teapots(2)})
    assert [standing.total for standing in outcome.standings] == [15, 15]
    assert (outcome.winners, outcome.decided_by) == ((1,), "KH82")


@pytest.mark.rule("KH84")
def test_a_tied_player_with_salt_beats_one_without() -> None:
    outcome = ended({"gems": 6}, {"salt": (6,)})
    assert outcome.winners == (1,)


@pytest.mark.rule("KH84")
def test_players_still_tied_without_salt_share_the_win() -> None:
    outcome = ended({"teapots": teapots(5)}, {"teapots": teapots(5)}, {"gems": 4})
    assert (outcome.winners, outcome.decided_by) == ((0, 1), None)
    assert [standing.rank for standing in outcome.standings] == [1, 1, 3]


@pytest.mark.rule("KH06")
def test_gems_have_no_end() -> None:
    state = replace(start(3), seats=tuple(replace(who, gems=99) for who in start(3).seats))
    assert KHIVA.to_act(state) == {0, 1, 2}
    assert not any("gem" in component for component in KHIVA.census(state))
    assert [who.gems for who in KHIVA.public_view(state).seats] == [99] * 3


@pytest.mark.rule("KH83")
def test_what_lies_face_down_before_a_player_is_known_to_all() -> None:
    seat = Seat((), gems=1, carpets=carpets("pink5"), delivered=carpets("white3"), teapots=teapots(7), salt=(10,))
    state = replace(start(3), seats=(seat, *start(3).seats[1:]))
    view = KHIVA.public_view(state).seats[0]
    assert (view.carpets, view.delivered) == (seat.carpets, seat.delivered)
    assert (view.teapots, view.salt, view.gems) == (seat.teapots, seat.salt, 1)
    assert sum(line.points for line in view.score) == 3 + 7 + 10 + 1
