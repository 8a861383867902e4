"""All components of a table, over all the places they can be: the same at every step."""

from collections import Counter

from kathmandu.components import CARDS
from kathmandu.state import Building, Keeping, Spending, Table


def census(state: Table) -> dict[str, int]:
    """How many cards of each deck, coins, Bhairavs, missions and goals there are."""
    counts = Counter(f"{CARDS[card].deck}_cards" for card in _cards(state))
    for player in state.players:
        counts["coins"] += len(player.coins) + len(player.spent)
        counts["bhairavs"] += player.bhairav is not None
    counts["coins"] += len(state.bids)
    counts["bhairavs"] += len(state.bhairavs)
    counts["missions"] = len({player.mission for player in state.players})
    counts["goals"] = len(state.goals)
    return dict(counts)


def _cards(state: Table) -> list[int]:
    cards = [*state.blue, *state.red, *state.discards, *[card for card in state.market if card is not None]]
    for player in state.players:
        cards += player.hand
        cards += [face >> 1 for monument in player.area for face in monument.faces]
    if isinstance(state.phase, Keeping):
        cards += state.phase.drawn
    if isinstance(state.phase, Building):
        cards += [card for dropped in state.phase.dropped for card in dropped]
    if isinstance(state.phase, Spending) and state.phase.bought is not None:
        cards.append(state.phase.bought)
    return cards
