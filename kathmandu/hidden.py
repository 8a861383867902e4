"""Who could name which hidden card in its place: the bookkeeping behind `determinize` (KT32).

Public are: market cards won (in the winner's hand until seen elsewhere), cards that went under the red deck from the
market (their order too), and what Sophie took from the discard row. A red draw is known to its owner; a card that was
known in the deck is still known in the hand. A card that Liliana or Charles returned is known to that seat, and stays
known to it whoever draws it. When one of several drawn cards is returned, those among them that others could name are
lost to them: they only know that these lie in that hand but for one, perhaps, in the place of the returned card.
"""

from msgspec.structs import replace

from kathmandu.components import HOLOFOIL
from kathmandu.state import Keeping, Returned, Table


def known_to(state: Table, seat: int | None) -> frozenset[int]:
    """The cards of hands and red deck that the seat can name in their places; None is somebody who watches.

    Cards that lie open may be among them.
    """
    if seat is None:
        return state.public
    mixed_again = {at for later in state.returns for at in later.contained}
    own = [r.card for at, r in enumerate(state.returns) if r.holder == seat and at not in mixed_again]
    return state.public.union(state.players[seat].hand, own)


def shown(state: Table, cards: tuple[int, ...]) -> Table:
    """Everybody sees these cards before they go into a hand or under the deck."""
    return replace(state, public=state.public.union(cards))


def returned_among(state: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The returns whose card lay in the deck until now and is one of these: all can see that from its place."""
    return tuple([at for at, r in enumerate(state.returns) if r.drawn_by is None and r.card in cards])


def drawn_again(state: Table, seat: int, contained: tuple[int, ...]) -> Table:
    """The seat has drawn what was put back in these returns."""
    if not contained:
        return state
    returns = [replace(r, drawn_by=seat) if at in contained else r for at, r in enumerate(state.returns)]
    return replace(state, returns=tuple(returns))


def put_back(state: Table, looking: Keeping, card: int) -> Table:
    """One of the drawn cards goes under the deck, and all but the seat lose track of which.

    A holofoil Buddha never lies in a hand: everybody knows whether it was returned.
    """
    candidates = () if card in HOLOFOIL else tuple(other for other in looking.drawn if other not in HOLOFOIL)
    lost = tuple(sorted(state.public.intersection(candidates)))
    record = Returned(looking.queue[0], card, len(candidates), lost, looking.contained)
    return replace(
        state,
        red=(*state.red, card),
        public=state.public.difference(lost),
        returns=(*state.returns, record),
    )
