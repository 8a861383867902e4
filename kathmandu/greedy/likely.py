"""How likely each section can be built in the solo game, from the cards in hand, on the mat and still to come."""

from kathmandu.components import FACES, FACES_OF
from kathmandu.sections import ALL_SECTIONS, COLOURS, WILD
from kathmandu.solo.state import Solo

_IN_HAND = 0.6
_LYING = 0.45
_TO_COME = 0.4
"""How likely a card is built as one certain section, from where it is now; no card can be all that it shows."""
_WILD = 0.6
"""What a wild section counts against a coloured one: it is wanted in many places."""

Likely = dict[tuple[str, int, str], float]
"""By kind, level and colour."""


def likely_sections(state: Solo) -> Likely:
    """Every section in every colour; cards that are discarded or built elsewhere do not come back."""
    missed = {(kind, level, colour): 1.0 for kind, level in ALL_SECTIONS for colour in (*COLOURS, WILD)}
    lying = [card for card in state.market if card is not None]
    for cards, chance in ((state.hand, _IN_HAND), (lying, _LYING), (state.blue, _TO_COME)):
        for card in cards:
            for face in FACES_OF[card]:
                section = FACES[face]
                counted = chance * _WILD if section.colour == WILD else chance
                missed[section.kind, section.level, section.colour] *= 1 - counted
    return {
        (kind, level, colour): 1 - missed[kind, level, colour] * missed[kind, level, WILD]
        for kind, level in ALL_SECTIONS
        for colour in COLOURS
    }
