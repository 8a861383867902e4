"""How many of each card there are, wherever they lie."""

from collections import Counter

from karakum.components import RESOURCES, cards_of, plus
from karakum.state import State


def census(state: State) -> dict[str, int]:
    supply, camels = state.supply, state.camels
    resources = list(supply.deck) + [resource for resource in supply.face_up if resource is not None]
    ids = [*camels.market, *camels.deck, *camels.left_out]
    counts = supply.discards
    for seat in state.seats:
        counts = plus(counts, seat.hand)
        ids += seat.caravan + seat.waiting
    resources += cards_of(counts)
    found = Counter(RESOURCES[resource] for resource in resources)
    found.update(f"camel {camel}" for camel in ids)
    return dict(sorted(found.items()))
