"""What a match can be set up with."""

import pytest
from msgspec import structs

from engine_core.refusals import OptionsRefused
from tests.common.arbitrary import accepts
from tests.common.tables import AnyGame, check_it_says_why, every_table


@every_table
def test_the_usual_options_are_allowed_at_every_number_of_seats(game: AnyGame, seats: int) -> None:
    game.check(seats, game.types.options())


@every_table
def test_the_host_can_name_the_first_player_or_leave_it_to_chance(game: AnyGame, seats: int) -> None:
    usual = game.types.options()
    assert usual.first_player is None
    assert all(accepts(game, seats, structs.replace(usual, first_player=seat)) for seat in range(seats))


@every_table
@pytest.mark.parametrize("nobody", [-1, 99])
def test_a_first_player_without_a_seat_is_refused_with_a_rule(game: AnyGame, seats: int, nobody: int) -> None:
    with pytest.raises(OptionsRefused) as refused:
        game.check(seats, structs.replace(game.types.options(), first_player=nobody))
    check_it_says_why(game, refused.value)


@every_table
def test_a_number_of_seats_that_the_game_does_not_have_is_refused_with_a_rule(game: AnyGame, seats: int) -> None:
    for crowd in {0, *range(1, 12)} - set(game.info.seats):
        with pytest.raises(OptionsRefused) as refused:
            game.check(crowd, game.types.options())
        check_it_says_why(game, refused.value)
