"""What a seat has to think possible: the table with all that is hidden from it dealt anew."""

from engine_core.chance import Chance
from karakum import gather
from karakum.components import COLOUR, NOTHING, RESOURCE_CARDS, Counts, cards_of, counts_of, minus, one_more, plus
from karakum.payment import payments, price
from karakum.state import Camels, Seat, State, Supply


def determinize(state: State, seat: int, chance: Chance) -> State:
    """A state that looks the same to this seat.

    The others keep the cards that they were seen to take, and the deck is a part of what it was shuffled from. Nothing
    but what the seat knows goes in, so that the result tells nothing else either.
    """
    camels, chance = _camels(state, chance)
    unseen = _unseen(state, seat)
    certain, chance = _certain(state, seat, unseen, chance)
    seats, deck, chance = _dealt(state, seat, certain, minus(unseen, certain), chance)
    supply = Supply(deck, state.supply.face_up, state.supply.discards, chance, state.supply.stock)
    return State(state.phase, state.turn, seats, supply, camels, state.bonus_due)


def _camels(state: State, chance: Chance) -> tuple[Camels, Chance]:
    camels = state.camels
    if state.phase == "over":
        return camels, chance
    hidden, chance = chance.shuffled(sorted(camels.deck + camels.left_out))
    deck, left_out = hidden[: len(camels.deck)], hidden[len(camels.deck) :]
    return Camels(camels.market, deck, left_out), chance


def _certain(state: State, seat: int, unseen: Counts, chance: Chance) -> tuple[Counts, Chance]:
    """Hidden cards of whoever is on turn with nothing to gather: enough to buy a camel, or the turn had been skipped.

    Every payment that can be in that hand is as likely as another.
    """
    if state.phase != "turn" or state.turn == seat or gather.moves(state.supply):
        return NOTHING, chance
    who, market = state.seats[state.turn], state.camels.market
    lacking = [
        tuple(max(0, paid - known) for paid, known in zip(pay, who.shown, strict=True))
        for place, camel in enumerate(market)
        for pay in payments(plus(who.shown, unseen), COLOUR[camel], price(market, place))
    ]
    return chance.pick([cards for cards in lacking if sum(cards) <= sum(who.hand) - sum(who.shown)])


def _dealt(
    state: State, seat: int, certain: Counts, others: Counts, chance: Chance
) -> tuple[tuple[Seat, ...], tuple[int, ...], Chance]:
    """The seats and the deck; whoever is on turn has the certain cards, the other unseen ones are dealt by chance."""
    in_deck, chance = chance.shuffled(cards_of(tuple(map(min, others, state.supply.stock))))
    deck = in_deck[: len(state.supply.deck)]
    in_hands, chance = chance.shuffled(cards_of(minus(others, counts_of(deck))))
    seats = []
    for number, other in enumerate(state.seats):
        if number == seat:
            seats.append(other)
            continue
        known = plus(other.shown, certain) if number == state.turn else other.shown
        hidden = sum(other.hand) - sum(known)
        drawn, in_hands = in_hands[:hidden], in_hands[hidden:]
        seats.append(Seat(plus(known, counts_of(drawn)), other.shown, other.caravan, other.waiting))
    return tuple(seats), deck, chance


def _unseen(state: State, seat: int) -> Counts:
    seen = state.supply.discards
    for resource in state.supply.face_up:
        if resource is not None:
            seen = one_more(seen, resource)
    for number, other in enumerate(state.seats):
        seen = plus(seen, other.hand if number == seat else other.shown)
    return minus(RESOURCE_CARDS, seen)
