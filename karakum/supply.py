"""The resource deck, its face-up cards and its discards."""

from engine_core.events import Event
from karakum.components import NOTHING, Counts, cards_of, one_fewer, plus
from karakum.events import Log, Reshuffled, Revealed
from karakum.state import Supply


def can_draw(supply: Supply) -> bool:
    """KR38: while deck or discards hold a card."""
    return bool(supply.deck) or any(supply.discards)


def drawn(supply: Supply, log: Log) -> tuple[int, Supply]:
    """The top card and what is left; an empty deck is made anew from the discards first (KR36)."""
    if supply.deck:
        deck, discards, chance, stock = supply.deck, supply.discards, supply.chance, supply.stock
    else:
        deck, chance = supply.chance.shuffled(cards_of(supply.discards))
        discards, stock = NOTHING, supply.discards
        log.append(Event(Reshuffled(len(deck))))
    return deck[-1], Supply(deck[:-1], supply.face_up, discards, chance, stock)


def refilled(supply: Supply, place: int, log: Log) -> Supply:
    """KR31: a card from the deck at this place; the place is left empty if there is none (KR37)."""
    resource, stock = None, supply.stock
    if can_draw(supply):
        resource, supply = drawn(supply, log)
        stock = one_fewer(supply.stock, resource)
        log.append(Event(Revealed(place, resource)))
    face_up = (*supply.face_up[:place], resource, *supply.face_up[place + 1 :])
    return Supply(supply.deck, face_up, supply.discards, supply.chance, stock)


def paid_into(supply: Supply, pay: Counts, log: Log) -> Supply:
    """KR45: the payment on the discards; then empty face-up places are filled, nearest the deck first (KR37)."""
    supply = Supply(supply.deck, supply.face_up, plus(supply.discards, pay), supply.chance, supply.stock)
    if None in supply.face_up:
        for place, resource in enumerate(supply.face_up):
            if resource is None and can_draw(supply):
                supply = refilled(supply, place, log)
    return supply
