"""Opening the market, ending a round, ending the match (KT12, KT62, KT70, KT81, KT111)."""

from msgspec.structs import replace

from kathmandu.goals import MISSIONS
from kathmandu.pieces import COINS
from kathmandu.scoring import bhairav_points, card_points, mission_points
from kathmandu.state import ROUNDS, Bidding, GoalState, Over, Table
from kathmandu.story import Story
from kathmandu.tellings import (
    BhairavScored,
    CoinsBack,
    GoalClosed,
    IncompleteScored,
    MarkerPassed,
    MarketOpened,
    MatchEnded,
    ObjectiveScored,
)


def open_market(state: Table, story: Story) -> Table:
    """Blue cards to the market, and bidding begins (KT12, KT20, KT80)."""
    spaces = state.mat.spaces
    cards = state.blue[:spaces]
    story.no_way_back()
    story.tell(MarketOpened(state.round, state.first, cards))
    order = state.clockwise
    queue = (order[0], order[1], order[1], order[0]) if state.seats == 2 else order
    return replace(state, market=cards, blue=state.blue[spaces:], results=(), phase=Bidding(queue))


def end_round(state: Table, coins_back: bool, story: Story) -> Table:
    """Claimed goals close, coins come back, the marker passes, and the next round or the end comes."""
    state = _goals_closed(state, story)
    if state.round == ROUNDS:
        return _end_match(state, story)
    if coins_back:
        story.tell(CoinsBack())
        state = replace(state, players=tuple([replace(p, coins=COINS, spent=()) for p in state.players]))
    # With two players the marker passes after every second round (KT81).
    passes = state.seats > 2 or state.round % 2 == 0
    if passes:
        state = replace(state, first=(state.first + 1) % state.seats)
        story.tell(MarkerPassed(state.first))
    return open_market(replace(state, round=state.round + 1), story)


def _goals_closed(state: Table, story: Story) -> Table:
    goals = []
    for goal in state.goals:
        closing = bool(goal.claimed_by) and not goal.closed
        if closing:
            story.tell(GoalClosed(goal.id))
        goals.append(GoalState(goal.id, goal.claimed_by, closed=True) if closing else goal)
    return replace(state, goals=tuple(goals))


def _end_match(state: Table, story: Story) -> Table:
    story.no_way_back()
    story.tell(MatchEnded(tuple([player.mission for player in state.players])))
    for seat, player in enumerate(state.players):
        for monument in player.area:
            if not monument.complete:
                story.tell(IncompleteScored(seat, monument.key, card_points(monument)))
        for kind, points, met in mission_points(MISSIONS[player.mission], player.area):
            if met:
                story.tell(ObjectiveScored(seat, player.mission, kind, points, met))
        if player.bhairav is not None:
            story.tell(BhairavScored(seat, player.bhairav, bhairav_points(player.bhairav, player.area)))
    return replace(state, phase=Over())
