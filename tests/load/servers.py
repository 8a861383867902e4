"""Server processes of the run: the real one on a database of its own, and the bare echo. Both on 127.0.0.1."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from tests.load.process import keep_to_core
from tests.load.room import LoadFailed
from tests.load.scenario import Echo

HOST = "127.0.0.1"
GENERATOR_CORE, SERVER_CORE = 0, 1
_PLENTY = "1000000"  # limits stay switched on, so that their cost is measured, and are never reached
_START_SECONDS, _STOP_SECONDS = 30, 10


class Server:
    """A running server process; `log` is the file that has what it printed."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
        self._process = process
        self.pid = process.pid
        self.address = (HOST, port)
        self._log = log

    async def ready(self) -> None:
        """Returns when it accepts connections; raises LoadFailed with the end of its log."""
        until = monotonic() + _START_SECONDS
        while monotonic() < until and self._process.poll() is None:
            try:
                _, writer = await asyncio.open_connection(*self.address)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise LoadFailed(f"the server did not start:\n{self._log.read_text()[-2000:]}")


@contextmanager
def caravanserai(
    folder: Path, database_url: str | None, core: int = SERVER_CORE, **settings: object
) -> Iterator[Server]:
    """The real server. Without a database URL it keeps its matches in a SQLite file in `folder`."""
    port = _free_port()
    environment = {
        "CARAVANSERAI_DATABASE_URL": database_url or f"sqlite:///{folder / 'load.db'}",
        "CARAVANSERAI_LOG_LEVEL": "warning",
        "CARAVANSERAI_ADDRESS_RATE": _PLENTY,
        "CARAVANSERAI_ADDRESS_BURST": _PLENTY,
        "CARAVANSERAI_SOCKET_RATE": _PLENTY,
        "CARAVANSERAI_SOCKET_BURST": _PLENTY,
        "CARAVANSERAI_SOCKETS_PER_ADDRESS": _PLENTY,
        **{f"CARAVANSERAI_{name.upper()}": str(value) for name, value in settings.items()},
    }
    command = [str(Path(sys.executable).with_name("caravanserai")), "serve", "--host", HOST, "--port", str(port)]
    with _running(command, port, folder / f"caravanserai-{port}.log", environment, core) as server:
        yield server


@contextmanager
def echo(folder: Path, tape: Path, how: Echo) -> Iterator[Server]:
    port = _free_port()
    command = [sys.executable, "-m", "tests.load.echo_server", how, str(port), str(tape)]
    with _running(command, port, folder / "echo.log", {}, SERVER_CORE) as server:
        yield server


@contextmanager
def _running(command: list[str], port: int, log: Path, settings: dict[str, str], core: int) -> Iterator[Server]:
    with log.open("wb") as printed:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=printed, stderr=printed, env=os.environ | settings
        )
    try:
        keep_to_core(process.pid, core)
        yield Server(process, port, log)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
