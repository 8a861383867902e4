"""`caravanserai serve`."""

import gc
import socket
from typing import Annotated

import typer
import uvicorn

from web.rooms.messages import LARGEST
from web.settings import Settings


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.", min=0, max=65535)] = None,
) -> None:
    """Serve the games in the browser. Settings come from CARAVANSERAI_… in the environment (docs/settings.md)."""
    from web import log
    from web.app import create_app

    settings = Settings()
    log.configure(settings)
    config = uvicorn.Config(
        create_app(settings),
        host=host or settings.host,
        port=settings.port if port is None else port,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        timeout_graceful_shutdown=settings.stop_seconds,
    )
    _collect_less_often()
    _Announced(config).run()


def _collect_less_often() -> None:
    """Hardly anything here is in cycles, while logs and positions live long: by default the collector takes a fifth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class _Announced(uvicorn.Server):
    """Says where to look once it listens."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in self.servers:
            for bound in listening.sockets:
                host, port = bound.getsockname()[:2]
                name = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host  # noqa: S104
                typer.echo(f"Caravanserai is open: http://{name}:{port}", err=True)
                return
