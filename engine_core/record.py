"""A match as it can be kept and checked: seed, options and moves say everything that happened."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from engine_core.chance import SEED_BYTES, commitment, mixed_seed
from engine_core.codec import Codec, Undecodable, decoded, digest, encode
from engine_core.game import Applied, Game
from engine_core.outcome import Outcome
from engine_core.refusals import Refusal
from engine_core.registry import UnknownGame, game

FORMAT = 1


class Played(Struct, frozen=True):
    """One move of a record: who made it, and the move in the game's own JSON."""

    seat: int
    move: Raw


class Record(Struct, frozen=True):
    """Everything needed to play a match again. Seeds are 32 bytes; `final` is the digest of the last state.

    `commitment` was published before the players' seeds were known: to everybody who kept it and finds a seed of their
    own in the record, it proves that the server could not choose.
    """

    game: str
    rules_version: str
    seats: int
    options: Raw
    commitment: str
    server_seed: bytes
    player_seeds: tuple[bytes, ...]
    moves: tuple[Played, ...]
    final: str
    outcome: Outcome | None
    format: int = FORMAT


_decoder = msgspec.json.Decoder(Record)


class RecordRefused(ValueError):
    """A record that does not hold; the message says where and why in one line."""


def dump(record: Record) -> bytes:
    """The record as JSON, indented for people."""
    return msgspec.json.format(encode(record), indent=2) + b"\n"


def load(raw: bytes) -> Record:
    """A record from its JSON; raises `RecordRefused`."""
    try:
        return decoded(_decoder, raw)
    except Undecodable as error:
        raise RecordRefused(f"this is no match record: {error}") from error


def first_state(of: Game[Any, Any, Any], record: Record) -> Any:
    """The state that the record's seeds and options lead to; raises `RecordRefused`."""
    try:
        options = Codec(of.types).options(record.options)
        of.check(record.seats, options)
    except (Undecodable, Refusal) as error:
        raise RecordRefused(f"the options are refused: {error}") from error
    return of.setup(record.seats, options, mixed_seed(record.server_seed, record.player_seeds))


def replay(record: Record) -> Iterator[Applied[Any]]:
    """What each move led to, in order; raises `RecordRefused` at the first that the rules refuse."""
    of = _game_of(record)
    state, codec = first_state(of, record), Codec(of.types)
    for ply, played in enumerate(record.moves):
        if not 0 <= played.seat < record.seats:
            raise RecordRefused(f"move {ply} of seat {played.seat} is refused: there are {record.seats} seats")
        try:
            applied = of.apply(state, played.seat, codec.move(played.move))
        except (Undecodable, Refusal) as error:
            raise RecordRefused(f"move {ply} of seat {played.seat} is refused: {error}") from error
        yield applied
        state = applied.state


def last_state(record: Record) -> Any:
    """The state after all moves; raises `RecordRefused`."""
    state = first_state(_game_of(record), record)
    for applied in replay(record):
        state = applied.state
    return state


def verify(record: Record) -> Outcome | None:
    """The outcome, after checking that the seeds, every move and the result hold together; None: it was not played out.

    That the commitment is the one published before the match only those can say who saw it then. Raises `RecordRefused`
    with what does not hold.
    """
    of = _game_of(record)
    if record.format != FORMAT:
        raise RecordRefused(f"record format {record.format} is not known here, only {FORMAT}")
    if record.rules_version != of.info.rules_version:
        raise RecordRefused(f"it was played by rules {record.rules_version!r}, here are {of.info.rules_version!r}")
    if len(record.server_seed) != SEED_BYTES or commitment(record.server_seed) != record.commitment:
        raise RecordRefused("the server's seed is not the one it committed to")
    if len(record.player_seeds) != record.seats:
        raise RecordRefused(f"there are {len(record.player_seeds)} player seeds for {record.seats} seats")
    for seat, seed in enumerate(record.player_seeds):
        if len(seed) != SEED_BYTES:
            raise RecordRefused(f"the seed of seat {seat} has {len(seed)} bytes, not {SEED_BYTES}")
    state = last_state(record)
    outcome = of.outcome(state)
    if outcome is None and record.outcome is not None:
        raise RecordRefused(f"the match is not over after its {len(record.moves)} moves")
    if digest(state) != record.final or outcome != record.outcome:
        raise RecordRefused("the moves lead to another result than the one recorded")
    return outcome


def _game_of(record: Record) -> Game[Any, Any, Any]:
    try:
        return game(record.game)
    except UnknownGame as error:
        raise RecordRefused(str(error)) from error
