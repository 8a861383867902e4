"""How a solo game ended (KT142, KT149)."""

from collections import Counter

from engine_core.outcome import AUTOMATON, Outcome, Standing
from kathmandu.components import CARDS
from kathmandu.pieces import PIECES
from kathmandu.sections import COLOUR_NAMES
from kathmandu.solo.squares import lacking_colours
from kathmandu.solo.state import Over, Solo


def outcome(state: Solo) -> Outcome | None:
    """Won with the highest level met, or lost with a square and a colour that it lacks; there are no points (KT150)."""
    if not isinstance(state.phase, Over):
        return None
    level = state.phase.level
    player, debris = (1, 2) if level else (2, 1)
    standings = (Standing(0, player, 0, ()), Standing(AUTOMATON, debris, 0, ()))
    if level is not None:
        return Outcome(standings, (0,), reason="solo_won", reason_words=(level,))
    square = next(square for square in state.squares if lacking_colours(square))
    words = (PIECES.squares[square.board], COLOUR_NAMES[lacking_colours(square)[0]])
    return Outcome(standings, (), reason="solo_square_lacks_colour", reason_words=words)


def census(state: Solo) -> dict[str, int]:
    """How many cards of each half of the deck, purple coins and debris there are."""
    cards = [*state.blue, *state.hand, *state.discards, *[card for card in state.market if card is not None]]
    cards += [face >> 1 for square in state.squares for monument in square.area for face in monument.faces]
    counts = Counter(f"{CARDS[card].deck}_cards" for card in cards)
    counts["coins"] = len(state.coins) + sum(stack.coin is not None for stack in state.stacks)
    counts["debris"] = len(state.bag) + sum(len(stack.debris) for stack in state.stacks)
    return dict(counts)
