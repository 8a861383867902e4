"""What a client may send over the WebSocket."""

import msgspec
from msgspec import Raw, Struct

from engine_core.codec import Undecodable, decoded
from web.problems import Problem
from web.talk.line import Reaction

LARGEST = 8192  # bytes
_TOLD = 200  # characters of what is wrong: it can quote the message


class Move(Struct, frozen=True, tag="move"):
    """`n` counts the messages of this client, `ply` is what the player was looking at, `move` the game's own JSON."""

    n: int
    ply: int
    move: Raw


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last small move."""

    n: int
    ply: int


class Numbered(Struct, frozen=True):
    n: int


class Say(Struct, frozen=True, tag="say"):
    """A line of talk to everybody at the table."""

    n: int
    text: str


class React(Struct, frozen=True, tag="react"):
    n: int
    reaction: Reaction


class Nudge(Struct, frozen=True, tag="nudge"):
    """Remind those on a seat that they are waited for."""

    n: int
    seat: int


class Sit(Struct, frozen=True, tag="sit"):
    """Where people share a device: who sits before it now, so that this seat's hand is sent; null for nobody."""

    n: int
    seat: int | None


class Ping(Struct, frozen=True, tag="ping"):
    pass


Asked = Move | Undo  # what asks for an entry of the journal
Said = Say | React  # what asks for a line of talk
Message = Asked | Said | Nudge | Sit | Ping

_numbered = msgspec.json.Decoder(Numbered)
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(text: str | bytes) -> Message:
    """The message; raises `Problem` that says what is wrong where."""
    try:
        return decoded(_decoder, text)
    except Undecodable as error:
        raise Problem("bad_message", str(error)[:_TOLD]) from error


def number_in(text: str | bytes) -> int | None:
    """The `n` of a message that cannot be read otherwise, if there is one."""
    try:
        return decoded(_numbered, text).n
    except Undecodable:
        return None
