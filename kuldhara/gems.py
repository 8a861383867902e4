"""The five colours of gems and protection tiles. A colour is its place in `COLOURS`, everywhere but in data files."""

from typing import Annotated, Literal

from msgspec import Meta

ColourName = Literal["orange", "red", "green", "blue", "purple"]
COLOURS: tuple[ColourName, ...] = ("orange", "red", "green", "blue", "purple")
EVERY_COLOUR = range(len(COLOURS))

Colour = Annotated[int, Meta(ge=0, lt=len(COLOURS))]

SIZES = (1, 1, 2, 2, 3)
"""Small, small, medium, medium, large: room on a camel and water to dig up, for each colour."""

Counts = tuple[int, ...]
"""One number for each colour."""

NONE_OF_ANY: Counts = (0,) * len(COLOURS)


def changed(counts: Counts, colour: int, by: int) -> Counts:
    """The counts with one colour more or less.

    >>> changed((1, 0, 0, 0, 2), 4, -1)
    (1, 0, 0, 0, 1)
    """
    return (*counts[:colour], counts[colour] + by, *counts[colour + 1 :])


def added(counts: Counts, more: Counts) -> Counts:
    return tuple(map(int.__add__, counts, more))


def subtracted(counts: Counts, less: Counts) -> Counts:
    return tuple(map(int.__sub__, counts, less))


def total_size(counts: Counts) -> int:
    """The room these gems take on a camel."""
    one, two, three, four, five = counts
    return one + two + 2 * (three + four) + 3 * five


def counted(colours: tuple[int, ...]) -> Counts:
    """How many there are of each colour."""
    return tuple(colours.count(colour) for colour in EVERY_COLOUR)
