"""Server processes, as people start them."""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

FIFTH = Path(__file__).with_name("fifth")

_OPEN = "Caravanserai is open: "
_PLENTY = {"bot_pause": 0, "ADDRESS_RATE": 0, "SOCKET_RATE": 0, "SOCKETS_PER_ADDRESS": 0}


class Server:
    """A running process; `url` is where it listens, `database` its file unless it was given another `database_url`."""

    def __init__(self, process: "subprocess.Popen[str]", database: Path, database_url: str) -> None:
        self.process = process
        self.database = database
        self.database_url = database_url
        self.log: list[str] = []
        self.url = self._wait_until_open()
        threading.Thread(target=self._keep_reading, daemon=True).start()

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As an update would, by SIGTERM; gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=15)
        assert self.process.stderr is not None
        self.process.stderr.close()
        return code

    def _wait_until_open(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if line.startswith(_OPEN):
                return line.removeprefix(_OPEN).strip().replace("localhost", "127.0.0.1")
        raise AssertionError("the server did not start:\n" + "".join(self.log))

    def _keep_reading(self) -> None:
        assert self.process.stderr is not None
        try:
            self.log.extend(self.process.stderr)
        except ValueError:  # closed by stop()
            return


def start_server(database: Path, port: int = 0, code: Path | None = None, **settings: object) -> Server:
    """`code` is the folder of another version; keyword arguments are settings."""
    given = {f"CARAVANSERAI_{name.upper()}": str(value) for name, value in {**_PLENTY, **settings}.items()}
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, [code, FIFTH] if code else [FIFTH])),
        "CARAVANSERAI_DATABASE_URL": f"sqlite:///{database}",
        **given,
    }
    command = [str(Path(sys.executable).with_name("caravanserai")), "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, cwd=database.parent, stderr=subprocess.PIPE, text=True)
    return Server(process, database, environment["CARAVANSERAI_DATABASE_URL"])
