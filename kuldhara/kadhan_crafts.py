"""Which face-up card Kadhan crafts, with which gems, and why (KU108, KU109, KU113)."""

from typing import Literal

from msgspec import Struct

from kuldhara.deck import CARDS
from kuldhara.gems import Counts, changed
from kuldhara.jewelry import LEVELS, Card
from kuldhara.kadhan_tiles import ORDER
from kuldhara.state import Kadhan, Market


class Assignment(Struct, frozen=True):
    """The gems Kadhan would use for a card: those on tiles stay, the loose ones are returned.

    `white` is the colour that meets the white place, None for a card without one.
    """

    settled: Counts
    returned: Counts
    white: int | None


class Candidate(Struct, frozen=True):
    """A card he can craft: its place in the row (1 is next to the deck) and how many gems on tiles it would use."""

    card: int
    points: int
    settled: int
    place: int


class CraftReason(Struct, frozen=True):
    """Why Kadhan crafted the first of these cards: `decided_by` tells it from the others of the highest level."""

    candidates: tuple[Candidate, ...]
    decided_by: Literal["only_one", "points", "settled", "place"]


def choose_card(kadhan: Kadhan, market: Market) -> tuple[Assignment, CraftReason] | None:
    """The assignment and the reason for the card to craft next; None if he can craft none."""
    for level in reversed(LEVELS):
        found = []
        for place, card in enumerate(market.rows[level - 1], start=1):
            assignment = assign(CARDS[card], kadhan) if card is not None else None
            if card is not None and assignment is not None:
                found.append((Candidate(card, CARDS[card].points, sum(assignment.settled), place), assignment))
        if found:
            found.sort(key=lambda each: (-each[0].points, -each[0].settled, each[0].place))
            candidates = tuple(candidate for candidate, _ in found)
            return found[0][1], CraftReason(candidates, _decided_by(candidates))
    return None


def assign(card: Card, kadhan: Kadhan) -> Assignment | None:
    """The gems for this card, or None if they do not suffice; the fewest are returned, then purple is white first."""
    for gems, tiles, loose, settled in zip(card.gems, card.tiles, kadhan.loose, kadhan.settled, strict=True):
        if gems > loose + settled or tiles > settled:
            return None
    if not card.white:
        return _take(card.gems, card.tiles, kadhan, None)
    found = []
    for colour in ORDER:
        taken = _take(changed(card.gems, colour, 1), changed(card.tiles, colour, 1), kadhan, colour)
        if taken is not None:
            found.append(taken)
    return min(found, key=lambda taken: sum(taken.returned), default=None)


def _take(gems: Counts, tiles: Counts, kadhan: Kadhan, white: int | None) -> Assignment | None:
    settled = tuple(map(min, gems, kadhan.settled))
    returned = tuple(map(int.__sub__, gems, settled))
    enough_settled = all(map(int.__le__, tiles, settled))
    enough_loose = all(map(int.__le__, returned, kadhan.loose))
    return Assignment(settled, returned, white) if enough_settled and enough_loose else None


def _decided_by(candidates: tuple[Candidate, ...]) -> Literal["only_one", "points", "settled", "place"]:
    if len(candidates) == 1:
        return "only_one"
    first, second = candidates[:2]
    if first.points != second.points:
        return "points"
    return "settled" if first.settled != second.settled else "place"
