"""What a server says of itself at one moment, read from /metrics (Prometheus text)."""

from msgspec import Struct

_NAMES = {
    "process_resident_memory_bytes": "memory",
    "process_open_fds": "files",
    "process_cpu_seconds_total": "cpu",
    "caravanserai_tasks": "tasks",
    "caravanserai_sockets": "sockets",
    "caravanserai_rooms": "rooms",
    "caravanserai_database_connections_in_use": "connections",
}


class Sample(Struct):
    """`at` and `cpu` in seconds since the start, `memory` in bytes; `files` are all open file descriptors.

    `wanted` is how many sockets the generator holds open.
    """

    at: float
    wanted: int
    memory: int
    files: int
    cpu: float
    tasks: int
    sockets: int
    rooms: int
    connections: int


def sample(metrics: str, at: float, wanted: int) -> Sample:
    values = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    found = {field: float(values[name]) for name, field in _NAMES.items()}
    cpu = round(found.pop("cpu"), 2)
    return Sample(at=round(at, 1), wanted=wanted, cpu=cpu, **{field: int(value) for field, value in found.items()})
