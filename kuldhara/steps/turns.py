"""Ending a turn, passing, and who is on turn next; the sun moves on when all have passed (KU21 to KU24, KU90)."""

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.outcome import AUTOMATON
from engine_core.refusals import IllegalMove
from kuldhara import kadhan
from kuldhara.challenges import water_each_phase
from kuldhara.components import NIGHT
from kuldhara.events import Log, Passed, PhaseEnded, TurnEnded
from kuldhara.market import refilled
from kuldhara.moves import EndTurn, Pass
from kuldhara.state import State, Turn, with_hunter
from kuldhara.steps import dig, reserve, travel, unload
from kuldhara.steps.permit import require_first_action_taken, require_nothing_pending

PASS = Pass()
END_TURN = EndTurn()


def pass_phase(state: State, move: Pass, log: Log) -> State:  # noqa: ARG001 every step takes the same
    require_nothing_pending(state.turn)
    if state.turn.actions:
        raise IllegalMove("KU20", "one passes instead of a turn; you have taken an action and can end the turn")
    seat = state.turn.seat
    return _go_on(_passed(state, seat, log, automatic=False), _following(state, seat), log)


def end_turn(state: State, move: EndTurn, log: Log) -> State:  # noqa: ARG001 every step takes the same
    require_first_action_taken(state.turn)
    seat = state.turn.seat
    log.append(Event(TurnEnded(seat)))
    state = refilled(state, log)
    if state.kadhan is not None:
        state = kadhan.activate(state, log)
    return _go_on(state, _following(state, seat), log)


def can_act(state: State, seat: int) -> bool:
    """KU22: whether the seat, at the start of a turn, could perform some action."""
    hunter, fresh = state.hunters[seat], replace(state, turn=Turn(seat))
    return any(listed(fresh, hunter) for listed in (travel.moves, dig.moves, unload.moves, reserve.moves))


def _go_on(state: State, seat: int, log: Log) -> State:
    """The state with the next seat that can act on turn, from this one on; what Kadhan does meanwhile is done."""
    while True:
        if _all_passed(state):
            state = _phase_ended(state, log)
            if state.phase == NIGHT:
                return state
            seat = state.token
        if seat == AUTOMATON:
            if state.kadhan is not None and not state.kadhan.passed:
                state = kadhan.take_turn(state, log)
        elif not state.hunters[seat].passed:
            if can_act(state, seat):
                return replace(state, turn=Turn(seat))
            state = _passed(state, seat, log, automatic=True)
        seat = _following(state, seat)


def _following(state: State, seat: int) -> int:
    """The seat to the left; against Kadhan the two take turns (KU24, KU102)."""
    if state.kadhan is not None:
        return AUTOMATON if seat == 0 else 0
    return (seat + 1) % len(state.hunters)


def _passed(state: State, seat: int, log: Log, *, automatic: bool) -> State:
    hunter = state.hunters[seat]
    first = not _anybody_passed(state)
    log.append(Event(Passed(seat, hunter.water, automatic, first)))
    hunters = with_hunter(state, seat, replace(hunter, water=0, passed=True))
    return replace(state, hunters=hunters, token=seat if first else state.token)


def _anybody_passed(state: State) -> bool:
    return any(hunter.passed for hunter in state.hunters) or (state.kadhan is not None and state.kadhan.passed)


def _all_passed(state: State) -> bool:
    return all(hunter.passed for hunter in state.hunters) and (state.kadhan is None or state.kadhan.passed)


def _phase_ended(state: State, log: Log) -> State:
    """KU90; on the last evening the water stays as it is."""
    begins = state.phase + 1
    log.append(Event(PhaseEnded(state.phase, begins, state.token)))
    automaton = state.kadhan and kadhan.at_phase_end(state.kadhan)
    if begins == NIGHT:
        return replace(state, phase=begins, kadhan=automaton)
    water = water_each_phase(state.setting.challenges)
    hunters = tuple(replace(hunter, water=water, passed=False) for hunter in state.hunters)
    return replace(state, phase=begins, hunters=hunters, kadhan=automaton)
