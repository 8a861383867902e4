"""The contract: what a game is to the rest of the house.

A game is one stateless object. Its states, moves, tellings, views and options are frozen `msgspec.Struct`s (unions
tagged by `type` where there are kinds) that hold only tuples, frozensets, numbers, strings and other such structs. To
add a game, subclass `Game` in a folder of its own, named as its key, put the rule ledger beside it (`rules.en.toml`,
`rules.ja.toml`) and name the instance in the entry-point group `caravanserai.games`. The common tests then run over it
as they are.

Options have a default for every field, all of them together the usual match, forbid unknown fields, and have
`first_player: int | None = None`: a seat, or None to draw one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from engine_core.chance import Chance
from engine_core.events import Event
from engine_core.outcome import Outcome
from engine_core.players import NewPlayer, RandomPlayer

State = TypeVar("State", bound=Struct)
Move = TypeVar("Move", bound=Struct)
Options = TypeVar("Options", bound=Struct)


class GameTypes(Struct, frozen=True):
    """The types of a game's values, for codecs and schemas; a union is written as in an annotation (`Take | Buy`)."""

    state: Any
    move: Any
    options: Any
    telling: Any
    view: Any
    hand: Any
    catalog: Any


class GameInfo(Struct, frozen=True):
    """What can be said of a game without playing it.

    `seats` are the numbers of people it can be played by, 1 for solo games; `minutes` is a usual shortest and longest
    length. `rules_version` changes whenever a match replayed under the new code could go another way.
    """

    key: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rules_version: str

    @property
    def solo(self) -> bool:
        return 1 in self.seats


class Applied(Struct, Generic[State], frozen=True):
    """What a move led to.

    `undoable` is False when the mover saw hidden information or chance was used: nothing before it can be taken back.
    """

    state: State
    events: tuple[Event[Any], ...]
    undoable: bool


class Game(ABC, Generic[State, Move, Options]):
    """The rules of one game as pure functions over its states. No method changes what it is given.

    `players` are the computer players that can sit at it, by their names, the strongest last.
    """

    info: ClassVar[GameInfo]
    types: ClassVar[GameTypes]
    players: ClassVar[Mapping[str, NewPlayer]] = {"random": RandomPlayer}

    @abstractmethod
    def check(self, seats: int, options: Options) -> None:
        """Raise `OptionsRefused` when these options do not go together or with this number of seats."""

    @abstractmethod
    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        """The first state. All chance of the match comes from `seed` (32 bytes). Options have passed `check`."""

    @abstractmethod
    def to_act(self, state: State) -> frozenset[int]:
        """The seats that the match waits for; several in simultaneous phases, none when it is over."""

    @abstractmethod
    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every move this seat can make, each once, in an order that depends on nothing hidden from the seat.

        Never empty for a seat in `to_act`. A seat outside it may have moves too: a secret choice that can still change.
        """

    @abstractmethod
    def apply(self, state: State, seat: int, move: Move) -> Applied[State]:
        """The move made, with everything that follows by itself. Raises `IllegalMove` exactly for moves not listed."""

    def ends_turn(self, events: tuple[Event[Any], ...]) -> bool:  # noqa: ARG002
        """True if these ended the mover's turn, even where the same seat goes on and the move can be taken back.

        What cannot be taken back ends a turn anyway, as does a seat that has not to act any more.
        """
        return False

    @abstractmethod
    def public_view(self, state: State) -> Struct:
        """What a spectator may know, built up from public facts."""

    @abstractmethod
    def private_view(self, state: State, seat: int) -> Struct:
        """What this seat knows beyond the public view."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """The result; None until `to_act` is empty."""

    @abstractmethod
    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """A state that this seat cannot tell from the real one: all that is hidden from it, the seed included, anew."""

    @abstractmethod
    def catalog(self) -> Struct:
        """What the ids in views stand for, the same for every match: served once and cached."""

    @abstractmethod
    def census(self, state: State) -> Mapping[str, int]:
        """How many of each component there are, over all the places they can be; the same at every step of a match."""
