"""`caravanserai admin`: what a host can see and do about matches, on the database itself."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from sqlalchemy.exc import SQLAlchemyError

from engine_core.codec import encode
from web.cli.case import described, time, what_accepting_does
from web.cli.environment import opened_database
from web.db.engine import Database
from web.db.migrate import is_migrated
from web.db.transfer import Line
from web.journal import journal
from web.journal.entries import Entry
from web.matches import store
from web.matches.match import Match
from web.mending import mend
from web.mending.mend import MendRefused
from web.problems import Problem

Found = TypeVar("Found")
Code = Annotated[str, typer.Argument(help="The match, as in its link /m/CODE.", show_default=False)]

app = typer.Typer(help="Look at matches and mend those that are frozen.", no_args_is_help=True)


@app.command("list")
def list_(
    frozen: Annotated[bool, typer.Option("--frozen", help="Only those that are frozen.")] = False,
    most: Annotated[int, typer.Option(help="How many.", min=1)] = 50,
) -> None:
    """List matches, newest first: code, game, status, plies, when it was made, and why it is frozen."""
    for match, plies in _on_database(lambda database: _listed(database, most, frozen=frozen)):
        what = f"{match.code}  {match.game:<10} {match.status:<8} {plies:>5} plies  {time(match.created)}"
        typer.echo(f"{what}  {match.frozen or ''}".rstrip())


@app.command()
def show(
    code: Code,
    last: Annotated[int, typer.Option(help="Plies of which to print what everybody was told.", min=0)] = 5,
) -> None:
    """Print what a match is, how far today's rules follow its journal, and the last plies. Nothing hidden is shown."""
    case = _on_database(lambda database: mend.examine(database, code))
    for line in described(case, last):
        typer.echo(line)


@app.command("mend")
def mend_(  # noqa: PLR0913
    code: Code,
    cut: Annotated[int | None, typer.Option(help="Go back to the position after this ply.", min=0)] = None,
    accept: Annotated[bool, typer.Option("--accept", help="Take what today's rules make of the journal.")] = False,
    end: Annotated[bool, typer.Option("--end", help="Leave it as it is for good.")] = False,
    keep: Annotated[
        Path | None, typer.Option(help="A new file for what is cut off. [default: CODE-after-PLY.jsonl]")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Let a frozen match go on, or end it. The server may run: it looks again within seconds."""
    if (cut is not None) + accept + end != 1:
        raise typer.BadParameter("say one of --cut PLY, --accept and --end", param_hint="admin mend")
    case = _on_database(lambda database: mend.examine(database, code))
    with _refusals_in_words():
        if cut is not None:
            file = keep or Path(f"{code}-after-{cut}.jsonl")
            mending = mend.cut(case, cut, partial(_keep, file))
            what = f"Plies {cut + 1} to {case.diagnosis.plies} are moved to {file}; play goes on after ply {cut}."
        elif accept:
            mending = mend.accept(case)
            what = what_accepting_does(case)
        else:
            mending = mend.end(case)
            what = "The match stays frozen for good and says that the host has ended it. Its journal stays."
    typer.echo(what)
    if not yes:
        typer.confirm("Do it?", abort=True)
    _on_database(mending)
    typer.echo("done")


async def _listed(database: Database, most: int, *, frozen: bool) -> list[tuple[Match, int]]:
    async with database.reading() as connection:
        found = await store.newest(connection, most, frozen=frozen)
        plies = await journal.plies(connection, [match.id for match in found])
    return [(match, plies.get(match.id, 0)) for match in found]


def _keep(file: Path, entries: Sequence[Entry]) -> None:
    """In the form of an export, on the disk before this returns."""
    with file.open("xb") as out:
        for entry in entries:
            out.write(encode(Line("moves", journal.columns_of(entry))) + b"\n")
        out.flush()
        os.fsync(out.fileno())


def _on_database(work: Callable[[Database], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        async with opened_database() as database:
            if not await is_migrated(database):
                raise MendRefused("the database is not migrated to this version; start the server on it once")
            return await work(database)

    with _refusals_in_words():
        return asyncio.run(run())


@contextmanager
def _refusals_in_words() -> Iterator[None]:
    try:
        yield
    except Problem as problem:
        why = problem.detail
    except FileExistsError as error:
        why = f"{error.filename} is there already; name another file by --keep"
    except (MendRefused, OSError, SQLAlchemyError) as error:
        why = str(error)
    else:
        return
    typer.echo(why, err=True)
    raise typer.Exit(1)
