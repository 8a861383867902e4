"""One match of each game at each number of seats, as it has always gone: a change shows here before players see it."""

from hashlib import sha256

import pytest

from tests.common.collected import TESTS
from tests.common.tables import AnyGame, Match, every_table
from tests.common.transcript import transcript

AS_MEANT = "if it is as it is meant to be: pytest tests/common/test_golden.py --update-golden"


@every_table
def test_a_match_goes_as_it_has_always_gone(game: AnyGame, seats: int, pytestconfig: pytest.Config) -> None:
    name = f"{game.info.key}-{seats}"
    now = transcript(Match(game, seats, game.types.options(), sha256(name.encode()).digest()))
    golden = TESTS / "golden" / f"{name}.txt"
    if pytestconfig.getoption("update_golden"):
        golden.write_text(now)
    assert golden.is_file(), AS_MEANT
    assert golden.read_text().splitlines() == now.splitlines(), AS_MEANT
