"""What the board of Kuldhara shows while Kadhan acts, held against what the server says in the end."""

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine_core.codec import encode
from kuldhara.game import KULDHARA
from kuldhara.setup import Options

CHECK = Path(__file__).with_name("kuldhara-steps.js")


@pytest.mark.rule("KU100")
def test_what_is_shown_step_by_step_ends_where_the_server_is() -> None:
    node = shutil.which("node")
    assert node, "node is needed, as for the types and the style of the client"
    entries = [entry for number in range(6) for entry in _entries_of_kadhan(number)]
    assert len(entries) > 40
    told = json.dumps({"catalog": _plain(KULDHARA.catalog()), "entries": entries})
    done = subprocess.run([node, str(CHECK)], input=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _entries_of_kadhan(number: int) -> list[dict[str, Any]]:
    """Of a match played at random: the views before and after each move that Kadhan answers, and what was told."""
    random = Random(number)
    state = KULDHARA.setup(1, Options(difficulty="hard" if number % 2 else "easy"), bytes([number]) * 32)
    found = []
    while KULDHARA.outcome(state) is None:
        applied = KULDHARA.apply(state, 0, random.choice(KULDHARA.legal_moves(state, 0)))
        events = [_plain(event.public) for event in applied.events]
        if any(event["type"].startswith("kadhan") for event in events):
            before, after = map(_plain, map(KULDHARA.public_view, (state, applied.state)))
            found.append({"before": before, "events": events, "after": after})
        state = applied.state
    return found


def _plain(value: object) -> Any:
    return json.loads(encode(value))
