"""How many of each component there are, wherever they lie."""

from collections import Counter

from kuldhara.gems import COLOURS, Counts
from kuldhara.state import Looking, State
from kuldhara.workbench import counts_on


def census(state: State) -> dict[str, int]:
    found: Counter[str] = Counter()
    _count(found, "gem", state.supply.gems)
    _count(found, "tile", state.supply.tiles)
    cards = [card for row in state.market.rows for card in row if card is not None]
    cards += [card for deck in state.market.decks for card in deck]
    for hunter in state.hunters:
        _count(found, "gem", hunter.load)
        _count(found, "gem", counts_on(hunter.bench.gems))
        _count(found, "tile", counts_on(hunter.bench.tiles))
        found["tools"] += hunter.tools + hunter.spent
        cards += hunter.reserved + hunter.crafted
    if isinstance(state.turn.pending, Looking):
        cards += state.turn.pending.cards
    if (kadhan := state.kadhan) is not None:
        _count(found, "gem", kadhan.loose)
        _count(found, "gem", kadhan.settled)
        _count(found, "tile", kadhan.tiles)
        cards += kadhan.crafted
        found.update(f"solo card {card}" for card in sum(kadhan.piles, kadhan.played + kadhan.discards))
    found.update(f"card {card}" for card in cards)
    return dict(sorted(found.items()))


def _count(found: Counter[str], what: str, counts: Counts) -> None:
    for colour, count in zip(COLOURS, counts, strict=True):
        found[f"{what} {colour}"] += count
