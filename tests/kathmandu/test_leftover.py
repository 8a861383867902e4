"""Spending leftover coins: points, a discarded card, a Bhairav."""

from typing import Any

import pytest
from msgspec.structs import replace

from kathmandu.game import KATHMANDU
from kathmandu.moves import Build, Buy, BuyBhairav, Discard, Done, Paint, TakeDiscard, TakePoints, UsePower
from kathmandu.state import Over, Spending
from kathmandu.tellings import BhairavBought, CardBought, CoinsBack, Discarded, DiscardTaken, PointsTaken
from tests.kathmandu.positions import (
    Position,
    all_points,
    apply,
    area,
    build,
    card,
    cards,
    colours,
    legal,
    play,
    refused,
    score,
    spending,
    start,
    told,
    view,
    whole_round,
    with_players,
)


def until_spending(state: Any) -> Position:
    while not isinstance(state.phase, Spending):
        seat = min(KATHMANDU.to_act(state))
        moves = legal(state, seat)
        state = play(state, (seat, Done() if Done() in moves else moves[0]))
    return state


@pytest.mark.rule("KT60")
def test_after_rounds_four_and_eight_leftover_coins_are_spent() -> None:
    state, rounds = start(3), []
    while KATHMANDU.to_act(state):
        if isinstance(state.phase, Spending):
            rounds.append(state.round)
            assert [len(player.coins) for player in state.players] == [1, 1, 1]
            state = all_points(state)
        else:
            state = until_spending(state)
    assert rounds == [4, 8]


@pytest.mark.rule("KT60")
def test_they_spend_from_the_highest_coin_down_ties_clockwise_before_the_marker_passes() -> None:
    state = start(4, first_player=1)
    for _ in range(3):
        state = whole_round(state)
    left = {0: (1, 4), 1: (1, 2), 2: (1, 4), 3: (1, 5)}
    for seat, coins in left.items():
        state = with_players(state, seat, coins=coins)
    assert state.first == 0
    state = until_spending(state)
    assert (state.round, state.first) == (4, 0)
    assert [player.coins for player in state.players] == [(4,), (2,), (4,), (5,)]
    assert state.phase.queue == (3, 0, 2, 1)


@pytest.mark.rule("KT60")
def test_a_coin_becomes_points_equal_to_its_value() -> None:
    taken = apply(spending([4, 2, 1]), 0, TakePoints())
    assert told(taken, PointsTaken) == [PointsTaken(0, 4)]
    assert score(taken.state) == 4
    assert taken.state.players[0].coins == ()
    assert 4 in taken.state.players[0].spent
    assert KATHMANDU.to_act(taken.state) == {1}


@pytest.mark.rule("KT60")
def test_a_discarded_card_is_bought_and_built_at_once_with_hand_cards_along() -> None:
    state = spending(hands=["S1g Bb"], discards="Br T1g")
    bought = apply(state, 0, Buy(card("Br")))
    assert told(bought, CardBought) == [CardBought(0, 3, card("Br"))]
    assert bought.state.discards == cards("T1g")
    assert view(bought.state).bought == card("Br")
    refused(bought.state, 0, Done(), "KT61", "ends only when the bought card is built")
    state = play(bought.state, (0, build("S1g")), (0, build("Br")), (0, build("Bb")))
    assert colours(state) == ["g", "r", "b"]
    assert KATHMANDU.to_act(state) == {0}
    state = play(state, (0, Done()))
    assert KATHMANDU.to_act(state) == {1}
    assert score(state) == 4, "the whole coin is spent"


@pytest.mark.rule("KT61")
@pytest.mark.parametrize(
    ("wanted", "hand", "built", "possible"),
    [
        ("T1g", "", [], True),
        ("T3g", "", [], False),
        ("T3g", "", ["T1b T2b"], True),
        ("T3g", "T2r", ["T1b"], True),
        ("T3g", "T1r T2r", [], True),
        ("T3g", "T1r", [], False),
        ("T3g", "T1r T1g", [], False),
        ("T3g", "S2r", ["T1b"], False),
        ("S2b/T2r", "", ["T1b"], True),
        ("P4g", "P1b P2b P3b", [], True),
        ("P4g", "S2g/P2b S2y/P1w P3b", [], True),
        ("P3g", "P1b/T3b", [], False),
    ],
)
def test_a_card_can_be_bought_if_it_can_be_built_after_hand_cards(
    wanted: str, hand: str, built: list[str], possible: bool
) -> None:
    hand = hand.replace("P1b/T3b", "T3b/P1r")
    state = spending(hands=[hand], areas=[area(*built)], discards=wanted)
    if possible:
        assert Buy(card(wanted)) in legal(state, 0)
    else:
        refused(state, 0, Buy(card(wanted)), "KT61", "cannot be built now")
    assert TakePoints() in legal(state, 0), "taking points is never refused"


@pytest.mark.rule("KT61")
def test_one_card_cannot_be_two_sections_below_the_bought_one() -> None:
    state = spending(hands=["S1y/P2r S2y/P1w"], discards="P4g")
    refused(state, 0, Buy(card("P4g")), "KT61")
    state = spending(hands=["S1y/P2r"], discards="P3g")
    refused(state, 0, Buy(card("P3g")), "KT61")


@pytest.mark.rule("KT61")
def test_hand_cards_may_not_make_the_bought_card_unbuildable() -> None:
    state = spending(hands=["S2b S1r/P3g"], areas=[area("S1g")], discards="S2r")
    state = play(state, (0, Buy(card("S2r"))))
    assert build("S2b", on=0) in legal(state, 0), "another shrine can still be begun"
    state = play(state, (0, build("S2b", on=0)))
    refused(state, 0, build("S2b", on=0), "KT40")
    state = play(state, (0, build("S1r/P3g")), (0, build("S2r", on=1)))
    assert colours(state) == ["gb", "rr"]
    alone = play(spending(hands=["S2b"], areas=[area("S1g")], discards="S2r"), (0, Buy(card("S2r"))))
    refused(alone, 0, build("S2b", on=0), "KT61", "could not be built any more")


@pytest.mark.rule("KT61")
def test_without_a_purchase_no_hand_card_is_built() -> None:
    state = spending(hands=["Bg"], discards="Br")
    assert not [move for move in legal(state, 0) if isinstance(move, Build)]
    refused(state, 0, build("Bg"), "KT60")
    refused(state, 0, Buy(card("Bg")), "KT60", "not in the discard row")


@pytest.mark.rule("KT45", "KT61")
def test_a_bought_wild_is_coloured_when_it_completes() -> None:
    state = play(spending(discards="B*"), (0, Buy(card("B*"))), (0, build("B*")))
    refused(state, 0, Done(), "KT45")
    state = play(state, (0, Paint("w")), (0, Done()))
    assert colours(state) == ["w"]


@pytest.mark.rule("KT62")
def test_after_round_four_all_coins_come_back() -> None:
    state = play(spending(), (0, TakePoints()), (1, TakePoints()))
    last = apply(state, 2, TakePoints())
    assert told(last, CoinsBack) == [CoinsBack()]
    assert all(player.coins == (1, 2, 3, 4, 5) and player.spent == () for player in last.state.players)
    assert (last.state.round, last.state.first) == (5, 1)


@pytest.mark.rule("KT62")
def test_after_round_eight_the_game_ends() -> None:
    state = all_points(spending(rounds=8))
    assert isinstance(state.phase, Over)
    assert KATHMANDU.outcome(state) is not None


@pytest.mark.rule("KT81")
def test_two_players_spend_after_every_second_round_and_the_marker_passes_then() -> None:
    state, firsts = start(2), []
    for number in range(1, 9):
        firsts.append(state.first)
        state = whole_round(state)
        assert (state.players[0].coins == (1, 2, 3, 4, 5)) == (number % 2 == 0 and number < 8)
    assert firsts == [0, 0, 1, 1, 0, 0, 1, 1]
    assert isinstance(state.phase, Over)
    assert all(player.coin_points == 4 for player in state.players), "the coin of one, four times"


# --- Liu and Sophie


def with_power(architect: str, coins: tuple[int, int, int] = (3, 2, 1), **position: Any) -> Position:
    return with_players(spending(coins, stage="power", **position), 0, architect=architect)


@pytest.mark.rule("KT115")
def test_liu_may_draw_a_red_card_and_then_discards_one() -> None:
    state = with_power("liu", hands=["Bg S1b"])
    drawn = apply(state, 0, UsePower())
    assert not drawn.undoable
    assert drawn.state.players[0].hand == (*cards("Bg S1b"), state.red[0])
    refused(drawn.state, 0, TakePoints(), "KT115", "one card goes")
    refused(drawn.state, 0, Discard(card("Br")), "KT115")
    gone = apply(drawn.state, 0, Discard(card("Bg")))
    assert told(gone, Discarded) == [Discarded(0, card("Bg"))]
    assert gone.state.discards == cards("Bg")
    refused(gone.state, 0, UsePower(), "KT115", "once")
    assert TakePoints() in legal(gone.state, 0)


@pytest.mark.rule("KT115")
def test_sophie_may_take_a_discarded_card_and_then_discards_one() -> None:
    state = with_power("sophie", hands=["Bg"], discards="T1b T2b")
    refused(state, 0, UsePower(), "KT115", "only Liu")
    refused(state, 0, TakeDiscard(card("Br")), "KT115", "not in the discard row")
    taken = apply(state, 0, TakeDiscard(card("T1b")))
    assert told(taken, DiscardTaken) == [DiscardTaken(0, card("T1b"))]
    assert view(taken.state).players[0].known == cards("T1b"), "all saw it"
    state = play(taken.state, (0, Discard(card("Bg"))))
    assert state.discards == cards("T2b Bg")


@pytest.mark.rule("KT115")
def test_the_power_may_be_left_and_belongs_to_its_owner_alone() -> None:
    state = with_power("liu")
    assert KATHMANDU.to_act(play(state, (0, TakePoints()))) == {1}
    for other in ("walter", "sara", "charles", None):
        refused(with_players(state, 0, architect=other), 0, UsePower(), "KT115")


@pytest.mark.rule("KT117")
def test_the_card_just_taken_may_be_discarded_and_bought_with_the_same_coin() -> None:
    state = with_power("sophie", discards="Bg")
    state = play(state, (0, TakeDiscard(card("Bg"))), (0, Discard(card("Bg"))), (0, Buy(card("Bg"))))
    assert play(state, (0, build("Bg"))).players[0].area


@pytest.mark.rule("KT117")
def test_with_no_card_to_draw_or_take_the_power_is_not_offered() -> None:
    for architect in ("liu", "sophie"):
        state = with_players(spending([3, 2, 1]), 1, architect=architect)
        state = replace(state, red=(), discards=())
        state = play(state, (0, TakePoints()))
        assert state.phase.stage == "spend"
        with_cards = replace(spending([3, 2, 1], discards="Bg"))
        with_cards = play(with_players(with_cards, 1, architect=architect), (0, TakePoints()))
        assert with_cards.phase.stage == "power"


@pytest.mark.rule("KT117", "KT123")
def test_with_an_empty_hand_nothing_is_discarded() -> None:
    """Liu draws a holofoil Buddha, which is built at once."""
    state = with_power("liu", hands=[""], holofoil_buddhas=True)
    state = replace(state, red=(card("Bg", "holofoil"), *state.red))
    state = play(state, (0, UsePower()))
    assert colours(state) == ["g"]
    assert state.phase.stage == "spend"


# --- Bhairav


@pytest.mark.rule("KT120")
def test_a_bhairav_costs_three_and_the_rest_is_scored() -> None:
    bought = apply(spending([5, 2, 1], bhairav=True), 0, BuyBhairav("g"))
    assert told(bought, BhairavBought) == [BhairavBought(0, 5, "g", 2)]
    assert score(bought.state) == 2
    assert view(bought.state).players[0].bhairav == "g"
    assert view(bought.state).bhairavs == "bwry"


@pytest.mark.rule("KT120")
def test_a_bhairav_needs_three_and_one_is_enough_for_a_game() -> None:
    refused(spending([2, 1, 1], bhairav=True), 0, BuyBhairav("g"), "KT120", "3 or more")
    owner = with_players(spending([5, 2, 1], bhairav=True), 0, bhairav="r")
    refused(owner, 0, BuyBhairav("g"), "KT120", "one per player")
    refused(spending([5, 2, 1]), 0, BuyBhairav("g"), "KT120", "with that option")
    state = replace(spending([5, 2, 1], bhairav=True), bhairavs="bw")
    refused(state, 0, BuyBhairav("g"), "KT120", "there are b, w")
    refused(state, 0, BuyBhairav(""), "KT120")
    refused(state, 0, BuyBhairav("bw"), "KT120")
