"""What a seat has to think possible: the table with all that is hidden from it dealt anew."""

from msgspec.structs import replace

from engine_core.chance import Chance
from khiva.components import CARPET_COLOUR, CARPET_VALUE, TEAPOTS, TRAVEL_CARDS
from khiva.knowledge import sightings
from khiva.setup import HANDS, NO_PLAN
from khiva.state import Cards, Gift, Piles, Plan, Seat, State


def determinize(state: State, seat: int, chance: Chance) -> State:
    """A state that looks the same to this seat, made of nothing but what it knows.

    Cards that it gave away are with one of those who can have them (`khiva.knowledge`); all other cards not seen lie
    anywhere. What was seen before the last deal counts only as far as `knowledge` keeps it. Others who have chosen
    have chosen anything; the memory of those of whom this seat saw no gift goes back one hand-over.
    """
    hands, chance = _hands(state, seat, chance)
    aside = hands.pop()
    piles, chance = _piles(state, chance)
    plans, chance = _plans(state, seat, hands, chance)
    given, chance = _given(state, seat, hands, chance)
    seats = [
        Seat(hand, gifts, who.gems, who.carpets, who.delivered, who.teapots, who.salt)
        for who, hand, gifts in zip(state.seats, hands, given, strict=True)
    ]
    cards = Cards(state.cards.discard, state.cards.open, aside)
    return replace(state, plans=plans, seats=tuple(seats), piles=piles, cards=cards, chance=chance)


def _hands(state: State, seat: int, chance: Chance) -> tuple[list[tuple[int, ...]], Chance]:
    """A hand for each seat, and last the cards set aside."""
    known = sorted(sightings(state, seat), key=lambda sighting: len(sighting.holders))
    unseen, chance = chance.shuffled(sorted(_unseen(state, seat) - {sighting.card for sighting in known}))
    room = [len(who.hand) for who in state.seats]
    while True:
        hands: list[list[int]] = [[] for _ in room]
        for sighting in known:
            places = [holder for holder in sighting.holders for _ in range(room[holder] - len(hands[holder]))]
            if not places:  # an earlier card took the last place this one could have: try again
                break
            holder, chance = chance.pick(places)
            hands[holder].append(sighting.card)
        else:
            break
    hands[seat] = list(state.seats[seat].hand)
    full = []
    for size, hand in zip(room, hands, strict=True):
        missing = size - len(hand)
        full.append(tuple(sorted((*hand, *unseen[:missing]))))
        unseen = unseen[missing:]
    return [*full, tuple(sorted(unseen))], chance


def _unseen(state: State, seat: int) -> set[int]:
    seen = {*state.seats[seat].hand, *state.cards.discard, *state.cards.open}
    seen.update(request.card for request in state.requests)
    return set(range(TRAVEL_CARDS)) - seen


def _piles(state: State, chance: Chance) -> tuple[Piles, Chance]:
    """Teapots in any order; carpets too, but for the colour on top (KH07)."""
    teapots = set(range(TEAPOTS)) - {camel.teapot for camel in state.camels}
    carpets = set(range(len(CARPET_VALUE)))
    for who in state.seats:
        teapots -= set(who.teapots)
        carpets -= {*who.carpets, *who.delivered}
    teapot_pile, chance = chance.shuffled(sorted(teapots))
    if not carpets:
        return Piles(teapot_pile, (), state.piles.salt), chance
    colour = CARPET_COLOUR[state.piles.carpets[-1]]
    top, chance = chance.pick([carpet for carpet in sorted(carpets) if CARPET_COLOUR[carpet] == colour])
    others, chance = chance.shuffled(sorted(carpets - {top}))
    return Piles(teapot_pile, (*others, top), state.piles.salt), chance


def _plans(state: State, seat: int, hands: list[tuple[int, ...]], chance: Chance) -> tuple[tuple[Plan, ...], Chance]:
    """The own plan; somebody who has chosen has chosen any cards of the hand, who has not has laid nothing down."""
    count = HANDS[len(state.seats)].played
    plans = []
    for number, (plan, hand) in enumerate(zip(state.plans, hands, strict=True)):
        if number == seat or not plan.play:
            plans.append(plan if number == seat else NO_PLAN)
            continue
        cards, chance = chance.shuffled(hand)
        play, give = cards[:count], cards[count : 2 * count]
        plans.append(Plan((), tuple(sorted(play)), tuple(sorted(give))))
    return tuple(plans), chance


def _given(
    state: State, seat: int, hands: list[tuple[int, ...]], chance: Chance
) -> tuple[list[tuple[Gift, ...]], Chance]:
    """The memories: the own one and that of the right neighbour, whose gifts were seen; the others have a new one."""
    seats = len(state.seats)
    fresh = sum(gift.most == 0 for gift in state.seats[seat].given)
    given = []
    for number, who in enumerate(state.seats):
        if number == seat or (number + 1) % seats == seat:
            given.append(who.given)
            continue
        cards, chance = chance.shuffled(hands[(number + 1) % seats])
        given.append(tuple(map(Gift, cards[:fresh])))
    return given, chance
