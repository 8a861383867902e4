"""Matches that were finished once replay for ever to the same result."""

import pytest

from engine_core.record import verify
from engine_core.registry import games
from tests.common.kept import kept, missing
from tests.common.tables import AnyGame

every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))


@every_game
def test_every_kept_match_replays_to_the_result_it_had(game: AnyGame) -> None:
    for record in kept(game):
        assert verify(record) == record.outcome


@every_game
def test_a_match_is_kept_for_every_number_of_seats_and_every_option(game: AnyGame) -> None:
    assert not list(missing(game)), "play them once: python -m tests.common.kept"
