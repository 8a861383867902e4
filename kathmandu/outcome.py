"""The end of a match of two to six players (KT70, KT71, KT73, KT90, KT91)."""

from engine_core.outcome import Outcome, ScoreLine, Standing
from kathmandu.goals import MISSIONS
from kathmandu.options import TEAM_COUNT
from kathmandu.scoring import (
    bhairav_points,
    buddha_colours,
    card_points,
    colour_bonus,
    end_points,
    mission_points,
)
from kathmandu.state import Over, Player, Table, team_of


def outcome(state: Table) -> Outcome | None:
    """The result once the match is over: most points win, a tie is a shared win, teams add theirs up."""
    if not isinstance(state.phase, Over):
        return None
    lines = [score_lines(player) for player in state.players]
    totals = [sum(line.points for line in each) for each in lines]
    counted = _counted(state, totals)
    best = max(counted)
    standings = tuple(
        Standing(seat, _rank(state, counted, seat), totals[seat], lines[seat], team_of(state.options, seat))
        for seat in range(state.seats)
    )
    return Outcome(standings, tuple(seat for seat, points in enumerate(counted) if points == best))


def score_lines(player: Player) -> tuple[ScoreLine, ...]:
    """All points of a player at the end, by what they are for."""
    area = player.area
    complete = [monument for monument in area if monument.complete]
    met = [points for _, points, monuments in mission_points(MISSIONS[player.mission], area) if monuments]
    return (
        ScoreLine("monuments", sum(card_points(monument) for monument in complete)),
        ScoreLine("colour_bonus", sum(colour_bonus(monument.kind, monument.colours) for monument in complete)),
        ScoreLine("buddha_colours", buddha_colours(area)),
        ScoreLine("goals", player.goal_points),
        ScoreLine("coins", player.coin_points),
        ScoreLine("incomplete", end_points(area)),
        ScoreLine("mission", sum(met)),
        ScoreLine("bhairav", 0 if player.bhairav is None else bhairav_points(player.bhairav, area)),
    )


def _counted(state: Table, totals: list[int]) -> list[int]:
    """What is compared for each seat: its total, or its team's sum (KT90)."""
    if state.options.teams is None:
        return totals
    teams = TEAM_COUNT[state.options.teams]
    sums = [sum(totals[team::teams]) for team in range(teams)]
    return [sums[seat % teams] for seat in range(state.seats)]


def _rank(state: Table, counted: list[int], seat: int) -> int:
    """1 is best; in team play teams are ranked, teammates share the rank."""
    rivals = counted if state.options.teams is None else counted[: TEAM_COUNT[state.options.teams]]
    return 1 + sum(points > counted[seat] for points in rivals)
