"""What is listed is accepted, what is not listed is refused, and a refusal says which rule it stands on."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine_core.codec import encode
from engine_core.refusals import IllegalMove
from tests.common.arbitrary import values_of
from tests.common.tables import AnyGame, check_it_says_why, every_table, examples, matches

POSITIONS = 20
OTHER_MOVES = 40


def check_all_refused(game: AnyGame, state: Any, seat: int, moves: Iterable[Any]) -> None:
    """Those of the moves that are not listed are refused."""
    listed = set(map(encode, game.legal_moves(state, seat)))
    for move in moves:
        if encode(move) not in listed:
            with pytest.raises(IllegalMove) as refused:
                game.apply(state, seat, move)
            check_it_says_why(game, refused.value)


def near_misses(moves: tuple[Any, ...]) -> list[Any]:
    """Moves with one part taken from another one of the same kind."""
    found: list[Any] = []
    for move in moves:
        for other in moves:
            if type(other) is type(move):
                changes = (
                    structs.replace(move, **{name: getattr(other, name)})
                    for name in move.__struct_fields__
                    if getattr(other, name) != getattr(move, name)
                )
                found += changes
    return found


@every_table
@examples(5)
@given(data=st.data())
def test_every_listed_move_is_accepted(game: AnyGame, seats: int, data: st.DataObject) -> None:
    for step in data.draw(matches(game, seats)).sample(POSITIONS):
        for seat in range(seats):
            for move in game.legal_moves(step.before, seat):
                game.apply(step.before, seat, move)


@every_table
@examples(5)
@given(data=st.data())
def test_moves_of_other_seats_and_of_other_positions_are_refused(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    match = data.draw(matches(game, seats))
    made = [step.move for step in match.sample(OTHER_MOVES)]
    for step in match.sample(POSITIONS):
        for seat in range(seats):
            others = [move for other in range(seats) for move in game.legal_moves(step.before, other)]
            check_all_refused(game, step.before, seat, others + made)


@every_table
@examples(5)
@given(data=st.data())
def test_listed_moves_with_one_part_changed_are_refused(game: AnyGame, seats: int, data: st.DataObject) -> None:
    for step in data.draw(matches(game, seats)).sample(POSITIONS):
        check_all_refused(game, step.before, step.seat, near_misses(game.legal_moves(step.before, step.seat)[:30]))


@every_table
@examples(10)
@given(data=st.data())
def test_moves_that_nobody_offered_are_refused(game: AnyGame, seats: int, data: st.DataObject) -> None:
    moves = data.draw(st.lists(values_of(game.types.move), min_size=10, max_size=30))
    for step in data.draw(matches(game, seats)).sample(POSITIONS):
        for seat in range(seats):
            check_all_refused(game, step.before, seat, moves)


@every_table
@examples(3)
@given(data=st.data())
def test_nothing_can_be_done_after_the_end(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    steps = match.play()
    over = steps[-1].after
    assert not game.to_act(over)
    for seat in range(seats):
        assert not game.legal_moves(over, seat)
        check_all_refused(game, over, seat, [step.move for step in steps])
