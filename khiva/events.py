"""What happened, as it is told to people: one telling for each thing that can be seen on the table, in its order.

Laying cards down and taking them back is told to nobody; choosing and choosing anew sound the same (KH21, KH23).
"""

from typing import Literal

from msgspec import Struct

from engine_core.events import Event
from khiva.paths import Spot
from khiva.state import Request

Pile = Literal["teapots", "carpets", "salt"]


class Chosen(Struct, frozen=True, gc=False, tag="chosen"):
    """A seat has chosen, for the first time or anew."""

    seat: int


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """All cards played are turned over, in the order in which they will be resolved (KH21)."""

    requests: tuple[Request, ...]


class Gave(Struct, frozen=True, gc=False, tag="gave"):
    """So many cards went to the left neighbour; only the two of them are told which (KH21)."""

    giver: int
    receiver: int
    count: int
    cards: tuple[int, ...] | None


class Asked(Struct, frozen=True, gc=False, tag="asked"):
    """A camel compares its requests, lowest number first: the first is granted (KH31)."""

    camel: int
    requests: tuple[Request, ...]


class Rejected(Struct, frozen=True, gc=False, tag="rejected"):
    """A request was not granted; its player got so many gems (KH32)."""

    seat: int
    card: int
    gems: int


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    """A camel went `number` spaces and one more for each gem spent, from a spot or Khiva (None), over other camels."""

    seat: int
    camel: int
    card: int
    number: int
    gems: int
    start: Spot | None
    to: Spot
    over: tuple[Spot, ...]


class Gained(Struct, frozen=True, gc=False, tag="gained"):
    """Shop 1 or 3 gave gems (KH51)."""

    seat: int
    space: int
    gems: int


class TookCarpet(Struct, frozen=True, gc=False, tag="carpet"):
    """Shop 2 or 4 gave the top carpet, which is now seen (KH52, KH53)."""

    seat: int
    space: int
    carpet: int


class Bought(Struct, frozen=True, gc=False, tag="bought"):
    """Shop 4 gave the top salt bag for so many gems (KH53)."""

    seat: int
    salt: int
    gems: int


class Nothing(Struct, frozen=True, gc=False, tag="nothing"):
    """A shop gave nothing: it had nothing left, or the salt was not wanted (KH54)."""

    seat: int
    space: int


class Welcomed(Struct, frozen=True, gc=False, tag="welcomed"):
    """An outpost took the camel's teapot (KH60)."""

    seat: int
    camel: int
    teapot: int


class Delivered(Struct, frozen=True, gc=False, tag="delivered"):
    """With that camel these carpets of its colour were delivered (KH60)."""

    seat: int
    camel: int
    carpets: tuple[int, ...]


class Returned(Struct, frozen=True, gc=False, tag="returned"):
    """The camel is back in Khiva with the next teapot; None if there was none left (KH61)."""

    camel: int
    teapot: int | None


class Emptied(Struct, frozen=True, gc=False, tag="emptied"):
    """A pile is empty: this turn is the last (KH80)."""

    pile: Pile


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """Discards and cards set aside were shuffled, each seat got so many; each is told its own. `open` lie face up."""

    deal: int
    count: int
    open: tuple[int, ...]
    cards: tuple[int, ...] | None


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The game is over; these piles are empty."""

    piles: tuple[Pile, ...]


Telling = (
    Chosen
    | Revealed
    | Gave
    | Asked
    | Rejected
    | Moved
    | Gained
    | TookCarpet
    | Bought
    | Nothing
    | Welcomed
    | Delivered
    | Returned
    | Emptied
    | Dealt
    | Ended
)

Log = list[Event[Telling]]
"""What a step adds its events to while a move is being made."""

_OPENED = (Revealed, TookCarpet, Returned, Dealt)


def can_be_undone(log: Log) -> bool:
    """True if nothing hidden was turned over and no chance used."""
    return not any(isinstance(event.public, _OPENED) for event in log)
