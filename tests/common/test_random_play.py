"""Matches of random players, from the first move to the end."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine_core.codec import Codec, encode
from tests.common.tables import AnyGame, every_table, examples, matches, play_on


@every_table
@examples(10)
@given(data=st.data())
def test_every_match_ends_with_a_result_and_no_component_is_ever_lost(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    match = data.draw(matches(game, seats))
    first = match.first_state()
    components = game.census(first)
    for step in match.play():
        assert game.outcome(step.before) is None
        assert game.census(step.after) == components
    outcome = game.outcome(step.after)
    assert outcome is not None
    assert len(outcome.standings) >= seats
    assert set(outcome.winners) == {standing.seat for standing in outcome.standings if standing.rank == 1} - {-1}


@every_table
@examples(5)
@given(data=st.data())
def test_whoever_is_waited_for_has_moves_and_each_is_listed_once(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    for step in data.draw(matches(game, seats)).play():
        for seat in game.to_act(step.before):
            assert 0 <= seat < seats
            legal = game.legal_moves(step.before, seat)
            assert legal
            assert len(set(map(encode, legal))) == len(legal)


@every_table
@examples(5)
@given(data=st.data())
def test_no_state_is_ever_changed_in_place(game: AnyGame, seats: int, data: st.DataObject) -> None:
    for step in data.draw(matches(game, seats)).sample(40):
        before = encode(step.before)
        for seat in range(seats):
            for move in game.legal_moves(step.before, seat)[:20]:
                game.apply(step.before, seat, move)
            game.private_view(step.before, seat)
        game.public_view(step.before)
        assert encode(step.before) == before


@every_table
@examples(5)
@given(data=st.data())
def test_the_same_seed_options_and_moves_lead_to_the_same_states(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    match = data.draw(matches(game, seats))
    state = match.first_state()
    for step in match.play():
        assert encode(step.before) == encode(state)
        applied = game.apply(state, step.seat, step.move)
        assert encode(applied.events) == encode(step.events)
        state = applied.state
    assert encode(state) == encode(step.after)


@every_table
@examples(5)
@given(data=st.data())
def test_a_match_goes_on_alike_from_a_state_that_was_written_down(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    match = data.draw(matches(game, seats))
    codec = Codec(game.types)
    for step in match.play():
        assert codec.state(encode(step.before)) == step.before
    for step in match.sample(2):
        read = codec.state(encode(step.before))
        onward, again = (play_on(game, state, Random(match.seed)) for state in (step.before, read))
        assert encode([(one.move, one.events) for one in onward]) == encode([(one.move, one.events) for one in again])
        assert encode(onward[-1].after) == encode(again[-1].after)
