"""A record says all that happened, and nothing in it can be falsified unseen."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.structs import replace

from engine_core.outcome import Outcome
from engine_core.record import Played, Record, RecordRefused, dump, load, verify
from tests.common.records import record_of
from tests.common.tables import AnyGame, Match, every_table, examples, matches

OTHER_SEED = sha256(b"not the seed that was committed to").digest()


@every_table
@examples(5)
@given(data=st.data())
def test_a_record_read_from_its_file_replays_to_the_same_result(game: AnyGame, seats: int, data: st.DataObject) -> None:
    record = record_of(data.draw(matches(game, seats)))
    read = load(dump(record))
    assert dump(read) == dump(record)
    assert verify(read) == record.outcome


def without_last_move(record: Record) -> Record:
    return replace(record, moves=record.moves[:-1])


def with_a_move_twice(record: Record) -> Record:
    return replace(record, moves=(*record.moves, record.moves[-1]))


def with_a_move_of_nobody(record: Record) -> Record:
    first = replace(record.moves[0], seat=record.seats)
    return replace(record, moves=(first, *record.moves[1:]))


def with_a_move_of_no_kind(record: Record) -> Record:
    return replace(record, moves=(Played(record.moves[0].seat, Raw(b'{"type":"?"}')), *record.moves[1:]))


def with_another_result(record: Record) -> Record:
    assert isinstance(record.outcome, Outcome)
    best, *others = record.outcome.standings
    return replace(record, outcome=replace(record.outcome, standings=(replace(best, total=best.total + 1), *others)))


def with_other_cards(record: Record) -> Record:
    """Another player's seed: the commitment holds, but the moves or the result do not."""
    return replace(record, player_seeds=(OTHER_SEED, *record.player_seeds[1:]))


FALSIFIED: list[tuple[Callable[[Record], Record], str]] = [
    (lambda record: replace(record, game="chess"), "there is no game 'chess' here"),
    (lambda record: replace(record, format=2), "record format 2 is not known"),
    (lambda record: replace(record, rules_version="older"), "it was played by rules 'older'"),
    (lambda record: replace(record, rules_version="1\n\x1b[2Kit holds"), "it was played by rules"),
    (lambda record: replace(record, server_seed=OTHER_SEED), "not the one it committed to"),
    (lambda record: replace(record, commitment="0" * 64), "not the one it committed to"),
    (lambda record: replace(record, player_seeds=record.player_seeds[1:]), "player seeds for"),
    (lambda record: replace(record, player_seeds=(b"", *record.player_seeds[1:])), "seat 0 has 0 bytes, not 32"),
    (lambda record: replace(record, options=Raw(b'{"first_player":99}')), "the options are refused"),
    (lambda record: replace(record, options=Raw(b'{"house_rule":1}')), "the options are refused"),
    (lambda record: replace(record, options=Raw(b'{"house\\n\\u001b[2Krule":1}')), "the options are refused"),
    (without_last_move, "the match is not over"),
    (with_a_move_twice, "is refused"),
    (with_a_move_of_nobody, "move 0 of seat"),
    (with_a_move_of_no_kind, "move 0 of seat"),
    (with_other_cards, "is refused|is not over|another result"),
    (lambda record: replace(record, final="0" * 16), "another result"),
    (lambda record: replace(record, outcome=None), "another result"),
    (with_another_result, "another result"),
]


@cache
def record_to_falsify(game: AnyGame, seats: int) -> Record:
    return record_of(Match(game, seats, game.types.options(), sha256(b"to be falsified").digest()))


@every_table
@pytest.mark.parametrize(("falsify", "said"), FALSIFIED)
def test_a_falsified_record_is_refused_and_the_reason_said(
    game: AnyGame, seats: int, falsify: Callable[[Record], Record], said: str
) -> None:
    record = record_to_falsify(game, seats)
    with pytest.raises(RecordRefused, match=said) as refused:
        verify(falsify(record))
    assert str(refused.value).isprintable()


@every_table
def test_a_record_for_too_many_seats_is_refused(game: AnyGame, seats: int) -> None:
    record = record_to_falsify(game, seats)
    crowd = replace(record, seats=100, player_seeds=(OTHER_SEED,) * 100)
    with pytest.raises(RecordRefused, match="the options are refused"):
        verify(crowd)
