"""Dig: one or two gems of the ruin's colour onto the camel (KU40, KU41)."""

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from kuldhara.board import CAMP
from kuldhara.components import CAMEL_ROOM, GEMS_AT_ONCE
from kuldhara.events import Dug, Log
from kuldhara.gems import SIZES, changed, total_size
from kuldhara.moves import Dig
from kuldhara.state import Hunter, State, now, on_turn
from kuldhara.steps.actions import acted
from kuldhara.steps.permit import require_action, require_water

_DIGS = tuple(tuple(Dig(gems) for gems in range(1, most + 1)) for most in range(GEMS_AT_ONCE + 1))


def moves(state: State, hunter: Hunter) -> tuple[Dig, ...]:
    if hunter.place == CAMP:
        return ()
    colour = state.setting.chests[hunter.place]
    room = CAMEL_ROOM - total_size(hunter.load)
    return _DIGS[min(GEMS_AT_ONCE, state.supply.gems[colour], min(room, hunter.water) // SIZES[colour])]


def dig(state: State, move: Dig, log: Log) -> State:
    require_action(state.turn)
    hunter, gems = on_turn(state), state.supply.gems
    if hunter.place == CAMP:
        raise IllegalMove("KU40", "there is nothing to dig up in the camp")
    colour = state.setting.chests[hunter.place]
    size = move.gems * SIZES[colour]
    if not 1 <= move.gems <= GEMS_AT_ONCE:
        raise IllegalMove("KU40", f"one or two gems are dug up at once, not {move.gems}")
    if gems[colour] < move.gems:
        raise IllegalMove("KU41", f"the chest holds {gems[colour]} gems, you want {move.gems}")
    if (room := CAMEL_ROOM - total_size(hunter.load)) < size:
        raise IllegalMove("KU41", f"the camel has room for {room}, these gems take {size}")
    require_water(hunter.water, size, "digging them up")
    log.append(Event(Dug(state.turn.seat, hunter.place, colour, move.gems, size)))
    hunter = replace(hunter, water=hunter.water - size, load=changed(hunter.load, colour, move.gems))
    supply = replace(state.supply, gems=changed(gems, colour, -move.gems))
    return replace(now(state, hunter, acted(state.turn)), supply=supply)
