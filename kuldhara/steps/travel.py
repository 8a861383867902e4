"""Travel: the camel takes the cheapest way to another place (KU30 to KU32)."""

from functools import cache

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from kuldhara.board import way, ways
from kuldhara.events import Log, Travelled
from kuldhara.moves import Travel
from kuldhara.state import Hunter, State, now, on_turn
from kuldhara.steps.actions import acted
from kuldhara.steps.permit import require_action, require_water


@cache
def _affordable(phase: int, place: int, water: int) -> tuple[Travel, ...]:
    return tuple(Travel(found.to) for found in ways(phase, place) if found.water <= water)


def moves(state: State, hunter: Hunter) -> tuple[Travel, ...]:
    return _affordable(state.phase, hunter.place, hunter.water)


def travel(state: State, move: Travel, log: Log) -> State:
    require_action(state.turn)
    hunter = on_turn(state)
    chosen = way(state.phase, hunter.place, move.to)
    if chosen is None:
        raise IllegalMove("KU32", "your camel is there already")
    require_water(hunter.water, chosen.water, "this way")
    log.append(Event(Travelled(state.turn.seat, chosen.places, chosen.water)))
    hunter = replace(hunter, place=move.to, water=hunter.water - chosen.water)
    return now(state, hunter, acted(state.turn))
