"""The first state of a match of two to six players (KT10 to KT14, KT110, KT111, KT120 to KT123)."""

from msgspec.structs import replace

from engine_core.chance import Chance
from kathmandu.architects import allowed_at
from kathmandu.components import blue_deck, red_deck
from kathmandu.goals import GOALS
from kathmandu.options import Options
from kathmandu.pieces import COINS
from kathmandu.sections import COLOURS
from kathmandu.state import Choosing, GoalState, Player, Table
from kathmandu.steps.flow import settle
from kathmandu.story import Story


def deal(seats: int, options: Options, chance: Chance) -> Table:
    """Everything shuffled and dealt, waiting for the first architect to be chosen or the first coin."""
    drawn, chance = chance.below(seats)
    first = drawn if options.first_player is None else options.first_player
    blue, chance = chance.shuffled(blue_deck(seats, options.holofoil_buddhas))
    red, chance = chance.shuffled(red_deck(options.rainbow))
    missions, chance = chance.shuffled(tuple(GOALS.advanced if options.advanced_missions else GOALS.missions))
    goals, chance = chance.shuffled(tuple(GOALS.public))
    architects, chance = chance.shuffled(allowed_at(seats))
    dealt = options.senior_architects and not options.choose_architects
    table = Table(
        options=options,
        round=1,
        first=first,
        phase=Choosing(()),
        players=tuple(
            Player(COINS, (), missions[seat], architect=architects[seat] if dealt else None) for seat in range(seats)
        ),
        market=(),
        blue=blue,
        red=red,
        chance=chance,
        goals=tuple(GoalState(goal) for goal in goals[: seats - 1]) if options.senior_architects else (),
        bhairavs="".join(COLOURS) if options.bhairav else "",
    )
    if options.choose_architects:
        # From the first player's left, so that the first player chooses last (KT161).
        return replace(table, phase=Choosing((*table.clockwise[1:], first)))
    return settle(table, Story())
