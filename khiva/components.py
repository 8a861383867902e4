"""Cards, teapots, carpets and salt as small numbers, and what is printed on them.

A camel is its place in the order of activation, so that the ids of travel cards sort as they are resolved: camel by
camel, the lowest number first. Teapots and carpets have ids too; a salt bag is its value.
"""

from msgspec import Struct

from engine_core import data

CAMELS = ("white", "blue", "green", "pink", "black")
NUMBERS = 5
TRAVEL_CARDS = len(CAMELS) * NUMBERS
TEAPOTS = 22
TEAPOT_VALUES = range(2, 8)
CARPETS_OF_A_COLOUR = 3
SALT_BAGS = 5
SEATS = (2, 3, 4, 5)

_FILE = "khiva/components.toml"


class Carpets(Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the carpets of each colour."""

    white: tuple[int, ...]
    blue: tuple[int, ...]
    green: tuple[int, ...]
    pink: tuple[int, ...]
    black: tuple[int, ...]


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file: gems on the cards by number, the teapots, the salt from the top down, the carpets."""

    gems: tuple[int, ...]
    teapots: tuple[int, ...]
    salt: tuple[int, ...]
    carpets: Carpets


def load_printed() -> Printed:
    """data/components.toml, checked; raises `engine_core.data.DataRefused`."""
    printed = data.load("khiva", "components", Printed)
    _expect(len(printed.gems) == NUMBERS, f"gems: one entry for each number 1 to 5, not {len(printed.gems)}")
    for gems in printed.gems:
        _expect(gems >= 0, f"gems: no card can show {gems} gems")
    _expect(len(printed.teapots) == TEAPOTS, f"teapots: there must be {TEAPOTS}, not {len(printed.teapots)}")
    for value in printed.teapots:
        _expect(value in TEAPOT_VALUES, f"teapots: no teapot can be worth {value}, only 2 to 7")
    _expect(len(printed.salt) == SALT_BAGS, f"salt: there must be {SALT_BAGS} bags, not {len(printed.salt)}")
    _expect(
        printed.salt == tuple(sorted(set(printed.salt), reverse=True)),
        "salt: each bag is worth less than the one above",
    )
    _expect(printed.salt[-1] > 0, f"salt: no bag can be worth {printed.salt[-1]}")
    for colour in CAMELS:
        values: tuple[int, ...] = getattr(printed.carpets, colour)
        _expect(
            len(values) == CARPETS_OF_A_COLOUR and min(values) > 0,
            f"carpets: {colour}: {CARPETS_OF_A_COLOUR} values above 0, not {list(values)}",
        )
    return printed


def _expect(holds: bool, wanted: str) -> None:
    if not holds:
        raise data.DataRefused(f"{_FILE}: {wanted}")


_PRINTED = load_printed()

CAMEL = tuple(card // NUMBERS for card in range(TRAVEL_CARDS))
NUMBER = tuple(card % NUMBERS + 1 for card in range(TRAVEL_CARDS))
GEMS = tuple(_PRINTED.gems[number - 1] for number in NUMBER)
"""For each travel card its camel, its number and its printed gems."""

TEAPOT_VALUE = tuple(sorted(_PRINTED.teapots))
SALT_PILE = tuple(reversed(_PRINTED.salt))
CARPET_VALUE = tuple(value for colour in CAMELS for value in sorted(getattr(_PRINTED.carpets, colour)))
CARPET_COLOUR = tuple(camel for camel in range(len(CAMELS)) for _ in range(CARPETS_OF_A_COLOUR))


class TravelCard(Struct, frozen=True):
    """A request to a camel: it goes `number` spaces, and one further for each of up to `gems` gems paid."""

    id: int
    camel: int
    number: int
    gems: int


class Teapot(Struct, frozen=True):
    id: int
    value: int


class Carpet(Struct, frozen=True):
    id: int
    camel: int
    value: int


class Catalog(Struct, frozen=True):
    """What the numbers in views stand for: camels by their place, cards, teapots and carpets by their id."""

    camels: tuple[str, ...]
    cards: tuple[TravelCard, ...]
    teapots: tuple[Teapot, ...]
    carpets: tuple[Carpet, ...]
    salt: tuple[int, ...]


CATALOG = Catalog(
    CAMELS,
    tuple(map(TravelCard, range(TRAVEL_CARDS), CAMEL, NUMBER, GEMS)),
    tuple(map(Teapot, range(TEAPOTS), TEAPOT_VALUE)),
    tuple(map(Carpet, range(len(CARPET_VALUE)), CARPET_COLOUR, CARPET_VALUE)),
    _PRINTED.salt,
)
