"""Taking moves back: which move of a seat can still be, and the position as if it had not been made. No I/O.

A seat takes back its own last move, then the one before, as far back as it has been able to move all the while and has
neither seen anything hidden nor used chance. What others did since then stays: a move is only taken back if all of it
would have gone exactly the same without.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine_core.events import Event
from engine_core.game import Game
from engine_core.refusals import IllegalMove


class Made(Struct, frozen=True):
    """A move, the state it was made in and what it was told as."""

    ply: int
    seat: int
    move: Any
    before: Any
    events: tuple[Event[Any], ...]


class Retaken(Struct, frozen=True):
    """The state without the move of `ply`, and the moves that stay."""

    ply: int
    state: Any
    made: tuple[Made, ...]


class Takeback:
    """The moves since the oldest that somebody can take back."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._made: tuple[Made, ...] = ()
        self._open: dict[int, tuple[int, ...]] = {}  # by seat: the plies that it can go back over, the last one first
        self._found: dict[int, Retaken | None] = {}

    def add(self, made: Made, *, undoable: bool) -> None:
        self._made = (*self._made, made)
        self._open[made.seat] = (made.ply, *self._open.get(made.seat, ())) if undoable else ()
        self._found.clear()

    def take(self, seat: int, retaken: Retaken) -> None:
        self._made = retaken.made
        self._open[seat] = self._open[seat][1:]
        self._found.clear()

    def end_turns(self, seats: Iterable[int]) -> None:
        """These seats cannot move any more: what they did stands."""
        for seat in seats:
            self._open.pop(seat, None)
        oldest = min((plies[-1] for plies in self._open.values() if plies), default=None)
        self._made = () if oldest is None else tuple(made for made in self._made if made.ply >= oldest)

    def find(self, seat: int) -> Retaken | None:
        """What it would be like if this seat took its last move back; None if it cannot."""
        if not self._open.get(seat):
            return None
        if seat not in self._found:
            self._found[seat] = self._without(self._open[seat][0])
        return self._found[seat]

    def _without(self, ply: int) -> Retaken | None:
        place = next(place for place, made in enumerate(self._made) if made.ply == ply)
        state, kept = self._made[place].before, list(self._made[:place])
        for made in self._made[place + 1 :]:
            events, after = self._again(state, made)
            if events != made.events:
                return None
            kept.append(replace(made, before=state))
            state = after
        return Retaken(ply, state, tuple(kept))

    def _again(self, state: Any, made: Made) -> tuple[tuple[Event[Any], ...] | None, Any]:
        try:
            applied = self._game.apply(state, made.seat, made.move)
        except IllegalMove:
            return None, state
        return applied.events, applied.state
