"""A match in words, for its host. Nothing that is hidden at the table is among them."""

from collections.abc import Iterator
from datetime import UTC, datetime

from web.mending.mend import Case


def time(at: int | None) -> str:
    """UTC, from milliseconds since 1970."""
    return "never" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S}"


def described(case: Case, last: int) -> Iterator[str]:
    """Lines, with the last so many plies that today's rules follow."""
    match, diagnosis, info = case.match, case.diagnosis, case.table.game.info
    names = ", ".join(seated.name if seated else "(free)" for seated in match.seated)
    yield f"match    {match.code}"
    yield f"game     {match.game}, options {bytes(match.options).decode()}"
    yield f"people   {names}"
    yield f"status   {match.status}" + (f": {match.frozen}" if match.frozen else "")
    yield f"times    made {time(match.created)}, started {time(match.started)}, finished {time(match.finished)} (UTC)"
    yield f"rules    {match.rules_version} when it was played, {info.rules_version} here"
    yield f"journal  {diagnosis.plies} plies, today's rules follow " + (
        "all of them" if diagnosis.stopped is None else f"{diagnosis.followed}: {diagnosis.stopped}"
    )
    yield f"digests  agree up to ply {diagnosis.confirmed}"
    for each in diagnosis.disagreements:
        yield f"         after ply {each.ply}: kept {each.kept}, found {each.found}"
    if match.status == "frozen":
        yield f"mending  {mending(case)}"
    for step in case.table.steps[len(case.table.steps) - last :] if last else ():
        yield f"ply {step.ply:<4} seat {step.seat}  {time(step.at)}  {step.public.decode()}"


def mending(case: Case) -> str:
    accept = "" if case.diagnosis.stopped is not None else "--accept, "
    return f"--cut 0 to {case.diagnosis.agreed}, {accept}--end"


def what_accepting_does(case: Case) -> str:
    changes = len(case.diagnosis.disagreements)
    outcome, before = case.table.outcome, case.match.outcome
    if outcome is None:
        end = "play goes on" + (" although the match was over" if before else "")
    elif outcome == before:
        end = "the result stays"
    else:
        end = "it is over, won by " + (" and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody")
    return f"The positions of today's rules are taken as the true ones ({changes} digests are written anew): {end}."
