"""What processes tell each other. Nothing hidden is among it, and nothing is lost for good when one is not heard."""

import msgspec
from msgspec import Struct

from engine_core.codec import encode
from web.people.guests import Person
from web.talk.line import Line


class Changed(Struct, frozen=True, tag="changed"):
    """A match was changed (somebody joined, it started, …) or its journal has reached `ply`."""

    match: int
    ply: int | None = None


class Here(Struct, frozen=True, tag="here"):
    """Who is connected to a match at one process, named by `house`; told again and again, as long as anybody is.

    `gone` are seats that it has seen to be left by all, and how many ms ago.
    """

    match: int
    house: str
    seats: tuple[int, ...]
    watching: tuple[Person, ...]
    gone: tuple[tuple[int, int], ...] = ()


class WhoIsHere(Struct, frozen=True, tag="who"):
    """A process has taken this match up and wants to know who is at the others."""

    match: int


class Spoken(Struct, frozen=True, tag="spoken"):
    match: int
    line: Line


class Nudged(Struct, frozen=True, tag="nudged"):
    match: int
    seat: int
    by: Person


class Renamed(Struct, frozen=True, tag="renamed"):
    person: Person


class Missed(Struct, frozen=True, tag="missed"):
    """Messages may have been lost: look at everything."""


Message = Changed | Here | WhoIsHere | Spoken | Nudged | Renamed | Missed

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def encoded(message: Message) -> bytes:
    return encode(message)


def decoded(raw: bytes) -> Message:
    """Raises `msgspec.DecodeError` for what another version of this house may say."""
    return _decoder.decode(raw)
