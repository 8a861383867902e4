"""Which step of the turn is on, for all moves alike (KU20)."""

from engine_core.refusals import IllegalMove
from kuldhara.components import ACTIONS_EACH, NIGHT
from kuldhara.state import Looking, Rewarding, State, Tooling, Turn

_UNFINISHED = {
    Looking: ("KU60", "first keep one of the cards you look at, or none"),
    Tooling: ("KU70", "first finish the tool you took up"),
    Rewarding: ("KU83", "first place the reward tile or decline it"),
}


def require_turn(state: State, seat: int) -> None:
    if state.phase == NIGHT:
        raise IllegalMove("KU90", "night has fallen, the game is over")
    if seat != state.turn.seat:
        raise IllegalMove("KU24", f"it is the turn of seat {state.turn.seat}")


def may_act(turn: Turn) -> bool:
    return turn.step == "actions" and turn.actions < ACTIONS_EACH


def may_use_tools(turn: Turn) -> bool:
    return turn.actions > 0 and turn.step != "crafting"


def require_action(turn: Turn) -> None:
    require_nothing_pending(turn)
    if turn.step != "actions":
        raise IllegalMove("KU20", f"actions come first; you are at the step {turn.step}")
    if turn.actions >= ACTIONS_EACH:
        raise IllegalMove("KU20", "you have taken both actions of this turn")


def require_first_action_taken(turn: Turn) -> None:
    require_nothing_pending(turn)
    if not turn.actions:
        raise IllegalMove("KU20", "first take an action, or pass")


def require_nothing_pending(turn: Turn) -> None:
    if turn.pending is not None:
        rule, detail = _UNFINISHED[type(turn.pending)]
        raise IllegalMove(rule, detail)


def require_water(water: int, needed: int, what: str) -> None:
    if water < needed:
        raise IllegalMove("KU23", f"{what} costs {needed} water, you have {water}")
