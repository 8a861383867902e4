"""Dealing the cards that a seat cannot name to the places where they can be.

A place is `DECK` with an index, or a hand, or the cards that Liliana or Charles is looking at. Hands are sorted: how
somebody sorts their cards is nobody else's business.
"""

from typing import Final

from msgspec.structs import replace

from engine_core.chance import Chance
from kathmandu.hidden import known_to
from kathmandu.state import Keeping, Returned, Table

Place = tuple[str, int]
DECK: Final = "deck"
HAND: Final = "hand"
DRAWN: Final = "drawn"


class Places:
    """What the seat can name in each place, and how many cards there it cannot."""

    def __init__(self, state: Table, seat: int) -> None:
        known = known_to(state, seat)
        self.unknown: list[int] = []
        self.named: dict[Place, list[int]] = {}
        self.free: dict[Place, int] = {}
        for at, card in enumerate(state.red):
            self._add((DECK, at), (card,), known)
        for other, player in enumerate(state.players):
            if other != seat:
                self._add((HAND, other), player.hand, known)
        if isinstance(state.phase, Keeping) and state.phase.queue[0] != seat:
            self._add((DRAWN, state.phase.queue[0]), state.phase.drawn, known)
        self.unknown.sort()

    def _add(self, place: Place, cards: tuple[int, ...], known: frozenset[int]) -> None:
        hidden = [card for card in cards if card not in known]
        self.named[place] = [card for card in cards if card in known]
        self.free[place] = len(hidden)
        self.unknown += hidden

    def room(self, place: Place) -> int:
        return self.free.get(place, 0)

    def put(self, place: Place, card: int) -> None:
        """This unknown card is believed to be there."""
        self.unknown.remove(card)
        self.named[place].append(card)
        self.free[place] -= 1

    def fill(self, chance: Chance) -> Chance:
        """The cards still unknown, dealt to all places still free."""
        cards, chance = chance.shuffled(self.unknown)
        rest = iter(cards)
        for place, free in self.free.items():
            self.named[place] += [next(rest) for _ in range(free)]
        return chance


def redealt(state: Table, seat: int, chance: Chance) -> tuple[Table, Chance]:
    """The state with every card that the seat cannot name dealt anew."""
    places = Places(state, seat)
    for at in range(len(state.returns)):
        chance = _place_lost(places, state, seat, at, chance)
    chance = places.fill(chance)
    players = [
        player if other == seat else replace(player, hand=tuple(sorted(places.named[HAND, other])))
        for other, player in enumerate(state.players)
    ]
    red = tuple([places.named[DECK, at][0] for at in range(len(state.red))])
    phase = state.phase
    if isinstance(phase, Keeping) and phase.queue[0] != seat:
        phase = replace(phase, drawn=tuple(sorted(places.named[DRAWN, phase.queue[0]])))
    returns = tuple(
        _believed_return(places, seat, returned, _place_of(state, at)) for at, returned in enumerate(state.returns)
    )
    return replace(state, players=tuple(players), red=red, phase=phase, returns=returns), chance


def _place_of(state: Table, at: int) -> Place:
    """Where a returned card went, as everybody could follow it; it may have been played from a hand since."""
    returned = state.returns[at]
    if returned.drawn_by is None:
        return DECK, state.red.index(returned.card)
    looking = isinstance(state.phase, Keeping) and at in state.phase.contained
    return (DRAWN if looking else HAND), returned.drawn_by


def _candidates(state: Table, at: int) -> list[Place]:
    """Where the returned card can be: it may have been drawn and returned once more."""
    again = [later for later, returned in enumerate(state.returns) if at in returned.contained]
    return [_place_of(state, at), *[place for later in again for place in _candidates(state, later)]]


def _place_lost(places: Places, state: Table, seat: int, at: int, chance: Chance) -> Chance:
    """What the seat lost track of in this return is in the holder's hand, but for one card that may have gone back."""
    returned = state.returns[at]
    own = [state.returns[earlier].card for earlier in returned.contained if state.returns[earlier].holder == seat]
    followed = {*returned.lost, *own}
    lost = sorted(followed.intersection(places.unknown))
    if not lost or seat == returned.holder:
        return chance
    hand: Place = (HAND, returned.holder)
    ways: list[tuple[int | None, Place]] = []
    # It was none of these if it was another one of those drawn, or has been drawn and seen since.
    another = returned.size > len(followed) or (returned.drawn_by is not None and len(lost) < len(followed))
    if another and places.room(hand) >= len(lost):
        ways.append((None, hand))
    if returned.drawn_by != seat and places.room(hand) >= len(lost) - 1:
        elsewhere = [place for place in _candidates(state, at) if places.room(place) and place != hand]
        ways += [(card, place) for card in lost for place in elsewhere]
    if not ways:
        return chance
    (gone, place), chance = chance.pick(ways)
    for card in lost:
        places.put(place if card == gone else hand, card)
    return chance


def _believed_return(places: Places, seat: int, returned: Returned, place: Place) -> Returned:
    """The record with the card that is believed to have gone back; -1 for one that must have been played since."""
    if seat in (returned.holder, returned.drawn_by):
        return returned
    cards = sorted(places.named.get(place, ()))
    return replace(returned, card=cards[0] if cards else -1)
