"""The record of a finished match: what `caravanserai verify` checks, with the seeds that were secret until then."""

import zlib
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from engine_core.codec import digest
from engine_core.record import Played, Record, RecordRefused, last_state
from web.db.engine import Database
from web.journal import journal
from web.journal.entries import MOVE, UNDO, Entry, MovePayload, UndoPayload
from web.matches import store
from web.matches.match import Match
from web.problems import Problem

_GZIP = b"\x1f\x8b"
_LARGEST = 256 * 1024 * 1024  # bytes, unpacked


class _File(Struct):
    record: Raw


_file = msgspec.json.Decoder(_File)
_move_payload = msgspec.json.Decoder(MovePayload)
_undo_payload = msgspec.json.Decoder(UndoPayload)


async def record_of(database: Database, match: Match) -> Record:
    """Raises `Problem` before the end: until then the seed is nobody's to know."""
    if match.status != "over":
        raise Problem("not_over")
    async with database.reading() as connection:
        entries = await journal.load(connection, match.id)
        seeds = await store.seeds(connection, match.id)
    record = Record(
        game=match.game,
        rules_version=match.rules_version,
        seats=match.wanted,
        options=match.options,
        commitment=match.commitment,
        server_seed=seeds.server,
        player_seeds=seeds.players,
        moves=tuple(_played(entries)),
        final=(entries[-1].digest if entries else None) or "",
        outcome=match.outcome,
    )
    return record if match.outcome is not None else _with_final(record)


def record_in(raw: bytes) -> bytes:
    """The record's own JSON, out of a file that has positions beside it too. Raises `RecordRefused`."""
    if raw.startswith(_GZIP):
        unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
        try:
            raw = unpacking.decompress(raw, _LARGEST)
        except zlib.error as error:
            raise RecordRefused("this file is damaged: it cannot be unpacked") from error
        if not unpacking.eof:
            raise RecordRefused("this file is cut off, or too large to be a match")
    try:
        return bytes(_file.decode(raw).record)
    except msgspec.DecodeError:
        return raw


def _with_final(record: Record) -> Record:
    """Of a match that the table has ended: no entry says where it got to."""
    try:
        return replace(record, final=digest(last_state(record)))
    except RecordRefused as error:
        raise Problem("frozen") from error


def _played(entries: Sequence[Entry]) -> Iterator[Played]:
    """The moves that stand; one that was taken back is as if it had never been made."""
    undone = {_undo_payload.decode(entry.payload).undoes for entry in entries if entry.kind == UNDO}
    for entry in entries:
        if entry.kind == MOVE and entry.ply not in undone:
            yield Played(entry.seat, _move_payload.decode(entry.payload).move)
