"""Karakum as the house plays it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine_core.chance import Chance
from engine_core.codec import digest
from engine_core.game import Applied, Game, GameInfo, GameTypes
from engine_core.outcome import Outcome
from engine_core.players import NewPlayer, RandomPlayer
from karakum import belief, buy, caravan, gather, scoring, setup, turn, views
from karakum import census as cards
from karakum.components import CATALOG, Catalog
from karakum.events import Log, Telling, can_be_undone
from karakum.greedy import greedy
from karakum.moves import Buy, Draw, Join, Move, Take
from karakum.setup import Options
from karakum.state import State
from karakum.views import Hand, View

_STEPS: dict[type[Any], Callable[[State, Any, Log], State]] = {
    Take: gather.take,
    Draw: gather.draw,
    Buy: buy.buy,
    Join: caravan.join,
}


class Karakum(Game[State, Move, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        key="karakum",
        title="Karakum",
        designers=("Arif Nezih Savi",),
        publisher="Brain Games",
        seats=(2, 3, 4),
        minutes=(20, 30),
        rules_version=f"1-{digest(CATALOG)}",  # an owner's own camels are other rules
    )
    types: ClassVar[GameTypes] = GameTypes(State, Move, Options, Telling, View, Hand, Catalog)
    players: ClassVar[Mapping[str, NewPlayer]] = {"random": RandomPlayer, "greedy": greedy}

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        return setup.setup(seats, options, seed)

    def to_act(self, state: State) -> frozenset[int]:
        return _NOBODY if state.phase == "over" else _ALONE[state.turn]

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        phase = state.phase
        if seat != state.turn or phase == "over":
            return ()
        if phase == "turn":
            return gather.moves(state.supply) + buy.moves(state.seats[seat].hand, state.camels.market)
        if phase == "second":
            return gather.moves(state.supply, second=True)
        if phase == "bonus":
            return gather.moves(state.supply)
        return caravan.moves(state)

    def apply(self, state: State, seat: int, move: Move) -> Applied[State]:
        turn.check(state, seat)
        log: Log = []
        after = _STEPS[type(move)](state, move, log)
        return Applied(after, tuple(log), can_be_undone(log))

    def public_view(self, state: State) -> View:
        return views.public_view(state)

    def private_view(self, state: State, seat: int) -> Hand:
        return views.private_view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        return belief.determinize(state, seat, chance)

    def catalog(self) -> Catalog:
        return CATALOG

    def census(self, state: State) -> Mapping[str, int]:
        return cards.census(state)


_NOBODY: frozenset[int] = frozenset()
_ALONE = tuple(frozenset({seat}) for seat in range(max(Karakum.info.seats)))

KARAKUM = Karakum()
