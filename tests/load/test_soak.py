"""The lookout at work for a moment: what is true of an hour has to be true of a second."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec

from tests.load.curve import PANELS, drawn
from tests.load.scenario import Scenario
from tests.load.soak import Soak, soak

_SVG = "{http://www.w3.org/2000/svg}"


async def test_when_all_have_gone_no_socket_task_room_or_connection_is_left(tmp_path: Path) -> None:
    kept = tmp_path / "soak.json"
    lively = Scenario(
        rooms=3,
        seats=3,
        spectators=1,
        think_ms=5,
        reconnects_per_minute=900,
        lines_per_minute=600,
        seconds=2,
        slice_seconds=0.5,
    )
    told = await soak(lively, every_seconds=0.2, room_idle_seconds=0.5, keep=kept)
    assert told.load is not None
    assert min(told.load.moves, told.load.reconnects, told.load.lines) > 0
    assert max(seen.sockets for seen in told.samples) >= lively.rooms * lively.members
    assert max(seen.rooms for seen in told.samples) >= lively.rooms
    assert told.after is not None
    assert (told.after.sockets, told.after.rooms, told.after.connections) == (0, 0, 0)
    assert told.after.tasks == told.before.tasks
    assert msgspec.json.decode(kept.read_bytes(), type=Soak) == told
    picture = ElementTree.fromstring(drawn(told))
    curves = [curve for curve in picture.iter(f"{_SVG}polyline") if curve.get("class") == "curve"]
    assert [len(str(curve.get("points")).split()) for curve in curves] == [len(told.samples) + 2] * len(PANELS)
