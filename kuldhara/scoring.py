"""What the night counts (KU91, KU92), Kadhan's score and what beating him takes (KU112, KU120)."""

from engine_core.outcome import AUTOMATON, Outcome, ScoreLine, Standing, TieBreak, rank
from kuldhara.challenges import is_met
from kuldhara.components import GEMS_FOR_A_POINT, NIGHT
from kuldhara.deck import CARDS
from kuldhara.jewelry import LEVELS
from kuldhara.state import Hunter, Kadhan, State
from kuldhara.workbench import counts_on


def outcome(state: State) -> Outcome | None:
    if state.phase != NIGHT:
        return None
    if state.kadhan is not None:
        return _against_kadhan(state, state.kadhan)
    tiles = tuple(sum(counts_on(hunter.bench.tiles)) for hunter in state.hunters)
    return rank([score_of(state, seat) for seat in range(len(state.hunters))], [TieBreak("KU92", tiles)])


def score_of(state: State, seat: int) -> tuple[ScoreLine, ...]:
    """What a seat would score if night fell now."""
    hunter = state.hunters[seat]
    return (
        ScoreLine("cards", sum(CARDS[card].points for card in hunter.crafted)),
        ScoreLine("tools", hunter.tools),
        ScoreLine("gems", sum(counts_on(hunter.bench.gems)) // GEMS_FOR_A_POINT),
        ScoreLine("token", int(state.token == seat)),
        ScoreLine("reserved", -sum(CARDS[card].points for card in hunter.reserved)),
    )


def score_of_kadhan(state: State, kadhan: Kadhan) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("cards", sum(CARDS[card].points for card in kadhan.crafted)),
        ScoreLine("gems", (sum(kadhan.loose) + sum(kadhan.settled)) // GEMS_FOR_A_POINT),
        ScoreLine("token", int(state.token == AUTOMATON)),
    )


def challenges_met(state: State) -> tuple[bool, ...]:
    """For each challenge of the match whether it would be met if night fell now."""
    hunter = state.hunters[0]
    crafted, gems = crafted_by_level(hunter), counts_on(hunter.bench.gems)
    return tuple(is_met(challenge, crafted, hunter.tools, gems) for challenge in state.setting.challenges)


def crafted_by_level(hunter: Hunter) -> tuple[int, ...]:
    levels = [CARDS[card].level for card in hunter.crafted]
    return tuple(levels.count(level) for level in LEVELS)


def _against_kadhan(state: State, kadhan: Kadhan) -> Outcome:
    lines, his = score_of(state, 0), score_of_kadhan(state, kadhan)
    total, his_total = sum(line.points for line in lines), sum(line.points for line in his)
    unmet = tuple(
        challenge for challenge, met in zip(state.setting.challenges, challenges_met(state), strict=True) if not met
    )
    won = total > his_total and not unmet
    standings = (
        Standing(0, 1 if won else 2, total, lines),
        Standing(AUTOMATON, 2 if won else 1, his_total, his),
    )
    if total > his_total and unmet:
        return Outcome(standings, (), reason="challenges_unmet", reason_words=unmet)
    return Outcome(standings, (0,) if won else (), decided_by="KU112" if total == his_total else None)
