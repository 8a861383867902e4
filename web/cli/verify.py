"""`caravanserai verify`."""

from pathlib import Path
from typing import Annotated

import typer

from engine_core.outcome import Outcome
from engine_core.record import RecordRefused, load
from engine_core.record import verify as verified
from web.cli.terminal import with_progress
from web.matches.records import record_in


def verify(
    files: Annotated[list[Path], typer.Argument(help="Matches as they were downloaded.", exists=True, dir_okay=False)],
) -> None:
    """Check records: the shuffle was fair, every move legal, the result right. Exit code 1 if one does not hold."""
    refused = 0
    for file in with_progress(files, len(files), "verifying"):
        try:
            outcome = verified(load(record_in(file.read_bytes())))
        except RecordRefused as error:
            refused += 1
            typer.echo(f"{file}: {error}", err=True)
        else:
            typer.echo(f"{file}: holds, {_in_words(outcome)}")
    if refused:
        raise typer.Exit(1)


def _in_words(outcome: Outcome | None) -> str:
    if outcome is None:
        return "ended by the table without a result"
    return "won by " + (" and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody")
