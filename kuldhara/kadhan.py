"""Kadhan, the automaton of the solo game: his deck, his turn and his activation (KU100 to KU117).

What he decides is in `kadhan_tiles` (which tile) and `kadhan_crafts` (which card, with which gems).
"""

from msgspec.structs import replace

from engine_core.chance import Chance
from engine_core.events import Event
from engine_core.outcome import AUTOMATON
from kuldhara.components import COMPONENTS
from kuldhara.deck import CARDS
from kuldhara.events import (
    KadhanActivated,
    KadhanCrafted,
    KadhanDrew,
    KadhanShuffled,
    KadhanTookGem,
    KadhanTookNothing,
    KadhanTookTile,
    Log,
    Passed,
)
from kuldhara.gems import EVERY_COLOUR, NONE_OF_ANY, Counts, added, changed, subtracted
from kuldhara.kadhan_crafts import choose_card
from kuldhara.kadhan_tiles import choose_tile
from kuldhara.market import place_of, refilled, without
from kuldhara.state import TILE_CARD, Difficulty, Kadhan, State

SPACES = 6
ACTIVATION_POINTS = 8

_PILES: dict[Difficulty, tuple[int, ...]] = {
    "easy": (5, 5),
    "standard": (4, 3, 3),
    "hard": (4, 3, 3),
    "expert": (4, 3, 3),
}
"""How many gem cards each pile holds, from the top of the stack down; each gets one tile card (KU101, KU116)."""


def kadhan_at_start(difficulty: Difficulty, start_gems: Counts, chance: Chance) -> tuple[Kadhan, Chance]:
    """Kadhan with the gems of his start card and his deck shuffled."""
    gem_counts = COMPONENTS.kadhan.counts()
    gem_cards, chance = chance.shuffled([colour for colour in EVERY_COLOUR for _ in range(gem_counts[colour])])
    piles = []
    for size in _PILES[difficulty]:
        pile, chance = chance.shuffled((*gem_cards[:size], TILE_CARD))
        gem_cards = gem_cards[size:]
        piles.append(pile)
    return Kadhan(start_gems, NONE_OF_ANY, NONE_OF_ANY, (), tuple(piles), (), (), passed=False), chance


def take_turn(state: State, log: Log) -> State:
    """KU102: he passes when his workbench is full, else he does a card and crafts, and the board is refilled."""
    kadhan = _of(state)
    if len(kadhan.played) == SPACES:
        first = not any(hunter.passed for hunter in state.hunters)
        log.append(Event(Passed(AUTOMATON, 0, automatic=True, token=first)))
        state = replace(state, kadhan=replace(kadhan, passed=True))
        return replace(state, token=AUTOMATON) if first else state
    state, card = _drawn(state, len(kadhan.played) + 1, log)
    kadhan = _of(state)
    state = _done(replace(state, kadhan=replace(kadhan, played=(*kadhan.played, card))), card, log)
    return refilled(_crafted(state, log), log)


def activate(state: State, log: Log) -> State:
    """KU110, KU111: he does his top card, if this turn's crafting wakes him, and discards it."""
    points, difficulty = state.turn.points, state.setting.difficulty
    hard = difficulty == "hard" and points >= ACTIVATION_POINTS
    expert = difficulty == "expert" and 0 < points <= ACTIVATION_POINTS
    if not (hard or expert):
        return state
    log.append(Event(KadhanActivated(points)))
    state, card = _drawn(state, None, log)
    state = _done(state, card, log)
    kadhan = _of(state)
    return replace(state, kadhan=replace(kadhan, discards=(*kadhan.discards, card)))


def at_phase_end(kadhan: Kadhan) -> Kadhan:
    """KU107: the cards on his workbench go to his discards."""
    return replace(kadhan, discards=kadhan.discards + kadhan.played, played=(), passed=False)


def _of(state: State) -> Kadhan:
    assert state.kadhan is not None
    return state.kadhan


def _drawn(state: State, space: int | None, log: Log) -> tuple[State, int]:
    """His top card; an empty deck is made anew from his discards first (KU107, KU114)."""
    kadhan = _of(state)
    if not kadhan.piles:
        pile, chance = state.chance.shuffled(kadhan.discards)
        log.append(Event(KadhanShuffled(len(pile))))
        kadhan = replace(kadhan, piles=(pile,), discards=())
        state = replace(state, chance=chance)
    (card, *rest), *others = kadhan.piles
    log.append(Event(KadhanDrew(card, space)))
    piles = (tuple(rest), *others) if rest else tuple(others)
    return replace(state, kadhan=replace(kadhan, piles=piles)), card


def _done(state: State, card: int, log: Log) -> State:
    return _tile_taken(state, log) if card == TILE_CARD else _gem_taken(state, card, log)


def _gem_taken(state: State, colour: int, log: Log) -> State:
    """KU103, KU117."""
    kadhan, supply = _of(state), state.supply
    if not supply.gems[colour]:
        log.append(Event(KadhanTookNothing(colour)))
        return state
    settles = kadhan.settled[colour] < kadhan.tiles[colour]
    log.append(Event(KadhanTookGem(colour, settles)))
    if settles:
        kadhan = replace(kadhan, settled=changed(kadhan.settled, colour, 1))
    else:
        kadhan = replace(kadhan, loose=changed(kadhan.loose, colour, 1))
    return replace(state, kadhan=kadhan, supply=replace(supply, gems=changed(supply.gems, colour, -1)))


def _tile_taken(state: State, log: Log) -> State:
    """KU104 to KU106."""
    kadhan, supply = _of(state), state.supply
    choice = choose_tile(kadhan, state.market, supply.tiles)
    if choice is None:
        log.append(Event(KadhanTookNothing(TILE_CARD)))
        return state
    colour, reason = choice
    settles = kadhan.loose[colour] > 0
    log.append(Event(KadhanTookTile(colour, settles, reason)))
    kadhan = replace(
        kadhan,
        tiles=changed(kadhan.tiles, colour, 1),
        loose=changed(kadhan.loose, colour, -settles),
        settled=changed(kadhan.settled, colour, int(settles)),
    )
    return replace(state, kadhan=kadhan, supply=replace(supply, tiles=changed(supply.tiles, colour, -1)))


def _crafted(state: State, log: Log) -> State:
    """KU109: he crafts as long as he can."""
    while (choice := choose_card(_of(state), state.market)) is not None:
        used, reason = choice
        kadhan, supply, card = _of(state), state.supply, CARDS[reason.candidates[0].card]
        at = place_of(state.market, card.id)
        assert at is not None
        log.append(Event(KadhanCrafted(card.id, card.points, *at, used, reason)))
        kadhan = replace(kadhan, loose=subtracted(kadhan.loose, used.returned), crafted=(*kadhan.crafted, card.id))
        supply = replace(supply, gems=added(supply.gems, used.returned))
        state = replace(state, kadhan=kadhan, supply=supply, market=without(state.market, *at))
    return state
