"""Bid manipulation: a coin jumps to a free spot or is swapped (KT101, KT104)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.moves import Jump, Move, Stay, Swap
from kathmandu.state import Coin, Manipulating, Table, with_player
from kathmandu.steps.bidding import check_coin, check_spot, free_spots
from kathmandu.steps.revealing import reveal
from kathmandu.steps.step import Step, not_now, without
from kathmandu.story import Story
from kathmandu.tellings import BidStayed, CoinJumped, CoinSwapped

_STAY = Stay()


def legal(state: Table, seat: int) -> tuple[Move, ...]:
    own = [coin.spot for coin in state.bids if coin.seat == seat]
    free, coins = free_spots(state), state.players[seat].coins
    jumps = [Jump(spot, to) for spot in own for to in free]
    swaps = [Swap(spot, coin) for spot in own for coin in coins]
    return (_STAY, *jumps, *swaps)


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    phase = state.phase
    assert isinstance(phase, Manipulating)
    if isinstance(move, Stay):
        story.tell(BidStayed(seat))
    elif isinstance(move, Jump):
        check_spot(state, move.to)
        coin = _own_coin(state, seat, move.spot)
        story.tell(CoinJumped(seat, move.spot, move.to))
        state = _with_coin(state, coin, Coin(seat, coin.value, move.to))
    elif isinstance(move, Swap):
        check_coin(state, seat, move.coin)
        state = _swapped(state, _own_coin(state, seat, move.spot), move.coin, story)
    else:
        raise not_now("KT101", move, "jump, swap or stay")
    return replace(state, phase=Manipulating(phase.queue[1:]))


def _own_coin(state: Table, seat: int, spot: str) -> Coin:
    own = {coin.spot: coin for coin in state.bids if coin.seat == seat}
    if spot not in own:
        raise IllegalMove("KT101", f"you have no coin on spot {spot!r}; yours lie on {', '.join(own)}")
    return own[spot]


def _with_coin(state: Table, old: Coin, new: Coin) -> Table:
    return replace(state, bids=tuple([new if coin is old else coin for coin in state.bids]))


def _swapped(state: Table, old: Coin, value: int, story: Story) -> Table:
    seen = CoinSwapped(old.seat, old.spot, value, old.value)
    if state.face_up:
        story.tell(seen)
    else:
        story.tell_apart(CoinSwapped(old.seat, old.spot, None, None), (old.seat, seen))
    player = state.players[old.seat]
    coins = tuple(sorted((*without(player.coins, value), old.value)))
    players = with_player(state.players, old.seat, replace(player, coins=coins))
    return _with_coin(replace(state, players=players), old, Coin(old.seat, value, old.spot))


def leave(state: Table, story: Story) -> Table:
    return reveal(state, story)


STEP = Step("KT101", legal, play, leave)
