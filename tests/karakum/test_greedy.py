"""The computer player: what it buys, pays and takes."""

from engine_core.simulate import contests
from karakum.game import KARAKUM
from karakum.greedy import greedy
from karakum.moves import Buy, Draw, Move, Take
from karakum.setup import Options
from karakum.state import State
from tests.karakum.positions import cards, legal, position, seat


def choice(state: State, seed: int = 0) -> Move:
    move: Move = greedy(seed).choose(KARAKUM, state, state.turn, legal(state))
    return move


def test_it_buys_the_dear_camel_that_fits_when_it_can_pay() -> None:
    state = position(seat("5 paper, 3 honey", caravan=["green 2"]))
    assert choice(state) == Buy(3, cards("5 paper"))


def test_of_two_camels_of_one_price_it_buys_the_one_that_joins() -> None:
    market = ("blue 1", "red 4", "orange 4", "green 5", "purple 2")
    state = position(seat("4 spices, 4 honey", caravan=["orange 3"]), market=market)
    assert choice(state) == Buy(2, cards("4 honey"))


def test_it_pays_with_goods_before_gold() -> None:
    state = position(seat("4 honey, 1 gold", caravan=["orange 2"]))
    assert choice(state) == Buy(2, cards("4 honey"))


def test_it_gathers_what_is_lacking_for_a_camel_that_joins() -> None:
    state = position(seat("4 paper", caravan=["green 4"]))
    assert choice(state) == Take(4)


def test_after_a_camel_of_one_it_takes_the_gold_that_lies_open() -> None:
    face_up = ("silk", "silk", "gold", "honey", "spices")
    state = position(seat("1 jewelry"), phase="bonus", face_up=face_up, bonus_due=True)
    assert choice(state) == Take(2)


def test_with_nothing_open_it_draws_rather_than_pay_dearly() -> None:
    assert choice(position(seat("2 paper"), face_up=(None,) * 5)) == Draw()


def test_among_equal_cards_it_takes_any() -> None:
    state = position(seat("4 paper", caravan=["green 4"]), face_up=("paper", "paper", "silk", "honey", "paper"))
    assert {choice(state, seed) for seed in range(20)} == {Take(0), Take(1), Take(4)}


def test_four_of_them_share_more_points_than_chance_makes() -> None:
    def points(name: str) -> int:
        players = [KARAKUM.players[name]] * 4
        played = contests(KARAKUM, Options(), players, seed=1, games=6)
        return sum(standing.total for match in played for standing in match.outcome.standings)

    assert points("greedy") > 1.2 * points("random")
