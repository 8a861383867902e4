"""One process and two in turn, for a moment; the figures mean nothing."""

from tests.load.scaling import compare, table
from tests.load.scenario import Scenario


async def test_one_process_and_two_are_measured_with_matches_spread_and_with_members_apart() -> None:
    told = await compare(Scenario(rooms=2, seats=3, think_ms=5, seconds=1, slice_seconds=0.5), processes=2)
    assert list(told.loads) == ["one process", "2, matches spread", "2, members apart"]
    assert all(load.moves > 0 for load in told.loads.values())
    one, spread, apart = told.loads.values()
    assert one.busiest_cpu_us_per_move == one.server_cpu_us_per_move
    assert spread.busiest_cpu_us_per_move < spread.server_cpu_us_per_move
    assert apart.busiest_cpu_us_per_move < apart.server_cpu_us_per_move
    assert told.served["one process"] == 1
    assert "served, a core each" in table(told)
