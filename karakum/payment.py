"""What a camel costs, and every way a hand can pay it."""

from functools import lru_cache

from engine_core.refusals import IllegalMove
from karakum.components import COLOUR, COLOURS, GOLD, GOODS, NUMBER, RESOURCES, Counts


def tax(market: tuple[int, ...], place: int) -> int:
    """KR41: 1 for the camel next to the deck and for all of its colour."""
    return int(COLOUR[market[place]] == COLOUR[market[0]])


def price(market: tuple[int, ...], place: int) -> int:
    """In goods of the camel's colour, tax included (KR40, KR41)."""
    return NUMBER[market[place]] + tax(market, place)


def substitutes(hand: Counts) -> tuple[int, ...]:
    """What can stand for one good of another type: the pairs of each good, and last the golds (KR42, KR43)."""
    a, b, c, d, e, gold = hand
    return (a // 2, b // 2, c // 2, d // 2, e // 2, gold)


def worth(hand: Counts, colour: int) -> int:
    """The most goods of a colour that a hand can pay.

    >>> worth((2, 3, 0, 0, 4, 1), colour=0)
    6
    """
    return hand[colour] - hand[colour] // 2 + sum(substitutes(hand))


def lacking(hand: Counts, colour: int, price: int) -> int:
    """How many goods are missing; 0 if the hand can pay."""
    return max(0, price - worth(hand, colour))


def all_lacking(hand: Counts, market: tuple[int, ...]) -> tuple[int, ...]:
    """How many goods are missing for each place of the market, tax included; 0 where the hand can pay."""
    taxed, most = COLOUR[market[0]], sum(substitutes(hand))
    prices = [(COLOUR[camel], NUMBER[camel] + (COLOUR[camel] == taxed)) for camel in market]
    return tuple([max(0, price - most - hand[colour] + hand[colour] // 2) for colour, price in prices])


def payments(hand: Counts, colour: int, price: int) -> tuple[Counts, ...]:
    """Every exact payment (KR44), those with most cards of the own colour first.

    >>> payments((2, 3, 0, 0, 0, 1), colour=0, price=3)
    ((2, 0, 0, 0, 0, 1), (2, 2, 0, 0, 0, 0), (1, 2, 0, 0, 0, 1))
    """
    return exact(colour, price, hand[colour], substitutes(hand))


@lru_cache(maxsize=1 << 12)
def exact(colour: int, price: int, own: int, others: tuple[int, ...]) -> tuple[Counts, ...]:
    """`payments` from so many own goods and these substitutes: single other goods make no difference."""
    pairs = (*others[:colour], 0, *others[colour + 1 : GOLD])
    return tuple(
        (*goods[:colour], paid, *goods[colour + 1 :], golds)
        for paid in range(min(own, price), -1, -1)
        for golds in range(min(others[GOLD], price - paid), -1, -1)
        for goods in _in_pairs(pairs, price - paid - golds)
    )


@lru_cache(maxsize=1 << 12)
def _in_pairs(pairs: tuple[int, ...], wanted: int) -> tuple[tuple[int, ...], ...]:
    """The goods of every way to take `wanted` of these pairs."""
    if not pairs:
        return () if wanted else ((),)
    return tuple(
        (2 * first, *rest)
        for first in range(min(pairs[0], wanted), -1, -1)
        for rest in _in_pairs(pairs[1:], wanted - first)
    )


def check(hand: Counts, market: tuple[int, ...], place: int, pay: Counts) -> None:
    """Raises `IllegalMove` unless these cards, out of this hand, are an exact payment for that camel."""
    colour = COLOUR[market[place]]
    paid = pay[colour] + pay[GOLD]
    for resource, cards in enumerate(pay):
        if not 0 <= cards <= hand[resource]:
            raise _refused(hand, market, place, "it has to be paid with cards from your hand")
        if resource not in (colour, GOLD):
            if cards % 2:
                raise _refused(hand, market, place, "other goods count in pairs of one type")
            paid += cards // 2
    if paid != price(market, place):
        raise _refused(hand, market, place, f"these cards are worth {paid}")


def _refused(hand: Counts, market: tuple[int, ...], place: int, why: str) -> IllegalMove:
    colour, wanted, taxed = COLOUR[market[place]], price(market, place), tax(market, place)
    cost = f"the {COLOURS[colour]} {NUMBER[market[place]]} costs {wanted} {GOODS[colour]}"
    if taxed:
        cost += ", tax of 1 included"
    missing = lacking(hand, colour, wanted)
    if not missing:
        return IllegalMove("KR44", f"{cost}, to be paid exactly; {why}")
    have = ", ".join(f"{count} {name}" for count, name in zip(hand, RESOURCES, strict=True) if count)
    return IllegalMove("KR41" if taxed else "KR40", f"{cost}; {missing} lacking with your {have or 'empty hand'}")
