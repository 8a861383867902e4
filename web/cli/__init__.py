"""The command line."""

import typer

from web.cli.serve import serve

app = typer.Typer(
    name="caravanserai",
    help="A self-hosted table for four board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)


@app.callback()
def _several_commands() -> None:
    """Keeps `serve` a word of its own."""


def main() -> None:
    app()
