"""Chance as a value: a stream of SHA-256 blocks from a 32-byte seed, so that a match can be replayed on any machine."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

SEED_BYTES = 32
_WORD_BYTES = 4
_WORDS = 1 << (8 * _WORD_BYTES)


class Chance(Struct, frozen=True):
    """What is still to come of a seed: block k of the stream is SHA-256(seed + k as 8 bytes, big endian).

    Every method gives its result together with the chance that is left; each call starts on a fresh block.
    """

    seed: bytes
    blocks_used: int = 0

    def below(self, bound: int) -> tuple[int, "Chance"]:
        """A whole number from 0 to `bound` - 1, each equally likely; `bound` is from 1 to 2**32."""
        if not 1 <= bound <= _WORDS:
            raise ValueError(f"chance gives numbers below 1 to 2**32, not below {bound}")
        words = _Words(self)
        return words.below(bound), words.rest()

    def pick(self, items: Sequence[T]) -> tuple[T, "Chance"]:
        """One of the items, of which there must be one, each equally likely."""
        index, rest = self.below(len(items))
        return items[index], rest

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Chance"]:
        """The items in an order drawn uniformly from all orders (Fisher and Yates, as in Durstenfeld 1964)."""
        words = _Words(self)
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = words.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order), words.rest()


class _Words:
    """The stream cut into 32-bit words, read inside one call; what is left of the last block is not used again."""

    def __init__(self, chance: Chance) -> None:
        self._seed = chance.seed
        self._blocks_used = chance.blocks_used
        self._words: Iterator[int] = iter(())

    def below(self, bound: int) -> int:
        # Words beyond the last whole multiple of the bound are thrown away: a plain remainder favours small numbers.
        limit = _WORDS - _WORDS % bound
        while True:
            for word in self._words:
                if word < limit:
                    return word % bound
            self._words = self._next_block()

    def rest(self) -> Chance:
        return Chance(self._seed, self._blocks_used)

    def _next_block(self) -> Iterator[int]:
        block = sha256(self._seed + self._blocks_used.to_bytes(8, "big")).digest()
        self._blocks_used += 1
        return iter([int.from_bytes(block[at : at + _WORD_BYTES], "big") for at in range(0, len(block), _WORD_BYTES)])


def commitment(server_seed: bytes) -> str:
    """What the server publishes before anybody else adds to the seed: SHA-256 of its seed, in hex."""
    return sha256(server_seed).hexdigest()


def mixed_seed(server_seed: bytes, player_seeds: Sequence[bytes]) -> bytes:
    """The 32-byte seed of a match from the server's seed and one seed from each seat, in seat order.

    Each seed is hashed by itself first, so that no choice of lengths makes two different lists mix alike.
    """
    mix = sha256(b"caravanserai match seed")
    for seed in (server_seed, *player_seeds):
        mix.update(sha256(seed).digest())
    return mix.digest()
