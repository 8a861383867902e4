"""The ten challenges of the solo game (KU120 to KU124)."""

from typing import Literal, get_args

from kuldhara.components import FULL_WATER
from kuldhara.gems import Counts

Challenge = Literal[
    "awakens_water",
    "awakens_crafting",
    "awakens_reserving",
    "awakens_tools",
    "awakens_gems",
    "wrath_water",
    "wrath_crafting",
    "wrath_start",
    "wrath_tools",
    "wrath_gems",
]
CHALLENGES: tuple[Challenge, ...] = get_args(Challenge)

CHALLENGE_CARDS = tuple(zip(CHALLENGES[:5], CHALLENGES[5:], strict=True))
"""The two sides of each of the five cards; they are not combined (KU123)."""

CRAFTING: frozenset[Challenge] = frozenset({"awakens_crafting", "wrath_crafting"})
"""Not offered together with the game without level 3 cards (KU124)."""

_WATER: dict[Challenge, int] = {"awakens_water": 14, "wrath_water": 13}
_CRAFTED: dict[Challenge, tuple[int, ...]] = {"awakens_crafting": (4, 2, 1), "wrath_crafting": (3, 2, 3)}
_TOOLS: dict[Challenge, int] = {"awakens_tools": 1, "wrath_tools": 2}
_GEMS: dict[Challenge, Counts] = {"awakens_gems": (1, 1, 1, 1, 1), "wrath_gems": (1, 2, 2, 1, 2)}


def water_each_phase(challenges: tuple[Challenge, ...]) -> int:
    return min((_WATER[challenge] for challenge in challenges if challenge in _WATER), default=FULL_WATER)


def may_reserve(challenges: tuple[Challenge, ...]) -> bool:
    return "awakens_reserving" not in challenges


def gets_start_card(challenges: tuple[Challenge, ...]) -> bool:
    return "wrath_start" not in challenges


def is_met(challenge: Challenge, crafted_by_level: tuple[int, ...], tools: int, gems: Counts) -> bool:
    """Whether the challenge would be met if the game ended with this; those kept during play always are."""
    if challenge in _CRAFTED:
        return all(made >= wanted for made, wanted in zip(crafted_by_level, _CRAFTED[challenge], strict=True))
    if challenge in _TOOLS:
        return tools >= _TOOLS[challenge]
    return challenge not in _GEMS or gems == _GEMS[challenge]
