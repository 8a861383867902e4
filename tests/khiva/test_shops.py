"""What shops give (KH50 to KH54)."""

import pytest

from engine_core.refusals import IllegalMove
from khiva.events import Bought, Gained, Nothing, TookCarpet
from khiva.game import KHIVA
from khiva.moves import Trade
from khiva.views import TradeView
from tests.khiva.positions import GREEN, WHITE, Turn, all_chosen, carpet, carpets, position, reveal

ELSEWHERE = ("blue5", "pink5")
"""Two plays that go straight to an outpost."""


@pytest.mark.rule("KH50")
def test_the_effect_is_for_the_mover_even_on_anothers_path() -> None:
    turn = reveal(["white1", *ELSEWHERE], camels={WHITE: (2, 4)})
    assert turn.told(Gained) == [Gained(0, 3, 2)]
    assert [who.gems for who in turn.state.seats] == [2, 0, 0]


@pytest.mark.rule("KH51")
@pytest.mark.parametrize(("play", "space", "gems"), [("white1", 1, 1), ("white3", 3, 2)])
def test_shop_1_gives_a_gem_and_shop_3_two(play: str, space: int, gems: int) -> None:
    turn = reveal([play, *ELSEWHERE])
    assert turn.told(Gained) == [Gained(0, space, gems)]
    assert turn.state.seats[0].gems == gems


@pytest.mark.rule("KH52")
def test_shop_2_gives_the_top_carpet_undelivered() -> None:
    turn = reveal(["white2", *ELSEWHERE], top_carpet="green4")
    assert turn.told(TookCarpet) == [TookCarpet(0, 2, carpet("green4"))]
    assert turn.state.seats[0].carpets == carpets("green4")
    assert turn.state.seats[0].delivered == ()
    assert carpet("green4") not in turn.state.piles.carpets


@pytest.mark.rule("KH53")
def test_shop_4_sells_the_top_salt_for_three_gems_or_gives_the_top_carpet() -> None:
    waiting = reveal(["white5", *ELSEWHERE], gems={0: 3}, camels={WHITE: (1, 2)}, top_carpet="green4")
    assert KHIVA.public_view(waiting.state).decision == TradeView(0, WHITE, ("salt", "carpet"), 10, GREEN, 3)
    assert KHIVA.to_act(waiting.state) == {0}
    assert KHIVA.legal_moves(waiting.state, 0) == (Trade("salt"), Trade("carpet"))
    bought = waiting.then(0, Trade("salt"))
    assert bought.told(Bought) == [Bought(0, 10, 3)]
    assert (bought.state.seats[0].gems, bought.state.seats[0].salt) == (0, (10,))
    assert bought.state.piles.salt == (6, 7, 8, 9)
    taken = waiting.then(0, Trade("carpet"))
    assert taken.told(TookCarpet) == [TookCarpet(0, 4, carpet("green4"))]
    assert (taken.state.seats[0].gems, taken.state.seats[0].carpets) == (3, carpets("green4"))


@pytest.mark.rule("KH53")
def test_only_the_mover_trades_and_only_for_what_is_offered() -> None:
    waiting = at_shop_4(gems=3)
    for seat, move, rule in [(1, Trade("salt"), "KH31"), (0, Trade("nothing"), "KH54")]:
        with pytest.raises(IllegalMove) as refused:
            KHIVA.apply(waiting.state, seat, move)
        assert refused.value.rule == rule
    with pytest.raises(IllegalMove) as refused:
        KHIVA.apply(position(["", "", ""]), 0, Trade("salt"))
    assert refused.value.rule == "KH53"


@pytest.mark.rule("KH53")
def test_gems_from_a_rejected_card_of_the_same_turn_buy_salt() -> None:
    waiting = all_chosen(
        position(["white4 white5 blue4", "white1 green5"], gems={0: 2}), ["white4 blue4", "white1 green5"]
    )
    assert waiting.state.seats[0].gems == 3
    assert KHIVA.to_act(waiting.state) == {0}


@pytest.mark.rule("KH54")
@pytest.mark.parametrize(("gems", "salt"), [(2, 5), (9, 0)], ids=["too few gems", "no salt left"])
def test_shop_4_gives_the_carpet_unasked_where_no_salt_can_be_bought(gems: int, salt: int) -> None:
    turn = at_shop_4(gems=gems, salt=salt)
    assert [told.space for told in turn.told(TookCarpet)] == [4]
    assert turn.state.phase != "trade"
    assert turn.state.seats[0].gems == gems


@pytest.mark.rule("KH54")
def test_salt_need_not_be_bought_when_no_carpet_is_left() -> None:
    waiting = at_shop_4(gems=4, carpets=0)
    assert KHIVA.legal_moves(waiting.state, 0) == (Trade("salt"), Trade("nothing"))
    with pytest.raises(IllegalMove):
        KHIVA.apply(waiting.state, 0, Trade("carpet"))
    declined = waiting.then(0, Trade("nothing"))
    assert declined.told(Nothing) == [Nothing(0, 4)]
    assert (declined.state.seats[0].gems, declined.state.seats[0].salt) == (4, ())
    assert waiting.then(0, Trade("salt")).state.seats[0].salt == (10,)


@pytest.mark.rule("KH54")
def test_shop_4_gives_nothing_when_nothing_can_be_had() -> None:
    turn = at_shop_4(gems=2, carpets=0)
    assert turn.told(Nothing) == [Nothing(0, 4)]
    assert turn.state.phase == "over"


@pytest.mark.rule("KH54")
def test_shop_2_gives_nothing_when_no_carpet_is_left() -> None:
    turn = reveal(["white2", *ELSEWHERE], left={"carpets": 0})
    assert turn.told(Nothing) == [Nothing(0, 2)]
    assert turn.state.seats[0].carpets == ()


def test_buying_salt_can_be_undone_and_taking_a_carpet_cannot() -> None:
    waiting = at_shop_4(gems=3, others=("blue3", "pink3"))
    assert waiting.then(0, Trade("salt")).undoable
    assert not waiting.then(0, Trade("carpet")).undoable


def at_shop_4(*, gems: int, salt: int = 5, carpets: int = 15, others: tuple[str, str] = ELSEWHERE) -> Turn:
    """The white camel at shop 4, moved there by seat 0 with a card that shows no gems."""
    return reveal(["white5", *others], gems={0: gems}, camels={WHITE: (1, 2)}, left={"salt": salt, "carpets": carpets})
