"""What a player reads in the server's frames (docs/protocol.md): only what it takes to go on playing."""

import msgspec
from msgspec import Raw, Struct


class Turn(Struct):
    """The table: which seats the match waits for; none when it is over."""

    to_act: list[int]


class Entry(Struct):
    ply: int
    seat: int


class Update(Struct, tag="update"):
    """`n` is there for the tab whose move this is."""

    ply: int
    seat: int
    table: Turn
    you: Raw
    n: int | None = None


class Sync(Struct, tag="sync"):
    """`table` is null until the match starts; `log` has the plies since the one the tab had."""

    ply: int
    table: Turn | None
    you: Raw
    log: list[Entry]


class Ack(Struct, tag="ack"):
    n: int
    ply: int


class Refused(Struct, tag="refused"):
    code: str
    detail: str
    n: int | None = None


class Presence(Struct, tag="presence"):
    pass


class Match(Struct, tag="match"):
    pass


class Lines(Struct, tag="lines"):
    pass


class Line(Struct, tag="line"):
    """`n` is there for the tab that said it."""

    n: int | None = None


class Polls(Struct, tag="polls"):
    pass


class Nudge(Struct, tag="nudge"):
    pass


class Pong(Struct, tag="pong"):
    pass


class _You(Struct):
    legal: list[Raw]


_you = msgspec.json.Decoder(_You)
read = msgspec.json.Decoder(
    Update | Sync | Ack | Refused | Presence | Match | Lines | Line | Polls | Nudge | Pong
).decode


def legal_moves(you: Raw) -> list[Raw]:
    """The moves in a frame's `you`, as they are to be sent back."""
    return _you.decode(you).legal
