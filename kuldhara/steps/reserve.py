"""Reserve: a face-up card, or one of the top three of a deck (KU60 to KU65)."""

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from kuldhara.challenges import may_reserve
from kuldhara.components import LOOKED_AT, RESERVED_AT_MOST
from kuldhara.deck import CARDS
from kuldhara.events import Kept, Log, Looked, Reserved
from kuldhara.jewelry import LEVELS
from kuldhara.market import face_up, place_of, with_deck, without
from kuldhara.moves import Keep, Look, Reserve
from kuldhara.state import Hunter, Looking, State, now, on_turn
from kuldhara.steps.actions import acted
from kuldhara.steps.permit import require_action, require_water

RESERVE_WATER = 1
_RESERVES = {card: Reserve(card) for card in CARDS}
_LOOKS = tuple(Look(level) for level in LEVELS)
_KEEPS = {card: Keep(card) for card in CARDS}
_KEEP_NONE = Keep(None)


def moves(state: State, hunter: Hunter) -> list[Reserve | Look]:
    if (
        hunter.water < RESERVE_WATER
        or len(hunter.reserved) >= RESERVED_AT_MOST
        or not may_reserve(state.setting.challenges)
    ):
        return []
    market = state.market
    found: list[Reserve | Look] = [_RESERVES[card] for card in face_up(market)]
    found += [look for look, deck in zip(_LOOKS, market.decks, strict=True) if deck]
    return found


def keeps(looking: Looking) -> list[Keep]:
    return [*(_KEEPS[card] for card in sorted(looking.cards)), _KEEP_NONE]


def reserve(state: State, move: Reserve, log: Log) -> State:
    hunter = _may_reserve(state)
    at = place_of(state.market, move.card)
    if at is None:
        raise IllegalMove("KU60", f"card {move.card} does not lie face up on the board")
    log.append(Event(Reserved(state.turn.seat, move.card, *at)))
    hunter = replace(hunter, water=hunter.water - RESERVE_WATER, reserved=(*hunter.reserved, move.card))
    return replace(now(state, hunter, acted(state.turn)), market=without(state.market, *at))


def look(state: State, move: Look, log: Log) -> State:
    hunter, seat = _may_reserve(state), state.turn.seat
    deck = state.market.decks[move.level - 1]
    if not deck:
        raise IllegalMove("KU62", f"the deck of level {move.level} is empty")
    cards, chance = state.chance.shuffled(deck[:LOOKED_AT])
    known = Looked(seat, move.level, len(cards), tuple(sorted(cards)))
    log.append(Event(replace(known, cards=None), to_seats=((seat, known),)))
    turn = replace(acted(state.turn), pending=Looking(move.level, cards))
    hunter = replace(hunter, water=hunter.water - RESERVE_WATER)
    market = with_deck(state.market, move.level, deck[LOOKED_AT:])
    return replace(now(state, hunter, turn), market=market, chance=chance)


def keep(state: State, move: Keep, log: Log) -> State:
    looking, hunter = state.turn.pending, on_turn(state)
    if not isinstance(looking, Looking):
        raise IllegalMove("KU60", "you are not looking at cards of a deck")
    if move.card is not None and move.card not in looking.cards:
        raise IllegalMove("KU60", f"card {move.card} is none of those you look at")
    back = tuple(card for card in looking.cards if card != move.card)
    log.append(Event(Kept(state.turn.seat, looking.level, move.card, len(back))))
    if move.card is not None:
        hunter = replace(hunter, reserved=(*hunter.reserved, move.card))
    market = with_deck(state.market, looking.level, state.market.decks[looking.level - 1] + back)
    return replace(now(state, hunter, replace(state.turn, pending=None)), market=market)


def _may_reserve(state: State) -> Hunter:
    require_action(state.turn)
    hunter = on_turn(state)
    if not may_reserve(state.setting.challenges):
        raise IllegalMove("KU121", "the challenge forbids reserving")
    if len(hunter.reserved) >= RESERVED_AT_MOST:
        raise IllegalMove("KU64", f"you have {len(hunter.reserved)} reserved cards, which is the most")
    require_water(hunter.water, RESERVE_WATER, "reserving")
    return hunter
