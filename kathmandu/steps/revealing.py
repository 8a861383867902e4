"""Turning the coins and resolving every card (KT20, KT30, KT32)."""

from msgspec.structs import replace

from kathmandu.architects import strength
from kathmandu.hidden import shown
from kathmandu.resolution import collect_order, resolve
from kathmandu.state import Collecting, Result, Table
from kathmandu.story import Story
from kathmandu.tellings import CardUnsold, CardWon, CoinTurned


def reveal(state: Table, story: Story) -> Table:
    """The coins are open, each card has its winner, and the seats collect in order."""
    if not state.face_up:
        story.no_way_back()
        for coin in state.bids:
            story.tell(CoinTurned(coin.seat, coin.spot, coin.value))

    def counts(seat: int, value: int) -> int:
        return strength(state, seat, value)

    results = resolve(state.mat, state.market, state.bids, counts)
    for result in results:
        _tell(result, story)
    order = collect_order(state.clockwise, state.bids, counts)
    state = shown(state, tuple(card for card in state.market if card is not None))
    return replace(state, results=results, phase=Collecting(order))


def _tell(result: Result, story: Story) -> None:
    if result.reason is None:
        story.tell(CardUnsold(result.space, result.card))
        return
    best, *rest = result.contenders
    over = tuple([contender.spot for contender in rest])
    story.tell(CardWon(best.seat, result.space, result.card, best.spot, best.strength, result.reason, over))
