"""Which seats spend a leftover coin, and in which order (KT60, KT81)."""

from msgspec.structs import replace

from kathmandu.state import ROUNDS, Spending, Table
from kathmandu.steps.rounds import end_round
from kathmandu.story import Story


def coins_run_out(state: Table) -> bool:
    """Whether everybody is down to one coin after this round."""
    return state.round % (2 if state.seats == 2 else ROUNDS // 2) == 0


def spenders_now(state: Table) -> tuple[int, ...]:
    """The seats that spend a leftover coin after this round: highest coin first, tied ones clockwise."""
    if not coins_run_out(state):
        return ()
    return tuple(sorted(state.clockwise, key=lambda seat: -state.players[seat].coins[0]))


def spend_next(state: Table, spenders: tuple[int, ...], story: Story) -> Table:
    """The first of these seats spends its coin; without any the round is over."""
    if not spenders:
        return end_round(state, coins_run_out(state), story)
    return replace(state, phase=Spending(spenders, "power" if power_available(state, spenders[0]) else "spend"))


def power_available(state: Table, seat: int) -> bool:
    """Whether Liu or Sophie finds a card to draw or take (KT115, KT117)."""
    architect = state.players[seat].architect
    return bool(architect == "liu" and state.red) or bool(architect == "sophie" and state.discards)
