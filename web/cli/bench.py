"""`caravanserai bench`."""

from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Raw, Struct
from rich.console import Console
from rich.table import Table as Grid

from engine_core.chance import SEED_BYTES
from engine_core.codec import encode
from engine_core.game import Game
from engine_core.registry import games
from engine_core.simulate import playouts
from web.cli.terminal import with_progress
from web.matches.match import Match, Seated, Seeds
from web.rooms.frames import Update
from web.rooms.member import Sight
from web.rooms.messages import Move
from web.rooms.table import Table


class Measured(Struct, frozen=True):
    """Of one game with the most seats it has.

    `moves_per_second` is random play by the bare rules, `ratio` the same for each step of the calibration loop,
    `served_microseconds` the time from a move's JSON to the frames of all seats, journal and sockets left out.
    """

    game: str
    seats: int
    moves_per_second: float
    ratio: float
    served_microseconds: float


def bench(
    seconds: Annotated[float, typer.Option(help="Time for each measurement.", min=0.1)] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the rules of every game on this machine, beside a calibration loop in the same run."""
    steps = _calibration(seconds)
    found = games()
    measured = [_measure(of, seconds, steps) for of in with_progress(found.values(), len(found), "measuring")]
    if json:
        typer.echo(encode({"calibration_steps_per_second": round(steps), "games": measured}))
        return
    grid = Grid("game", "seats", "moves a second", "of calibration", "served move (µs)", title="Rules, one core")
    for one in measured:
        figures = f"{one.moves_per_second:,.0f}", f"{one.ratio:.3f}", f"{one.served_microseconds:.0f}"
        grid.add_row(one.game, str(one.seats), *figures)
    Console().print(grid)


def _calibration(seconds: float) -> float:
    """Steps a second of a loop as the rules do it: a struct made, a tuple changed, a dict asked."""
    struct, row, known = Seated(0, ""), tuple(range(8)), {number: number for number in range(64)}
    until, steps = perf_counter() + seconds, 0
    while perf_counter() < until:
        for number in range(1000):
            struct = Seated(known[number & 63], struct.name)
            row = (*row[1:], struct.person)
        steps += 1000
    return steps / seconds


def _measure(of: Game[Any, Any, Any], seconds: float, steps: float) -> Measured:
    seats = max(of.info.seats)
    options = msgspec.convert({}, of.types.options)
    began, moves = perf_counter(), 0
    for match in playouts(of, seats, options, 1, 1_000_000):
        moves += match.moves
        if perf_counter() - began > seconds:
            break
    rate = moves / (perf_counter() - began)
    return Measured(of.info.key, seats, round(rate, 1), round(rate / steps, 4), _served(of, seats, options, seconds))


def _served(of: Game[Any, Any, Any], seats: int, options: Any, seconds: float) -> float:
    """Microseconds for each move of random matches played at a table."""
    chance = Random(1)
    spent, moves = 0.0, 0
    while spent < seconds:
        table = Table(of, _match(of, seats, options), _seeds(seats, moves))
        while table.to_act:
            seat = min(table.to_act)
            move = chance.choice(msgspec.json.decode(table.legal[seat], type=list[Raw]))
            began = perf_counter()
            entry = table.judge(seat, "bench", Move(table.ply, table.ply, move), at=0)
            table.take(entry)
            update = Update(table)
            for place in table.seats:
                update.towards(Sight(place), None)
            spent += perf_counter() - began
            moves += 1
    return round(spent / moves * 1e6, 1)


def _match(of: Game[Any, Any, Any], seats: int, options: Any) -> Match:
    return Match(
        id=0,
        code="",
        game=of.info.key,
        rules_version=of.info.rules_version,
        options=Raw(encode(options)),
        visibility="private",
        wanted=seats,
        status="running",
        creator=0,
        commitment="",
        created=0,
        started=0,
        finished=None,
        outcome=None,
        rematch=None,
        frozen=None,
        seated=(),
        computers=(),
        patience=(),
    )


def _seeds(seats: int, number: int) -> Seeds:
    return Seeds(sha256(b"bench %d" % number).digest(), tuple(bytes(SEED_BYTES) for _ in range(seats)))
