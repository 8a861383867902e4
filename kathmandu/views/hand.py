"""What a seat knows beyond the public view."""

from msgspec import Struct

from kathmandu.state import Building, Keeping, Spending, Table, Wet
from kathmandu.views.pieces import MonumentView, ObjectiveView, Play, monument_views, progress
from kathmandu.views.plays import plays
from kathmandu.views.table import phase_is_bidding, score_now


class OwnCoin(Struct, frozen=True):
    """A coin of one's own on the mat."""

    spot: str
    value: int


class Draft(Struct, frozen=True):
    """What one has built and discarded in this build phase, still unseen by the others (KT43)."""

    area: tuple[MonumentView, ...]
    score: int
    dropped: tuple[int, ...]


class Hand(Struct, frozen=True, tag="hand"):
    """What the seat alone knows.

    `drawn` are the cards of which one goes back; `placed` its coins on the mat; `plays` what each hand card (and a card
    just bought) could become now; `wet` the monument that needs a colour for a wild.
    """

    cards: tuple[int, ...]
    drawn: tuple[int, ...]
    coins: tuple[int, ...]
    placed: tuple[OwnCoin, ...]
    mission: str
    objectives: tuple[ObjectiveView, ...]
    plays: tuple[Play, ...]
    draft: Draft | None
    wet: Wet | None


def hand_view(state: Table, seat: int) -> Hand:
    """The seat's own knowledge; while builds are private its own unseen monuments count."""
    player, phase = state.players[seat], state.phase
    own_turn = isinstance(phase, Keeping | Spending) and phase.queue[:1] == (seat,)
    drawn = phase.drawn if isinstance(phase, Keeping) and own_turn else ()
    bought = (phase.bought,) if isinstance(phase, Spending) and own_turn and phase.bought is not None else ()
    areas = tuple([(owner, state.players[owner].area) for owner in state.areas_of(seat)])
    wet = [wet for wet in phase.wet if wet.seat == seat] if isinstance(phase, Building | Spending) else []
    placed = [coin for coin in state.bids if coin.seat == seat] if phase_is_bidding(state) else []
    draft = None
    if isinstance(phase, Building) and phase.before:
        draft = Draft(monument_views(player.area), score_now(player), phase.dropped[seat])
    reconstruction = state.options.reconstruction and not isinstance(phase, Spending)
    return Hand(
        cards=player.hand,
        drawn=drawn,
        coins=player.coins,
        placed=tuple([OwnCoin(coin.spot, coin.value) for coin in placed]),
        mission=player.mission,
        objectives=progress(player.mission, player.area),
        plays=plays((*bought, *player.hand), areas, reconstruction),
        draft=draft,
        wet=wet[0] if wet else None,
    )
