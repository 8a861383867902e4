"""The fold of a journal: position, log and what each seat can do. No I/O: the same entries give the same table."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from engine_core.chance import Chance, mixed_seed
from engine_core.codec import Codec, Undecodable, digest, encode
from engine_core.events import Event
from engine_core.game import Game
from engine_core.outcome import Outcome
from engine_core.refusals import IllegalMove, Refusal
from web.bots.thinking import Question
from web.journal.entries import MOVE, UNDO, Entry, MovePayload, UndoPayload
from web.matches.match import Match, Seeds
from web.pace.clocks import Acted, Clocks, advance, start_clocks
from web.pace.pace import parse_pace
from web.pace.uptime import Span
from web.problems import Problem
from web.rooms.messages import Asked, Undo
from web.rooms.takeback import Made, Retaken, Takeback

DIGEST_EVERY = 16
_move_payload = msgspec.json.Decoder(MovePayload)
_undo_payload = msgspec.json.Decoder(UndoPayload)


class DoesNotReplay(Exception):
    """The journal says something that the rules of today refuse. The message says where, and nothing that is hidden."""


# Logs are long and many. Without gc=False the collector would look through all of them again and again.
class Step(Struct, frozen=True, gc=False):
    """One ply as the log tells it: a JSON list of events for everybody, and one for each seat that knows more.

    `undoes` is the ply that it takes back.
    """

    ply: int
    seat: int
    at: int
    public: bytes
    private: tuple[tuple[int, bytes], ...]
    undoes: int | None = None

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


class Turned(Struct, frozen=True, gc=False):
    """What an entry does: the move it makes, or the one it takes back."""

    answer: Answer
    state: Any
    events: tuple[Event[Any], ...] = ()
    made: tuple[Made, bool] | None = None  # and whether it can be taken back
    retaken: Retaken | None = None


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
        self._takeback = Takeback(game)
        self._judged: tuple[Entry, Turned] | None = None
        self._look()
        self.clocks: Clocks | None = None
        if match.pace is not None and match.started is not None:
            self.clocks = start_clocks(parse_pace(match.pace), match.wanted, self.to_act, match.started)

    def judge(self, seat: int, client: str, message: Asked, at: int) -> Entry:
        """The entry that would carry this out, as the next ply; raises `Problem`. Changes nothing that is seen."""
        at = max(at, self.steps[-1].at if self.steps else at)  # a clock that is set back does not turn the log around
        if isinstance(message, Undo):
            self._check_time(seat, message.ply)
            turned = self._undone(Answer(seat, client, message.n))
            assert turned.retaken is not None
            payload = encode(UndoPayload(turned.retaken.ply, client, message.n))
            entry = self._entry(seat, UNDO, payload, at, turned)
        else:
            move = self._read(message.move)
            self._check_time(seat, message.ply)
            try:
                turned = self._moved(Answer(seat, client, message.n), move)
            except IllegalMove as refusal:
                raise Problem("illegal_move", refusal.detail, refusal.rule) from refusal
            payload = encode(MovePayload(message.move, client, message.n))
            entry = self._entry(seat, MOVE, payload, at, turned)
        self._judged = (entry, turned)
        return entry

    def take(self, entry: Entry, up: Sequence[Span] = ()) -> Answer:
        """Move on by a committed entry; gives the message that it answers. Raises `DoesNotReplay`.

        `up` is when the house was up: clocks run only then.
        """
        if entry.ply != self.ply + 1:
            raise DoesNotReplay(f"entry {entry.ply} follows entry {self.ply}")
        turned = self._turned(entry)
        self.state = turned.state
        self.ply = entry.ply
        self.events = turned.events
        self.steps.append(_step(entry, turned))
        self.answered[turned.answer] = entry.ply
        if turned.retaken is not None:
            self._takeback.take(entry.seat, turned.retaken)
        elif turned.made is not None:
            made, undoable = turned.made
            self._takeback.add(made, undoable=undoable)
        self._look()
        self._legal_since[entry.seat] = entry.ply  # even if the same moves are legal: they are those of another step
        self._takeback.end_turns(seat for seat in self.seats if self.legal[seat] == b"[]")
        if self.clocks is not None:
            self.clocks = advance(self.clocks, self._acted(entry.seat, turned), entry.at, up)
        return turned.answer

    def last_ply_of(self, seat: int) -> int:
        """The last ply that this seat made; 0 before its first."""
        return next((step.ply for step in reversed(self.steps) if step.seat == seat), 0)

    def question(self, seat: int, player: str, seed: bytes) -> Question:
        """What a computer player is told to choose a move for this seat: what the seat can believe, no more."""
        believed = self.game.determinize(self.state, seat, Chance(seed))
        return Question(self.game.info.key, player, encode(believed), seat, seed)

    def can_undo(self, seat: int) -> bool:
        return self._takeback.find(seat) is not None

    def _acted(self, seat: int, turned: Turned) -> Acted:
        if turned.made is None:
            return Acted(seat, self.to_act, undoes=True)
        _, undoable = turned.made
        return Acted(seat, self.to_act, final=not undoable, ends_turn=self.game.ends_turn(turned.events))

    def _check_time(self, seat: int, ply: int) -> None:
        """Whether this seat can do anything now, and has seen what it can do."""
        if self.outcome is not None:
            raise Problem("match_over")
        if ply > self.ply:
            raise Problem("bad_message", f"ply {ply} has not been reached, the match is at {self.ply}")
        if ply < self._legal_since[seat]:
            raise Problem("stale", f"what you can do has changed since ply {ply}")
        if seat not in self.to_act and self.legal[seat] == b"[]":
            raise Problem("not_your_turn")

    def _turned(self, entry: Entry) -> Turned:
        if self._judged is not None and self._judged[0] is entry:
            turned, self._judged = self._judged[1], None
            return turned
        match entry.kind:
            case "move":
                turned = self._replayed_move(entry)
            case "undo":
                turned = self._replayed_undo(entry)
            case unknown:
                raise DoesNotReplay(f"entry {entry.ply} is of the kind {unknown!r}, which is not known here")
        if entry.digest is not None and digest(turned.state) != entry.digest:
            raise DoesNotReplay(f"entry {entry.ply} leads to another position than it did when it was played")
        return turned

    def _replayed_move(self, entry: Entry) -> Turned:
        try:
            payload = _move_payload.decode(entry.payload)
            return self._moved(Answer(entry.seat, payload.client, payload.n), self.codec.move(payload.move))
        except (msgspec.DecodeError, Undecodable) as error:
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} cannot be read") from error
        except Refusal as refusal:  # its detail may speak of a hand
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} is refused by {refusal.rule}") from refusal

    def _replayed_undo(self, entry: Entry) -> Turned:
        try:
            payload = _undo_payload.decode(entry.payload)
            turned = self._undone(Answer(entry.seat, payload.client, payload.n))
        except msgspec.DecodeError as error:
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} cannot be read") from error
        except Problem as problem:
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} can take nothing back") from problem
        if turned.retaken is None or turned.retaken.ply != payload.undoes:
            raise DoesNotReplay(f"entry {entry.ply} of seat {entry.seat} cannot take back entry {payload.undoes}")
        return turned

    def _moved(self, answer: Answer, move: Any) -> Turned:
        applied = self.game.apply(self.state, answer.seat, move)
        made = Made(self.ply + 1, answer.seat, move, self.state, applied.events)
        return Turned(answer, applied.state, applied.events, (made, applied.undoable))

    def _undone(self, answer: Answer) -> Turned:
        retaken = self._takeback.find(answer.seat)
        if retaken is None:
            raise Problem("nothing_to_undo")
        return Turned(answer, retaken.state, retaken=retaken)

    def _entry(self, seat: int, kind: str, payload: bytes, at: int, turned: Turned) -> Entry:
        ply = self.ply + 1
        outcome = self.game.outcome(turned.state)
        marked = outcome is not None or ply % DIGEST_EVERY == 0
        mark = digest(turned.state) if marked else None
        return Entry(self.match, ply, seat, kind, Raw(payload), at, mark, outcome)

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


def _step(entry: Entry, turned: Turned) -> Step:
    events = turned.events
    knowing = sorted({seat for event in events for seat, _ in event.to_seats})
    private = tuple((seat, encode([event.told_to(seat) for event in events])) for seat in knowing)
    undoes = turned.retaken.ply if turned.retaken else None
    return Step(entry.ply, entry.seat, entry.at, encode([event.public for event in events]), private, undoes)
