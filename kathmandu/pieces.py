"""Points, coins, colours and the solo die, from data/kathmandu_pieces.toml (KT04, KT05, KT06, KT145)."""

from typing import Final

from msgspec import Struct

from engine_core.data import DataRefused, load
from kathmandu.sections import HEIGHT, KINDS

FILE: Final = "kathmandu_pieces"
SIDES: Final = frozenset("NSEW")
PLAYER_COLOURS: Final = frozenset({"yellow", "white", "purple", "red", "green", "blue"})


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    coins: tuple[int, ...]
    die: tuple[str, ...]
    seats: tuple[str, ...]
    sections: dict[str, tuple[int, ...]]
    objectives: dict[str, int]
    advanced_objectives: dict[str, int]
    goal_points: dict[int, int]
    squares: dict[str, str]


def checked(pieces: Pieces) -> Pieces:
    """The same pieces; raises `DataRefused` where the rules do not hold."""
    for name, points in (
        ("sections", pieces.sections),
        ("objectives", pieces.objectives),
        ("advanced_objectives", pieces.advanced_objectives),
    ):
        if points.keys() != set(KINDS):
            raise DataRefused(f"{FILE}: {name} wants exactly {', '.join(KINDS)}")
    for kind, worth in pieces.sections.items():
        if len(worth) != HEIGHT[kind]:
            raise DataRefused(f"{FILE}: sections.{kind} wants {HEIGHT[kind]} numbers, not {len(worth)}")
    if len(pieces.coins) != 5 or sorted(set(pieces.coins)) != list(pieces.coins) or pieces.coins[0] < 1:
        raise DataRefused(f"{FILE}: coins wants five different values from 1 up, in order, not {list(pieces.coins)}")
    if set(pieces.die) != SIDES:
        raise DataRefused(f"{FILE}: die wants each of N, S, E and W at least once, not {list(pieces.die)}")
    if len(pieces.seats) != len(PLAYER_COLOURS) or set(pieces.seats) != PLAYER_COLOURS:
        raise DataRefused(f"{FILE}: seats wants each of {', '.join(sorted(PLAYER_COLOURS))} once")
    if pieces.squares.keys() != PLAYER_COLOURS or len(set(pieces.squares.values())) < len(PLAYER_COLOURS):
        raise DataRefused(f"{FILE}: squares wants a different name for each of {', '.join(sorted(PLAYER_COLOURS))}")
    if pieces.goal_points.keys() != {2, 3}:
        raise DataRefused(f"{FILE}: goal_points wants points for 2 and for 3 objectives")
    return pieces


PIECES: Final = checked(load("kathmandu", FILE, Pieces))
COINS: Final = PIECES.coins
