"""Debris: falling from the bag, and cleared away again (KT134, KT135, KT137, KT139)."""

from msgspec.structs import replace

from kathmandu.pieces import PIECES
from kathmandu.solo.state import Solo, Stack
from kathmandu.solo.tellings import CoinFreed, DebrisCleared, DebrisFell, ShockRolled
from kathmandu.story import Story


def spots_to_bid(state: Solo) -> tuple[tuple[str, int], ...]:
    """Every (spot, coin) that is a legal bid: no coin there, and more than the debris (KT136, KT146)."""
    aimed = state.mat.spots
    return tuple(
        (stack.spot, coin)
        for stack in state.stacks
        if stack.coin is None and stack.spot in aimed
        for coin in state.coins
        if coin > len(stack.debris)
    )


def shocks(state: Solo, story: Story) -> Solo:
    """The ground shakes once, and again until a bid is possible (KT137)."""
    story.no_way_back()
    state = _shock(state, story)
    while not spots_to_bid(state):
        state = _shock(state, story)
    return state


def _shock(state: Solo, story: Story) -> Solo:
    side, chance = state.chance.pick(PIECES.die)
    story.tell(ShockRolled(side))
    state = replace(state, chance=chance)
    for at, stack in enumerate(state.stacks):
        if stack.spot[0] == side:
            state = _hit(state, at, stack, story)
    return state


def _hit(state: Solo, at: int, stack: Stack, story: Story) -> Solo:
    """A coin comes back, or else one debris falls as long as the bag has any."""
    if stack.coin is not None:
        story.tell(CoinFreed(stack.spot, stack.coin))
        coins = tuple(sorted((*state.coins, stack.coin)))
        return replace(state, coins=coins, stacks=_with(state, at, replace(stack, coin=None)))
    if not state.bag:
        return state
    drawn, chance = state.chance.below(len(state.bag))
    colour = state.bag[drawn]
    story.tell(DebrisFell(stack.spot, colour))
    bag = state.bag[:drawn] + state.bag[drawn + 1 :]
    stacks = _with(state, at, replace(stack, debris=stack.debris + colour))
    return replace(state, bag=bag, stacks=stacks, chance=chance)


def cleared(state: Solo, colour: str, story: Story) -> Solo:
    """All debris of a colour back in the bag, the rest left in its order (KT139)."""
    counts = tuple((stack.spot, stack.debris.count(colour)) for stack in state.stacks if colour in stack.debris)
    if not counts:
        return state
    story.tell(DebrisCleared(colour, counts))
    stacks = tuple(replace(stack, debris=stack.debris.replace(colour, "")) for stack in state.stacks)
    bag = "".join(sorted(state.bag + colour * sum(count for _, count in counts)))
    return replace(state, stacks=stacks, bag=bag)


def _with(state: Solo, at: int, stack: Stack) -> tuple[Stack, ...]:
    return (*state.stacks[:at], stack, *state.stacks[at + 1 :])
