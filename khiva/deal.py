"""The end of a turn: the end of the game, a new deal, or just the next turn."""

from msgspec.structs import replace

from engine_core.events import Event
from khiva import knowledge
from khiva.events import Dealt, Ended, Log, Pile
from khiva.setup import HANDS, dealt, set_aside
from khiva.state import Piles, Seat, State


def empty_piles(piles: Piles) -> tuple[Pile, ...]:
    """The piles that end the game (KH80)."""
    stock: tuple[tuple[Pile, tuple[int, ...]], ...] = (
        ("teapots", piles.teapots),
        ("carpets", piles.carpets),
        ("salt", piles.salt),
    )
    return tuple([name for name, pile in stock if not pile])


def turn_over(state: State, log: Log) -> State:
    """All camels are done: the game is over if a pile is empty (KH80, KH85), new cards if hands are low (KH70)."""
    ended = empty_piles(state.piles)
    if ended:
        log.append(Event(Ended(ended)))
        return replace(state, phase="over")
    hands = HANDS[len(state.seats)]
    if len(state.seats[0].hand) > hands.played:
        return replace(state, phase="choose", turn=state.turn + 1)
    return _new_deal(state, log)


def _new_deal(state: State, log: Log) -> State:
    """KH70, KH91: everything not in a hand is shuffled, and the hands are filled up."""
    hands, seats = HANDS[len(state.seats)], len(state.seats)
    cards = state.cards
    shuffled, chance = state.chance.shuffled(sorted(cards.discard + cards.open + cards.aside))
    count = hands.full - hands.played
    drawn, rest = dealt(shuffled, seats, count)
    aside = set_aside(rest, hands.open)
    number = state.deal + 1
    own = tuple([(seat, Dealt(number, count, aside.open, tuple(sorted(new)))) for seat, new in enumerate(drawn)])
    log.append(Event(Dealt(number, count, aside.open, None), own))
    filled = tuple([_filled(who, new) for who, new in zip(state.seats, drawn, strict=True)])
    return replace(state, phase="choose", deal=number, turn=1, seats=filled, cards=aside, chance=chance)


def _filled(who: Seat, new: tuple[int, ...]) -> Seat:
    return Seat(
        tuple(sorted(who.hand + new)),
        knowledge.after_deal(who.given),
        who.gems,
        who.carpets,
        who.delivered,
        who.teapots,
        who.salt,
    )
