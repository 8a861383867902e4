"""JSON in and out: equal values are equal bytes, bad bytes get one clear line."""

import pytest
from msgspec import Struct

from engine_core.codec import Codec, Undecodable, digest, encode
from karakum.game import KARAKUM
from karakum.moves import Buy, Draw, Take
from karakum.setup import Options

CODEC = Codec(KARAKUM.types)


class Bag(Struct, frozen=True):
    things: frozenset[str]


def test_equal_sets_are_equal_bytes() -> None:
    words = [f"word{number}" for number in range(50)]
    assert encode(Bag(frozenset(words))) == encode(Bag(frozenset(reversed(words))))


def test_moves_are_told_apart_by_their_type() -> None:
    assert CODEC.move(b'{"type":"take","place":3}') == Take(3)
    assert CODEC.move(b'{"type":"draw"}') == Draw()
    assert CODEC.move(b'{"type":"buy","place":0,"pay":[1,0,0,0,0,2]}') == Buy(0, (1, 0, 0, 0, 0, 2))


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"type":"steal"}', "Invalid value 'steal'"),
        (b'{"type":"take"}', "missing required field `place`"),
        (b'{"type":"take","place":"0"}', r"Expected `int`, got `str` - at `\$\.place`"),
        (b'{"type":"take","place":5}', r"Expected `int` <= 4 - at `\$\.place`"),
        (b'{"type":"buy","place":0,"pay":[1]}', r"length >= 6 - at `\$\.pay`"),
        (b'{"type":"buy","place":0,"pay":[-1,0,0,0,0,0]}', r"Expected `int` >= 0 - at `\$\.pay\[0\]`"),
        (b'{"type":"draw","x":' + b"[" * 9000 + b"]" * 9000 + b"}", "nested too deeply"),
        (b'{"type":"st\\n\\u001b[2Keal"}', r"Invalid value 'st\\n\\x1b\[2Keal'"),
    ],
)
def test_what_is_no_move_is_refused_in_one_line_that_says_where(raw: bytes, said: str) -> None:
    with pytest.raises(Undecodable, match=said) as refused:
        CODEC.move(raw)
    assert str(refused.value).isprintable()


def test_options_that_the_game_does_not_know_are_refused() -> None:
    assert CODEC.options(b"{}") == Options()
    with pytest.raises(Undecodable, match="unknown field `fist_player`"):
        CODEC.options(b'{"fist_player":1}')


def test_a_digest_is_short_and_changes_with_the_state() -> None:
    state = KARAKUM.setup(2, Options(), bytes(32))
    other = KARAKUM.setup(2, Options(), bytes(range(32)))
    assert len(digest(state)) == 16
    assert digest(state) == digest(CODEC.state(encode(state)))
    assert digest(state) != digest(other)
