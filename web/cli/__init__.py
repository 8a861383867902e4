"""The command line."""

import sys

import typer

from engine_core.data import DataRefused
from web.cli import admin
from web.cli.bench import bench
from web.cli.serve import serve
from web.cli.simulate import simulate
from web.cli.transfer import export, import_
from web.cli.verify import verify

app = typer.Typer(
    name="caravanserai",
    help="A self-hosted table for four board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, simulate, verify, bench, export):
    app.command()(command)
app.command("import")(import_)
app.add_typer(admin.app, name="admin")


def main() -> None:
    try:
        app()
    except DataRefused as refused:
        sys.exit(str(refused))
