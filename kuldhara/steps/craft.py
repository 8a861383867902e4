"""Crafting: a card whose pattern stands on the workbench, its reward tile, and the gems that go back (KU80 to KU87)."""

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from kuldhara.components import EVERY_HEX
from kuldhara.deck import CARDS, PATTERNS
from kuldhara.events import Crafted, Log, NoReward, Returned, Rewarded
from kuldhara.gems import COLOURS, EVERY_COLOUR, changed
from kuldhara.market import face_up, place_of, without
from kuldhara.moves import Craft, Decline, Reward
from kuldhara.state import Hunter, Rewarding, State, Supply, now, on_turn
from kuldhara.steps.permit import require_first_action_taken
from kuldhara.workbench import Bench, content, hexes_of, mask_of, open_to_tile, with_tile

_REWARDS = tuple(tuple(Reward(colour, at) for at in EVERY_HEX) for colour in EVERY_COLOUR)
_DECLINE = Decline()


def moves(state: State, hunter: Hunter) -> list[Craft]:
    if not state.turn.actions:
        return []
    gems, tiles = hunter.bench.gems, hunter.bench.tiles
    return [
        Craft(card, hexes)
        for card in (*face_up(state.market), *hunter.reserved)
        for hexes in PATTERNS[card].standing(gems, tiles)
    ]


def rewards(state: State, hunter: Hunter) -> list[Reward | Decline]:
    return [*_rewards(state.supply, hunter.bench), _DECLINE]


def craft(state: State, move: Craft, log: Log) -> State:
    turn, hunter, market = state.turn, on_turn(state), state.market
    require_first_action_taken(turn)
    at = place_of(market, move.card)
    if at is None and move.card not in hunter.reserved:
        raise IllegalMove("KU80", f"card {move.card} is neither on the board nor reserved by you")
    if move.hexes not in PATTERNS[move.card].standing(hunter.bench.gems, hunter.bench.tiles):
        raise IllegalMove("KU80", f"the pattern of card {move.card} does not stand on these hexes")
    card = CARDS[move.card]
    log.append(Event(Crafted(turn.seat, card.id, card.points, move.hexes, at is None, at and at[1])))
    reserved = tuple(other for other in hunter.reserved if other != card.id)
    hunter = replace(hunter, reserved=reserved, crafted=(*hunter.crafted, card.id))
    turn = replace(turn, step="crafting", unloading=False, points=turn.points + card.points)
    if at is not None:
        market = without(market, *at)
    if card.rewards_a_tile and _rewards(state.supply, hunter.bench):
        turn = replace(turn, pending=Rewarding(card.id, move.hexes))
        return replace(now(state, hunter, turn), market=market)
    if card.rewards_a_tile:
        log.append(Event(NoReward(turn.seat, declined=False)))
    return _returned(replace(now(state, hunter, turn), market=market), move.hexes, log)


def reward(state: State, move: Reward, log: Log) -> State:
    rewarding, hunter, tiles = _rewarding(state), on_turn(state), state.supply.tiles
    if not tiles[move.colour]:
        raise IllegalMove("KU83", f"there is no {COLOURS[move.colour]} tile in supply")
    if not open_to_tile(hunter.bench, move.colour) >> move.hex & 1:
        there = content(hunter.bench, move.hex)
        if there is not None and there.tile:
            raise IllegalMove("KU87", "a hex never gets a second tile")
        raise IllegalMove("KU83", "a tile goes on an empty hex or under a gem of its own colour")
    log.append(Event(Rewarded(state.turn.seat, move.colour, move.hex)))
    hunter = replace(hunter, bench=with_tile(hunter.bench, move.colour, move.hex))
    supply = replace(state.supply, tiles=changed(tiles, move.colour, -1))
    return _returned(replace(now(state, hunter, state.turn), supply=supply), rewarding.hexes, log)


def decline(state: State, move: Decline, log: Log) -> State:  # noqa: ARG001 every step takes the same
    rewarding = _rewarding(state)
    log.append(Event(NoReward(state.turn.seat, declined=True)))
    return _returned(state, rewarding.hexes, log)


def _rewarding(state: State) -> Rewarding:
    if not isinstance(state.turn.pending, Rewarding):
        raise IllegalMove("KU83", "there is no reward tile to place")
    return state.turn.pending


def _rewards(supply: Supply, bench: Bench) -> list[Reward]:
    return [
        _REWARDS[colour][at]
        for colour in EVERY_COLOUR
        if supply.tiles[colour]
        for at in hexes_of(open_to_tile(bench, colour))
    ]


def _returned(state: State, hexes: tuple[int, ...], log: Log) -> State:
    """KU84: the gems used that stand on no tile go back to their ruins."""
    hunter, supply, used = on_turn(state), state.supply, mask_of(hexes)
    gone = tuple(gems & used & ~tiles for gems, tiles in zip(hunter.bench.gems, hunter.bench.tiles, strict=True))
    if any(gone):
        returned = sorted((at, colour) for colour in EVERY_COLOUR for at in hexes_of(gone[colour]))
        from_hexes, colours = zip(*returned, strict=True)
        log.append(Event(Returned(state.turn.seat, from_hexes, colours)))
        left = tuple(gems & ~bits for gems, bits in zip(hunter.bench.gems, gone, strict=True))
        hunter = replace(hunter, bench=replace(hunter.bench, gems=left))
        supply = replace(supply, gems=tuple(map(int.__add__, supply.gems, map(int.bit_count, gone))))
    return replace(now(state, hunter, replace(state.turn, pending=None)), supply=supply)
