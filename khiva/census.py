"""How many of each component there are, wherever they lie; gems are not counted (KH06)."""

from collections import Counter

from khiva.components import CAMELS
from khiva.state import State


def census(state: State) -> dict[str, int]:
    piles, cards = state.piles, state.cards
    travel = [*cards.discard, *cards.open, *cards.aside, *[request.card for request in state.requests]]
    teapots = [*piles.teapots, *[camel.teapot for camel in state.camels if camel.teapot is not None]]
    carpets, salt = list(piles.carpets), list(piles.salt)
    for seat in state.seats:
        travel += seat.hand
        teapots += seat.teapots
        carpets += seat.carpets + seat.delivered
        salt += seat.salt
    found = Counter(f"card {card}" for card in travel)
    found.update(f"teapot {teapot}" for teapot in teapots)
    found.update(f"carpet {carpet}" for carpet in carpets)
    found.update(f"salt {value}" for value in salt)
    found.update(f"camel {CAMELS[camel]}" for camel in range(len(state.camels)))
    return dict(sorted(found.items()))
