"""The record of a finished match: what `caravanserai verify` checks, with the seeds that were secret until then."""

import msgspec

from engine_core.record import Played, Record
from web.db.engine import Database
from web.journal import journal
from web.journal.entries import MovePayload
from web.matches import store
from web.matches.match import Match
from web.problems import Problem

_payload = msgspec.json.Decoder(MovePayload)


async def record_of(database: Database, match: Match) -> Record:
    """Raises `Problem` before the end: until then the seed is nobody's to know."""
    if match.status != "over":
        raise Problem("not_over")
    async with database.reading() as connection:
        entries = await journal.load(connection, match.id)
        seeds = await store.seeds(connection, match.id)
    final = entries[-1].digest
    assert final is not None, "the entry that ends a match carries the digest of the last state"
    return Record(
        game=match.game,
        rules_version=match.rules_version,
        seats=match.wanted,
        options=match.options,
        commitment=match.commitment,
        server_seed=seeds.server,
        player_seeds=seeds.players,
        moves=tuple(Played(entry.seat, _payload.decode(entry.payload).move) for entry in entries),
        final=final,
        outcome=match.outcome,
    )
