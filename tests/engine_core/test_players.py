"""Computer players that choose by chance."""

from collections import Counter

from engine_core.players import RandomPlayer
from karakum.game import KARAKUM
from karakum.setup import Options

STATE = KARAKUM.setup(2, Options(first_player=0), bytes(32))
LEGAL = KARAKUM.legal_moves(STATE, 0)


def choices(seed: int, how_many: int) -> list[object]:
    player = RandomPlayer(seed)
    return [player.choose(KARAKUM, STATE, 0, LEGAL) for _ in range(how_many)]


def test_a_random_player_chooses_every_legal_move_equally_often() -> None:
    counts = Counter(choices(seed=1, how_many=1000 * len(LEGAL)))
    assert counts.keys() == set(LEGAL)
    assert all(850 < count < 1150 for count in counts.values())


def test_a_random_player_with_the_same_seed_chooses_alike() -> None:
    assert choices(seed=1, how_many=20) == choices(seed=1, how_many=20)
    assert choices(seed=1, how_many=20) != choices(seed=2, how_many=20)
