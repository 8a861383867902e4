"""The cards: resources as small numbers, camels by id, and what fits what."""

from typing import Annotated

from msgspec import Meta, Struct

from engine_core import data

GOODS = ("jewelry", "silk", "spices", "honey", "paper")
COLOURS = ("blue", "purple", "red", "orange", "green")
RESOURCES = (*GOODS, "gold")
GOLD = 5

Counts = Annotated[tuple[Annotated[int, Meta(ge=0)], ...], Meta(min_length=6, max_length=6)]
"""How many of each resource, in the order of RESOURCES."""

NOTHING: Counts = (0, 0, 0, 0, 0, 0)
RESOURCE_CARDS: Counts = (13, 13, 13, 13, 13, 6)
CAMEL_CARDS = 35
MARKET_PLACES = 5
FACE_UP_PLACES = 5
STARTING_HAND = 5
LEFT_OUT = {2: 12, 3: 8, 4: 0}
NUMBERS = range(1, 6)


class Camel(Struct, frozen=True):
    """One camel card: `colour` is a place in COLOURS and in GOODS, `copy` tells equal camels apart."""

    id: int
    colour: int
    number: int
    copy: int


class Herd(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file: the numbers of the camels in each colour."""

    blue: tuple[int, ...]
    purple: tuple[int, ...]
    red: tuple[int, ...]
    orange: tuple[int, ...]
    green: tuple[int, ...]


def load_camels() -> tuple[Camel, ...]:
    """The camels of data/camels.toml by their ids; raises `engine_core.data.DataRefused`."""
    herd = data.load("karakum", "camels", Herd)
    camels: list[Camel] = []
    for colour, name in enumerate(COLOURS):
        numbers: tuple[int, ...] = getattr(herd, name)
        for place, number in enumerate(numbers):
            if number not in NUMBERS:
                raise data.DataRefused(f"karakum/camels.toml: {name}: no camel can have {number}, only 1 to 5")
            camels.append(Camel(len(camels), colour, number, numbers[:place].count(number)))
    if len(camels) != CAMEL_CARDS:
        raise data.DataRefused(f"karakum/camels.toml: there must be {CAMEL_CARDS} camels, not {len(camels)}")
    return tuple(camels)


CAMELS = load_camels()
COLOUR = tuple(camel.colour for camel in CAMELS)
NUMBER = tuple(camel.number for camel in CAMELS)
FITS = tuple(
    frozenset(other.id for other in CAMELS if other.colour == camel.colour or other.number == camel.number)
    for camel in CAMELS
)
"""For each camel the camels that may stand next to it in a caravan (KR50)."""


class Resource(Struct, frozen=True):
    """One kind of resource card; gold has no camel colour."""

    key: str
    colour: str | None
    cards: int


class Catalog(Struct, frozen=True):
    """What the numbers in views stand for: resources by their place, camels by their id."""

    resources: tuple[Resource, ...]
    colours: tuple[str, ...]
    camels: tuple[Camel, ...]


CATALOG = Catalog(
    tuple(map(Resource, RESOURCES, (*COLOURS, None), RESOURCE_CARDS)),
    COLOURS,
    CAMELS,
)


def plus(counts: Counts, more: Counts) -> Counts:
    a, b, c, d, e, f = counts
    u, v, w, x, y, z = more
    return (a + u, b + v, c + w, d + x, e + y, f + z)


def minus(counts: Counts, fewer: Counts) -> Counts:
    a, b, c, d, e, f = counts
    u, v, w, x, y, z = fewer
    return (a - u, b - v, c - w, d - x, e - y, f - z)


def one_more(counts: Counts, resource: int) -> Counts:
    return (*counts[:resource], counts[resource] + 1, *counts[resource + 1 :])


def one_fewer(counts: Counts, resource: int) -> Counts:
    return (*counts[:resource], counts[resource] - 1, *counts[resource + 1 :])


def cards_of(counts: Counts) -> tuple[int, ...]:
    """The single cards, sorted: what is shuffled depends on the counts alone.

    >>> cards_of((2, 0, 0, 0, 1, 1))
    (0, 0, 4, 5)
    """
    return tuple(resource for resource, cards in enumerate(counts) for _ in range(cards))


def counts_of(cards: tuple[int, ...]) -> Counts:
    """
    >>> counts_of((0, 5, 0))
    (2, 0, 0, 0, 0, 1)
    """
    return tuple(map(cards.count, range(len(RESOURCES))))
