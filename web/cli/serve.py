"""`caravanserai serve`."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.", min=0, max=65535)] = None,
) -> None:
    """Serve the games in the browser. Settings come from CARAVANSERAI_… in the environment (docs/settings.md)."""
    # Here, so that the other commands need not wait for what only a server imports.
    from web.cli import environment
    from web.cli.server import run

    settings = environment.settings()
    run(settings, host or settings.host, settings.port if port is None else port)
