"""What a step of the match is made of."""

from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

from engine_core.refusals import IllegalMove
from kathmandu.moves import Move
from kathmandu.state import Table
from kathmandu.story import Story


class Step(NamedTuple):
    """One phase: its moves for a seat, carrying one out, and what follows when nobody is left to act.

    `rule` says whose turn it is and what can be done: it is named when somebody else moves or another kind comes.
    """

    rule: str
    legal: Callable[[Table, int], tuple[Move, ...]]
    play: Callable[[Table, int, Any, Story], Table]
    leave: Callable[[Table, Story], Table]


def nothing_legal(_state: Table, _seat: int) -> tuple[Move, ...]:
    """The moves of a phase in which nobody decides."""
    return ()


def never_played(_state: Table, _seat: int, move: Move, _story: Story) -> NoReturn:
    """The moves of a phase in which nobody decides, refused."""
    raise not_now("KT12", move, "nothing")


def not_now(rule: str, move: Any, wanted: str) -> IllegalMove:
    """The refusal of a move of another kind than the step wants."""
    return IllegalMove(rule, f"{type(move).__struct_config__.tag} cannot be played now, only {wanted}")


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
