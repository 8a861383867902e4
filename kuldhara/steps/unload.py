"""Unload: gem by gem from the camel onto the workbench (KU50 to KU52).

The first gem pays for the action; gems unloaded right after it belong to it, and whatever else is done ends it.
"""

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from kuldhara.board import CAMP
from kuldhara.components import EVERY_HEX
from kuldhara.events import Log, Unloaded
from kuldhara.gems import COLOURS, EVERY_COLOUR, changed
from kuldhara.moves import Unload
from kuldhara.state import Hunter, State, now, on_turn
from kuldhara.steps.actions import acted
from kuldhara.steps.permit import may_act, require_action, require_nothing_pending, require_water
from kuldhara.workbench import content, hexes_of, open_to_gem, with_gem

UNLOAD_WATER = 1
_UNLOADS = tuple(tuple(Unload(colour, at) for at in EVERY_HEX) for colour in EVERY_COLOUR)


def moves(state: State, hunter: Hunter) -> list[Unload]:
    if hunter.place != CAMP or not (state.turn.unloading or (may_act(state.turn) and hunter.water >= UNLOAD_WATER)):
        return []
    return [
        _UNLOADS[colour][at]
        for colour in EVERY_COLOUR
        if hunter.load[colour]
        for at in hexes_of(open_to_gem(hunter.bench, colour))
    ]


def unload(state: State, move: Unload, log: Log) -> State:
    hunter, turn = on_turn(state), state.turn
    if turn.unloading:
        require_nothing_pending(turn)
        water = 0
    else:
        require_action(turn)
        water = UNLOAD_WATER
        turn = replace(acted(turn), unloading=True)
    if hunter.place != CAMP:
        raise IllegalMove("KU50", "gems are unloaded in the camp only")
    if not hunter.load[move.colour]:
        raise IllegalMove("KU50", f"there is no {COLOURS[move.colour]} gem on the camel")
    if not open_to_gem(hunter.bench, move.colour) >> move.hex & 1:
        there = content(hunter.bench, move.hex)
        if there is not None and there.gem:
            raise IllegalMove("KU50", "a gem lies on that hex already")
        raise IllegalMove("KU51", "a gem goes only on a tile of its own colour")
    require_water(hunter.water, water, "unloading")
    log.append(Event(Unloaded(turn.seat, move.colour, move.hex, water)))
    hunter = replace(
        hunter,
        water=hunter.water - water,
        load=changed(hunter.load, move.colour, -1),
        bench=with_gem(hunter.bench, move.colour, move.hex),
    )
    return now(state, hunter, turn)
