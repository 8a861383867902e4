"""One line of talk, and what can be said."""

import unicodedata
from typing import Literal, get_args

from msgspec import Struct

from web.problems import Problem

LONGEST = 500  # characters
Kind = Literal["text", "reaction"]
Reaction = Literal["bravo", "thanks", "laugh", "wow", "think", "oops"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)


class Line(Struct, frozen=True):
    """`seat` is where the person sat then, None for a spectator; `text` names the reaction of a line of that kind."""

    id: int
    person: int
    name: str
    seat: int | None
    at: int
    kind: Kind
    text: str


def tidy_text(given: str) -> str:
    """The text in normal form, its white space single; raises `Problem`."""
    text = " ".join(unicodedata.normalize("NFC", given).split())
    hidden = [character for character in text if unicodedata.category(character) in ("Cc", "Cs")]
    if hidden:
        raise Problem("bad_message", f"a line cannot hold the control character U+{ord(hidden[0]):04X}")
    if not 1 <= len(text) <= LONGEST:
        raise Problem("bad_message", f"a line has 1 to {LONGEST} characters, this one has {len(text)}")
    return text
