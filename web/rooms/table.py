"""The fold of a journal: position, log and what each seat can do. No I/O: the same entries give the same table."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from engine_core.chance import mixed_seed
from engine_core.codec import Codec, Undecodable, digest, encode
from engine_core.events import Event
from engine_core.game import Applied, Game
from engine_core.outcome import Outcome
from engine_core.refusals import IllegalMove, Refusal
from web.journal.entries import MOVE, Entry, MovePayload
from web.matches.match import Match, Seeds
from web.problems import Problem
from web.rooms.messages import Move

DIGEST_EVERY = 16
_payload = msgspec.json.Decoder(MovePayload)


class DoesNotReplay(Exception):
    """The journal says something that the rules of today refuse. The message says where, and nothing that is hidden."""


# Logs are long and many. Without gc=False the collector would look through all of them again and again.
class Step(Struct, frozen=True, gc=False):
    """One ply as the log tells it: a JSON list of events for everybody, and one for each seat that knows more."""

    ply: int
    seat: int
    at: int
    public: bytes
    private: tuple[tuple[int, bytes], ...]

    def told_to(self, seat: int | None) -> bytes:
        for knowing, events in self.private:
            if knowing == seat:
                return events
        return self.public


class Answer(Struct, frozen=True, gc=False):
    """Which message an entry answers."""

    seat: int
    client: str
    n: int


class Table:
    """A match that has started. `options` and seeds are those of the match; `take` moves it on."""

    def __init__(self, game: Game[Any, Any, Any], match: Match, seeds: Seeds) -> None:
        self.game = game
        self.codec = Codec(game.types)
        self.match = match.id
        self.seats = range(match.wanted)
        options = self.codec.options(match.options)
        self.state = game.setup(match.wanted, options, mixed_seed(seeds.server, seeds.players))
        self.ply = 0
        self.steps: list[Step] = []
        self.events: tuple[Event[Any], ...] = ()  # of the last step
        self.answered: dict[Answer, int] = {}
        self.legal = [b"[]" for _ in self.seats]
        self._legal_since = [0 for _ in self.seats]
        self._judged: tuple[Entry, Applied[Any]] | None = None
        self._look()

    def judge(self, seat: int, client: str, message: Move, at: int) -> Entry:
        """The entry that would carry this move out, as the next ply; raises `Problem`. Changes nothing that is seen."""
        move = self._read(message.move)
        if self.outcome is not None:
            raise Problem("match_over")
        if message.ply > self.ply:
            raise Problem("bad_message", f"ply {message.ply} has not been reached, the match is at {self.ply}")
        if message.ply < self._legal_since[seat]:
            raise Problem("stale", f"what you can do has changed since ply {message.ply}")
        if seat not in self.to_act and self.legal[seat] == b"[]":
            raise Problem("not_your_turn")
        try:
            applied = self.game.apply(self.state, seat, move)
        except IllegalMove as refusal:
            raise Problem("illegal_move", refusal.detail, refusal.rule) from refusal
        entry = self._entry(seat, MovePayload(message.move, client, message.n), at, applied)
        self._judged = (entry, applied)
        return entry

    def take(self, entry: Entry) -> Answer | None:
        """Move on by a committed entry; gives the message that it answers. Raises `DoesNotReplay`."""
        if entry.ply != self.ply + 1:
            raise DoesNotReplay(f"entry {entry.ply} follows entry {self.ply}")
        answer, applied = self._folded(entry)
        self.state = applied.state
        self.ply = entry.ply
        self.events = applied.events
        self.steps.append(_step(entry, applied.events))
        if answer is not None:
            self.answered[answer] = entry.ply
        self._look()
        return answer

    def _folded(self, entry: Entry) -> tuple[Answer | None, Applied[Any]]:
        if self._judged is not None and self._judged[0] is entry:
            applied = self._judged[1]
            payload = _payload.decode(entry.payload)
            self._judged = None
            return Answer(entry.seat, payload.client, payload.n), applied
        match entry.kind:
            case "move":
                return self._replayed_move(entry)
            case unknown:
                raise DoesNotReplay(f"entry {entry.ply} is of the kind {unknown!r}, which is not known here")

    def _replayed_move(self, entry: Entry) -> tuple[Answer, Applied[Any]]:
        try:
            payload = _payload.decode(entry.payload)
            applied = self.game.apply(self.state, entry.seat, self.codec.move(payload.move))
        except (msgspec.DecodeError, Undecodable) as error:
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} cannot be read") from error
        except Refusal as refusal:  # its detail may speak of a hand
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} is refused by {refusal.rule}") from refusal
        if entry.digest is not None and digest(applied.state) != entry.digest:
            raise DoesNotReplay(f"entry {entry.ply} leads to another position than it did when it was played")
        return Answer(entry.seat, payload.client, payload.n), applied

    def _entry(self, seat: int, payload: MovePayload, at: int, applied: Applied[Any]) -> Entry:
        ply = self.ply + 1
        outcome = self.game.outcome(applied.state)
        marked = outcome is not None or ply % DIGEST_EVERY == 0
        mark = digest(applied.state) if marked else None
        return Entry(self.match, ply, seat, MOVE, Raw(encode(payload)), at, mark, outcome)

    def _look(self) -> None:
        """What follows from a new state."""
        self.to_act: frozenset[int] = self.game.to_act(self.state)
        self.outcome: Outcome | None = self.game.outcome(self.state)
        for seat in self.seats:
            legal = encode(self.game.legal_moves(self.state, seat))
            if legal != self.legal[seat]:
                self.legal[seat] = legal
                self._legal_since[seat] = self.ply

    def _read(self, move: Raw) -> Any:
        try:
            return self.codec.move(move)
        except Undecodable as error:
            raise Problem("bad_message", f"move: {error}") from error


def _step(entry: Entry, events: tuple[Event[Any], ...]) -> Step:
    knowing = sorted({seat for event in events for seat, _ in event.to_seats})
    private = tuple((seat, encode([event.told_to(seat) for event in events])) for seat in knowing)
    return Step(entry.ply, entry.seat, entry.at, encode([event.public for event in events]), private)
