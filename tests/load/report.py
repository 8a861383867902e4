"""The result of a run, as a table for people and as JSON."""

import os
import platform

from msgspec import Struct

from tests.load.figures import SATURATED, Load, Memory, Ratio
from tests.load.scenario import Scenario


class Report(Struct):
    """`half` is the game at about half its own rate; `echo` and `ratio` are None when the echo did not run."""

    scenario: Scenario
    machine: str
    matches_finished: int
    game: Load
    half: Load | None
    echo: Load | None
    ratio: Ratio | None
    memory: Memory
    journal: dict[str, float]


def machine() -> str:
    cores = os.cpu_count()
    return f"Python {platform.python_version()}, {cores} cores, {platform.system()} {platform.machine()}"


_WELL_BUSY = 0.8

_ROWS = (
    ("moves", "moves", "d"),
    ("moves/s (median of slices)", "moves_per_second", ".0f"),
    ("all members told, p50 ms", "p50_ms", ".2f"),
    ("                  p95 ms", "p95_ms", ".2f"),
    ("                  p99 ms", "p99_ms", ".2f"),
    ("                  max ms", "max_ms", ".2f"),
    ("server CPU us/move", "server_cpu_us_per_move", ".1f"),
    ("server busy", "server_busy", ".0%"),
    ("generator CPU us/move", "generator_cpu_us_per_move", ".1f"),
    ("generator busy", "generator_busy", ".0%"),
    ("bytes/move to all members", "bytes_per_move", "d"),
    ("reconnects", "reconnects", "d"),
    ("lines of talk", "lines", "d"),
)


def table(report: Report) -> str:
    scenario = report.scenario
    columns = [(title, load) for title, load in _columns(report) if load is not None]
    lines = [
        f"{scenario.game}: {scenario.rooms} rooms of {scenario.seats} players and {scenario.spectators} spectators",
        f"{report.matches_finished} matches finished; {report.machine}",
        "",
        " " * 30 + "".join(f"{title:>12}" for title, _ in columns),
    ]
    for title, name, form in _ROWS:
        lines.append(f"{title:<30}" + "".join(f"{format(getattr(load, name), form):>12}" for _, load in columns))
    lines += ["", *_remarks(report), ""]
    return "\n".join(lines)


def _columns(report: Report) -> list[tuple[str, Load | None]]:
    return [("game", report.game), ("half load", report.half), ("bare echo", report.echo)]


def _remarks(report: Report) -> list[str]:
    memory = report.memory
    lines = []
    if report.ratio is not None:
        rate = f"{report.ratio.bound} {report.ratio.rate:.3f}".lstrip()
        lines.append(f"game : bare echo   {rate} by rate, {report.ratio.cpu:.3f} by server CPU of a move")
    lines.append(f"server memory      {memory.at_start / 2**20:.0f} MB at start, {memory.at_end / 2**20:.0f} MB at end")
    if memory.per_idle_connection is not None:
        beside = memory.per_idle_connection_of_echo
        bare = "" if beside is None else f", bare echo {beside / 1024:.1f} KB"
        lines.append(f"idle connection    {memory.per_idle_connection / 1024:.1f} KB{bare}")
    lines += [f"{name:<18} {value:g}" for name, value in report.journal.items()]
    for title, load in _columns(report):
        if load is not None and load.generator_busy > SATURATED:
            lines.append(f"{title}: the generator was saturated, the rate is a lower bound")
    if report.echo is not None and min(report.game.server_busy, report.echo.server_busy) < _WELL_BUSY:
        lines.append(
            "A server did not get or did not need its whole core: of the two ratios, that by CPU is the one to trust."
        )
    return lines
