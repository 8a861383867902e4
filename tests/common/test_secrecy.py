"""What is hidden from somebody changes nothing that they are sent, byte for byte."""

from base64 import b64encode
from collections import Counter
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine_core.chance import Chance
from engine_core.codec import encode
from engine_core.game import Applied
from engine_core.refusals import IllegalMove
from tests.common.arbitrary import values_of
from tests.common.tables import AnyGame, Step, every_table, examples, matches

POSITIONS = 15
MOVES = 8


def another(game: AnyGame, state: Any, seat: int, salt: int) -> Any:
    """A state that this seat cannot tell from the real one."""
    return game.determinize(state, seat, Chance(sha256(b"another %d" % salt).digest()))


def seen_by(game: AnyGame, state: Any, seat: int) -> bytes:
    """All that a position makes the server send to this seat."""
    return encode(
        (
            seen_by_spectators(game, state),
            game.private_view(state, seat),
            game.legal_moves(state, seat),
        )
    )


def seen_by_spectators(game: AnyGame, state: Any) -> bytes:
    return encode((game.public_view(state), sorted(game.to_act(state)), game.outcome(state)))


def told(applied: Applied[Any] | Step, seat: int | None) -> bytes:
    return encode([event.told_to(seat) for event in applied.events])


def without_chance(value: Any) -> Any:
    """Plain data with every seed taken out."""
    if isinstance(value, dict):
        if value.keys() == set(Chance.__struct_fields__):
            return None
        return {key: without_chance(part) for key, part in value.items()}
    if isinstance(value, list):
        return [without_chance(part) for part in value]
    return value


@every_table
@examples(5)
@given(data=st.data())
def test_a_position_looks_the_same_whatever_is_hidden(game: AnyGame, seats: int, data: st.DataObject) -> None:
    for salt, step in enumerate(data.draw(matches(game, seats)).sample(POSITIONS)):
        for state in (step.before, step.after):
            for seat in range(seats):
                other = another(game, state, seat, salt)
                assert seen_by(game, other, seat) == seen_by(game, state, seat)
                assert game.census(other) == game.census(state)


@every_table
@examples(5)
@given(data=st.data())
def test_a_move_is_told_alike_whatever_is_hidden(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    for salt, step in enumerate(match.sample(POSITIONS)):
        for seat in range(seats):
            other = another(game, step.before, seat, salt)
            possible = set(map(encode, game.legal_moves(other, step.seat)))
            legal = [move for move in game.legal_moves(step.before, step.seat) if encode(move) in possible]
            for move in [*Random(salt).sample(legal, min(MOVES, len(legal)))]:
                real, imagined = game.apply(step.before, step.seat, move), game.apply(other, step.seat, move)
                if seen_by(game, real.state, seat) == seen_by(game, imagined.state, seat):
                    assert told(real, seat) == told(imagined, seat)
                    assert seat != step.seat or real.undoable == imagined.undoable
                if seen_by_spectators(game, real.state) == seen_by_spectators(game, imagined.state):
                    assert told(real, None) == told(imagined, None)


@every_table
@examples(5)
@given(data=st.data())
def test_a_refusal_says_nothing_of_what_is_hidden(game: AnyGame, seats: int, data: st.DataObject) -> None:
    moves = data.draw(st.lists(values_of(game.types.move), min_size=10, max_size=20))
    match = data.draw(matches(game, seats))
    moves += [step.move for step in match.sample(20)]
    for salt, step in enumerate(match.sample(POSITIONS)):
        for seat in range(seats):
            other = another(game, step.before, seat, salt)
            for move in moves:
                assert answer(game, other, seat, move) == answer(game, step.before, seat, move)


def answer(game: AnyGame, state: Any, seat: int, move: Any) -> str | None:
    try:
        game.apply(state, seat, move)
    except IllegalMove as refused:
        return str(refused)
    return None


@every_table
@examples(5)
@given(data=st.data())
def test_what_a_seat_is_made_to_believe_comes_from_what_it_knows_alone(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    for salt, step in enumerate(data.draw(matches(game, seats)).sample(POSITIONS)):
        for seat in range(seats):
            other = another(game, step.before, seat, salt)
            believed = [encode(another(game, state, seat, 1000 + salt)) for state in (step.before, other)]
            assert believed[0] == believed[1]


@every_table
@examples(2)
@given(data=st.data())
def test_what_is_hidden_really_varies(game: AnyGame, seats: int, data: st.DataObject) -> None:
    steps = data.draw(matches(game, seats)).sample(POSITIONS)
    for seat in range(seats):
        assert any(
            len(
                {
                    encode(without_chance(msgspec.to_builtins(another(game, step.before, seat, salt))))
                    for salt in range(5)
                }
            )
            > 1
            for step in steps
        )


@every_table
@examples(2)
@given(data=st.data())
def test_whatever_a_move_turns_over_could_have_been_something_else(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    """Nothing is left as it is in the real state because `determinize` forgot it."""
    foreseen: Counter[tuple[type, ...]] = Counter()
    open_to_chance = set()
    for salt, step in enumerate(data.draw(matches(game, seats)).play()):
        kind = (type(step.move), *(type(event.public) for event in step.events))
        if step.undoable or kind in open_to_chance:
            continue
        imagined = game.apply(another(game, step.before, step.seat, salt), step.seat, step.move)
        if seen_by(game, imagined.state, step.seat) == seen_by(game, step.after, step.seat):
            foreseen[kind] += 1
        else:
            open_to_chance.add(kind)
    assert not {kind: times for kind, times in foreseen.items() if times >= 10 and kind not in open_to_chance}


@every_table
@examples(5)
@given(data=st.data())
def test_a_move_that_can_be_undone_has_shown_its_maker_nothing_hidden(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    for salt, step in enumerate(data.draw(matches(game, seats)).play()):
        if step.undoable:
            imagined = game.apply(another(game, step.before, step.seat, salt), step.seat, step.move)
            assert seen_by(game, imagined.state, step.seat) == seen_by(game, step.after, step.seat)
            assert told(imagined, step.seat) == told(step, step.seat)


@every_table
@examples(3)
@given(data=st.data())
def test_the_seed_of_the_match_is_in_nothing_that_is_sent(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    spellings = (b64encode(match.seed), match.seed.hex().encode())
    for step in match.sample(POSITIONS):
        sent = [encode(step.events)]
        for seat in range(seats):
            sent.append(seen_by(game, step.after, seat))
            sent.append(encode(another(game, step.after, seat, 0)))
        assert not any(seed in text for seed in spellings for text in sent)
