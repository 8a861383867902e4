"""Kuldhara as the house plays it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine_core.chance import Chance
from engine_core.codec import digest
from engine_core.events import Event
from engine_core.game import Applied, Game, GameInfo, GameTypes
from engine_core.outcome import Outcome
from engine_core.players import NewPlayer, RandomPlayer
from kuldhara import belief, scoring, setup, views
from kuldhara import census as components
from kuldhara.catalog import CATALOG, Catalog
from kuldhara.components import NIGHT
from kuldhara.events import Log, Passed, Telling, TurnEnded, can_be_undone
from kuldhara.greedy.planner import greedy
from kuldhara.moves import (
    Craft,
    Decline,
    Dig,
    EndTurn,
    Keep,
    Look,
    Move,
    Pass,
    PickColour,
    PickHex,
    Reserve,
    Reward,
    Stop,
    Travel,
    Unload,
    UseTool,
)
from kuldhara.setup import Options
from kuldhara.state import State
from kuldhara.steps import craft, dig, legal, reserve, tools, travel, turns, unload
from kuldhara.steps.permit import require_turn
from kuldhara.views import Hand, View

_STEPS: dict[type[Any], Callable[[State, Any, Log], State]] = {
    Pass: turns.pass_phase,
    Travel: travel.travel,
    Dig: dig.dig,
    Unload: unload.unload,
    Reserve: reserve.reserve,
    Look: reserve.look,
    Keep: reserve.keep,
    UseTool: tools.use_tool,
    PickHex: tools.pick_hex,
    PickColour: tools.pick_colour,
    Stop: tools.stop,
    Craft: craft.craft,
    Reward: craft.reward,
    Decline: craft.decline,
    EndTurn: turns.end_turn,
}


class Kuldhara(Game[State, Move, Options]):
    info: ClassVar[GameInfo] = GameInfo(
        key="kuldhara",
        title="Kuldhara",
        designers=("Glenn Dejaeger",),
        publisher="Jolly Dutch Productions",
        seats=(1, 2, 3, 4),
        minutes=(45, 90),
        rules_version=f"1-{digest(CATALOG)}",  # an owner's own deck is another game
    )
    types: ClassVar[GameTypes] = GameTypes(State, Move, Options, Telling, View, Hand, Catalog)
    players: ClassVar[Mapping[str, NewPlayer]] = {"random": RandomPlayer, "greedy": greedy}

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        return setup.setup(seats, options, seed)

    def to_act(self, state: State) -> frozenset[int]:
        return _NOBODY if state.phase == NIGHT else _ALONE[state.turn.seat]

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        return legal.moves(state) if seat == state.turn.seat and state.phase < NIGHT else ()

    def apply(self, state: State, seat: int, move: Move) -> Applied[State]:
        require_turn(state, seat)
        log: Log = []
        after = _STEPS[type(move)](state, move, log)
        return Applied(after, tuple(log), can_be_undone(log))

    def ends_turn(self, events: tuple[Event[Any], ...]) -> bool:
        """When all others have passed a hunter has one turn after the other."""
        return any(isinstance(event.public, TurnEnded | Passed) for event in events)

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
_ALONE = tuple(frozenset({seat}) for seat in range(max(Kuldhara.info.seats)))

KULDHARA = Kuldhara()
