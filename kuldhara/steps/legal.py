"""Everything the hunter on turn can do, step by step."""

from kuldhara.moves import Move
from kuldhara.state import Looking, Rewarding, State, Tooling, on_turn
from kuldhara.steps import craft, dig, reserve, tools, travel, turns, unload
from kuldhara.steps.permit import may_act


def moves(state: State) -> tuple[Move, ...]:
    turn, hunter = state.turn, on_turn(state)
    pending = turn.pending
    if isinstance(pending, Looking):
        return tuple(reserve.keeps(pending))
    if isinstance(pending, Tooling):
        return tuple(tools.picks(state, hunter, pending))
    if isinstance(pending, Rewarding):
        return tuple(craft.rewards(state, hunter))
    found: list[Move] = []
    if may_act(turn):
        found += travel.moves(state, hunter)
        found += dig.moves(state, hunter)
        found += reserve.moves(state, hunter)
    found += unload.moves(state, hunter)
    found += tools.moves(state, hunter)
    found += craft.moves(state, hunter)
    found.append(turns.END_TURN if turn.actions else turns.PASS)
    return tuple(found)
