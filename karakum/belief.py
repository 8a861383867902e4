"""What a seat has to think possible: the table with all that is hidden from it dealt anew."""

from engine_core.chance import Chance
from karakum import turn
from karakum.components import RESOURCE_CARDS, Counts, cards_of, counts_of, minus, one_more, plus
from karakum.state import Camels, Seat, State, Supply


def determinize(state: State, seat: int, chance: Chance) -> State:
    """A state that looks the same to this seat.

    The others keep the cards that they were seen to take. Nothing but what the seat knows goes in, so that the result
    tells nothing else either.
    """
    camels, chance = _camels(state, chance)
    while True:
        seats, deck, chance = _dealt(state, seat, chance)
        supply = Supply(deck, state.supply.face_up, state.supply.discards, chance)
        believed = State(state.phase, state.turn, seats, supply, camels, state.bonus_due)
        # The hand of somebody on turn with nothing to gather must buy something, or the turn had been skipped.
        if state.phase != "turn" or turn.can_act(believed, state.turn):
            return believed


def _camels(state: State, chance: Chance) -> tuple[Camels, Chance]:
    camels = state.camels
    if state.phase == "over":
        return camels, chance
    hidden, chance = chance.shuffled(sorted(camels.deck + camels.left_out))
    deck, left_out = hidden[: len(camels.deck)], hidden[len(camels.deck) :]
    return Camels(camels.market, deck, left_out), chance


def _dealt(state: State, seat: int, chance: Chance) -> tuple[tuple[Seat, ...], tuple[int, ...], Chance]:
    """The seats and the deck, the unseen cards dealt out among them by chance."""
    unseen, chance = chance.shuffled(cards_of(_unseen(state, seat)))
    seats = []
    for number, other in enumerate(state.seats):
        if number == seat:
            seats.append(other)
            continue
        hidden = sum(other.hand) - sum(other.shown)
        drawn, unseen = unseen[:hidden], unseen[hidden:]
        seats.append(Seat(plus(other.shown, counts_of(drawn)), other.shown, other.caravan, other.waiting))
    return tuple(seats), unseen, chance


def _unseen(state: State, seat: int) -> Counts:
    seen = state.supply.discards
    for resource in state.supply.face_up:
        if resource is not None:
            seen = one_more(seen, resource)
    for number, other in enumerate(state.seats):
        seen = plus(seen, other.hand if number == seat else other.shown)
    return minus(RESOURCE_CARDS, seen)
