"""Caddy before several processes, as the scale profile has it."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.packaging.conftest import BIN, ROOT, free_port, running

CODES = [f"PxCmlY6B3sDjgf2lBqM{number:03}" for number in range(24)]


class Process(ThreadingHTTPServer):
    """Answers everything with its own name, which is its port."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.name = str(self.server_port)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def kill(self) -> None:
        self.shutdown()
        self.server_close()


class Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        assert isinstance(self.server, Process)
        self.wfile.write(str(self.server.server_port).encode())

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def balanced(processes: list[Process], folder: Path) -> Iterator[httpx.Client]:
    """What Docker's names tell Caddy, the addresses of the processes, it is told here."""
    config = (ROOT / "deploy" / "Caddyfile.scale").read_text()
    upstreams = "to " + " ".join(f"127.0.0.1:{process.name}" for process in processes)
    config, found = re.subn(r"dynamic a .*", upstreams, config)
    assert found == 1
    alone = "{\nadmin off\nskip_install_trust\nauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(alone + config)
    url = f"https://localhost:{free_port()}"
    settings = {"CARAVANSERAI_DOMAIN": url, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command: list[str | Path] = [BIN / "caddy", "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
    with running(command, url, folder, settings) as client:
        yield client


@pytest.fixture
def processes() -> list[Process]:
    return [Process(), Process()]


def test_all_at_one_match_meet_at_one_process_and_at_another_when_it_is_gone(
    processes: list[Process], tmp_path: Path
) -> None:
    with balanced(processes, tmp_path) as client:

        def where(code: str, client_name: str = "tab-of-ada") -> str:
            answer = client.get(f"/api/matches/{code}/live?client={client_name}", headers={"X-Match": client_name})
            return answer.raise_for_status().text

        met = {code: where(code) for code in CODES}
        assert set(met.values()) == {process.name for process in processes}
        assert {code: where(code, "tab-of-bob") for code in CODES} == met
        processes[0].kill()
        assert {where(code) for code in CODES} == {processes[1].name}
