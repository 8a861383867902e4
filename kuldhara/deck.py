"""The deck that is played with, loaded and checked, with the placements of every card."""

from engine_core.data import DataRefused
from kuldhara.deck_rules import faults_of_deck
from kuldhara.jewelry import LEVELS, Card, CardRefused, load_cards
from kuldhara.patterns import Pattern, pattern_of


def load_deck() -> dict[int, Card]:
    """All jewelry cards by id; raises `DataRefused`, which names the first faulty card."""
    try:
        cards = load_cards()
    except CardRefused as error:
        raise DataRefused(f"kuldhara jewelry: {error}") from error
    for fault in faults_of_deck(cards):
        raise DataRefused(f"kuldhara jewelry: {fault}")
    return {card.id: card for card in cards}


CARDS = load_deck()
PATTERNS: dict[int, Pattern] = {card.id: pattern_of(card) for card in CARDS.values()}
IDS_OF_LEVEL = {level: tuple(card.id for card in CARDS.values() if card.level == level) for level in LEVELS}
