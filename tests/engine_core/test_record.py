"""The file of a record; whether a record holds is tested with every game in tests/common."""

import json

import pytest

from engine_core.codec import digest
from engine_core.record import Record, RecordRefused, dump, first_state, load, replay
from karakum.game import KARAKUM
from karakum.setup import Options
from tests.common.records import record_of
from tests.common.tables import Match


@pytest.fixture
def record() -> Record:
    return record_of(Match(KARAKUM, 3, Options(first_player=1), bytes(32)))


def test_a_record_is_a_file_that_people_can_read(record: Record) -> None:
    text = dump(record).decode()
    assert text.endswith("}\n")
    assert '\n  "game": "karakum",\n' in text
    assert json.loads(text)["options"] == {"first_player": 1}


def test_a_record_replays_move_by_move_to_its_last_state(record: Record) -> None:
    assert first_state(KARAKUM, record).turn == 1
    states = [applied.state for applied in replay(record)]
    assert len(states) == len(record.moves)
    assert digest(states[-1]) == record.final


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "truncated"),
        (b"[]", "Expected `object`"),
        (b'{"game":' + b"[" * 9000 + b"]" * 9000 + b"}", "Expected `str`, got `array`"),
        (b'{"more":' + b"[" * 9000 + b"]" * 9000 + b"}", "nested too deeply"),
        (b'{"game":"karakum"}', "missing required field `rules_version`"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(raw: bytes, said: str) -> None:
    with pytest.raises(RecordRefused, match=f"this is no match record: .*{said}") as refused:
        load(raw)
    assert len(str(refused.value).splitlines()) == 1
