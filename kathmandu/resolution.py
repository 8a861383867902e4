"""Who wins which card, and why: a pure function of the mat and the coins on it (KT30)."""

from collections.abc import Callable

from kathmandu.mat import Mat
from kathmandu.state import Coin, Contender, Result

Strength = Callable[[int, int], int]
"""What a seat's coin of this value counts."""


def resolve(mat: Mat, market: tuple[int | None, ...], bids: tuple[Coin, ...], strength: Strength) -> tuple[Result, ...]:
    """The result of every market card by itself, in the order of the spaces."""
    results = []
    for space, card in enumerate(market, start=1):
        if card is not None:
            ranked = tuple(sorted(_contenders(mat, space, bids, strength), key=_standing, reverse=True))
            results.append(Result(space, card, ranked, _reason(ranked)))
    return tuple(results)


def _contenders(mat: Mat, space: int, bids: tuple[Coin, ...], strength: Strength) -> list[Contender]:
    contenders = []
    for coin in bids:
        spot = mat.spots[coin.spot]
        if space in spot.aims:
            value = strength(coin.seat, coin.value)
            contenders.append(Contender(coin.seat, spot.id, value, space in spot.near, spot.on_long_edge))
    return contenders


def _standing(contender: Contender) -> tuple[int, bool, bool]:
    return contender.strength, contender.near, contender.long_edge


def _reason(ranked: tuple[Contender, ...]) -> str | None:
    """How the first of the ranked got ahead of the other bidders' coins."""
    if not ranked:
        return None
    best = ranked[0]
    others = [contender for contender in ranked if contender.seat != best.seat]
    if not others:
        return "only"
    tied = [contender for contender in others if contender.strength == best.strength]
    if not tied:
        return "highest"
    return "long_edge" if any(contender.near == best.near for contender in tied) else "nearer"


def collect_order(clockwise: tuple[int, ...], bids: tuple[Coin, ...], strength: Strength) -> tuple[int, ...]:
    """The seats from the highest coin down, tied ones clockwise from the first player (KT32)."""
    highest = dict.fromkeys(clockwise, 0)
    for coin in bids:
        highest[coin.seat] = max(highest[coin.seat], strength(coin.seat, coin.value))
    return tuple(sorted(clockwise, key=lambda seat: -highest[seat]))
