"""A player who bids for what it can build best, and builds it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from engine_core.game import Game
from engine_core.greedy import GreedyPlayer
from kathmandu.greedy.aims import goals_worth
from kathmandu.greedy.areas import area_worth, card_gain, hand_worth, time_left
from kathmandu.greedy.bids import bids_after, bids_worth, gains_of
from kathmandu.greedy.squares import squares_worth, worth_trying
from kathmandu.moves import Move
from kathmandu.solo.state import Solo
from kathmandu.state import Bidding, Manipulating, Over, Spending, Table


def worth(state: Table | Solo, seat: int) -> float:
    if isinstance(state, Solo):
        return squares_worth(state)
    left = 0.0 if isinstance(state.phase, Over) else time_left(state)
    mine = state.areas_of(seat)
    areas = sum(area_worth(state.players[owner], left) + goals_worth(state, owner, left) for owner in mine)
    return areas + _in_hand(state, seat, left)


def _in_hand(state: Table, seat: int, left: float) -> float:
    """The hand, and a card bought that is not built yet."""
    phase = state.phase
    if isinstance(phase, Over):
        return 0.0
    bought = phase.bought if isinstance(phase, Spending) and phase.queue[:1] == (seat,) else None
    return hand_worth(state, seat) + (0.0 if bought is None else card_gain(state, seat, bought, left))


class Greedy:
    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)
        self._build = GreedyPlayer(worth, seed)

    def choose(self, game: Game[Any, Any, Any], believed: Table | Solo, seat: int, legal: tuple[Move, ...]) -> Move:
        if isinstance(believed, Solo):
            legal = worth_trying(legal)
        elif isinstance(believed.phase, Bidding | Manipulating):
            return self._bid(believed, believed.phase, seat, legal)
        chosen: Move = self._build.choose(game, believed, seat, legal)
        return chosen

    def _bid(self, state: Table, phase: Bidding | Manipulating, seat: int, legal: Sequence[Move]) -> Move:
        later = sum(other != seat for other in phase.queue[1:])
        gains = gains_of(state, seat)
        worths = [bids_worth(state, seat, bids_after(state, seat, move), gains, later) for move in legal]
        best = max(worths)
        return self._random.choice([move for move, worth in zip(legal, worths, strict=True) if worth == best])
