"""The server process."""

import gc
import socket

import typer
import uvicorn

from engine_core.registry import games
from web import log
from web.app import create_app
from web.rooms.messages import LARGEST
from web.settings import Settings


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until a signal ends it; what waits to be written is written then."""
    games()  # a fault in an owner's component data is for whoever starts the server, not for the first guest
    log.configure(settings)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",  # four fifths of the CPU that "websockets" takes for a move to four players
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
