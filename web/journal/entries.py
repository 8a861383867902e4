"""One line of the journal and the end that it may bring."""

from enum import Enum

from msgspec import Raw, Struct

from engine_core.outcome import Outcome

MOVE = "move"
UNDO = "undo"


class Entry(Struct, frozen=True):
    """What led from `ply` - 1 to `ply`. `payload` is JSON whose form depends on `kind`; `at` is ms since 1970.

    `digest` fingerprints the state after it, every few plies; `outcome` is set on the entry that ends the match.
    """

    match: int
    ply: int
    seat: int
    kind: str
    payload: Raw
    at: int
    digest: str | None = None
    outcome: Outcome | None = None


class MovePayload(Struct, frozen=True):
    """`client` and `n` name the message that asked for the move, so that a resend is known even after a restart."""

    move: Raw
    client: str
    n: int


class UndoPayload(Struct, frozen=True):
    """`undoes` is the ply of the move that is taken back."""

    undoes: int
    client: str
    n: int


class Fate(Enum):
    """What became of an entry that was to be written."""

    WRITTEN = "written"
    LOST = "lost"  # another process wrote this ply first
    FAILED = "failed"  # it is not known to be there
