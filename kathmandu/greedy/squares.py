"""What the two squares of the solo game are worth: places taken, monuments on the way, debris on the mat."""

from kathmandu.moves import Build, Move, Offer, Scrap
from kathmandu.sections import HEIGHT
from kathmandu.solo.squares import open_colours
from kathmandu.solo.state import Solo

_PLACE = 10.0
_BEGUN = 3.0
_CARD = 0.3
_DEBRIS = 0.1
_COIN = 0.15


def squares_worth(state: Solo) -> float:
    places = sum(len(square.places) for square in state.squares)
    begun = sum(
        (len(monument.colours) / HEIGHT[monument.kind]) ** 2 * bool(open_colours(state, at, monument.kind))
        for at, square in enumerate(state.squares)
        for monument in square.area
        if not monument.complete
    )
    debris = sum(len(stack.debris) for stack in state.stacks)
    return _PLACE * places + _BEGUN * begun + _CARD * len(state.hand) - _DEBRIS * debris + _COIN * sum(state.coins)


def worth_trying(legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Without giving anything up, as long as something else can be done; building goes first."""
    builds = tuple([move for move in legal if isinstance(move, Build)])
    return builds or tuple([move for move in legal if not isinstance(move, Scrap | Offer)]) or legal
