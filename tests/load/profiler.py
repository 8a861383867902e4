"""Where the server's time goes: samples by py-spy (`pip install py-spy`) while it is under load."""

import asyncio
import re
import shutil
import sys
from collections import Counter
from pathlib import Path

from tests.load.room import LoadFailed

_SAMPLES_PER_SECOND = 250
_START_SECONDS = 0.7
_TOP = 45
_EVERYWHERE = 0.9
_LINE = re.compile(r":\d+(?=\)$)")


class Profiler:
    def __init__(self, pid: int, folder: Path) -> None:
        beside = Path(sys.executable).with_name("py-spy")
        program = str(beside) if beside.exists() else shutil.which("py-spy")
        if program is None:
            raise LoadFailed("a profile needs py-spy: pip install py-spy")
        self._program = program
        self._pid = pid
        self._raw = folder / "stacks.txt"
        self._stacks: Counter[tuple[str, ...]] = Counter()

    async def start(self, seconds: float) -> "asyncio.subprocess.Process":
        """Sampling has begun when this returns, and ends by itself after the seconds."""
        command = [
            self._program,
            "record",
            "--gil",
            "--format",
            "raw",
            "--output",
            str(self._raw),
            "--pid",
            str(self._pid),
        ]
        command += ["--rate", str(_SAMPLES_PER_SECOND), "--duration", str(round(seconds + _START_SECONDS))]
        pipe = asyncio.subprocess.PIPE
        sampling = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=asyncio.subprocess.STDOUT)
        await asyncio.sleep(_START_SECONDS)
        return sampling

    async def finish(self, sampling: "asyncio.subprocess.Process") -> None:
        said, _ = await sampling.communicate()
        if sampling.returncode != 0:
            raise LoadFailed(f"py-spy: {said.decode(errors='replace').strip()[-300:]}")
        for line in self._raw.read_text().splitlines():
            stack, _, count = line.rpartition(" ")
            self._stacks[tuple(stack.split(";"))] += int(count)

    def save(self, to: Path) -> None:
        """The lists of functions, and beside them all stacks, one a line, as flame graphs are made of."""
        to.write_text(self.top())
        to.with_suffix(".stacks").write_text(
            "".join(f"{';'.join(stack)} {count}\n" for stack, count in self._stacks.items())
        )

    def top(self) -> str:
        """Two lists, by time in the function itself and by time in it and what it calls, in % of all samples.

        What is in nearly every stack is left out of the second.
        """
        total = sum(self._stacks.values())
        own: Counter[str] = Counter()
        within: Counter[str] = Counter()
        for stack, count in self._stacks.items():
            functions = [_LINE.sub("", frame) for frame in stack]
            own[functions[-1]] += count
            for function in set(functions):
                within[function] += count
        within = Counter({name: count for name, count in within.items() if count < _EVERYWHERE * total})
        parts = [f"{total} samples of who had the interpreter"]
        for title, counted in (("in the function itself", own), ("with what it calls", within)):
            parts += ["", f"  %   {title}"]
            parts += [f"{100 * count / total:5.1f} {name}" for name, count in counted.most_common(_TOP)]
        return "\n".join([*parts, ""])
