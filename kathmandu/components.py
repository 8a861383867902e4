"""The cards: which there are, what their ends show, and the decks they make (KT01 to KT04, KT121 to KT123).

A card is a number; the ranges are fixed: 0 to 31 blue without a diamond, 32 to 59 blue with one, 60 to 109 red, 110 to
119 rainbow, 120 to 124 holofoil Buddhas. A face is `2 * card + end`; a card of one use or two equal ends has end 0.
"""

from typing import Final

from msgspec import Struct

from engine_core.data import DataRefused, load
from kathmandu.sections import ALL_SECTIONS, COLOURS, WILD, BadSection, Section, parse_section

FILE: Final = "kathmandu_blue"
_LETTER: Final = {"buddha": "B", "shrine": "S", "stupa": "T", "pagoda": "P"}


class Card(Struct, frozen=True):
    """A card: its deck (`plain`, `diamond`, `red`, `rainbow` or `holofoil`) and its one or two different ends."""

    deck: str
    ends: tuple[Section, ...]


class BlueDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    plain: tuple[str, ...]
    diamond: tuple[str, ...]


def blue_cards(deck: BlueDeck) -> tuple[Card, ...]:
    """The 60 blue cards, those without a diamond first; raises `DataRefused` where KT02 does not hold."""
    for name, texts, wanted in (("plain", deck.plain, 32), ("diamond", deck.diamond, 28)):
        if len(texts) != wanted:
            raise DataRefused(f"{FILE}: {name} wants {wanted} cards, not {len(texts)}")
    plain = tuple(_card("plain", place, text) for place, text in enumerate(deck.plain, start=1))
    diamond = tuple(_card("diamond", place, text) for place, text in enumerate(deck.diamond, start=1))
    _check_coverage("plain", plain, (*COLOURS, WILD))
    _check_coverage("diamond", diamond, COLOURS)
    return plain + diamond


def _card(deck: str, place: int, text: str) -> Card:
    where = f"{FILE}: {deck} card {place} {text!r}"
    try:
        ends = tuple(dict.fromkeys(parse_section(end) for end in text.split("/")))
    except BadSection as error:
        raise DataRefused(f"{where}: {error}") from error
    if len(text.split("/")) > 2:
        raise DataRefused(f"{where}: a card has at most two ends")
    wilds = [end.colour == WILD for end in ends]
    if any(wilds) and not (all(wilds) and len(ends) == 2):
        raise DataRefused(f"{where}: a wild card shows two different sections and is wild at both ends")
    return Card(deck, ends)


def _check_coverage(deck: str, cards: tuple[Card, ...], colours: tuple[str, ...]) -> None:
    shown = [end for card in cards for end in card.ends]
    for colour in colours:
        for kind, level in ALL_SECTIONS:
            count = shown.count(Section(kind, level, colour))
            if count != 1:
                name = f"{_LETTER[kind]}{'' if kind == 'buddha' else level}{colour}"
                raise DataRefused(f"{FILE}: {deck} wants section {name} exactly once, not {count} times")


def _one_of_each(deck: str, colour: str) -> tuple[Card, ...]:
    return tuple(Card(deck, (Section(kind, level, colour),)) for kind, level in ALL_SECTIONS)


BLUE: Final = blue_cards(load("kathmandu", FILE, BlueDeck))
CARDS: Final = (
    BLUE
    + tuple(card for colour in COLOURS for card in _one_of_each("red", colour))
    + _one_of_each("rainbow", WILD)
    + tuple(Card("holofoil", (Section("buddha", 1, colour),)) for colour in COLOURS)
)

PLAIN: Final = range(32)
DIAMOND: Final = range(32, 60)
RED: Final = range(60, 110)
RAINBOW: Final = range(110, 120)
HOLOFOIL: Final = range(120, 125)

FACES: Final = tuple(card.ends[min(end, len(card.ends) - 1)] for card in CARDS for end in (0, 1))
"""What each face shows, by face number."""

FACES_OF: Final = tuple(tuple(2 * card + end for end in range(len(CARDS[card].ends))) for card in range(len(CARDS)))
"""The faces that each card can be built as."""


def blue_deck(seats: int, holofoil: bool) -> tuple[int, ...]:
    """The blue cards of a match, in order: with two to four players those without a diamond (KT03, KT123, KT130)."""
    cards = [*PLAIN] if 2 <= seats <= 4 else [*PLAIN, *DIAMOND]
    if holofoil:
        half = PLAIN if seats <= 4 else DIAMOND
        replaced = {c for c in half if any(end.kind == "buddha" and end.colour != WILD for end in CARDS[c].ends)}
        cards = [card for card in cards if card not in replaced] + [*HOLOFOIL]
    return tuple(cards)


def red_deck(rainbow: bool) -> tuple[int, ...]:
    """The red cards of a match, in order (KT01, KT122)."""
    return (*RED, *RAINBOW) if rainbow else (*RED,)
