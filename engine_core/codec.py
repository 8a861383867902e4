"""JSON for everything that is a game's: one spelling for each value, so that equal values are equal bytes."""

from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from engine_core.game import GameTypes

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")
encode = _encoder.encode

DIGEST_LENGTH = 16


class Undecodable(ValueError):
    """Bytes that are no value of the wanted type; the message says where and what is wanted, in one line."""


class Codec:
    """Reads the values of one game."""

    def __init__(self, types: GameTypes) -> None:
        self._state = msgspec.json.Decoder(types.state)
        self._move = msgspec.json.Decoder(types.move)
        self._options = msgspec.json.Decoder(types.options)

    def state(self, raw: bytes) -> Any:
        return decoded(self._state, raw)

    def move(self, raw: bytes | msgspec.Raw) -> Any:
        return decoded(self._move, raw)

    def options(self, raw: bytes | msgspec.Raw) -> Any:
        return decoded(self._options, raw)


def digest(state: Any) -> str:
    """A short fingerprint of a state: 16 hex digits of the SHA-256 of its JSON."""
    return sha256(encode(state)).hexdigest()[:DIGEST_LENGTH]


def decoded(decoder: "msgspec.json.Decoder[T]", raw: bytes | str | msgspec.Raw) -> T:
    """The value that the JSON says; raises `Undecodable`."""
    try:
        return decoder.decode(raw)
    except msgspec.DecodeError as error:
        raise Undecodable(_in_one_line(str(error))) from error
    except RecursionError:
        raise Undecodable("it is nested too deeply") from None


def _in_one_line(text: str) -> str:
    # What is wrong can quote the sender: a line break or an escape code of theirs must not speak to a terminal.
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
