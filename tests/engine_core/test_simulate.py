"""Whole matches for figures and benchmarks."""

from engine_core.codec import encode
from engine_core.simulate import playout, playouts
from karakum.game import KARAKUM
from karakum.setup import Options


def test_a_playout_reaches_the_end_and_counts_its_moves() -> None:
    played = playout(KARAKUM, 2, Options(), bytes(32))
    assert KARAKUM.outcome(played.state) == played.outcome
    assert played.moves > 19  # as many purchases (KR71), and the gathers that pay for them


def test_a_playout_with_the_same_seed_is_the_same() -> None:
    assert encode(playout(KARAKUM, 3, Options(), bytes(32))) == encode(playout(KARAKUM, 3, Options(), bytes(32)))


def test_playouts_are_different_matches_and_the_same_ones_again() -> None:
    first = [encode(played) for played in playouts(KARAKUM, 2, Options(), seed=5, games=4)]
    assert len(set(first)) == 4
    assert [encode(played) for played in playouts(KARAKUM, 2, Options(), seed=5, games=4)] == first
