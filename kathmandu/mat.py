"""The playmat: market spaces and the bid spots with the two cards each bids for (KT07, KT08, KT146)."""

from typing import Final

from msgspec import Struct

from engine_core.data import DataRefused, load

FILE: Final = "kathmandu_mat"


class SpotLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A spot as it is written in the file."""

    spot: str
    cards: tuple[int, int]
    near: tuple[int, ...]


class MatFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written: the spots with four and with six market spaces."""

    four: tuple[SpotLine, ...]
    six: tuple[SpotLine, ...]


class Spot(Struct, frozen=True, gc=False):
    """A bid spot; `aims` are the spaces of its cards, the nearer first; `near` those it lies next to."""

    id: str
    aims: tuple[int, int]
    near: tuple[int, ...]

    @property
    def side(self) -> str:
        return self.id[0]

    @property
    def on_long_edge(self) -> bool:
        return self.side in "NS"


class Mat(Struct, frozen=True):
    """One way to use the mat: `spaces` market cards, and the spots by name, each side left to right, top to bottom."""

    spaces: int
    spots: dict[str, Spot]


def mat(name: str, spaces: int, lines: tuple[SpotLine, ...]) -> Mat:
    """The mat of these lines; raises `DataRefused` where a line does not fit or a tie could remain (KT30)."""
    spots: dict[str, Spot] = {}
    claims: set[tuple[int, bool, bool]] = set()
    for line in lines:
        where = f"{FILE}: {name} spot {line.spot!r}"
        if line.spot in spots or line.spot[:1] not in ("N", "S", "E", "W") or line.spot[1:] not in ("1", "2", "3"):
            raise DataRefused(f"{where}: a spot is named once, N, S, E or W and then 1, 2 or 3")
        if len(set(line.cards)) < 2 or not all(1 <= space <= spaces for space in line.cards):
            raise DataRefused(f"{where}: cards wants two different spaces from 1 to {spaces}")
        if not set(line.near) <= set(line.cards):
            raise DataRefused(f"{where}: near wants only spaces of its cards {list(line.cards)}")
        spot = spots[line.spot] = Spot(line.spot, line.cards, line.near)
        for space in spot.aims:
            claim = (space, space in spot.near, spot.on_long_edge)
            if claim in claims:
                raise DataRefused(f"{where}: two spots are equally near to card {space} on the same kind of edge")
            claims.add(claim)
    return Mat(spaces, spots)


_lines: Final = load("kathmandu", FILE, MatFile)
FOUR: Final = mat("four", 4, _lines.four)
SIX: Final = mat("six", 6, _lines.six)


def mat_for(seats: int) -> Mat:
    """The mat of a match of two to six players."""
    return FOUR if seats <= 4 else SIX
