"""A player who tries a choice against a few choices that the others might make, and gives away what it needs least."""

from random import Random
from typing import Any

from msgspec.structs import replace

from engine_core.chance import SEED_BYTES, Chance
from engine_core.game import Game
from engine_core.greedy import GreedyPlayer
from khiva.activate import activate
from khiva.choose import waiting, without
from khiva.components import CARPET_VALUE, TEAPOT_VALUE
from khiva.moves import Give, Lay, Move
from khiva.scoring import breakdown
from khiva.setup import HANDS
from khiva.state import Request, State

Rules = Game[Any, Any, Any]

_TRIES = 6
"""How many choices of the others each of its own is tried against."""
_CARPET = 0.55
"""What part of its value a carpet is worth that is not delivered yet."""
_WAY = 0.14
"""What part of its teapot's points a camel is worth for each space that it has come on one's path."""
_RIVAL = 0.3
"""What the points of the best of the others count against one's own."""


def worth(state: State, seat: int) -> float:
    points = [sum(line.points for line in breakdown(who)) for who in state.seats]
    rival = max(points[:seat] + points[seat + 1 :])
    hopes = 0.0 if state.phase == "over" else _hopes(state, seat)
    return points[seat] + hopes - _RIVAL * rival


def _hopes(state: State, seat: int) -> float:
    carpets: float = sum(CARPET_VALUE[carpet] for carpet in state.seats[seat].carpets)
    camels: float = sum(
        TEAPOT_VALUE[camel.teapot] * camel.at.space
        for camel in state.camels
        if camel.at is not None and camel.at.path == seat and camel.teapot is not None
    )
    return _CARPET * carpets + _WAY * camels


class Greedy:
    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)
        self._decide = GreedyPlayer(worth, seed)

    def choose(self, game: Rules, believed: State, seat: int, legal: tuple[Move, ...]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if believed.phase != "choose":
            decided: Move = self._decide.choose(game, believed, seat, legal)
            return decided
        if believed.plans[seat].laid:
            return Give(self._spare(game, believed, seat, believed.plans[seat].laid))
        return self._lay(game, believed, seat, legal)

    def _lay(self, game: Rules, state: State, seat: int, legal: tuple[Move, ...]) -> Move:
        tables = [self._others_chosen(game, state, seat) for _ in range(_TRIES)]
        gains = {lay: 0.0 for lay in legal if isinstance(lay, Lay)}
        for lay in gains:
            given = Give(without(state.seats[seat].hand, lay.cards)[: len(lay.cards)])
            for table in tables:
                chosen = game.apply(game.apply(table, seat, lay).state, seat, given).state
                gains[lay] += worth(self._carried_out(game, chosen), seat)
        best = max(gains.values())
        return self._random.choice([lay for lay, gain in gains.items() if gain == best])

    def _others_chosen(self, game: Rules, state: State, seat: int) -> State:
        """The table as it may be, its hidden cards imagined anew, when everybody else has chosen anything."""
        state = game.determinize(state, seat, Chance(self._random.randbytes(SEED_BYTES)))
        count = HANDS[len(state.seats)].played
        for other in sorted(waiting(state) - {seat}):
            cards = self._random.sample(state.seats[other].hand, 2 * count)
            for move in Lay(tuple(sorted(cards[:count]))), Give(tuple(sorted(cards[count:]))):
                state = game.apply(state, other, move).state
        return state

    def _carried_out(self, game: Rules, state: State) -> State:
        """The turn to its end, everybody deciding greedily."""
        while state.phase in ("spend", "trade"):
            mover = state.requests[0].seat
            move = self._decide.choose(game, state, mover, game.legal_moves(state, mover))
            state = game.apply(state, mover, move).state
        return state

    def _spare(self, game: Rules, state: State, seat: int, laid: tuple[int, ...]) -> tuple[int, ...]:
        """The cards that would bring least if nobody else wanted their camels."""
        left = without(state.seats[seat].hand, laid)
        gains = {card: self._alone(game, state, seat, card) for card in left}
        return tuple(sorted(sorted(left, key=gains.__getitem__)[: len(laid)]))

    def _alone(self, game: Rules, state: State, seat: int, card: int) -> float:
        asked = replace(state, phase="spend", requests=(Request(seat, card),))
        return worth(self._carried_out(game, activate(asked, [])), seat)
