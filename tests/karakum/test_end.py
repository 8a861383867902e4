"""KR14, KR70, KR71: how the game ends."""

import pytest

from engine_core.refusals import IllegalMove
from karakum.components import LEFT_OUT
from karakum.events import Arrived, Bought, Ended
from karakum.game import KARAKUM
from karakum.moves import Buy, Draw, Take
from karakum.setup import Options
from tests.common.tables import Match
from tests.karakum.positions import camel, cards, legal, play, position, seat, tellings


@pytest.mark.rule("KR70")
def test_revealing_the_last_camel_does_not_end_the_game() -> None:
    applied = play(position(seat("2 spices"), camel_deck=["green 2"]), Buy(1, cards("2 spices")))
    assert Arrived(camel("green 2")) in tellings(applied)
    assert applied.state.camels.deck == ()
    assert KARAKUM.to_act(applied.state) == {1}
    assert KARAKUM.outcome(applied.state) is None


@pytest.mark.rule("KR70")
def test_the_game_ends_after_the_turn_in_which_the_market_was_not_refilled() -> None:
    applied = play(position(seat("2 spices"), seat(), seat(), camel_deck=[]), Buy(1, cards("2 spices")))
    assert tellings(applied)[-1] == Ended(())
    assert KARAKUM.to_act(applied.state) == frozenset()
    assert KARAKUM.outcome(applied.state) is not None


@pytest.mark.rule("KR70")
def test_the_turn_that_ends_the_game_is_played_to_its_end_with_the_bonus_card() -> None:
    state = play(position(seat("1 silk"), camel_deck=[]), Buy(4, cards("1 silk"))).state
    assert KARAKUM.outcome(state) is None
    assert play(state, Draw()).state.phase == "over"


@pytest.mark.rule("KR70")
def test_after_the_end_nothing_is_legal() -> None:
    over = play(position(seat("2 spices"), camel_deck=[]), Buy(1, cards("2 spices"))).state
    assert legal(over) == ()
    with pytest.raises(IllegalMove, match="the game is over") as refusal:
        KARAKUM.apply(over, over.turn, Take(0))
    assert refusal.value.rule == "KR70"


@pytest.mark.rule("KR71")
@pytest.mark.parametrize(("seats", "purchases"), [(2, 19), (3, 23), (4, 31)])
def test_the_game_ends_with_its_fixed_number_of_purchases_and_four_camels_left(seats: int, purchases: int) -> None:
    for number in range(20):
        steps = Match(KARAKUM, seats, Options(), bytes([number]) * 32).play()
        bought = [event for step in steps for event in step.events if isinstance(event.public, Bought)]
        assert len(bought) == purchases
        assert len(steps[-1].after.camels.market) == 4


@pytest.mark.rule("KR14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_all_learn_which_camels_were_left_out(seats: int) -> None:
    match = Match(KARAKUM, seats, Options(), bytes(32))
    left_out = match.first_state().camels.left_out
    steps = match.play()
    assert len(left_out) == LEFT_OUT[seats]
    assert all(KARAKUM.public_view(step.before).left_out is None for step in steps)
    assert not any(isinstance(event.public, Ended) for step in steps[:-1] for event in step.events)
    assert steps[-1].events[-1].public == Ended(left_out)
    assert KARAKUM.public_view(steps[-1].after).left_out == left_out
