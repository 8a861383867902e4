"""What makes a deck of jewelry fair (KU03, KU04). Each check names the faulty card or colour."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec import Struct

from kuldhara.gems import COLOURS, EVERY_COLOUR, total_size
from kuldhara.hexes import connected, orientations
from kuldhara.jewelry import LEVELS, Card
from kuldhara.patterns import pattern_of


class LevelRules(Struct, frozen=True):
    """What the cards of a level have in common: how many there are, their gems (white included), tiles and points."""

    cards: int
    gems: tuple[int, ...]
    coloured_tiles: int
    white: int
    points: range


RULES_OF_LEVEL = {
    1: LevelRules(26, gems=(3,), coloured_tiles=0, white=0, points=range(1, 4)),
    2: LevelRules(24, gems=(3, 4), coloured_tiles=1, white=0, points=range(4, 7)),
    3: LevelRules(16, gems=(4, 5), coloured_tiles=1, white=1, points=range(8, 12)),
}


def faults_of_deck(cards: Iterable[Card]) -> Iterator[str]:
    """Everything in which these cards break KU03 or KU04, a line each."""
    cards = tuple(cards)
    for card_id, times in Counter(card.id for card in cards).items():
        if times > 1 or card_id < 1:
            yield f"card id {card_id} is used {times} times; ids are positive and each is used once"
    for card in cards:
        yield from faults_of_card(card)
    for level in LEVELS:
        yield from _faults_of_level(level, tuple(card for card in cards if card.level == level))
    first_of: dict[object, int] = {}
    for card in cards:
        first = first_of.setdefault(coloured_pattern(card), card.id)
        if first != card.id:
            yield f"card {card.id} has the pattern of card {first}"


def faults_of_card(card: Card) -> Iterator[str]:
    """Everything in which one card by itself breaks KU03 or KU04."""
    if card.level not in RULES_OF_LEVEL:
        yield f"card {card.id} has level {card.level}; there are levels 1 to 3"
        return
    rules = RULES_OF_LEVEL[card.level]
    if len(card.places) not in rules.gems:
        yield f"card {card.id} has {len(card.places)} gems, level {card.level} has {_or(rules.gems)}"
    if sum(card.tiles) != rules.coloured_tiles:
        yield f"card {card.id} has {sum(card.tiles)} coloured tiles, level {card.level} has {rules.coloured_tiles}"
    if card.white != rules.white:
        yield f"card {card.id} has {card.white} white places, level {card.level} has {rules.white}"
    if card.points not in rules.points:
        yield f"card {card.id} has {card.points} points, level {card.level} has {_or(rules.points)}"
    if not connected(place.at for place in card.places):
        yield f"card {card.id} has a pattern that is not in one piece"
    if sum(card.gems) and not pattern_of(card).placements:
        yield f"card {card.id} has a pattern that fits nowhere on the workbench"


def coloured_pattern(card: Card) -> object:
    """The same for two cards exactly when a rotation or mirror image makes the colours of one those of the other."""
    return min(
        tuple(sorted((q - left, r - top, place.colour) for (q, r), place in zip(cells, card.places, strict=True)))
        for cells in orientations(tuple(place.at for place in card.places))
        for left, top in (min(cells),)
    )


def _faults_of_level(level: int, cards: tuple[Card, ...]) -> Iterator[str]:
    rules = RULES_OF_LEVEL[level]
    if len(cards) != rules.cards:
        yield f"there are {len(cards)} cards of level {level}, wanted are {rules.cards}"
    for what, counts in (
        ("gems", [sum(card.gems[colour] for card in cards) for colour in EVERY_COLOUR]),
        ("tiles", [sum(card.tiles[colour] for card in cards) for colour in EVERY_COLOUR]),
    ):
        if max(counts) - min(counts) > 1:
            shown = ", ".join(f"{count} {colour}" for count, colour in zip(counts, COLOURS, strict=True))
            yield f"level {level} shows {what} unevenly: {shown}; they may differ by one"
    for one, other in combinations(sorted(cards, key=lambda card: total_size(card.gems)), 2):
        smaller = total_size(one.gems) < total_size(other.gems)
        if len(one.places) == len(other.places) and smaller and one.points > other.points:
            yield f"card {other.id} has greater gems than card {one.id} and scores less"


def _or(values: Iterable[int]) -> str:
    return " or ".join(map(str, values))
