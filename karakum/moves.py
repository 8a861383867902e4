"""What a player can do."""

from typing import Annotated

from msgspec import Meta, Struct

from karakum.components import CAMEL_CARDS, FACE_UP_PLACES, MARKET_PLACES, Counts


class Take(Struct, frozen=True, gc=False, tag="take"):
    """Take the face-up resource card at a place, to gather (KR30) or as a bonus (KR60)."""

    place: Annotated[int, Meta(ge=0, lt=FACE_UP_PLACES)]


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """Draw the top card of the resource deck unseen, to gather (KR30) or as a bonus (KR60)."""


class Buy(Struct, frozen=True, gc=False, tag="buy"):
    """Buy the camel at a market place for exactly these cards (KR40, KR44)."""

    place: Annotated[int, Meta(ge=0, lt=MARKET_PLACES)]
    pay: Counts


class Join(Struct, frozen=True, gc=False, tag="join"):
    """Let this waiting camel join the caravan before the others that could (KR53)."""

    camel: Annotated[int, Meta(ge=0, lt=CAMEL_CARDS)]


Move = Take | Draw | Buy | Join
