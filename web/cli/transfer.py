"""`caravanserai export` and `caravanserai import`."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from web.cli.environment import opened_database
from web.db import transfer
from web.db.migrate import migrate


def export(file: Annotated[Path, typer.Argument(help="Where to write everything; an older file is replaced.")]) -> None:
    """Write everything that is kept to a file: a backup, also while the server runs."""
    asyncio.run(_export(file))
    typer.echo(f"written: {file}", err=True)


def import_(
    file: Annotated[Path, typer.Argument(help="What `export` has written.", exists=True, dir_okay=False)],
) -> None:
    """Read an export into an empty database of either kind, which is migrated first."""
    try:
        taken = asyncio.run(_import(file))
    except transfer.TransferRefused as refused:
        typer.echo(str(refused), err=True)
        raise typer.Exit(1) from refused
    typer.echo("taken in: " + ", ".join(f"{count} {table}" for table, count in taken.items()), err=True)


async def _export(file: Path) -> None:
    unfinished = file.with_name(f"{file.name}.part")
    try:
        async with opened_database() as database:
            with unfinished.open("wb") as out:
                async for line in transfer.exported(database):
                    out.write(line)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


async def _import(file: Path) -> dict[str, int]:
    async with opened_database() as database:
        await migrate(database)
        with file.open("rb") as lines:
            return await transfer.take_in(database, lines)
