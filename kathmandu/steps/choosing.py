"""Choosing architects before the first round (KT110, KT161)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.architects import allowed_at
from kathmandu.moves import ChooseArchitect, Move
from kathmandu.state import Choosing, Table, with_player
from kathmandu.steps.rounds import open_market
from kathmandu.steps.step import Step, not_now
from kathmandu.story import Story
from kathmandu.tellings import ArchitectChosen


def free_architects(state: Table) -> tuple[str, ...]:
    """Those that nobody has taken yet."""
    taken = {player.architect for player in state.players}
    return tuple(name for name in allowed_at(state.seats) if name not in taken)


def legal(state: Table, _seat: int) -> tuple[Move, ...]:
    return tuple(ChooseArchitect(name) for name in free_architects(state))


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    assert isinstance(state.phase, Choosing)
    if not isinstance(move, ChooseArchitect):
        raise not_now("KT161", move, "choose_architect")
    free = free_architects(state)
    if move.architect not in free:
        raise IllegalMove("KT161", f"{move.architect!r} is not on offer; there are {', '.join(free)}")
    story.tell(ArchitectChosen(seat, move.architect))
    player = replace(state.players[seat], architect=move.architect)
    return replace(state, players=with_player(state.players, seat, player), phase=Choosing(state.phase.queue[1:]))


def leave(state: Table, story: Story) -> Table:
    return open_market(state, story)


STEP = Step("KT161", legal, play, leave)
