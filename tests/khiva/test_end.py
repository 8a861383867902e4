"""What ends the game (KH80, KH85)."""

from collections.abc import Mapping

import pytest

from engine_core.refusals import IllegalMove
from khiva.events import Asked, Emptied, Ended
from khiva.game import KHIVA
from khiva.moves import Lay, Trade
from tests.khiva.positions import BLACK, PINK, WHITE, all_chosen, cards, position, reveal


@pytest.mark.rule("KH80")
@pytest.mark.parametrize(
    ("pile", "play", "camels"),
    [("teapots", "white5", {}), ("carpets", "white2", {}), ("salt", "white5", {WHITE: (1, 2)})],
)
def test_an_empty_pile_ends_the_game_after_the_rest_of_the_turn(
    pile: str, play: str, camels: Mapping[int, tuple[int, int]]
) -> None:
    turn = reveal([play, "blue3", "black3"], left={pile: 1}, camels=camels, gems={0: 3})
    log = list(turn.log)
    while turn.state.phase in ("spend", "trade"):
        [seat] = KHIVA.to_act(turn.state)
        turn = turn.then(seat, KHIVA.legal_moves(turn.state, seat)[0])
        log += turn.log
    told = [event.public for event in log]
    assert [each for each in told if isinstance(each, Emptied)] == [Emptied(pile)]  # type: ignore[arg-type]
    assert told[-1] == Ended((pile,))  # type: ignore[arg-type]
    assert [each.camel for each in told if isinstance(each, Asked)][-1] == BLACK
    assert turn.state.phase == "over"
    assert KHIVA.to_act(turn.state) == frozenset()
    assert KHIVA.outcome(turn.state) is not None


@pytest.mark.rule("KH80")
def test_the_rest_of_the_last_turn_still_waits_for_decisions() -> None:
    waiting = reveal(["white2", "black4", "pink5"], left={"carpets": 1}, gems={1: 2})
    assert waiting.told(Emptied) == [Emptied("carpets")]
    assert KHIVA.public_view(waiting.state).ending == ("carpets",)
    assert KHIVA.outcome(waiting.state) is None
    assert KHIVA.to_act(waiting.state) == {1}


@pytest.mark.rule("KH80")
def test_several_piles_can_run_out_in_one_turn() -> None:
    waiting = reveal(
        ["white5", "blue5", "pink5"],
        left={"teapots": 1, "carpets": 1, "salt": 1},
        camels={WHITE: (2, 4), PINK: (1, 2)},
        gems={2: 3},
    )
    assert waiting.told(Emptied) == [Emptied("carpets"), Emptied("teapots")]
    assert KHIVA.legal_moves(waiting.state, 2) == (Trade("salt"), Trade("nothing"))
    last = waiting.then(2, Trade("salt"))
    assert last.told(Emptied) == [Emptied("salt")]
    assert last.told(Ended) == [Ended(("teapots", "carpets", "salt"))]


@pytest.mark.rule("KH80")
def test_piles_that_are_not_empty_end_nothing() -> None:
    assert reveal(["white2", "blue5", "pink5"], left={"teapots": 3, "carpets": 2, "salt": 1}).state.phase == "choose"


@pytest.mark.rule("KH80")
def test_nothing_can_be_done_after_the_end() -> None:
    over = reveal(["white2", "blue3", "pink3"], left={"carpets": 1}).state
    for seat in range(3):
        assert KHIVA.legal_moves(over, seat) == ()
        with pytest.raises(IllegalMove) as refused:
            KHIVA.apply(over, seat, Lay(over.seats[seat].hand[:1]))
        assert refused.value.rule == "KH80"


@pytest.mark.rule("KH85")
def test_no_cards_are_dealt_when_the_game_ends_in_the_last_turn_of_a_deal() -> None:
    plays = ["white2", "blue3", "pink3"]
    turn = all_chosen(position(plays, turn=4, left={"carpets": 1}), plays)
    assert "Dealt" not in turn.kinds
    assert turn.state.phase == "over"
    assert [len(who.hand) for who in turn.state.seats] == [1, 1, 1]
    assert sorted(turn.state.cards.discard[-3:]) == sorted(cards(" ".join(plays)))
