"""Reviving Kathmandu as the contract wants it: a table of two to six players, or one against the debris."""

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from engine_core.chance import Chance
from engine_core.codec import digest
from engine_core.game import Applied, Game, GameInfo, GameTypes
from engine_core.outcome import Outcome
from engine_core.players import RandomPlayer
from engine_core.refusals import IllegalMove
from kathmandu import beliefs, census, options, outcome, setup
from kathmandu.catalog import Catalog, catalog
from kathmandu.greedy.player import Greedy
from kathmandu.moves import Move
from kathmandu.options import Options
from kathmandu.solo import flow as solo_flow
from kathmandu.solo import outcome as solo_outcome
from kathmandu.solo.state import Over as SoloOver
from kathmandu.solo.state import Solo
from kathmandu.state import Table
from kathmandu.steps import flow
from kathmandu.story import Story
from kathmandu.tellings import Telling
from kathmandu.views.hand import Hand, hand_view
from kathmandu.views.solo import SoloHand, SoloView, solo_hand, solo_view
from kathmandu.views.table import TableView, table_view

State: TypeAlias = Table | Solo
_PLAYER: frozenset[int] = frozenset((0,))


class Kathmandu(Game[State, Move, Options]):
    """The rules KT01 to KT161; the state is a `Table`, or a `Solo` for one player."""

    info: ClassVar = GameInfo(
        key="kathmandu",
        title="Reviving Kathmandu",
        designers=("Krisztina Felmery", "Tamas Leidal"),
        publisher="Lemery Games",
        seats=(1, 2, 3, 4, 5, 6),
        minutes=(20, 40),
        rules_version=f"1-{digest(catalog())}",  # with an owner's own cards it is another game
    )
    types: ClassVar = GameTypes(
        state=State,
        move=Move,
        options=Options,
        telling=Telling,
        view=TableView | SoloView,
        hand=Hand | SoloHand,
        catalog=Catalog,
    )
    players: ClassVar = {"random": RandomPlayer, "greedy": Greedy}

    def check(self, seats: int, options: Options) -> None:
        _check(seats, options)

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        chance = Chance(seed)
        return solo_flow.deal(options, chance) if seats == 1 else setup.deal(seats, options, chance)

    def to_act(self, state: State) -> frozenset[int]:
        if isinstance(state, Table):
            return flow.acting(state)
        return flow.NOBODY if isinstance(state.phase, SoloOver) else _PLAYER

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        if isinstance(state, Table):
            return flow.legal_moves(state, seat)
        return solo_flow.legal_moves(state) if seat == 0 else ()

    def apply(self, state: State, seat: int, move: Move) -> Applied[State]:
        story = Story()
        if isinstance(state, Table):
            return Applied(flow.play(state, seat, move, story), tuple(story.events), story.undoable)
        if seat != 0:
            raise IllegalMove("KT130", f"the solo game has seat 0 only, not {seat}")
        return Applied(solo_flow.play(state, move, story), tuple(story.events), story.undoable)

    def public_view(self, state: State) -> TableView | SoloView:
        return table_view(state) if isinstance(state, Table) else solo_view(state)

    def private_view(self, state: State, seat: int) -> Hand | SoloHand:
        return hand_view(state, seat) if isinstance(state, Table) else solo_hand(state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state) if isinstance(state, Table) else solo_outcome.outcome(state)

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        if isinstance(state, Table):
            return beliefs.believed(state, seat, chance)
        blue, chance = chance.shuffled(sorted(state.blue))
        return replace(state, blue=blue, chance=chance)

    def catalog(self) -> Catalog:
        return catalog()

    def census(self, state: State) -> Mapping[str, int]:
        return census.census(state) if isinstance(state, Table) else solo_outcome.census(state)


_check = options.check
KATHMANDU = Kathmandu()
