"""Placing coins (KT20, KT21, KT80, KT100)."""

from functools import lru_cache

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.moves import Bid, Move
from kathmandu.state import Bidding, Coin, Manipulating, Table, with_player
from kathmandu.steps.revealing import reveal
from kathmandu.steps.step import Step, not_now, without
from kathmandu.story import Story
from kathmandu.tellings import CoinPlaced


def free_spots(state: Table) -> tuple[str, ...]:
    """The spots without a coin, in the order of the mat."""
    taken = [coin.spot for coin in state.bids]
    return tuple([spot for spot in state.mat.spots if spot not in taken])


@lru_cache(maxsize=1 << 14)
def _bids(spots: tuple[str, ...], coins: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(Bid(spot, coin) for spot in spots for coin in coins)


def legal(state: Table, seat: int) -> tuple[Move, ...]:
    return _bids(free_spots(state), state.players[seat].coins)


def check_spot(state: Table, spot: str) -> None:
    """Raise `IllegalMove` when no coin can be placed there."""
    free = free_spots(state)
    if spot not in free:
        why = "has a coin already" if spot in state.mat.spots else "is no spot of this mat"
        raise IllegalMove("KT20", f"spot {spot!r} {why}; free are {', '.join(free)}")


def check_coin(state: Table, seat: int, coin: int) -> None:
    """Raise `IllegalMove` when the seat has no such coin to place."""
    coins = state.players[seat].coins
    if coin not in coins:
        raise IllegalMove("KT33", f"coin {coin} is not on your board unspent; there are {', '.join(map(str, coins))}")


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    assert isinstance(state.phase, Bidding)
    if not isinstance(move, Bid):
        raise not_now("KT20", move, "bid")
    check_spot(state, move.spot)
    check_coin(state, seat, move.coin)
    seen = CoinPlaced(seat, move.spot, move.coin)
    if state.face_up:
        story.tell(seen)
    else:
        story.tell_apart(CoinPlaced(seat, move.spot, None), (seat, seen))
    player = state.players[seat]
    return replace(
        state,
        players=with_player(state.players, seat, replace(player, coins=without(player.coins, move.coin))),
        bids=(*state.bids, Coin(seat, move.coin, move.spot)),
        phase=Bidding(state.phase.queue[1:]),
    )


def leave(state: Table, story: Story) -> Table:
    if not state.options.manipulation:
        return reveal(state, story)
    backwards = state.clockwise[::-1]
    # With two players the first bids last, yet both may manipulate (KT101, KT104).
    return replace(state, phase=Manipulating(backwards if state.seats == 2 else backwards[1:]))


STEP = Step("KT20", legal, play, leave)
