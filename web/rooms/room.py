"""One match in memory: judges moves one at a time, has them written, and only then tells those who are connected."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import structlog
from msgspec import Struct

from web.bots.bots import Bots
from web.bus.bus import Bus
from web.bus.messages import Changed, Here, Nudged, Spoken, WhoIsHere
from web.clock import now
from web.journal.entries import Entry, Fate
from web.journal.writer import Writer
from web.matches.match import Match
from web.matches.shown import shown
from web.metrics import Metrics
from web.problems import Problem
from web.rooms import frames
from web.rooms.company import Company
from web.rooms.computers import Computer, Computers
from web.rooms.member import Member
from web.rooms.messages import Asked, Nudge, Said, Sit
from web.rooms.nudges import Nudges
from web.rooms.poll import Poll
from web.rooms.polls import polls
from web.rooms.source import Source, in_slices
from web.rooms.table import Answer, DoesNotReplay, Table
from web.rooms.talk import Talk

GONE = 4404

_log = structlog.stdlib.get_logger(__name__)


class Intent(Struct):
    """What somebody on a seat wants to have done; `looked` once the journal has been looked at because of it."""

    member: Member | Computer
    seat: int | None  # where they sat when they asked: a device may have been passed on since
    message: Asked
    looked: bool = False


class Surroundings(Struct, frozen=True):
    """The computer players, the other processes and the name `me` of this one; `gone_after` is for their company."""

    bots: Bots
    bus: Bus
    me: str
    gone_after: float


class Room:
    """Everything here runs on the event loop. While `_busy` an entry is being written or the journal being read."""

    def __init__(self, match: Match, source: Source, writer: Writer, metrics: Metrics, around: Surroundings) -> None:
        bus = around.bus
        self.match = match
        self.table: Table | None = None
        self.company = Company(match, around.me, bus.tell, around.gone_after)
        self.talk = Talk(match.id, self.company, source, bus)
        self.nudges = Nudges(match.id, self.company, bus)
        self.computers = Computers(around.bots, self.submit)
        self.polls: tuple[Poll, ...] = ()
        self._bus = bus
        self._source = source
        self._writer = writer
        self._metrics = metrics
        self._moves = metrics.moves.labels(match.game)
        self._waiting: deque[Intent] = deque()
        self._busy = False
        self._look_again = False
        self._behind = 0  # the ply that the journal has reached elsewhere; nothing else is known to have changed
        self._uncertain = False  # a write or a look failed: the journal may hold more than the table
        self._looking: asyncio.Task[None] | None = None

    # Those who are here

    def join(self, member: Member, since: int, heard: int = 0) -> None:
        """Add a connection: it gets everything after ply `since` and line `heard`, the others are told who is here."""
        self.company.join(member)
        self._sync(member, since)
        self.talk.catch_up(member, heard)
        self._look_around()
        if self.table is not None:  # also that there are none: they may have seen others before their line was down
            member.send(frames.text(frames.Polls(self.polls)))
        if self.table is not None and since > self.table.ply:  # they have seen more, at another process
            self.look()

    def leave(self, member: Member) -> None:
        self.company.leave(member)

    def tick(self) -> None:
        """Once every few seconds."""
        self.company.tick()
        self._look_around()

    def close(self) -> list[asyncio.Task[None]]:
        """Before it is dropped: what is under way, given up."""
        under_way = [task for task in (self._looking, self.computers.playing) if task is not None and not task.done()]
        for task in under_way:
            task.cancel()
        return under_way

    def _look_around(self) -> None:
        """Have computer players play if it is their turn, and tell about whom can be voted if that has changed."""
        self.computers.look(self.match, self.table)
        now_open = polls(self.match, self.table, self.company, now(), self._source.up())
        if now_open != self.polls:
            self.polls = now_open
            self.company.tell(frames.text(frames.Polls(now_open)))

    def is_idle(self, seconds: float) -> bool:
        """True if nobody has been here for so long and nothing is under way."""
        return not self._busy and self.company.gone_for() > seconds

    @property
    def is_frozen(self) -> bool:
        return self.match.status == "frozen"

    def waits_for(self) -> tuple[int, ...]:
        """The seats that have to act; none before the start and after the end."""
        return tuple(sorted(self.table.to_act)) if self.table else ()

    def hear(self, member: Member, message: Said | Nudge | Sit) -> None:
        """Pass on what is no move; raises `Problem`."""
        if isinstance(message, Sit):
            self._sit(member, message)
            return
        if isinstance(message, Nudge):
            self.nudges.give(member, message, self.waits_for())
            member.send(frames.text(frames.Ack(message.n, self.table.ply if self.table else 0)))
        else:
            self.talk.say(member, message)

    def _sit(self, member: Member, message: Sit) -> None:
        """Show the table from another seat of the same person's; the answer is a sync."""
        if message.seat is not None and message.seat not in member.seats_in(self.match):
            raise Problem("not_a_player", f"seat {message.seat} is not yours")
        member.wanted = message.seat
        member.look_at(self.match)
        self._sync(member, since=0)

    def hear_elsewhere(self, message: Here | WhoIsHere | Spoken | Nudged | Changed) -> None:
        """Take over what another process tells of this match."""
        match message:
            case Here():
                self.company.hear(message)
                self._look_around()
            case WhoIsHere():
                self.company.report()
            case Spoken(line=line):
                self.talk.hear(line)
            case Nudged(seat=seat, by=by):
                self.nudges.pass_on(seat, by)
            case Changed(ply=ply):
                if ply is None or self.table is None:
                    self.look()
                elif ply > self.table.ply:
                    self._behind = max(self._behind, ply)
                    self._go_on()

    # Moves

    def submit(self, member: Member | Computer, message: Asked) -> None:
        """Have a move made or taken back. The answer goes to the member: an update with its `n`, `ack` or `refused`."""
        self._waiting.append(Intent(member, member.seat, message))
        self._look_again |= self._uncertain
        self._go_on()

    def look(self) -> None:
        """The match or its journal has changed elsewhere: bring this room up to date."""
        self._look_again = True
        self._go_on()

    def _go_on(self) -> None:
        while not self._busy:
            if self._look_again:
                self._start_looking(self._look)
            elif self._behind:
                self._start_looking(self._look if self._uncertain else partial(self._follow, self._behind))
            elif self._waiting:
                self._handle(self._waiting.popleft())
            else:
                return

    def _handle(self, intent: Intent) -> None:
        try:
            entry = self._judged(intent)
        except Problem as problem:
            self._refuse(intent, problem)
            return
        except Exception:  # a fault of the rules stops neither this room nor the connection
            _log.exception("move_not_judged", match=self.match.id, ply=intent.message.ply)
            self._refuse(intent, Problem("internal"))
            return
        if entry is not None:
            self._busy = True
            self._writer.append(entry, partial(self._fated, intent, entry))

    def _judged(self, intent: Intent) -> Entry | None:
        """The entry to write; None if the move was made before, or has to wait for a look at the journal."""
        member, seat, message, table = intent.member, intent.seat, intent.message, self.table
        if self.is_frozen:
            raise Problem("frozen")
        if table is None:
            raise Problem("not_started")
        if seat is None or (isinstance(member, Member) and seat not in member.seats_in(self.match)):
            raise Problem("not_a_player")
        made = table.answered.get(Answer(seat, member.client, message.n))
        if made is not None:
            member.send(frames.text(frames.Ack(message.n, made)))
            return None
        if self.match.status == "over":  # the table has ended it
            raise Problem("match_over")
        _check_plays(member, self.match.computers[seat])
        if message.ply > table.ply and not intent.looked:
            self._retry(intent)
            return None
        return table.judge(seat, member.client, message, now())

    def _fated(self, intent: Intent, entry: Entry, fate: Fate) -> None:
        self._busy = False
        try:
            match fate:
                case Fate.WRITTEN:
                    self._take(entry)
                    self._bus.tell(Changed(self.match.id, entry.ply))
                case Fate.LOST:
                    self._retry(intent)
                case Fate.FAILED:
                    self._uncertain = True
                    self._refuse(intent, Problem("unavailable", "the move could not be saved; send it again"))
        finally:
            self._go_on()

    def _retry(self, intent: Intent) -> None:
        intent.looked = True
        self._waiting.appendleft(intent)
        self._look_again = True

    def _take(self, entry: Entry) -> None:
        """Move on by a committed entry and tell everybody."""
        assert self.table is not None, "entries follow the start"
        answer = self.table.take(entry, self._source.up())
        self._moves.inc()
        update = frames.Update(self.table, self._clocks())
        for member in self.company:
            asked = member.client == answer.client and member.seat == answer.seat
            member.send(update.towards(member.sight, answer.n if asked else None))
        self._look_again |= self.table.outcome is not None
        self._look_around()

    def _refuse(self, intent: Intent, problem: Problem) -> None:
        self._metrics.refusals.labels(problem.code).inc()
        intent.member.send(frames.refused(intent.message.n, problem))

    # Looking at what is saved

    async def load(self) -> None:
        """The first look; raises whatever keeps the match from being read."""
        self._busy = True
        try:
            await self._look()
        finally:
            self._busy = False
            self._go_on()
        self._look_around()

    def _start_looking(self, look: Callable[[], Awaitable[None]]) -> None:
        self._look_again, self._behind = False, 0
        self._busy = True
        self._looking = asyncio.create_task(self._look_safely(look), name=f"look at match {self.match.id}")

    async def _look_safely(self, look: Callable[[], Awaitable[None]]) -> None:
        try:
            await look()
            self._uncertain = False
        except Exception as error:  # whatever keeps it from being read, the room must go on
            _log.error("match_unreadable", match=self.match.id, error=repr(error))
            self._uncertain = True
            while self._waiting:
                self._refuse(self._waiting.popleft(), Problem("unavailable"))
        finally:
            self._busy = False
        self._go_on()

    async def _look(self) -> None:
        match = await self._source.match(self.match.id)
        if match is None:
            for member in self.company:
                member.connection.close(GONE, "the match is gone")
            return
        if match.started is not None and match.status != "frozen":
            if self.is_frozen:  # mended: plies may have been cut off
                self.table = None
            if not await self._can_read_journal(match):
                match = await self._source.match(self.match.id) or match
        self._become(match)
        await self.talk.look()

    async def _follow(self, ply: int) -> None:
        """Take over what was played elsewhere up to this ply: all that a look would find, for much less."""
        if not self.is_frozen and not await self._can_read_journal(self.match, ply):
            self._look_again = True

    async def _can_read_journal(self, match: Match, until: int | None = None) -> bool:
        """Brings the table up to date; false if the journal does not replay: then the match is frozen."""
        try:
            await self._read_journal(match, until)
        except DoesNotReplay as error:
            _log.error("match_frozen", match=match.id, reason=str(error))
            await self._source.freeze(match.id, str(error))
            self._bus.tell(Changed(match.id))
            return False
        return True

    async def _read_journal(self, match: Match, until: int | None) -> None:
        if self.table is None:
            table = await self._source.table(match)
            self.table, self.match = table, match
            self.company.seat(match)
            for member in self.company:
                self._sync(member, since=0)
            return
        after = self.table.ply
        if until is None:
            entries = await self._source.entries(match.id, after)
        else:
            entries = await self._source.plies(match.id, after + 1, until)
        async for entry in in_slices(entries):
            self._take(entry)

    def _become(self, match: Match) -> None:
        """Take over what has changed about the match and tell everybody."""
        if match == self.match:
            return
        before, self.match = self.match, match
        for member in self.company:
            now_shown = shown(match, member.person.id)
            if now_shown != shown(before, member.person.id):
                member.send(frames.text(frames.MatchChanged(now_shown)))
        for member in self.company.seat(match):
            if self.table is not None:
                self._sync(member, since=0)
        self._look_around()

    def _sync(self, member: Member, since: int) -> None:
        match = shown(self.match, member.person.id)
        sync = frames.Sync(self.company.presence(), self.table, self._clocks())
        member.send(sync.towards(match, member.sight, since))

    def _clocks(self) -> bytes:
        if self.table is None or self.table.clocks is None:
            return b""
        return frames.clocks_part(self.table.clocks, now(), self._source.up())


def _check_plays(member: Member | Computer, computer: str | None) -> None:
    """A person moves where no computer plays, a computer only as long as the seat is its own."""
    if isinstance(member, Member) and computer is not None:
        raise Problem("computer_plays")
    if isinstance(member, Computer) and computer is None:
        raise Problem("not_a_player")
