"""Which camel moves, for whom, and what it may cost (KH30 to KH35)."""

import pytest

from engine_core.refusals import IllegalMove
from khiva.events import Asked, Moved, Rejected
from khiva.game import KHIVA
from khiva.moves import Spend
from khiva.paths import OUTPOST, Spot
from khiva.state import Request
from khiva.views import SpendView
from tests.khiva.positions import BLACK, BLUE, GREEN, PINK, WHITE, all_chosen, card, carpets, position, reveal


@pytest.mark.rule("KH30")
def test_camels_go_in_the_order_white_blue_green_pink_black_whoever_asked() -> None:
    turn = reveal(["black5", "pink3", "green3", "blue5", "white5"])
    assert [asked.camel for asked in turn.told(Asked)] == [WHITE, BLUE, GREEN, PINK, BLACK]
    assert [moved.camel for moved in turn.told(Moved)] == [WHITE, BLUE, GREEN, PINK, BLACK]


@pytest.mark.rule("KH30")
def test_a_camel_that_nobody_asked_stays_where_it_is() -> None:
    turn = reveal(["white3", "white5", "black3"], camels={GREEN: (1, 2)})
    assert [moved.camel for moved in turn.told(Moved)] == [WHITE, BLACK]
    assert turn.state.camels[GREEN].at == Spot(1, 2)
    assert turn.state.camels[BLUE].at is None


@pytest.mark.rule("KH31")
def test_a_single_request_moves_the_camel() -> None:
    [moved, *_] = reveal(["white3", "blue5", "pink5"]).told(Moved)
    assert (moved.seat, moved.camel, moved.card, moved.to) == (0, WHITE, card("white3"), Spot(0, 3))


@pytest.mark.rule("KH31")
def test_of_several_requests_only_the_lowest_moves_the_camel() -> None:
    turn = reveal(["blue5", "blue2", "blue4"])
    assert turn.told(Asked) == [
        Asked(BLUE, (Request(1, card("blue2")), Request(2, card("blue4")), Request(0, card("blue5"))))
    ]
    assert [(moved.seat, moved.to) for moved in turn.told(Moved)] == [(1, Spot(1, 2))]


@pytest.mark.rule("KH32")
def test_every_other_request_brings_its_player_a_gem() -> None:
    turn = reveal(["blue5", "blue2", "blue4"])
    assert [(told.seat, told.card, told.gems) for told in turn.told(Rejected)] == [
        (2, card("blue4"), 1),
        (0, card("blue5"), 1),
    ]
    assert [who.gems for who in turn.state.seats] == [1, 0, 1]


@pytest.mark.rule("KH33")
def test_each_gem_printed_on_the_card_can_be_bought_as_one_space_more() -> None:
    waiting = reveal(["white1", "blue5", "pink5"], gems={0: 5})
    assert KHIVA.to_act(waiting.state) == {0}
    assert KHIVA.legal_moves(waiting.state, 0) == (Spend(0), Spend(1), Spend(2))
    for gems in (0, 1, 2):
        turn = waiting.then(0, Spend(gems))
        [moved, *_] = turn.told(Moved)
        assert (moved.gems, moved.to) == (gems, Spot(0, 1 + gems))
        assert turn.state.seats[0].gems == 5 - gems + {0: 1, 1: 0, 2: 2}[gems]


@pytest.mark.rule("KH33")
def test_only_the_granted_player_spends() -> None:
    waiting = reveal(["white1", "white2", "pink5"], gems={0: 2, 1: 2}).state
    with pytest.raises(IllegalMove) as refused:
        KHIVA.apply(waiting, 1, Spend(1))
    assert refused.value.rule == "KH31"
    assert KHIVA.legal_moves(waiting, 1) == ()


@pytest.mark.rule("KH33")
def test_gems_cannot_be_spent_while_cards_are_chosen() -> None:
    with pytest.raises(IllegalMove) as refused:
        KHIVA.apply(position(["", "", ""]), 0, Spend(0))
    assert refused.value.rule == "KH33"


@pytest.mark.rule("KH34")
@pytest.mark.parametrize(
    ("play", "owned", "offered"),
    [("white1", 0, 0), ("white1", 1, 1), ("white1", 9, 2), ("white3", 9, 1), ("white5", 9, 0)],
    ids=["no gems", "one gem owned", "two printed", "one printed", "none printed"],
)
def test_gems_are_offered_up_to_those_printed_and_those_owned(play: str, owned: int, offered: int) -> None:
    turn = reveal([play, "blue5", "pink5"], gems={0: owned})
    assert (turn.state.phase == "spend") == (offered > 0)
    if offered:
        assert KHIVA.legal_moves(turn.state, 0) == tuple(Spend(gems) for gems in range(offered + 1))
        with pytest.raises(IllegalMove) as refused:
            KHIVA.apply(turn.state, 0, Spend(offered + 1))
        assert refused.value.rule == "KH34"


@pytest.mark.rule("KH34")
def test_gems_that_lead_no_further_than_the_outpost_are_not_offered() -> None:
    near = reveal(["white2", "blue5", "pink5"], gems={0: 5}, camels={WHITE: (0, 2)})
    assert KHIVA.legal_moves(near.state, 0) == (Spend(0), Spend(1))
    nearer = reveal(["white2", "blue5", "pink5"], gems={0: 5}, camels={WHITE: (0, 3)})
    assert nearer.state.phase == "choose"
    assert nearer.told(Moved)[0].gems == 0
    assert nearer.state.seats[0].gems == 5


@pytest.mark.rule("KH34")
def test_the_move_is_made_unasked_where_nothing_can_be_decided() -> None:
    turn = reveal(["white3", "blue3", "pink3"])
    assert turn.state.phase == "choose"
    assert [moved.number for moved in turn.told(Moved)] == [3, 3, 3]


@pytest.mark.rule("KH35")
def test_gems_for_rejected_cards_can_be_spent_on_a_later_camel_of_the_turn() -> None:
    state = position(["white5 blue2", "white1 green1"])
    waiting = all_chosen(state, ["white5 blue2", "white1 green1"]).state
    assert KHIVA.to_act(waiting) == {0}
    assert waiting.seats[0].gems == 1
    assert KHIVA.legal_moves(waiting, 0) == (Spend(0), Spend(1))


@pytest.mark.rule("KH35")
def test_the_gems_are_paid_before_the_camel_moves() -> None:
    kinds = reveal(["white3", "white5", "blue5"]).kinds
    assert kinds.index("Asked") < kinds.index("Rejected") < kinds.index("Moved")


def test_a_move_can_be_undone_unless_it_turned_something_over() -> None:
    waiting = reveal(["white1", "blue3", "pink3"], gems={0: 2}, camels={WHITE: (0, 2)})
    assert waiting.then(0, Spend(0)).told(Moved)[0].to == Spot(0, 3)
    assert waiting.then(0, Spend(0)).undoable
    assert waiting.then(0, Spend(2)).told(Moved)[0].to == Spot(0, OUTPOST)
    assert not waiting.then(0, Spend(2)).undoable


def test_the_preview_says_for_each_number_of_gems_where_the_camel_stops_and_what_it_gives() -> None:
    waiting = reveal(
        ["white2", "blue5", "pink5"], gems={0: 5}, camels={PINK: (0, 3)}, top_carpet="green4", owned={0: "white3 blue4"}
    ).state
    decision = KHIVA.public_view(waiting).decision
    assert isinstance(decision, SpendView)
    assert (decision.seat, decision.camel, decision.card, decision.start) == (0, WHITE, card("white2"), None)
    assert [(way.gems, way.to, way.over, way.effect.kind) for way in decision.ways] == [
        (0, Spot(0, 2), (), "carpet"),
        (1, Spot(0, 4), (Spot(0, 3),), "market"),
        (2, Spot(0, 5), (Spot(0, 3),), "outpost"),
    ]
    assert decision.ways[0].effect.carpet == GREEN
    assert (decision.ways[1].effect.goods, decision.ways[1].effect.salt) == (("salt", "carpet"), 10)
    assert decision.ways[2].effect.teapot == waiting.camels[WHITE].teapot
    assert decision.ways[2].effect.delivers == carpets("white3")
