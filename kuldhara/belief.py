"""What a seat has to think possible: the table with all that is hidden from it dealt anew."""

from msgspec.structs import replace

from engine_core.chance import Chance
from kuldhara.jewelry import LEVELS
from kuldhara.market import with_deck
from kuldhara.state import Looking, State


def determinize(state: State, seat: int, chance: Chance) -> State:
    """A state that looks the same to this seat: decks in another order, other cards in the eyes of somebody looking.

    Kadhan's deck is dealt anew as a whole; how tile cards are spread over his first piles is not kept.
    """
    market, turn = state.market, state.turn
    for level in LEVELS:
        looking = turn.pending
        theirs = isinstance(looking, Looking) and looking.level == level and turn.seat != seat
        looked_at = looking.cards if isinstance(looking, Looking) and theirs else ()
        hidden, chance = chance.shuffled(sorted(market.decks[level - 1] + looked_at))
        market = with_deck(market, level, hidden[len(looked_at) :])
        if isinstance(looking, Looking) and theirs:
            turn = replace(turn, pending=replace(looking, cards=hidden[: len(looked_at)]))
    kadhan = state.kadhan
    if kadhan is not None:
        deck, chance = chance.shuffled(sorted(kadhan.deck))
        kadhan = replace(kadhan, deck=deck)
    return replace(state, market=market, turn=turn, kadhan=kadhan, chance=chance)
