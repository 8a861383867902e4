"""The computer player: what it plays, gives away and decides on the way."""

from engine_core.simulate import contests
from khiva.game import KHIVA
from khiva.greedy import Greedy
from khiva.moves import Give, Lay, Move, Spend, TakeBack, Trade
from khiva.setup import Options
from khiva.state import State
from tests.khiva.positions import BLUE, GREEN, WHITE, cards, chosen, made, position, reveal


def choice(state: State, seat: int = 0, seed: int = 0) -> Move:
    chooses: Move = Greedy(seed).choose(KHIVA, state, seat, KHIVA.legal_moves(state, seat))
    return chooses


def test_it_plays_the_card_that_brings_a_camel_home() -> None:
    state = position(["blue1 white5 green5 pink5 black5", "", ""], camels={BLUE: (0, 4)}, teapots={BLUE: 7})
    assert choice(state) == Lay(cards("blue1"))


def test_it_brings_home_the_camel_whose_carpets_it_has() -> None:
    state = position(
        ["blue1 green1 white5 pink5 black5", "", ""],
        camels={BLUE: (0, 4), GREEN: (0, 4)},
        teapots={BLUE: 4, GREEN: 4},
        owned={0: "green4 green5"},
    )
    assert choice(state) == Lay(cards("green1"))


def test_it_does_not_give_away_the_card_that_will_bring_a_camel_home() -> None:
    hand = "blue1 green1 white5 pink4 black4"
    state = position([hand, "", ""], camels={BLUE: (0, 4), GREEN: (0, 4)}, teapots={BLUE: 7, GREEN: 7})
    laid = made(state, 0, Lay(cards("blue1"))).state
    move = choice(laid)
    assert isinstance(move, Give)
    assert move.cards != cards("green1")


def test_it_never_takes_back_what_lies_on_the_table() -> None:
    state = position(["", "", ""])
    for move in KHIVA.legal_moves(state, 0):
        laid = made(state, 0, move).state
        assert TakeBack() in KHIVA.legal_moves(laid, 0)
        assert isinstance(choice(laid), Give)


def test_in_a_duel_it_lays_down_and_gives_two() -> None:
    state = position(["", ""])
    laid = choice(state)
    assert isinstance(laid, Lay)
    gives = choice(made(state, 0, laid).state)
    assert isinstance(gives, Give)
    assert len({*laid.cards, *gives.cards}) == 4


def test_it_can_be_the_last_to_choose() -> None:
    state = position(["white3", "blue3", "pink3"])
    for seat, card in ((0, "white3"), (1, "blue3")):
        state = chosen(state, seat, card).state
    laid = choice(state, seat=2)
    after = made(state, 2, laid).then(2, choice(made(state, 2, laid).state, seat=2)).state
    assert not any(plan.play for plan in after.plans)


def test_it_spends_a_gem_that_brings_home_a_camel_with_its_carpets() -> None:
    where = {"camels": {WHITE: (0, 1)}, "gems": {0: 1}, "teapots": {WHITE: 5}}
    state = reveal(["white3", "blue5", "pink5"], **where, owned={0: "white4 white5"}).state
    assert state.phase == "spend"
    assert choice(state) == Spend(1)


def test_it_buys_the_highest_salt_rather_than_a_carpet() -> None:
    state = reveal(["white4", "blue5", "pink5"], gems={0: 3}).state
    while state.phase == "spend":
        state = made(state, 0, Spend(0)).state
    assert state.phase == "trade"
    assert choice(state) == Trade("salt")


def test_five_of_them_play_shorter_matches_than_chance() -> None:
    def moves(name: str) -> int:
        return sum(match.moves for match in contests(KHIVA, Options(), [KHIVA.players[name]] * 5, seed=1, games=2))

    assert moves("greedy") < moves("random")
