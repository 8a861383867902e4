"""Which spot to bid on: what the cards there would bring, and how likely the coin is to win them."""

from collections.abc import Mapping

from kathmandu.architects import strength
from kathmandu.greedy.areas import card_gain, time_left
from kathmandu.moves import Bid, Jump, Move, Swap
from kathmandu.resolution import resolve
from kathmandu.state import Coin, Table

_DRAWN = 1.3
"""What a card drawn from the red deck brings about, instead of one not won."""
_PRICE = 0.22
"""What a point of a coin is worth for later bids."""
_CONTESTED = 0.3
"""How likely somebody who bids later wants the same card; a higher coin holds better."""
_HIGHEST = 6

Bids = tuple[Coin, ...]


def gains_of(state: Table, seat: int) -> dict[int, float]:
    """By market space, what its card would bring beyond a drawn one."""
    left = time_left(state)
    return {
        space: card_gain(state, seat, card, left) - _DRAWN
        for space, card in enumerate(state.market, start=1)
        if card is not None
    }


def bids_after(state: Table, seat: int, move: Move) -> Bids:
    """The coins on the mat as this move would leave them."""
    match move:
        case Bid(spot, coin):
            return (*state.bids, Coin(seat, coin, spot))
        case Jump(spot, to):
            return tuple([Coin(coin.seat, coin.value, to) if coin.spot == spot else coin for coin in state.bids])
        case Swap(spot, value):
            return tuple([Coin(coin.seat, value, spot) if coin.spot == spot else coin for coin in state.bids])
    return state.bids


def bids_worth(state: Table, seat: int, bids: Bids, gains: Mapping[int, float], later: int) -> float:
    """What these coins bring to a seat when `later` more will be placed by others."""

    def counts(owner: int, value: int) -> int:
        return strength(state, owner, value)

    worth = -_PRICE * sum(coin.value for coin in bids if coin.seat == seat)
    for result in resolve(state.mat, state.market, bids, counts):
        if result.winner == seat:
            doubt = _CONTESTED * (1 - result.contenders[0].strength / _HIGHEST)
            worth += gains[result.space] * (1 - doubt) ** later
    return worth
