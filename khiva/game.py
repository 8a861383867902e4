"""Khiva as the house plays it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine_core.chance import Chance
from engine_core.codec import digest
from engine_core.game import Applied, Game, GameInfo, GameTypes
from engine_core.outcome import Outcome
from engine_core.players import NewPlayer, RandomPlayer
from engine_core.refusals import IllegalMove
from khiva import activate, belief, choose, scoring, setup, views
from khiva import census as components
from khiva.components import CATALOG, SEATS, Catalog
from khiva.events import Log, Telling, can_be_undone
from khiva.greedy import Greedy
from khiva.moves import Give, Lay, Move, Spend, TakeBack, Trade
from khiva.setup import Options
from khiva.state import State
from khiva.views import Hand, View

_STEPS: dict[type[Any], Callable[[State, int, Any, Log], State]] = {
    Lay: choose.lay,
    Give: choose.give,
    TakeBack: choose.take_back,
    Spend: activate.spend,
    Trade: activate.trade,
}


class Khiva(Game[State, Move, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        key="khiva",
        title="Khiva",
        designers=("Johannes Goupy", "Guillaume Scholz"),
        publisher="The Flying Games",
        seats=SEATS,
        minutes=(20, 30),
        rules_version=f"1-{digest(CATALOG)}",  # an owner's own components are other rules
    )
    types: ClassVar[GameTypes] = GameTypes(State, Move, Options, Telling, View, Hand, Catalog)
    players: ClassVar[Mapping[str, NewPlayer]] = {"random": RandomPlayer, "greedy": Greedy}

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        return setup.setup(seats, options, seed)

    def to_act(self, state: State) -> frozenset[int]:
        if state.phase == "choose":
            return choose.waiting(state)
        return _NOBODY if state.phase == "over" else _ALONE[state.requests[0].seat]

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        if state.phase == "choose":
            return choose.moves(state, seat) if 0 <= seat < len(state.seats) else ()
        return activate.moves(state) if seat in self.to_act(state) else ()

    def apply(self, state: State, seat: int, move: Move) -> Applied[State]:
        if state.phase == "over":
            raise IllegalMove("KH80", "the game is over")
        if not 0 <= seat < len(state.seats):
            raise IllegalMove("KH10", f"there is no seat {seat} at this table")
        log: Log = []
        after = _STEPS[type(move)](state, seat, move, log)
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
        return components.census(state)


_NOBODY: frozenset[int] = frozenset()
_ALONE = tuple(frozenset({seat}) for seat in range(max(SEATS)))

KHIVA = Khiva()
