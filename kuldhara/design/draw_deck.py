"""Draws the deck of jewelry: `python -m kuldhara.design.draw_deck [--seed N] [--write]`.

Each level deals a balanced bag of gems to its cards, lays them on shapes in turn and gives points by the size of the
gems. A deal that breaks KU03 or KU04, or that we do not like, is thrown away and dealt again.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TypeVar

from msgspec import Struct

from kuldhara.deck_rules import coloured_pattern, faults_of_deck
from kuldhara.design.shapes import Shape, shapes_of, ways_to_lie
from kuldhara.gems import COLOURS, EVERY_COLOUR, SIZES
from kuldhara.hexes import draw_picture
from kuldhara.jewelry import LEVELS, WHITE, Card, CardEntry, card_of

T = TypeVar("T")

SEED = 1
FILE = Path(__file__).parent.parent / "data" / "jewelry.toml"
HEADER = """\
# The jewelry cards (KU03, KU04), drawn by `python -m kuldhara.design.draw_deck --write`: our own design. In a picture
# each line is a row of hexes; a small letter is a gem, a large one a gem on a protection tile: o orange, r red,
# g green, b blue, p purple; W is the white place. An owner of the printed game can put a file of the same form in the
# place of this one.
"""


class Batch(Struct, frozen=True):
    """Cards of one kind: how many, their hexes, points for gems up to each total size, and what makes them hard.

    `repeats` is how many gems have the colour of another gem of the card: a card of many colours is soon free of cost
    for somebody who has one gem of each colour on a tile, Kadhan most of all. `ways` a shape can lie at least.
    """

    level: int
    cards: int
    hexes: int
    points: tuple[tuple[int, int], ...]
    repeats: int
    ways: int

    def points_for(self, size: int) -> int:
        return next(points for most, points in self.points if size <= most)


BATCHES = (
    Batch(1, 6, 3, points=((4, 1), (6, 2), (9, 3)), repeats=0, ways=24),
    Batch(1, 20, 3, points=((4, 1), (6, 2), (9, 3)), repeats=1, ways=24),
    Batch(2, 6, 3, points=((5, 4), (9, 5)), repeats=1, ways=24),
    Batch(2, 18, 4, points=((5, 4), (7, 5), (12, 6)), repeats=2, ways=24),
    Batch(3, 8, 4, points=((5, 8), (9, 9)), repeats=1, ways=24),
    Batch(3, 8, 5, points=((7, 10), (12, 11)), repeats=2, ways=18),
)
MOST_OF_A_COLOUR = 2
TILES_ON_A_CARD = {1: 0, 2: 1, 3: 1}
WHITE_ON_A_CARD = {1: 0, 2: 0, 3: 1}
TRIES = 200


class Misdeal(Exception):
    """A deal that led to a card we do not want."""


def draw_deck(seed: int) -> tuple[Card, ...]:
    """The first deal of each level that keeps every rule."""
    random = Random(seed)
    cards: list[Card] = []
    for level in LEVELS:
        cards += _draw_level(level, len(cards), {coloured_pattern(card) for card in cards}, random)
    return tuple(cards)


def _draw_level(level: int, before: int, taken: set[object], random: Random) -> list[Card]:
    while True:
        try:
            entries = list(_deal(level, random))
        except Misdeal:
            continue
        entries.sort(key=lambda entry: entry.points)
        cards = [card_of(_numbered(entry, before + place)) for place, entry in enumerate(entries, start=1)]
        patterns = {coloured_pattern(card) for card in cards}
        if len(patterns) == len(cards) and not patterns & taken:
            return cards


def _deal(level: int, random: Random) -> Iterator[CardEntry]:
    batches = sorted((batch for batch in BATCHES if batch.level == level), key=lambda batch: -batch.repeats)
    white = WHITE_ON_A_CARD[level]
    gems = _bag(sum(batch.cards * (batch.hexes - white) for batch in batches), random)
    tiles = _bag(sum(batch.cards for batch in batches) * TILES_ON_A_CARD[level], random)
    for batch in batches:
        shapes = [shape for shape in shapes_of(batch.hexes) if ways_to_lie(shape) >= batch.ways]
        for _, shape in zip(range(batch.cards), cycle(_shuffled(shapes, random)), strict=False):
            coloured = _gems_for(batch, gems, batch.hexes - white, random)
            tile = _take_one_of(tiles, coloured) if TILES_ON_A_CARD[level] else None
            picture = _picture(shape, coloured, tile, white, random)
            yield CardEntry(0, level, batch.points_for(sum(SIZES[colour] for colour in coloured)), picture)


def _gems_for(batch: Batch, bag: list[int], gems: int, random: Random) -> list[int]:
    """Gems out of the bag that make a card of the batch; they are no longer in it."""
    for _ in range(TRIES):
        random.shuffle(bag)
        coloured = bag[:gems]
        repeated = len(coloured) - len(set(coloured))
        if repeated >= batch.repeats and max(map(coloured.count, coloured)) <= MOST_OF_A_COLOUR:
            del bag[:gems]
            return coloured
    raise Misdeal


def _bag(size: int, random: Random) -> list[int]:
    """As many of every colour, the odd ones at random."""
    odd = random.sample(EVERY_COLOUR, size % len(COLOURS))
    return _shuffled([*EVERY_COLOUR] * (size // len(COLOURS)) + odd, random)


def _shuffled(items: list[T], random: Random) -> list[T]:
    return random.sample(items, len(items))


def _take_one_of(tiles: list[int], coloured: list[int]) -> int:
    for number, tile in enumerate(tiles):
        if tile in coloured:
            return tiles.pop(number)
    raise Misdeal


def _picture(shape: Shape, coloured: list[int], tile: int | None, white: int, random: Random) -> str:
    places = _shuffled([*coloured, *[WHITE] * white], random)
    signs = ["W" if colour == WHITE else COLOURS[colour][0] for colour in places]
    if tile is not None:
        signs[places.index(tile)] = COLOURS[tile][0].upper()
    return draw_picture(dict(zip(shape, signs, strict=True)))


def _numbered(entry: CardEntry, card_id: int) -> CardEntry:
    return CardEntry(card_id, entry.level, entry.points, entry.picture)


def written(cards: tuple[Card, ...]) -> str:
    """The deck as the text of `data/jewelry.toml`."""
    parts = [HEADER]
    for card in cards:
        signs = {place.at: _sign(place.colour, place.tile) for place in card.places}
        indented = "".join(f"  {line}\n" for line in draw_picture(signs).splitlines())
        head = f"[[card]]\nid = {card.id}\nlevel = {card.level}\npoints = {card.points}\n"
        parts.append(f"{head}picture = '''\n{indented}'''\n")
    return "\n".join(parts)


def _sign(colour: int, tile: bool) -> str:
    if colour == WHITE:
        return "W"
    return COLOURS[colour][0].upper() if tile else COLOURS[colour][0]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seed", type=int, default=SEED, help="another seed draws another deck")
    arguments.add_argument("--write", action="store_true", help=f"put it into {FILE.name}")
    chosen = arguments.parse_args()
    cards = draw_deck(chosen.seed)
    for fault in faults_of_deck(cards):
        sys.exit(f"the deck is faulty: {fault}")
    if chosen.write:
        FILE.write_text(written(cards))
    else:
        sys.stdout.write(written(cards))


if __name__ == "__main__":
    main()
