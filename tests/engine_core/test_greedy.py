"""A player that looks one move ahead, with any idea of what a position is worth."""

from engine_core.greedy import GreedyPlayer
from karakum.components import GOLD
from karakum.game import KARAKUM
from karakum.moves import Draw, Move, Take
from karakum.state import State
from tests.karakum.positions import legal, position, seat

FIVE_GOLDS = ("gold",) * 5


def golds(state: State, who: int) -> float:
    return state.seats[who].hand[GOLD]


def choice(state: State, player: GreedyPlayer) -> Move:
    move: Move = player.choose(KARAKUM, state, state.turn, legal(state))
    return move


def test_it_makes_the_move_after_which_the_position_is_worth_most() -> None:
    state = position(face_up=("silk", "silk", "gold", "silk", "silk"))
    assert {choice(state, GreedyPlayer(golds, seed)) for seed in range(9)} == {Take(2)}


def test_among_moves_of_equal_worth_it_makes_any() -> None:
    state = position(face_up=("gold", "silk", "gold", "silk", "silk"))
    assert {choice(state, GreedyPlayer(golds, seed)) for seed in range(20)} == {Take(0), Take(2)}


def test_a_lucky_card_in_one_world_does_not_make_a_draw_as_good_as_a_sure_gold() -> None:
    state = position(face_up=("silk", "silk", "gold", "silk", "silk"), deck=FIVE_GOLDS)
    in_one = {choice(state, GreedyPlayer(golds, seed)) for seed in range(20)}
    in_several = {choice(state, GreedyPlayer(golds, seed, worlds=8)) for seed in range(20)}
    assert in_one == {Take(2), Draw()}
    assert in_several == {Take(2)}


def test_the_more_moves_there_are_the_fewer_worlds_it_tries_them_in() -> None:
    tried = 0

    def counted(state: State, who: int) -> float:
        nonlocal tried
        tried += 1
        return 0.0

    few = position(seat("1 paper"))
    choice(few, GreedyPlayer(counted, 0, worlds=12))
    assert tried == 12 * len(legal(few))

    tried, many = 0, position(seat("8 jewelry, 8 silk, 8 spices, 8 honey, 8 paper, 6 gold"))
    choice(many, GreedyPlayer(counted, 0, worlds=12))
    assert tried == len(legal(many)) > 500
