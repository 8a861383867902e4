"""A solo round: debris, bid, collect, clearing."""

from typing import Any

import pytest
from msgspec.structs import replace

from kathmandu.moves import Bid, Done, Store
from kathmandu.pieces import PIECES
from kathmandu.solo.debris import cleared, shocks, spots_to_bid
from kathmandu.solo.state import Bidding, Building, Solo, Storing
from kathmandu.solo.tellings import (
    CardsCleared,
    CardsCollected,
    CardStored,
    CoinFreed,
    DebrisCleared,
    DebrisFell,
    ShockRolled,
    SoloMarketOpened,
)
from kathmandu.story import Story
from tests.kathmandu.positions import apply, cards, legal, play, refused, tellings, told, view
from tests.kathmandu.solo_positions import at_work, bidding, solo, with_stacks


def shaken(state: Solo, side: str) -> tuple[Solo, list[Any]]:
    """The debris phase from a seed whose first roll is this side, and its tellings."""
    for number in range(200):
        chance = replace(state.chance, seed=bytes([number] * 32))
        if chance.pick(PIECES.die)[0] == side:
            story = Story()
            return shocks(replace(state, chance=chance), story), list(tellings(story.events, 0))
    raise AssertionError(side)


@pytest.mark.rule("KT133")
def test_a_round_opens_the_market_and_shakes_before_the_bid() -> None:
    state = at_work("Bb")
    stored = replace(state, phase=Storing(), market=(*state.market[:4], None, None))
    last = apply(play(stored, (0, Store(1))), 0, Store(2))
    kinds = [type(telling) for telling in tellings(last.events, 0)]
    order = [kinds.index(kind) for kind in (CardStored, CardsCleared, SoloMarketOpened, ShockRolled)]
    assert order == sorted(order)
    assert last.state.round == 2
    assert None not in last.state.market
    assert last.state.phase == Bidding()


@pytest.mark.rule("KT145")
def test_the_die_shows_four_sides_with_equal_chance() -> None:
    assert sorted(PIECES.die) == ["E", "N", "S", "W"]


@pytest.mark.rule("KT134")
def test_the_rulebooks_example_of_debris() -> None:
    """North is hit; the second spot has a coin, which comes back; one debris falls left and right of it."""
    state, seen = shaken(with_stacks(solo(), N2=("", 3)), "N")
    assert seen[0] == ShockRolled("N")
    assert [type(telling) for telling in seen[1:]] == [DebrisFell, CoinFreed, DebrisFell]
    assert [telling.spot for telling in seen[1:]] == ["N1", "N2", "N3"]
    assert state.coins == (1, 2, 3, 4, 5)
    lying = {stack.spot: len(stack.debris) for stack in state.stacks if stack.debris}
    assert lying == {"N1": 1, "N3": 1}
    assert len(state.bag) == 23


@pytest.mark.rule("KT134")
def test_debris_stacks_in_order_beneath_a_coin_that_was_there() -> None:
    state, seen = shaken(with_stacks(solo(), W1=("br", None), W2=("gg", 4)), "W")
    stacks = {stack.spot: stack for stack in state.stacks}
    assert stacks["W1"].debris[:2] == "br"
    assert len(stacks["W1"].debris) == 3
    assert (stacks["W2"].debris, stacks["W2"].coin) == ("gg", None)
    assert CoinFreed("W2", 4) in seen


@pytest.mark.rule("KT135")
@pytest.mark.parametrize(
    ("side", "spots"), [("N", ["N1", "N2", "N3"]), ("S", ["S1", "S2", "S3"]), ("W", ["W1", "W2"]), ("E", ["E1", "E2"])]
)
def test_each_side_is_hit_left_to_right_or_top_to_bottom_also_in_round_one(side: str, spots: list[str]) -> None:
    _, seen = shaken(with_stacks(solo()), side)
    assert [telling.spot for telling in seen if isinstance(telling, DebrisFell)] == spots


@pytest.mark.rule("KT135")
def test_an_empty_bag_adds_nothing_but_coins_still_come_back() -> None:
    state = replace(with_stacks(solo(), E1=("", 5)), bag="")
    shaken_state, seen = shaken(state, "E")
    assert seen[1:] == [CoinFreed("E1", 5)]
    assert shaken_state.coins == (1, 2, 3, 4, 5)


@pytest.mark.rule("KT136")
def test_a_coin_is_placed_openly_where_it_exceeds_the_debris() -> None:
    state = with_stacks(bidding(solo()), N1=("bb", None), N2=("", 4))
    refused(state, 0, Bid("N1", 2), "KT136", "must be greater than the 2 debris")
    refused(state, 0, Bid("N2", 5), "KT136", "your coin 4 already")
    refused(state, 0, Bid("S1", 4), "KT136", "you have 1, 2, 3, 5")
    refused(state, 0, Bid("X9", 1), "KT146")
    refused(state, 0, Done(), "KT136", "only bid")
    placed = apply(state, 0, Bid("N1", 3))
    assert placed.undoable
    [stack] = [stack for stack in placed.state.stacks if stack.spot == "N1"]
    assert (stack.debris, stack.coin) == ("bb", 3)


@pytest.mark.rule("KT136", "KT137")
@pytest.mark.parametrize("stack", [("", 1), ("bwrgy", None)])
def test_debris_repeats_until_a_bid_is_legal(stack: tuple[str, int | None]) -> None:
    """All coins lie on the mat, or the only one in hand exceeds no stack; nothing falls once the bag is empty."""
    stacks = {"N1": ("", 2), "S1": ("", 3), "W1": ("", 4), "E1": ("", 5), "N2": stack}
    state = bidding(with_stacks(solo(), **stacks))
    blocked = tuple(replace(s, debris=s.debris or "b") if s.coin is None else s for s in state.stacks)
    state = replace(state, stacks=blocked)
    assert not spots_to_bid(state)
    story = Story()
    state = shocks(state, story)
    assert spots_to_bid(state)
    assert any(isinstance(telling, CoinFreed) for telling in tellings(story.events, 0))


@pytest.mark.rule("KT138")
def test_the_two_cards_are_taken_and_the_coin_stays() -> None:
    state = with_stacks(solo())
    first, _, third, _ = state.market[:4]
    taken = apply(state, 0, Bid("N1", 2))
    assert told(taken, CardsCollected) == [CardsCollected((1, 3), (first, third))]
    assert taken.state.hand == (first, third)
    assert taken.state.coins == (1, 3, 4, 5)
    assert isinstance(taken.state.phase, Building)


@pytest.mark.rule("KT138")
def test_spots_aim_at_storage_from_round_two_on() -> None:
    early, late = with_stacks(solo()), with_stacks(bidding(solo()))
    assert told(apply(early, 0, Bid("E1", 1)), CardsCollected)[0].spaces == (2, 1)
    assert told(apply(late, 0, Bid("E1", 1)), CardsCollected)[0].spaces == (2, 5)
    assert told(apply(late, 0, Bid("S3", 1)), CardsCollected)[0].spaces == (6, 5)
    assert view(early).mat == "four"
    assert view(late).mat == "six"


@pytest.mark.rule("KT146")
@pytest.mark.parametrize("spot", ["N3", "S3"])
def test_the_spots_of_the_storage_cannot_be_bid_on_in_round_one(spot: str) -> None:
    refused(with_stacks(solo()), 0, Bid(spot, 1), "KT146", "in round 1")


@pytest.mark.rule("KT139")
def test_all_debris_of_a_colour_goes_back_also_from_within_stacks() -> None:
    state, story = with_stacks(solo(), N1=("bgb", 4), S2=("rbw", None), W1=("r", None)), Story()
    after = cleared(state, "b", story)
    stacks = {stack.spot: (stack.debris, stack.coin) for stack in after.stacks if stack.debris or stack.coin}
    assert stacks == {"N1": ("g", 4), "S2": ("rw", None), "W1": ("r", None)}
    assert after.bag.count("b") == 5
    assert tellings(story.events, 0) == [DebrisCleared("b", (("N1", 2), ("S2", 1)))]


@pytest.mark.rule("KT141")
def test_storage_is_discarded_and_two_market_cards_of_ones_choice_take_its_places() -> None:
    state = bidding(solo())
    one, _, three, four, five, six = state.market
    state = replace(state, phase=Building(), market=(one, None, three, four, five, six), hand=())
    done = apply(state, 0, Done())
    assert told(done, CardsCleared) == [CardsCleared((five, six), (5, 6))]
    refused(done.state, 0, Store(2), "KT141", "no market card")
    refused(done.state, 0, Store(5), "KT141")
    refused(done.state, 0, Done(), "KT141", "only store")
    first = apply(done.state, 0, Store(4))
    assert told(first, CardStored) == [CardStored(four, 4, 5)]
    assert first.undoable
    second = apply(first.state, 0, Store(1))
    assert told(second, CardStored) == [CardStored(one, 1, 6)]
    assert told(second, CardsCleared) == [CardsCleared((three,), (3,))]
    assert not second.undoable
    assert second.state.market[4:] == (four, one)
    assert second.state.discards == (five, six, three)


def test_a_discard_pile_grows_by_what_is_cut() -> None:
    state = at_work("S1b S1w S1r S1g")
    state = play(state, (0, Done()))
    assert [move.card for move in legal(state, 0)] == list(cards("S1b S1w S1r S1g"))
