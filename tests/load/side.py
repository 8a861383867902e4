"""The rooms at one server, and a slice of load on them. Rooms come and go only between slices."""

import asyncio
import gc
from collections.abc import Sequence
from time import perf_counter, process_time
from typing import Generic, TypeVar

from tests.load.figures import Slice
from tests.load.process import busy_seconds, cpu_seconds
from tests.load.room import LoadFailed, Meter, Room
from tests.load.servers import Server

AnyRoom = TypeVar("AnyRoom", bound=Room)

_ANSWER_SECONDS = 10.0


class Side(Generic[AnyRoom]):
    """`playing` rooms load the server, all its processes, in a closed loop; `prepare` does what else is needed."""

    def __init__(self, servers: Sequence[Server], meter: Meter) -> None:
        self.servers = servers
        self.meter = meter
        self.playing: list[AnyRoom] = []

    async def prepare(self) -> None:
        """Before each slice, outside the measure."""

    async def meanwhile(self) -> None:
        """Beside each slice; cancelled at its end."""

    async def run(self, seconds: float, think: float = 0.0) -> Slice:
        """One slice; ends early when rooms run out. Raises LoadFailed for whatever should not have happened."""
        await self.prepare()
        gc.collect()
        meter = self.meter
        meter.running, meter.think, meter.latencies = True, think, []
        meter.reconnects = meter.lines = meter.bytes_in = 0
        meter.stop.clear()
        cpu, own_cpu, busy, start = self._cpu(), process_time(), busy_seconds(), perf_counter()
        for room in list(self.playing):
            room.go_on()
        beside = asyncio.create_task(self.meanwhile())
        try:
            await asyncio.wait_for(meter.stop.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            meter.running = False
            await self._drain()
            beside.cancel()
        wall = perf_counter() - start
        if meter.failure is not None:
            raise meter.failure
        used = [after - before for before, after in zip(cpu, self._cpu(), strict=True)]
        return Slice(
            seconds=max(meter.last_told - start, 1e-9),
            latencies=meter.latencies,
            server_cpu=sum(used),
            busiest_cpu=max(used),
            generator_cpu=process_time() - own_cpu,
            generator_busy=(busy_seconds() - busy) / wall,
            bytes_in=meter.bytes_in,
            reconnects=meter.reconnects,
            lines=meter.lines,
        )

    def _cpu(self) -> list[float]:
        return [cpu_seconds(server.pid) for server in self.servers]

    async def _drain(self) -> None:
        """Wait for the moves that are on their way: each has to reach all."""
        rooms = self.rooms()
        for room in rooms:
            room.pause()
        until = perf_counter() + _ANSWER_SECONDS
        while self.meter.failure is None and (late := next((room for room in rooms if not room.settled), None)):
            if perf_counter() > until:
                raise LoadFailed(f"room {late.name}: not all were told {_ANSWER_SECONDS:.0f} s after a move")
            await asyncio.sleep(0.005)

    def rooms(self) -> list[AnyRoom]:
        """All that are open."""
        return self.playing

    def close(self) -> None:
        for room in self.rooms():
            room.close()
