"""Finished matches that are kept for ever, one record a line: tests/fixtures/<game>.jsonl.

`python -m tests.common.kept` plays those that are missing. What is there is never played again: a change of the rules
that breaks one breaks the matches of people too, and wants a new rules version.
"""

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from typing import Any

from msgspec import inspect, structs

from engine_core.codec import encode
from engine_core.record import Record, load
from engine_core.registry import games
from tests.common.arbitrary import AnyGame, accepts
from tests.common.collected import TESTS
from tests.common.records import record_of
from tests.common.tables import Match

FIXTURES = TESTS / "fixtures"


def variants(game: AnyGame) -> Iterator[tuple[int, Any]]:
    """The usual options at each number of seats, and each value of each option where the fewest can play with it."""
    usual = game.types.options()
    yield from ((seats, usual) for seats in game.info.seats)
    kind = inspect.type_info(game.types.options)
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        for value in _values(field.type):
            options = structs.replace(usual, **{field.name: value})
            seats = [seats for seats in game.info.seats if accepts(game, seats, options)]
            if options != usual and seats:
                yield seats[0], options


def _values(kind: inspect.Type) -> Iterator[Any]:
    match kind:
        case inspect.Metadata():
            yield from _values(kind.type)
        case inspect.UnionType():
            yield from chain.from_iterable(map(_values, kind.types))
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType():
            yield from (0, 1)
        case inspect.LiteralType():
            yield from kind.values
        case inspect.VarTupleType():
            yield from ((value,) for value in _values(kind.item_type))


def kept(game: AnyGame) -> list[Record]:
    file = FIXTURES / f"{game.info.key}.jsonl"
    return [load(line) for line in file.read_bytes().splitlines()] if file.is_file() else []


def missing(game: AnyGame) -> Iterator[tuple[int, Any]]:
    """The variants that no kept match has been played in."""
    have = {(record.seats, bytes(record.options)) for record in kept(game)}
    return ((seats, options) for seats, options in variants(game) if (seats, encode(options)) not in have)


def main() -> None:
    FIXTURES.mkdir(exist_ok=True)
    for game in games().values():
        seed = f"{game.info.key} {game.info.rules_version}"
        played = [
            record_of(Match(game, seats, options, sha256(f"{seed} {seats}".encode()).digest()))
            for seats, options in missing(game)
        ]
        with (FIXTURES / f"{game.info.key}.jsonl").open("ab") as file:
            file.writelines(encode(record) + b"\n" for record in played)


if __name__ == "__main__":
    main()
