"""What happened, as it is told to people: resources are places in the catalog, camels are ids."""

from msgspec import Struct

from engine_core.events import Event
from karakum.components import Counts


class Took(Struct, frozen=True, gc=False, tag="took"):
    """A face-up card went into a hand."""

    seat: int
    place: int
    resource: int
    bonus: bool


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    """The top card of the deck went into a hand; only its owner is told which."""

    seat: int
    resource: int | None
    bonus: bool


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    """The discards became the new deck of so many cards (KR36)."""

    cards: int


class Revealed(Struct, frozen=True, gc=False, tag="revealed"):
    """A resource card was laid face up."""

    place: int
    resource: int


class NoSecond(Struct, frozen=True, gc=False, tag="nosecond"):
    """The gather ended with one card: there was no second one that may be taken (KR34)."""

    seat: int


class Bought(Struct, frozen=True, gc=False, tag="bought"):
    """A camel left the market for these cards, `tax` of them the tax (0 or 1)."""

    seat: int
    place: int
    camel: int
    pay: Counts
    tax: int


class Arrived(Struct, frozen=True, gc=False, tag="arrived"):
    """A new camel stands in the market next to the deck, the ones before the gap moved on by one (KR46)."""

    camel: int


class Joined(Struct, frozen=True, gc=False, tag="joined"):
    """The bought camel stands at the end of the caravan (KR50)."""

    seat: int
    camel: int


class Waits(Struct, frozen=True, gc=False, tag="waits"):
    """The bought camel cannot join and waits left of the master (KR51)."""

    seat: int
    camel: int


class Followed(Struct, frozen=True, gc=False, tag="followed"):
    """A waiting camel went to the end of the caravan (KR52)."""

    seat: int
    camel: int


class Skipped(Struct, frozen=True, gc=False, tag="skipped"):
    """A seat could neither gather nor buy (KR21)."""

    seat: int


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The game is over; now all learn which camels were left out (KR14)."""

    left_out: tuple[int, ...]


Telling = (
    Took | Drew | Reshuffled | Revealed | NoSecond | Bought | Arrived | Joined | Waits | Followed | Skipped | Ended
)

Log = list[Event[Telling]]
"""What a step adds its events to while a move is being made."""

_OPENED = frozenset({Drew, Reshuffled, Revealed, Arrived, Skipped, Ended})


def can_be_undone(log: Log) -> bool:
    """True if nothing hidden was turned over, no hand told of by a skipped turn, and no chance used."""
    return _OPENED.isdisjoint([type(event.public) for event in log])
