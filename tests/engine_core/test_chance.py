"""Chance is a value, the same on every machine for ever, and favours nothing."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine_core.chance import Chance, commitment, mixed_seed

ZEROS = bytes(32)
COUNTING = bytes(range(32))


def seeds(how_many: int) -> list[bytes]:
    return [sha256(b"seed %d" % number).digest() for number in range(how_many)]


def test_numbers_are_those_that_kept_records_were_made_with() -> None:
    chance, numbers = Chance(ZEROS), []
    for _ in range(12):
        number, chance = chance.below(6)
        numbers.append(number)
    assert numbers == [1, 0, 0, 2, 5, 5, 2, 3, 2, 0, 0, 5]
    assert Chance(COUNTING, blocks_used=7).below(2**32) == (3784876178, Chance(COUNTING, blocks_used=8))


def test_shuffles_are_those_that_kept_records_were_made_with() -> None:
    order, rest = Chance(ZEROS).shuffled(range(12))
    assert order == (11, 0, 3, 4, 2, 10, 7, 9, 6, 5, 8, 1)
    assert rest == Chance(ZEROS, blocks_used=2)


def test_seeds_mix_as_in_kept_records() -> None:
    expected = "a4401ea1fb0ff60a36b411a2f98d5a1635a38f613994ee73bb734627823e9f44"
    assert mixed_seed(ZEROS, [b"a", b"b"]).hex() == expected


def test_a_commitment_is_the_plain_sha_256_that_anybody_can_check() -> None:
    assert commitment(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_every_order_is_equally_likely() -> None:
    counts = Counter(Chance(seed).shuffled("abcd")[0] for seed in seeds(24 * 500))
    assert counts.keys() == set(permutations("abcd"))
    # Each count is 500 with a deviation of 22; the seeds are fixed, so this never fails by bad luck.
    assert all(400 < count < 600 for count in counts.values())


def test_every_number_is_equally_likely() -> None:
    counts = Counter(Chance(seed).below(5)[0] for seed in seeds(5000))
    assert counts.keys() == set(range(5))
    assert all(880 < count < 1120 for count in counts.values())


def test_small_numbers_are_not_favoured_when_the_bound_does_not_divide_the_words() -> None:
    bound = 3 << 30
    in_first_third = sum(Chance(seed).below(bound)[0] < 1 << 30 for seed in seeds(3000))
    # A plain remainder of 32-bit words would land there in half of the cases.
    assert 900 < in_first_third < 1100


def test_items_are_picked_equally_often() -> None:
    counts = Counter(Chance(seed).pick("abc")[0] for seed in seeds(3000))
    assert all(900 < counts[item] < 1100 for item in "abc")


@given(seed=st.binary(min_size=32, max_size=32), bound=st.integers(1, 2**32))
def test_a_number_is_below_its_bound_and_chance_is_used_up(seed: bytes, bound: int) -> None:
    number, rest = Chance(seed).below(bound)
    assert 0 <= number < bound
    assert rest.blocks_used >= 1


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_that_no_number_can_be_drawn_for_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=f"not below {bound}"):
        Chance(ZEROS).below(bound)


@given(items=st.lists(st.integers()), seed=st.binary(min_size=32, max_size=32))
def test_a_shuffle_loses_nothing_and_leaves_its_items_alone(items: list[int], seed: bytes) -> None:
    before = list(items)
    order, _ = Chance(seed).shuffled(items)
    assert sorted(order) == sorted(items)
    assert items == before


def test_the_same_chance_gives_the_same_again_and_what_is_left_gives_something_else() -> None:
    chance = Chance(ZEROS)
    first, rest = chance.shuffled(range(30))
    assert chance.shuffled(range(30)) == (first, rest)
    assert rest.shuffled(range(30))[0] != first


@pytest.mark.parametrize(
    "other",
    [
        (COUNTING, [b"a", b"b"]),
        (ZEROS, [b"b", b"a"]),
        (ZEROS, [b"ab"]),
        (ZEROS, [b"a", b"b", b""]),
        (ZEROS, [b"", b"ab"]),
    ],
)
def test_every_seed_its_place_and_its_bounds_count_in_the_mix(other: tuple[bytes, list[bytes]]) -> None:
    assert mixed_seed(*other) != mixed_seed(ZEROS, [b"a", b"b"])
