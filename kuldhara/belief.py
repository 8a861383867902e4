"""What a seat has to think possible: the table with all that is hidden from it dealt anew."""

from msgspec.structs import replace

from engine_core.chance import Chance
from kuldhara.jewelry import LEVELS
from kuldhara.market import with_deck
from kuldhara.state import TILE_CARD, Kadhan, Looking, State


def determinize(state: State, seat: int, chance: Chance) -> State:
    """A state that looks the same to this seat: decks in another order, other cards looked at by others."""
    kadhan = state.kadhan
    if kadhan is not None:
        kadhan, chance = _kadhan(kadhan, chance)
    for level in LEVELS:
        state, chance = _deck(state, level, seat, chance)
    return replace(state, kadhan=kadhan, chance=chance)


def _deck(state: State, level: int, seat: int, chance: Chance) -> tuple[State, Chance]:
    market, turn = state.market, state.turn
    deck, pending = market.decks[level - 1], turn.pending
    looked_at = pending.cards if isinstance(pending, Looking) and pending.level == level else ()
    if turn.seat == seat:
        looked_at, chance = chance.shuffled(sorted(looked_at))
        deck, chance = chance.shuffled(sorted(deck))
    else:
        hidden, chance = chance.shuffled(sorted(looked_at + deck))
        looked_at, deck = hidden[: len(looked_at)], hidden[len(looked_at) :]
    if isinstance(pending, Looking) and pending.level == level:
        turn = replace(turn, pending=replace(pending, cards=looked_at))
    return replace(state, market=with_deck(market, level, deck), turn=turn), chance


def _kadhan(kadhan: Kadhan, chance: Chance) -> tuple[Kadhan, Chance]:
    """Everybody who watched knows how many tile cards each pile still has, but not which gem cards."""
    gem_cards, chance = chance.shuffled(sorted(card for pile in kadhan.piles for card in pile if card != TILE_CARD))
    piles = []
    for pile in kadhan.piles:
        tile_cards = pile.count(TILE_CARD)
        gems = len(pile) - tile_cards
        anew, chance = chance.shuffled((*gem_cards[:gems], *[TILE_CARD] * tile_cards))
        gem_cards = gem_cards[gems:]
        piles.append(anew)
    return replace(kadhan, piles=tuple(piles)), chance
