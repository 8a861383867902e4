"""Public goals: who meets one scores it (KT111, KT112)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.goals import GOALS
from kathmandu.moves import Claim, Move
from kathmandu.objectives import all_met_by
from kathmandu.state import Claiming, GoalState, Table, with_player
from kathmandu.steps.leftover import spend_next
from kathmandu.steps.step import Step, not_now
from kathmandu.story import Story
from kathmandu.tellings import GoalClaimed


def claimable(state: Table, seat: int) -> tuple[str, ...]:
    """The open goals that the seat meets, none if it has one already."""
    if any(seat in goal.claimed_by for goal in state.goals):
        return ()
    area = state.players[seat].area
    return tuple(
        [
            goal.id
            for goal in state.goals
            if not goal.closed and all_met_by(GOALS.public[goal.id].objectives, area) is not None
        ]
    )


def settle_goals(state: Table, spenders: tuple[int, ...], story: Story) -> Table:
    """Whoever meets one goal scores it, who meets several chooses; then `spenders` spend their leftover coins."""
    choosing = []
    for seat in state.clockwise if state.goals else ():
        met = claimable(state, seat)
        if len(met) == 1:
            state = _claimed(state, seat, met[0], story)
        elif met:
            choosing.append(seat)
    return replace(state, phase=Claiming(tuple(choosing), spenders))


def _claimed(state: Table, seat: int, goal_id: str, story: Story) -> Table:
    goal, player = GOALS.public[goal_id], state.players[seat]
    monuments = all_met_by(goal.objectives, player.area)
    assert monuments is not None
    story.tell(GoalClaimed(seat, goal_id, goal.points, monuments))
    goals = tuple([GoalState(g.id, (*g.claimed_by, seat), g.closed) if g.id == goal_id else g for g in state.goals])
    player = replace(player, goal_points=player.goal_points + goal.points)
    return replace(state, goals=goals, players=with_player(state.players, seat, player))


def legal(state: Table, seat: int) -> tuple[Move, ...]:
    return tuple([Claim(goal) for goal in claimable(state, seat)])


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    phase = state.phase
    assert isinstance(phase, Claiming)
    if not isinstance(move, Claim):
        raise not_now("KT112", move, "claim: claiming is not optional")
    met = claimable(state, seat)
    if move.goal not in met:
        raise IllegalMove("KT112", f"you do not meet an open goal {move.goal!r}; choose one of {', '.join(met)}")
    state = _claimed(state, seat, move.goal, story)
    return replace(state, phase=Claiming(phase.queue[1:], phase.spenders))


def leave(state: Table, story: Story) -> Table:
    assert isinstance(state.phase, Claiming)
    return spend_next(state, state.phase.spenders, story)


STEP = Step("KT112", legal, play, leave)
