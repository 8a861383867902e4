"""Games are found by their entry points."""

import pytest

from engine_core.registry import UnknownGame, game, games
from karakum.game import KARAKUM


def test_a_game_is_found_by_its_key() -> None:
    assert game("karakum") is KARAKUM


def test_games_come_in_the_order_of_their_keys() -> None:
    assert list(games()) == sorted(games())
    assert all(key == found.info.key for key, found in games().items())


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownGame) as unknown:
        game("chess")
    assert str(unknown.value) == f"there is no game 'chess' here; there are: {', '.join(games())}"


def test_a_game_says_by_its_seats_whether_it_can_be_played_alone() -> None:
    assert all(found.info.solo == (1 in found.info.seats) for found in games().values())
    assert not KARAKUM.info.solo
