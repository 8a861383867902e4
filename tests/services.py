"""PostgreSQL and Redis of one's own, from installed binaries, on free ports in temporary folders."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from secrets import token_hex

_PATIENCE_SECONDS = 30
_USER = "postgres"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class PostgreSQL:
    """A cluster that can be stopped and started again on the same port."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="caravanserai-postgresql-"))
        self._as_user = []
        if os.getuid() == 0:  # PostgreSQL does not run as root
            account = pwd.getpwnam(_USER)
            os.chown(self._folder, account.pw_uid, account.pw_gid)
            self._as_user = ["setpriv", f"--reuid={account.pw_uid}", f"--regid={account.pw_gid}", "--clear-groups"]
        self.port = free_port()
        self._run("initdb", "--auth=trust", "--username=tests", "--no-sync", "--locale=C.UTF-8", str(self._data))
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c fsync=off -k {self._folder}"
        self._run("pg_ctl", "start", "-w", "-D", str(self._data), "-o", options, "-l", str(self._folder / "log"))

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is as a crash, `fast` as an administrator's restart."""
        self._run("pg_ctl", "stop", "-w", "-m", mode, "-D", str(self._data))

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"caravanserai_{token_hex(6)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tests", name)
        return f"postgresql://tests@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, _binary(program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self._folder)


def _binary(program: str) -> str:
    found = shutil.which(program) or max(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{program}")), default=None)
    assert found, f"PostgreSQL's {program} is not installed"
    return found


class Redis:
    """A server that can be stopped and started again on the same port; it keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program, "neither redis-server nor valkey-server is installed"
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        deadline = time.monotonic() + _PATIENCE_SECONDS
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
