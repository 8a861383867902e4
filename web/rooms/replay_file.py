"""A finished match as one file: its record, and every position, so that a page can show it without a server."""

import asyncio
import gzip

from engine_core.codec import encode
from engine_core.record import Record
from web.matches.match import Match
from web.matches.shown import shown
from web.matches.terms import game_of
from web.problems import Problem
from web.rooms.source import Source
from web.rooms.table import DoesNotReplay, Step, Table

FORMAT = 1


async def replay_file(source: Source, match: Match, record: Record) -> bytes:
    """Gzipped JSON; docs/protocol.md says what is in it. Raises `Problem` when the match does not replay."""
    positions, table = [], None
    try:
        async for table in source.history(match):
            positions.append(_position(table))
    except DoesNotReplay as error:
        raise Problem("frozen") from error
    steps = table.steps if table else []
    parts = {
        b"caravanserai": b"%d" % FORMAT,
        b"match": encode(shown(match, None)),
        b"catalog": encode(game_of(match.game).catalog()),
        b"log": _listed([_logged(step) for step in steps]),
        b"positions": _listed(positions),
        b"record": encode(record),
    }
    whole = b"{%b}" % b",".join(b'"%b":%b' % part for part in parts.items())
    return await asyncio.to_thread(gzip.compress, whole, 6, mtime=0)


def _position(table: Table) -> bytes:
    game, state = table.game, table.state
    return b'{"ply":%d,"view":%b,"to_act":%b,"outcome":%b,"hands":%b}' % (
        table.ply,
        encode(game.public_view(state)),
        encode(sorted(table.to_act)),
        encode(table.outcome),
        _listed([encode(game.private_view(state, seat)) for seat in table.seats]),
    )


def _logged(step: Step) -> bytes:
    """`private` has the events as those seats were told them that were told more than everybody."""
    private = b",".join(b'"%d":%b' % told for told in step.private)
    return b'{"ply":%d,"seat":%d,"at":%d,"events":%b,"undoes":%b,"private":{%b}}' % (
        step.ply,
        step.seat,
        step.at,
        step.public,
        encode(step.undoes),
        private,
    )


def _listed(items: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(items)
