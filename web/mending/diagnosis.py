"""How far the rules of today follow a journal. No I/O."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine_core.codec import digest
from web.journal.entries import Entry
from web.rooms.table import DoesNotReplay, Table


class Disagreement(Struct, frozen=True):
    """After `ply` the journal has the digest `kept`, and today's rules come to the position with `found`."""

    ply: int
    kept: str
    found: str


class Diagnosis(Struct, frozen=True):
    """`plies` are in the journal, `followed` of them are allowed by today's rules; `stopped` says why not the next.

    `confirmed` is the last ply with a digest up to which all digests agree, 0 if there is none.
    """

    plies: int
    followed: int
    stopped: str | None
    disagreements: tuple[Disagreement, ...]
    confirmed: int

    @property
    def agreed(self) -> int:
        """The last ply up to which nothing speaks against today's rules."""
        return min([self.followed, *(each.ply - 1 for each in self.disagreements)])


def diagnose(table: Table, entries: Sequence[Entry]) -> Diagnosis:
    """Moves the table on, from the start, as far as the entries can be followed."""
    disagreements: list[Disagreement] = []
    stopped, confirmed = None, 0
    for entry in entries:
        try:
            table.take(replace(entry, digest=None))
        except DoesNotReplay as error:
            stopped = str(error)
            break
        if entry.digest is None:
            continue
        found = digest(table.state)
        if found != entry.digest:
            disagreements.append(Disagreement(entry.ply, entry.digest, found))
        elif not disagreements:
            confirmed = entry.ply
    return Diagnosis(len(entries), table.ply, stopped, tuple(disagreements), confirmed)
