"""The jewelry cards: level, points, and a pattern of gems, some of them on protection tiles."""

from msgspec import Struct

from engine_core.data import load
from kuldhara.gems import COLOURS, EVERY_COLOUR, Counts
from kuldhara.hexes import Hex, PictureRefused, read_picture

LEVELS = (1, 2, 3)
WHITE = -1
"""The colour of a white place: any one gem on a tile of its own colour meets it (KU82)."""

_SIGNS = {colour[0]: (index, False) for index, colour in enumerate(COLOURS)}
_SIGNS |= {colour[0].upper(): (index, True) for index, colour in enumerate(COLOURS)}
_SIGNS["W"] = (WHITE, True)


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of `data/jewelry.toml`. In the picture a small letter is a gem, a large one one on a tile, W white."""

    id: int
    level: int
    points: int
    picture: str


class JewelryFile(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[CardEntry, ...]


class Place(Struct, frozen=True):
    """One place of a pattern: where it lies in the picture, the colour or `WHITE`, and whether a tile is shown."""

    at: Hex
    colour: int
    tile: bool


class Card(Struct, frozen=True):
    """A jewelry card. `gems` and `tiles` count what the coloured places show, `white` the white places."""

    id: int
    level: int
    points: int
    places: tuple[Place, ...]
    gems: Counts
    tiles: Counts
    white: int

    @property
    def rewards_a_tile(self) -> bool:
        return self.level < max(LEVELS)


class CardRefused(ValueError):
    """A card that breaks a rule of the deck; the message names the card."""


def card_of(entry: CardEntry) -> Card:
    """The card that the entry describes; raises `CardRefused`."""
    try:
        signs = read_picture(entry.picture)
    except PictureRefused as error:
        raise CardRefused(f"card {entry.id}: {error}") from error
    places = []
    for at, sign in signs.items():
        if sign not in _SIGNS:
            raise CardRefused(f"card {entry.id}: {sign!r} is no sign of a picture; there are {' '.join(_SIGNS)}")
        places.append(Place(at, *_SIGNS[sign]))
    return Card(
        entry.id,
        entry.level,
        entry.points,
        tuple(places),
        gems=tuple(sum(place.colour == colour for place in places) for colour in EVERY_COLOUR),
        tiles=tuple(sum(place.colour == colour and place.tile for place in places) for colour in EVERY_COLOUR),
        white=sum(place.colour == WHITE for place in places),
    )


def load_cards() -> tuple[Card, ...]:
    """The cards of `data/jewelry.toml`, each well-formed; what they must be as a deck is checked by `deck_rules`."""
    return tuple(card_of(entry) for entry in load("kuldhara", "jewelry", JewelryFile).card)
