"""What a player can do.

A choice (KH20) is made in two moves, the same at every player count: lay down what to play, then pick what to give.
Laying again, after having chosen, begins another choice (KH23).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from khiva.components import TRAVEL_CARDS

Card = Annotated[int, Meta(ge=0, lt=TRAVEL_CARDS)]
SomeCards = Annotated[tuple[Card, ...], Meta(min_length=1, max_length=2)]
"""One card, in a duel two; sorted."""


class Lay(Struct, frozen=True, gc=False, tag="lay"):
    """Lay down the cards to be played, unseen (KH20, KH91)."""

    cards: SomeCards


class Give(Struct, frozen=True, gc=False, tag="give"):
    """Pick the cards for the left neighbour: with those laid down they are the choice (KH20, KH91)."""

    cards: SomeCards


class TakeBack(Struct, frozen=True, gc=False, tag="takeback"):
    """Take the cards laid down back into the hand; a choice made before stands."""


class Spend(Struct, frozen=True, gc=False, tag="spend"):
    """Move the camel with so many gems (KH33)."""

    gems: Annotated[int, Meta(ge=0)]


Goods = Literal["salt", "carpet", "nothing"]


class Trade(Struct, frozen=True, gc=False, tag="trade"):
    """What to get at shop 4 (KH53, KH54)."""

    goods: Goods


Move = Lay | Give | TakeBack | Spend | Trade
