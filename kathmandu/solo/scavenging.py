"""The power of the Extreme level: two hand cards for one of the discard pile (KT143, KT149)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.moves import Move, Offer, Retrieve
from kathmandu.solo.state import Bidding, Building, Scavenging, Solo, Storing
from kathmandu.solo.tellings import CardRetrieved
from kathmandu.steps.step import not_now, without
from kathmandu.story import Story
from kathmandu.tellings import Discarded


def offers(state: Solo) -> list[Offer]:
    """The cards that can be the first of the two."""
    return [Offer(card) for card in state.hand] if state.extreme and len(state.hand) >= 2 else []


def offer(state: Solo, move: Offer, back: Bidding | Building | Storing, story: Story) -> Solo:
    """The first of two hand cards goes to the discard pile."""
    if not state.extreme:
        raise IllegalMove("KT143", "only the Extreme level takes cards back from the discard pile")
    if len(state.hand) < 2:
        raise IllegalMove("KT143", f"two hand cards must go for one of the discard pile; you have {len(state.hand)}")
    return _given(state, move, Scavenging(1, back), story)


def legal(state: Solo, phase: Scavenging) -> tuple[Move, ...]:
    if phase.owed:
        return tuple(Offer(card) for card in state.hand)
    return tuple(Retrieve(card) for card in state.discards)


def play(state: Solo, phase: Scavenging, move: Move, story: Story) -> Solo:
    """The second card goes, then one is taken."""
    if phase.owed:
        if not isinstance(move, Offer):
            raise not_now("KT143", move, "offer: a second card must go")
        return _given(state, move, Scavenging(0, phase.back), story)
    if not isinstance(move, Retrieve):
        raise not_now("KT143", move, "retrieve: one card of the discard pile comes back")
    if move.card not in state.discards:
        raise IllegalMove("KT143", f"card {move.card} is not on the discard pile")
    story.tell(CardRetrieved(move.card))
    hand, discards = (*state.hand, move.card), without(state.discards, move.card)
    return replace(state, hand=hand, discards=discards, phase=phase.back)


def _given(state: Solo, move: Offer, phase: Scavenging, story: Story) -> Solo:
    if move.card not in state.hand:
        raise IllegalMove("KT143", f"card {move.card} is not in your hand: {', '.join(map(str, state.hand))}")
    story.tell(Discarded(0, move.card))
    hand, discards = without(state.hand, move.card), (*state.discards, move.card)
    return replace(state, hand=hand, discards=discards, phase=phase)
