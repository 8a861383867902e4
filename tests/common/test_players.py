"""Computer players, for every game that has some beyond chance: they play by the rules, to the end, and well enough."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine_core.chance import Chance
from engine_core.codec import encode
from engine_core.players import NewPlayer
from engine_core.registry import games
from engine_core.simulate import contest, finish, seeds
from tests.common.tables import AnyGame, every_table, examples, matches

STRONGER = [game for game in games().values() if len(game.players) > 1]
MATCHES = 10
LEAST_WINS = 0.9


def strongest(game: AnyGame) -> NewPlayer:
    return list(game.players.values())[-1]


def choice(game: AnyGame, state: Any, seat: int, chance: bytes, seed: int) -> bytes:
    believed = game.determinize(state, seat, Chance(chance))
    return encode(strongest(game)(seed).choose(game, believed, seat, game.legal_moves(state, seat)))


class Watched:
    """A player made anew for each move, as the server does; its choices have to be legal and may not go on for ever."""

    def __init__(self, new: NewPlayer, seed: int) -> None:
        self._new = new
        self._seed = seed
        self.moves = 0

    def choose(self, game: AnyGame, believed: object, seat: int, legal: tuple[object, ...]) -> object:
        move = self._new(f"{self._seed}/{self.moves}").choose(game, believed, seat, legal)
        assert move in legal
        self.moves += 1
        assert self.moves < 3000, "the match does not end"
        return move


@every_table
@examples(1)
@given(data=st.data())
def test_a_match_of_computer_players_comes_to_its_end(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    played = contest(game, match.options, [Watched(strongest(game), seat) for seat in range(seats)], match.seed)
    assert not game.to_act(played.state)


@every_table
@examples(1)
@given(data=st.data())
def test_computer_players_finish_what_others_have_begun(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    for step in match.sample(1):
        played = finish(game, step.before, [Watched(strongest(game), seat) for seat in range(seats)], match.seed)
        assert not game.to_act(played.state)


@every_table
@examples(1)
@given(data=st.data())
def test_a_computer_player_chooses_the_same_from_the_same_seed(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    for place, step in enumerate(match.sample(4)):
        once, again = (choice(game, step.before, step.seat, match.seed, place) for _ in range(2))
        assert once == again


@every_table
@examples(1)
@given(data=st.data())
def test_a_computer_player_cannot_choose_by_what_is_hidden_from_it(
    game: AnyGame, seats: int, data: st.DataObject
) -> None:
    match = data.draw(matches(game, seats))
    for place, step in enumerate(match.sample(4)):
        other = game.determinize(step.before, step.seat, Chance(bytes(32)))
        real, imagined = (choice(game, state, step.seat, match.seed, place) for state in (step.before, other))
        assert real == imagined


@pytest.mark.parametrize("game", STRONGER, ids=[game.info.key for game in STRONGER])
def test_the_strongest_computer_player_beats_chance(game: AnyGame) -> None:
    won = 0.0
    for number, seed in enumerate(seeds(1, MATCHES)):
        place = number % 2
        players = [game.players["random"](number), game.players["random"](number)]
        players[place] = strongest(game)(number)
        outcome = contest(game, game.types.options(), players, seed).outcome
        won += (place in outcome.winners) / len(outcome.winners)
    assert won >= LEAST_WINS * MATCHES
