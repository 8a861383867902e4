"""Lets planners play and gives figures in Markdown: `python -m kuldhara.design.trial [--games N] [--tables ...]`.

A table is a number of seats, or a difficulty of Kadhan for the solo game.
"""

import argparse
import sys
from hashlib import sha256
from itertools import chain
from statistics import fmean
from typing import get_args

from msgspec import Struct

from kuldhara.game import KULDHARA
from kuldhara.greedy.planner import Planner
from kuldhara.jewelry import LEVELS
from kuldhara.scoring import crafted_by_level
from kuldhara.setup import Options
from kuldhara.state import Difficulty, State

TABLES = ("2", "3", "4", *get_args(Difficulty))
HEAD = ("table", "games", "points", "level 1", "level 2", "level 3", "tools left", "Kadhan", "beats Kadhan")


class Played(Struct, frozen=True):
    """A finished match."""

    state: State
    totals: tuple[int, ...]
    kadhan: int | None
    won: bool


def play(table: str, number: int) -> Played:
    """A match between planners; the number of the match is its seed."""
    solo = table in get_args(Difficulty)
    options = Options(difficulty=table) if solo else Options()  # type: ignore[arg-type]
    state = KULDHARA.setup(1 if solo else int(table), options, sha256(f"{table}/{number}".encode()).digest())
    planner = Planner()
    while acting := KULDHARA.to_act(state):
        (seat,) = acting
        move = planner.choose(KULDHARA, state, seat, KULDHARA.legal_moves(state, seat))
        state = KULDHARA.apply(state, seat, move).state
    outcome = KULDHARA.outcome(state)
    assert outcome is not None
    totals = tuple(standing.total for standing in outcome.standings)
    return Played(state, totals[: len(state.hunters)], totals[1] if solo else None, outcome.winners == (0,))


def figures(table: str, games: int) -> tuple[str, ...]:
    """A line of the table: means over all seats and matches."""
    played = [play(table, number) for number in range(games)]
    hunters = [hunter for match in played for hunter in match.state.hunters]
    made = [crafted_by_level(hunter) for hunter in hunters]
    kadhan = [match.kadhan for match in played if match.kadhan is not None]
    return (
        table,
        str(games),
        f"{fmean(total for match in played for total in match.totals):.1f}",
        *(f"{fmean(levels[level - 1] for levels in made):.1f}" for level in LEVELS),
        f"{fmean(hunter.tools for hunter in hunters):.1f}",
        f"{fmean(kadhan):.1f}" if kadhan else "",
        f"{fmean(match.won for match in played):.0%}" if kadhan else "",
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=60, help="matches at each table")
    arguments.add_argument("--tables", nargs="+", choices=TABLES, default=TABLES)
    chosen = arguments.parse_args()
    for cells in chain((HEAD, ("---",) * len(HEAD)), (figures(table, chosen.games) for table in chosen.tables)):
        sys.stdout.write(f"| {' | '.join(cells)} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
