"""What a seat knows of cards in other hands: those it gave away itself (KH21).

The neighbour on the left has a card for certain until the next hand-over, when it may have been given on unseen; from
then on it is with that neighbour or as many seats further as there have been hand-overs. The giver itself is never
among them: what comes round is seen. A card played is forgotten here. A card that outlived a deal was the last card
somebody received, and that was not the neighbour, whose last card came from the giver: so it has been handed on at
least once. In a duel a card is handed on only to where it came from, so nothing is ever uncertain.
"""

from msgspec import Struct

from khiva.state import Gift, State


class Sighting(Struct, frozen=True, gc=False):
    """A card that this seat gave away, and the seats that can have it now, nearest to the left first."""

    card: int
    holders: tuple[int, ...]


def after_turn(given: tuple[Gift, ...], now: tuple[int, ...], played: frozenset[int]) -> tuple[Gift, ...]:
    """The memory after a hand-over in which this seat gave cards, `played` being everybody's played cards."""
    older = [
        Gift(gift.card, gift.fewest, gift.most + 1)
        for gift in given
        if gift.card not in played and gift.card not in now
    ]
    return (*older, *[Gift(card) for card in now])


def after_deal(given: tuple[Gift, ...]) -> tuple[Gift, ...]:
    """The memory after a new deal: all cards in it had been kept through it by somebody."""
    return tuple([Gift(gift.card, min(gift.most, 1), gift.most) for gift in given])


def sightings(state: State, seat: int) -> tuple[Sighting, ...]:
    """The cards of which this seat knows that they are in other hands, sorted by card."""
    mine, seats = state.seats[seat], len(state.seats)
    farthest = seats - 2
    found = [
        Sighting(gift.card, _seats_left_of(seat, min(gift.fewest, farthest), min(gift.most, farthest), seats))
        for gift in mine.given
        if gift.card not in mine.hand
    ]
    return tuple(sorted(found, key=lambda sighting: sighting.card))


def _seats_left_of(seat: int, fewest: int, most: int, seats: int) -> tuple[int, ...]:
    return tuple([(seat + 1 + passes) % seats for passes in range(fewest, most + 1)])
