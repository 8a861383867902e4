"""Which protection tile Kadhan takes, and why (KU104 to KU106)."""

from typing import Literal

from msgspec import Struct

from kuldhara.deck import CARDS
from kuldhara.gems import COLOURS, EVERY_COLOUR, Counts
from kuldhara.state import Kadhan, Market

ORDER = tuple(reversed(range(len(COLOURS))))
"""Purple, blue, green, red, orange: the last tie-break of everything Kadhan decides."""


class Compared(Struct, frozen=True):
    """One comparison: the colours still tied before it and what was counted for each of them."""

    by: Literal["shown", "loose"]
    colours: tuple[int, ...]
    counts: tuple[int, ...]


class TileReason(Struct, frozen=True):
    """Why Kadhan took a tile of this colour.

    `rule` sent him to the candidates: the colours he lacks (KU104), all as he lacks none (KU105), or all as none that
    he lacks is in supply (KU106). `compared` are the comparisons made in turn, `decided_by` the one that decided.
    """

    rule: Literal["KU104", "KU105", "KU106"]
    candidates: tuple[int, ...]
    compared: tuple[Compared, ...]
    decided_by: Literal["only_one", "shown", "loose", "order"]


def choose_tile(kadhan: Kadhan, market: Market, tiles: Counts) -> tuple[int, TileReason] | None:
    """The colour and the reason; None when no tile is in supply at all (KU106)."""
    in_supply = [colour for colour in ORDER if tiles[colour]]
    lacking = [colour for colour in ORDER if not kadhan.tiles[colour]]
    candidates = [colour for colour in lacking if colour in in_supply]
    rule: Literal["KU104", "KU105", "KU106"] = "KU104"
    if not candidates:
        candidates, rule = in_supply, "KU106" if lacking else "KU105"
    if not candidates:
        return None
    compared: list[Compared] = []
    tied = candidates
    for by in ("shown", "loose"):
        if len(tied) == 1 or (by == "loose" and rule != "KU104"):
            break
        if by == "shown":
            counts = tuple(tiles_shown(market)[colour] for colour in tied)
            wanted = max(counts)
        else:
            counts = tuple(kadhan.loose[colour] for colour in tied)
            wanted = min(counts)
        compared.append(Compared(by, tuple(tied), counts))
        tied = [colour for colour, count in zip(tied, counts, strict=True) if count == wanted]
    decided_by = "order" if len(tied) > 1 else compared[-1].by if compared else "only_one"
    return tied[0], TileReason(rule, tuple(candidates), tuple(compared), decided_by)


def tiles_shown(market: Market) -> Counts:
    """How often each colour is a required tile on the face-up cards; white counts for none (KU106)."""
    shown = [CARDS[card].tiles for row in market.rows for card in row if card is not None]
    return tuple(sum(tiles[colour] for tiles in shown) for colour in EVERY_COLOUR)
