"""The six Senior Architects (KT113 to KT118)."""

from typing import Final

from kathmandu.state import ROUNDS, Player, Table

ARCHITECTS: Final = {"liliana": 4, "charles": 2, "liu": 2, "sophie": 2, "walter": 2, "sara": 3}
"""The architects, and the fewest players each can be dealt to."""

HAND_LIMIT: Final = 3
FINAL_BIDS: Final = (ROUNDS // 2, ROUNDS)


def allowed_at(seats: int) -> tuple[str, ...]:
    """The architects for this number of players (KT113, KT116)."""
    return tuple(name for name, fewest in ARCHITECTS.items() if seats >= fewest)


def hand_limit(player: Player) -> int:
    """How many cards the player may keep after building (KT42, KT116)."""
    return HAND_LIMIT + (player.architect == "walter")


def to_draw(player: Player, due: int) -> int:
    """How many red cards the player draws when so many are due (KT113, KT114)."""
    if (player.architect, due) in (("liliana", 2), ("charles", 1)):
        return due + 1
    return due


def strength(state: Table, seat: int, value: int) -> int:
    """What a coin counts in this round's collect phase: Sara's final bid is worth one more (KT116, KT118)."""
    return value + (state.players[seat].architect == "sara" and state.round in FINAL_BIDS)
