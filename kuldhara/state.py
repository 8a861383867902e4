"""A position: everything that the rules need to go on, hidden things included."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine_core.chance import Chance
from kuldhara.challenges import Challenge
from kuldhara.gems import Counts
from kuldhara.workbench import Bench

Difficulty = Literal["easy", "standard", "hard", "expert"]
Step = Literal["actions", "tools", "crafting"]
Tool = Literal["transfer", "replace", "recolour", "remove", "water"]

TILE_CARD = 5
"""Kadhan's cards are numbers: 0 to 4 a gem of that colour, 5 a protection tile."""


class Setting(Struct, frozen=True, gc=False):
    """What is fixed for a match. `chests` gives the colour of each ruin; `difficulty` is None without Kadhan."""

    chests: tuple[int, ...]
    first_game: bool
    difficulty: Difficulty | None
    challenges: tuple[Challenge, ...]


class Supply(Struct, frozen=True, gc=False):
    """The gems in the ruins and the protection tiles on the board, for each colour."""

    gems: Counts
    tiles: Counts


class Market(Struct, frozen=True, gc=False):
    """The jewelry cards nobody has, by level: place 1 of a row is next to its deck, whose top is its first card."""

    rows: tuple[tuple[int | None, ...], ...]
    decks: tuple[tuple[int, ...], ...]


class Hunter(Struct, frozen=True, gc=False):
    """What one player has. `place` and `load` are the camel's, `tools` are left, `spent` are used up."""

    place: int
    water: int
    load: Counts
    tools: int
    spent: int
    bench: Bench
    reserved: tuple[int, ...]
    crafted: tuple[int, ...]
    passed: bool


class Looking(Struct, frozen=True, gc=False, tag="looking"):
    """The hunter looks at these cards from the deck of a level and has to keep one or none (KU60).

    They lie in the random order in which they go back (KU62), which the hunter does not see.
    """

    level: int
    cards: tuple[int, ...]


class Tooling(Struct, frozen=True, gc=False, tag="tooling"):
    """A tool was taken up: `hex` is the first hex chosen, `removed` how many were emptied."""

    tool: Tool
    hex: int | None
    removed: int


class Rewarding(Struct, frozen=True, gc=False, tag="rewarding"):
    """A card was crafted with the gems on `hexes`, and its reward tile has to be placed or declined (KU83)."""

    card: int
    hexes: tuple[int, ...]


class Turn(Struct, frozen=True, gc=False):
    """Where the turn stands. `unloading` says that more gems may follow in the same action; `points` were crafted."""

    seat: int
    step: Step = "actions"
    actions: int = 0
    unloading: bool = False
    points: int = 0
    pending: Looking | Tooling | Rewarding | None = None


class Kadhan(Struct, frozen=True, gc=False):
    """Kadhan's workbench and cards. `loose` gems lie beside the tiles, `settled` ones each on a tile of `tiles`.

    `played` are the solo cards on his workbench. `piles` are those to come, in the piles that were stacked (KU101) as
    long as they are, the top one first and its top card first; no pile is empty.
    """

    loose: Counts
    settled: Counts
    tiles: Counts
    crafted: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]
    discards: tuple[int, ...]
    passed: bool


class State(Struct, frozen=True, gc=False):
    """`phase` is 0 to 3, 4 when night has fallen; `token` is who holds the starting player token."""

    setting: Setting
    phase: int
    supply: Supply
    market: Market
    hunters: tuple[Hunter, ...]
    turn: Turn
    token: int
    kadhan: Kadhan | None
    chance: Chance


def with_hunter(state: State, seat: int, hunter: Hunter) -> tuple[Hunter, ...]:
    """The hunters with one of them changed."""
    return (*state.hunters[:seat], hunter, *state.hunters[seat + 1 :])


def now(state: State, hunter: Hunter, turn: Turn) -> State:
    """The state with the hunter on turn and the turn changed."""
    return replace(state, hunters=with_hunter(state, turn.seat, hunter), turn=turn)


def on_turn(state: State) -> Hunter:
    return state.hunters[state.turn.seat]
