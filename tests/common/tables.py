"""The games of this house at each number of seats, and matches of random players at them."""

from collections import defaultdict
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from engine_core.chance import SEED_BYTES
from engine_core.game import Game
from engine_core.ledger import load_ledger
from engine_core.refusals import Refusal
from engine_core.registry import games
from tests.common.arbitrary import options_for

AnyGame = Game[Any, Any, Any]

LONGEST = 20_000
"""More moves than any match of random players has."""

LIKINGS = (1.0, 1.0, 0.02)
"""How much the players of a match may like a kind of move: most of them as well as any other."""

TABLES = [(game, seats) for game in games().values() for seats in game.info.seats]
every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.info.key}-{seats}" for game, seats in TABLES]
)


class Step(NamedTuple):
    """One move of a match: the state it was made in, who made it, and what it led to."""

    before: Any
    seat: int
    move: Any
    after: Any
    events: tuple[Any, ...]
    undoable: bool


class Match(NamedTuple):
    """A match of random players; the seed gives the cards and the choices."""

    game: AnyGame
    seats: int
    options: Any
    seed: bytes

    def first_state(self) -> Any:
        return self.game.setup(self.seats, self.options, self.seed)

    def play(self) -> list[Step]:
        return play_on(self.game, self.first_state(), Random(self.seed))

    def sample(self, how_many: int) -> list[Step]:
        """Some of the steps, the first and the last among them."""
        steps = self.play()
        inner = steps[1:-1]
        return [steps[0], *Random(self.seed).sample(inner, min(how_many, len(inner))), steps[-1]]


def play_on(game: AnyGame, state: Any, chooser: Random) -> list[Step]:
    """The match from this state to its end, among players who dislike some kinds of move: that leads to odd places."""
    steps: list[Step] = []
    liking: defaultdict[type, float] = defaultdict(lambda: LIKINGS[int(chooser.random() * len(LIKINGS))])
    while acting := sorted(game.to_act(state)):
        assert len(steps) < LONGEST, "the match does not end"
        seat = acting[int(chooser.random() * len(acting))]
        legal = game.legal_moves(state, seat)
        [move] = chooser.choices(legal, [liking[type(move)] for move in legal])
        applied = game.apply(state, seat, move)
        steps.append(Step(state, seat, move, applied.state, applied.events, applied.undoable))
        state = applied.state
    return steps


def check_it_says_why(game: AnyGame, refusal: Refusal) -> None:
    """A refusal stands on a rule of the game's ledger and says in one line what is wrong."""
    assert refusal.rule in {rule.id for rule in load_ledger(game.info.key, "en").rule}
    assert len(refusal.detail.splitlines()) == 1


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, seats: int) -> Match:
    seed = draw(st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES))
    return Match(game, seats, draw(options_for(game, seats)), seed)


def examples(usual: int) -> settings:
    """So many examples in an everyday run, and more by its own factor with HYPOTHESIS_PROFILE=thorough."""
    return settings(max_examples=max(1, usual * settings().max_examples // 100))
