"""The pace of a match, as it is chosen and kept: time for each turn, and a reserve for the whole match."""

import re

from msgspec import Struct

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
DAYS = (1, 3, 7)
SHORTEST_TURN, LONGEST_TURN = 10, 3600
LONGEST_RESERVE = 24 * 3600

ALLOWED = (
    f"a turn of {SHORTEST_TURN} to {LONGEST_TURN} seconds and a reserve of 0 to {LONGEST_RESERVE} as '60s+600s',"
    " or '1d', '3d' or '7d' for days a turn"
)


class Pace(Struct, frozen=True):
    """Milliseconds: `turn` is new every turn, `reserve` is used up over the match by what goes beyond."""

    turn: int
    reserve: int = 0

    @property
    def by_days(self) -> bool:
        """Nobody is expected to be there all the time."""
        return self.turn >= DAY


def parse_pace(text: str) -> Pace:
    """Raises ValueError that says what is allowed."""
    if found := re.fullmatch(r"([0-9])d", text):
        if (days := int(found[1])) in DAYS:
            return Pace(days * DAY)
    elif found := re.fullmatch(r"([0-9]{1,5})s\+([0-9]{1,5})s", text):
        turn, reserve = int(found[1]), int(found[2])
        if SHORTEST_TURN <= turn <= LONGEST_TURN and reserve <= LONGEST_RESERVE:
            return Pace(turn * SECOND, reserve * SECOND)
    raise ValueError(f"{text!r} is not a pace: {ALLOWED}")
