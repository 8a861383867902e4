"""What a position is worth: the points of the camels, and how near the hand is to the camels that can be had."""

from engine_core.greedy import GreedyPlayer
from karakum.caravan import fits
from karakum.components import GOLD, NUMBER
from karakum.payment import all_lacking
from karakum.state import Seat, State

_WORLDS = 12
"""How many worlds a move is tried in: one lucky card in one of them does not make a draw better than a sure good."""
_CARD = 0.25
"""What any card in the hand is worth; a gold counts twice, a card of which the hand has another half as much again."""
_WAITS = 0.65
"""What part of its points a camel brings that waits: half by the rules, and a hope of joining (KR80)."""
_TROUBLE = 0.3
_NEAR = (0.33, 0.2, 0.12, 0.07, 0.04)
"""What part of its points, less the trouble, a camel of the market is worth to a hand that lacks 0, 1, 2 ... goods."""
_OTHERS = 0.12
"""The same for all camels but the best one."""


def worth(state: State, seat: int) -> float:
    who = state.seats[seat]
    return _points(who) + _cards(who) + (0.0 if state.phase == "over" else _hopes(state, who))


def greedy(seed: int | str) -> GreedyPlayer:
    return GreedyPlayer(worth, seed, _WORLDS)


def _points(who: Seat) -> float:
    standing = sum(NUMBER[camel] for camel in who.caravan)
    waiting = sum(NUMBER[camel] for camel in who.waiting)
    return standing + _WAITS * waiting


def _cards(who: Seat) -> float:
    pairs = sum(count // 2 for count in who.hand[:GOLD])
    return _CARD * (sum(who.hand) + who.hand[GOLD] + pairs / 2)


def _hopes(state: State, who: Seat) -> float:
    """The best camel to be had, and a little for every other one."""
    market = state.camels.market
    hopes = sorted(
        _NEAR[lacking] * (NUMBER[camel] - _TROUBLE) * (1.0 if fits(who.caravan, camel) else _WAITS)
        for camel, lacking in zip(market, all_lacking(who.hand, market), strict=True)
        if lacking < len(_NEAR)
    )
    return hopes[-1] + _OTHERS * sum(hopes[:-1]) if hopes else 0.0
