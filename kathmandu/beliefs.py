"""States that a seat cannot tell from the real one, made from what the seat knows alone.

Hidden from a seat are, and only these are drawn anew: the order of the blue deck; the cards of red deck and other
hands, but for those it can name in their places (see hidden.py); the coins of others that lie face down; the missions
of others unless they are open; what others built or discarded in a build phase that is not shown yet; and the seed.
Everything else is public or the seat's own.
"""

from msgspec.structs import replace

from engine_core.chance import Chance
from kathmandu.goals import GOALS
from kathmandu.hidden_places import redealt
from kathmandu.state import Bidding, Building, Coin, Manipulating, Over, Table, with_player
from kathmandu.steps import building
from kathmandu.steps.flow import legal_moves
from kathmandu.story import Story


def believed(state: Table, seat: int, chance: Chance) -> Table:
    """The state with everything hidden from the seat drawn anew."""
    state = _private_builds_undone(state, seat)
    state, chance = redealt(state, seat, chance)
    blue, chance = chance.shuffled(sorted(state.blue))
    state, chance = _missions_dealt(replace(state, blue=blue), seat, chance)
    state, chance = _coins_redealt(state, seat, chance)
    state = _as_the_phase_began(state, seat)
    state, chance = _private_builds_guessed(state, seat, chance)
    return replace(state, chance=chance)


def _private_builds_undone(state: Table, seat: int) -> Table:
    """The others as they were when the build phase began, before any of them had done a thing."""
    phase = state.phase
    if not isinstance(phase, Building) or not phase.before:
        return state
    players = with_player(phase.before, seat, state.players[seat])
    told: tuple[tuple[()], ...] = ((),) * state.seats
    phase = replace(
        phase,
        cutting=phase.cutting & {seat},
        wet=tuple([wet for wet in phase.wet if wet.seat == seat]),
        told=(*told[:seat], phase.told[seat], *told[seat + 1 :]),
        dropped=(*told[:seat], phase.dropped[seat], *told[seat + 1 :]),
    )
    return replace(state, players=players, phase=phase)


def _as_the_phase_began(state: Table, seat: int) -> Table:
    """The position that is shown of the others, now that their hidden parts are drawn anew."""
    phase = state.phase
    if not isinstance(phase, Building) or not phase.before:
        return state
    before = with_player(state.players, seat, phase.before[seat])
    return replace(state, phase=replace(phase, before=before))


def _missions_dealt(state: Table, seat: int, chance: Chance) -> tuple[Table, Chance]:
    if state.options.open_missions or isinstance(state.phase, Over):
        return state, chance
    missions = GOALS.advanced if state.options.advanced_missions else GOALS.missions
    own = state.players[seat].mission
    unknown, chance = chance.shuffled([mission for mission in missions if mission != own])
    players = [
        player if at == seat else replace(player, mission=unknown[at]) for at, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players)), chance


def _coins_redealt(state: Table, seat: int, chance: Chance) -> tuple[Table, Chance]:
    """Which of its unspent coins another seat has put face down."""
    if state.face_up or not isinstance(state.phase, Bidding | Manipulating):
        return state, chance
    players, bids = state.players, list(state.bids)
    for other, player in enumerate(state.players):
        placed = [at for at, coin in enumerate(bids) if coin.seat == other]
        if other == seat or not placed:
            continue
        unspent, chance = chance.shuffled(sorted((*player.coins, *[bids[at].value for at in placed])))
        for at, value in zip(placed, unspent, strict=False):
            bids[at] = Coin(other, value, bids[at].spot)
        coins = tuple(sorted(unspent[len(placed) :]))
        players = with_player(players, other, replace(player, coins=coins))
    return replace(state, players=players, bids=tuple(bids)), chance


def _private_builds_guessed(state: Table, seat: int, chance: Chance) -> tuple[Table, Chance]:
    """Those who are done have built something: any legal way of finishing is as good as another."""
    phase = state.phase
    if not isinstance(phase, Building) or not phase.before:
        return state, chance
    done = [other for other in range(state.seats) if other not in phase.waiting and other != seat]
    state = replace(state, phase=replace(phase, waiting=phase.waiting.union(done)))
    for other in done:
        while isinstance(state.phase, Building) and other in state.phase.waiting:
            move, chance = chance.pick(legal_moves(state, other))
            state = building.play(state, other, move, Story())
    return state, chance
