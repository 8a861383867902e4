"""What is said at one table: kept first, then told to everybody who is here or at another process."""

import asyncio
from collections import deque

import structlog

from web.bus.bus import Bus
from web.bus.messages import Spoken
from web.guard.buckets import Buckets
from web.problems import Problem
from web.rooms import frames
from web.rooms.company import Company
from web.rooms.member import Member
from web.rooms.messages import React, Said
from web.rooms.source import Source
from web.talk.line import Kind, Line, tidy_text
from web.talk.store import Saying

REMEMBERED = 200  # lines that somebody who comes is told
_AT_ONCE = 6
_PER_SECOND = 0.5
_PATIENCE_SECONDS = 10.0

_log = structlog.stdlib.get_logger(__name__)


class Talk:
    """The newest lines of a match. Each person may say a few lines at once and one every two seconds."""

    def __init__(self, match: int, company: Company, source: Source, bus: Bus) -> None:
        self._bus = bus
        self._match = match
        self._company = company
        self._source = source
        self._lines: deque[Line] = deque(maxlen=REMEMBERED)
        self._pace = Buckets(_PER_SECOND, _AT_ONCE)
        self._turn = asyncio.Lock()  # lines are told in the order in which they were said
        self._under_way: set[asyncio.Task[None]] = set()

    async def look(self) -> None:
        """Hear what has been said and not been heard here: all of it at first, later what another process kept."""
        after = self._lines[-1].id if self._lines else 0
        for line in await self._source.lines(self._match, after, REMEMBERED):
            self.hear(line)

    def catch_up(self, member: Member, heard: int) -> None:
        """Tell a member the lines after the one they heard last."""
        member.send(frames.text(frames.Lines(tuple(line for line in self._lines if line.id > heard))))

    def say(self, member: Member, message: Said) -> None:
        """Have a line kept and told; raises `Problem` for what cannot be said."""
        kind: Kind = "reaction" if isinstance(message, React) else "text"
        text = message.reaction if isinstance(message, React) else tidy_text(message.text)
        if not self._pace.take(str(member.person.id)):
            raise Problem("too_fast")
        saying = Saying(self._match, member.person.id, member.seat, kind, text, member.client, message.n)
        task = asyncio.create_task(self._keep_and_tell(member, saying), name="keep a line")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def hear(self, line: Line, asker: Member | None = None) -> None:
        """Tell everybody here a line that is kept. Lines heard before, as after a resend, are told to nobody again."""
        if any(line.id == known.id for known in self._lines):
            return
        self._lines.append(line)
        self._company.tell(frames.text(frames.LineSaid(line)), but=asker)

    async def _keep_and_tell(self, member: Member, saying: Saying) -> None:
        async with self._turn:
            try:
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    line = await self._source.keep_line(saying)
            except Exception as error:  # whatever keeps it from being saved, the talk goes on
                _log.error("line_not_kept", match=self._match, error=repr(error))
                member.send(frames.refused(saying.n, Problem("unavailable", "the line could not be saved")))
                return
            self.hear(line, asker=member)
            self._bus.tell(Spoken(self._match, line))
            member.send(frames.text(frames.LineSaid(line, saying.n)))
