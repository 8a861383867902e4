"""The round of the solo game: market, debris, bid and collect, clearing (KT133 to KT141, KT148)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.moves import Bid, Move, Store
from kathmandu.solo.debris import shocks, spots_to_bid
from kathmandu.solo.state import STORAGE, Bidding, Building, Over, Solo, Storing
from kathmandu.solo.tellings import CardsCleared, CardsCollected, CardStored, SoloEnded, SoloMarketOpened
from kathmandu.steps.step import not_now, without
from kathmandu.story import Story
from kathmandu.tellings import CoinPlaced

MARKET = range(1, 5)


def begin_round(state: Solo, story: Story) -> Solo:
    """Four cards, debris, and then a bid."""
    cards, blue = state.blue[: len(MARKET)], state.blue[len(MARKET) :]
    story.tell(SoloMarketOpened(state.round, cards))
    state = replace(state, market=(*cards, *state.market[len(MARKET) :]), blue=blue, phase=Bidding())
    return shocks(state, story)


def legal_bids(state: Solo) -> tuple[Move, ...]:
    return tuple(Bid(spot, coin) for spot, coin in spots_to_bid(state))


def bid(state: Solo, move: Move, story: Story) -> Solo:
    """A coin on a spot, and its two cards into the hand; the coin stays (KT136, KT138)."""
    if not isinstance(move, Bid):
        raise not_now("KT136", move, "bid")
    if (move.spot, move.coin) not in spots_to_bid(state):
        _refuse_bid(state, move)
    stacks = tuple(replace(s, coin=move.coin) if s.spot == move.spot else s for s in state.stacks)
    story.tell(CoinPlaced(0, move.spot, move.coin))
    aims = state.mat.spots[move.spot].aims
    first, second = (state.market[space - 1] for space in aims)
    assert first is not None
    assert second is not None
    story.tell(CardsCollected(aims, (first, second)))
    market = tuple(None if space in aims else card for space, card in enumerate(state.market, start=1))
    return replace(
        state,
        stacks=stacks,
        coins=without(state.coins, move.coin),
        market=market,
        hand=(*state.hand, first, second),
        phase=Building(),
    )


def _refuse_bid(state: Solo, move: Bid) -> None:
    stack = next((stack for stack in state.stacks if stack.spot == move.spot), None)
    if stack is None or stack.spot not in state.mat.spots:
        raise IllegalMove("KT146", f"spot {move.spot!r} cannot be bid on in round {state.round}")
    if stack.coin is not None:
        raise IllegalMove("KT136", f"spot {move.spot} has your coin {stack.coin} already")
    if move.coin not in state.coins:
        raise IllegalMove(
            "KT136", f"coin {move.coin} is not yours to place; you have {', '.join(map(str, state.coins))}"
        )
    raise IllegalMove("KT136", f"coin {move.coin} must be greater than the {len(stack.debris)} debris on {move.spot}")


def end_build(state: Solo, story: Story) -> Solo:
    """The game is lost when the deck has run out, else the market is cleared (KT141, KT148)."""
    if not state.blue:
        story.tell(SoloEnded(None))
        return replace(state, phase=Over(None))
    return replace(_cleared(state, STORAGE, story), phase=Storing())


def _cleared(state: Solo, spaces: tuple[int, ...] | range, story: Story) -> Solo:
    """What lies on these spaces goes to the discard pile."""
    lying = [(space, card) for space, card in enumerate(state.market, start=1) if card is not None and space in spaces]
    if not lying:
        return state
    cards = tuple(card for _, card in lying)
    story.tell(CardsCleared(cards, tuple(space for space, _ in lying)))
    market = tuple(None if space in spaces else card for space, card in enumerate(state.market, start=1))
    return replace(state, market=market, discards=state.discards + cards)


def legal_storing(state: Solo) -> tuple[Move, ...]:
    return tuple(Store(space) for space in MARKET if state.market[space - 1] is not None)


def store(state: Solo, move: Move, story: Story) -> Solo:
    """A market card to the next storage space; after the second the next round begins (KT141)."""
    if not isinstance(move, Store):
        raise not_now("KT141", move, "store")
    card = state.market[move.space - 1] if move.space in MARKET else None
    if card is None:
        raise IllegalMove("KT141", f"there is no market card on space {move.space}")
    to = STORAGE[0] if state.market[STORAGE[0] - 1] is None else STORAGE[1]
    story.tell(CardStored(card, move.space, to))
    market = list(state.market)
    market[move.space - 1], market[to - 1] = None, card
    state = replace(state, market=tuple(market))
    if to == STORAGE[0]:
        return state
    return begin_round(replace(_cleared(state, MARKET, story), round=state.round + 1), story)
