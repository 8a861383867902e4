"""The secret choice: cards to play and cards to give, by every seat at once."""

from itertools import combinations

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from khiva import reveal
from khiva.components import TRAVEL_CARDS
from khiva.events import Chosen, Log
from khiva.moves import Give, Lay, Move, TakeBack
from khiva.setup import HANDS
from khiva.state import Plan, State

_CHOICES = [cards for count in (1, 2) for cards in combinations(range(TRAVEL_CARDS), count)]
_LAY = {cards: Lay(cards) for cards in _CHOICES}
_GIVE = {cards: Give(cards) for cards in _CHOICES}
_TAKE_BACK = TakeBack()


def waiting(state: State) -> frozenset[int]:
    """The seats that have not chosen."""
    return frozenset([seat for seat, plan in enumerate(state.plans) if not plan.play])


def moves(state: State, seat: int) -> tuple[Move, ...]:
    """What this seat can do with its cards; the same for a seat that has chosen and one that has not (KH23)."""
    hand, laid = state.seats[seat].hand, state.plans[seat].laid
    count = HANDS[len(state.seats)].played
    if not laid:
        return tuple([_LAY[cards] for cards in combinations(hand, count)])
    return (*[_GIVE[cards] for cards in combinations(without(hand, laid), count)], _TAKE_BACK)


def lay(state: State, seat: int, move: Lay, log: Log) -> State:  # noqa: ARG001 - nobody is told
    """KH20: cards face down on the table; a choice made before stands until this one is complete."""
    plan = _plan(state, seat)
    if plan.laid:
        raise IllegalMove("KH20", "cards are laid down already: pick what to give or take them back")
    _check(state, move.cards, state.seats[seat].hand)
    return _planned(state, seat, Plan(move.cards, plan.play, plan.give))


def give(state: State, seat: int, move: Give, log: Log) -> State:
    """KH20: the choice is complete; if it was the last one that was missing, all are revealed."""
    laid = _plan(state, seat).laid
    if not laid:
        raise IllegalMove("KH20", "lay down first what you play")
    _check(state, move.cards, without(state.seats[seat].hand, laid))
    log.append(Event(Chosen(seat)))
    state = _planned(state, seat, Plan((), laid, move.cards))
    return state if waiting(state) else reveal.reveal(state, log)


def take_back(state: State, seat: int, move: TakeBack, log: Log) -> State:  # noqa: ARG001 - there is only one way
    """Cards laid down go back into the hand. With a choice standing it sounds like having chosen anew (KH21)."""
    plan = _plan(state, seat)
    if not plan.laid:
        raise IllegalMove("KH20", "there is nothing laid down to take back")
    if plan.play:
        log.append(Event(Chosen(seat)))
    return _planned(state, seat, Plan((), plan.play, plan.give))


def without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in hand if card not in cards])


def _plan(state: State, seat: int) -> Plan:
    if state.phase != "choose":
        raise IllegalMove("KH23", "all have chosen: cards are chosen again next turn")
    return state.plans[seat]


def _check(state: State, cards: tuple[int, ...], among: tuple[int, ...]) -> None:
    count = HANDS[len(state.seats)].played
    if len(cards) != count:
        rule = "KH91" if count > 1 else "KH20"
        raise IllegalMove(rule, f"{count} card{'s' * (count > 1)} at a time, not {len(cards)}")
    left = iter(among)
    if not all(card in left for card in cards):
        raise IllegalMove(
            "KH20", f"cards {list(cards)} are not to be had: name different ones of {list(among)}, sorted"
        )


def _planned(state: State, seat: int, plan: Plan) -> State:
    plans = (*state.plans[:seat], plan, *state.plans[seat + 1 :])
    return State(
        state.phase,
        state.deal,
        state.turn,
        plans,
        state.requests,
        state.seats,
        state.camels,
        state.piles,
        state.cards,
        state.chance,
    )
