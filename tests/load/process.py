"""What the kernel says about processes: CPU, memory, and how long the generator wanted its core."""

import os
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_PROC = Path("/proc")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all threads, in steps of a clock tick (10 ms)."""
    fields = (_PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def resident_bytes(pid: int) -> int:
    return int((_PROC / str(pid) / "statm").read_text().split()[1]) * _PAGE


def busy_seconds() -> float:
    """How long the main thread of this process has run or waited for a core. Near the wall clock: it is saturated."""
    running, waiting, _ = (_PROC / "self/schedstat").read_text().split()
    return (int(running) + int(waiting)) / 1e9


def keep_to_core(pid: int, core: int) -> None:
    """`pid` 0 is this process. Nothing happens where there is only one core."""
    count = os.cpu_count() or 1
    if count > 1:
        os.sched_setaffinity(pid, {core % count})
