"""About whom the table can vote now, and who wants what: made from the match, its table and who is here. No I/O."""

from collections.abc import Sequence

from web.matches.match import Match
from web.matches.votes import standing
from web.pace.clocks import seats_out_of_time
from web.pace.uptime import Span
from web.problems import Problem
from web.rooms.company import Company
from web.rooms.poll import Cast, Poll
from web.rooms.table import Table


def polls(match: Match, table: Table | None, company: Company, at: int, up: Sequence[Span]) -> tuple[Poll, ...]:
    """`at` is the time in ms, `up` when the house was up. With days a turn, nobody is gone who has time left."""
    if table is None or match.status != "running":
        return ()
    late = () if table.clocks is None else seats_out_of_time(table.clocks, at, up)
    here = [seat for seat in table.seats if match.seated[seat] and not company.is_gone(seat)]
    by_days = table.clocks is not None and table.clocks.pace.by_days
    found = []
    for about in sorted(table.to_act):
        is_gone = match.seated[about] is None or about in late or (company.is_gone(about) and not by_days)
        if match.computers[about] is None and (match.patience[about] or 0) <= at and is_gone:
            since = table.last_ply_of(about)
            votes = tuple(Cast(vote.seat, vote.choice) for vote in standing(match.votes, about, since))
            voters = tuple(seat for seat in here if seat != about and match.computers[seat] is None)
            found.append(Poll(about, since, voters, votes))
    return tuple(found)


def poll_about(found: Sequence[Poll], seat: int) -> Poll:
    """Raises `Problem` if there is none about this seat."""
    for poll in found:
        if poll.about == seat:
            return poll
    raise Problem("no_vote")
