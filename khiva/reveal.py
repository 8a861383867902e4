"""The reveal: requests face up on the table, gifts to the left (KH21)."""

from msgspec.structs import replace

from engine_core.events import Event
from khiva import activate, knowledge
from khiva.events import Gave, Log, Revealed, Telling
from khiva.setup import NO_PLANS
from khiva.state import Plan, Request, Seat, State


def reveal(state: State, log: Log) -> State:
    """Everybody has chosen: played cards are turned over, given cards change hands, the camels are activated."""
    plans = state.plans
    played = sorted([(card, seat) for seat, plan in enumerate(plans) for card in plan.play])
    requests = tuple([Request(seat, card) for card, seat in played])
    log.append(Event(Revealed(requests)))
    for giver, plan in enumerate(plans):
        log.append(_gave(giver, (giver + 1) % len(plans), plan.give))
    gone = frozenset([card for card, _ in played])
    seats = tuple([_handed_over(who, seat, plans, gone) for seat, who in enumerate(state.seats)])
    return activate.activate(replace(state, plans=NO_PLANS[len(plans)], requests=requests, seats=seats), log)


def _gave(giver: int, receiver: int, cards: tuple[int, ...]) -> Event[Telling]:
    seen = Gave(giver, receiver, len(cards), cards)
    return Event(Gave(giver, receiver, len(cards), None), ((giver, seen), (receiver, seen)))


def _handed_over(who: Seat, seat: int, plans: tuple[Plan, ...], gone: frozenset[int]) -> Seat:
    plan, received = plans[seat], plans[seat - 1].give
    kept = [card for card in who.hand if card not in plan.play and card not in plan.give]
    given = knowledge.after_turn(who.given, plan.give, gone)
    return Seat(tuple(sorted((*kept, *received))), given, who.gems, who.carpets, who.delivered, who.teapots, who.salt)
