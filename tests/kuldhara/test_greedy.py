"""The computer player: what it crafts, fetches and keeps, and how it does against Kadhan."""

import pytest

from engine_core.simulate import contests
from kuldhara.board import CAMP
from kuldhara.challenges import CHALLENGE_CARDS
from kuldhara.components import FULL_WATER, NIGHT
from kuldhara.game import KULDHARA
from kuldhara.greedy.planner import Means, greedy
from kuldhara.moves import Craft, Dig, Keep, Move, PickHex, Stop, Travel, Unload, UseTool
from kuldhara.setup import Options
from kuldhara.state import Looking, State
from kuldhara.workbench import emptied
from tests.kuldhara.positions import acted, card_of_level, hunter, hunter_with, laid, legal, play, position

CARD = card_of_level(1)


def choice(state: State) -> Move:
    seat = state.turn.seat
    return greedy(0).choose(KULDHARA, state, seat, legal(state))


def test_it_crafts_what_stands_on_its_workbench() -> None:
    on, hexes = laid(CARD)
    assert choice(position(hunter_with(on, reserved=(CARD.id,)), turn=acted())) == Craft(CARD.id, hexes)


def test_it_fetches_the_gem_that_is_lacking_and_unloads_it_where_it_belongs() -> None:
    on, hexes = laid(CARD)
    lacking = hexes[0]
    [colour] = [colour for colour, gems in enumerate(on.gems) if gems >> lacking & 1]
    on = emptied(on, lacking)
    state = position(hunter_with(on, reserved=(CARD.id,)))
    made = []
    while not isinstance(move := choice(state), Craft):
        made.append(move)
        state = play(state, move).state
        if state.turn.seat:
            state = position(state.hunters[0])
    assert [move for move in made if isinstance(move, Travel | Dig | Unload)] == [
        Travel(colour),
        Dig(1),
        Travel(CAMP),
        Unload(colour, lacking),
    ]


def test_of_cards_looked_at_it_keeps_one_it_can_craft() -> None:
    on, _ = laid(CARD)
    others = [card_of_level(1, number).id for number in (1, 2)]
    looking = acted(pending=Looking(1, (*others, CARD.id)))
    assert choice(position(hunter_with(on), turn=looking)) == Keep(CARD.id)


def test_of_cards_looked_at_it_keeps_none_that_it_has_no_water_for() -> None:
    looking = acted(pending=Looking(3, tuple(card_of_level(3, number).id for number in range(3))))
    assert choice(position(hunter(water=0), phase=NIGHT - 1, turn=looking)) == Keep(None)


def test_it_removes_no_more_than_it_must_when_somebody_else_took_up_the_tool() -> None:
    state = play(position(hunter(" r r r\nr r r r\n r r r\n  r r"), turn=acted()), UseTool("remove"), PickHex(0)).state
    assert choice(state) == Stop()


def test_it_plans_with_the_water_that_a_challenge_leaves() -> None:
    state = KULDHARA.setup(1, Options(challenges=("wrath_water",)), bytes(32))
    assert Means.of(state, 0).water == 13 * NIGHT
    assert Means.of(position(), 0).water == FULL_WATER * NIGHT


@pytest.mark.parametrize("side", [0, 1])
def test_it_finishes_with_all_challenges_at_once(side: int) -> None:
    options = Options(difficulty="expert", challenges=tuple(sides[side] for sides in CHALLENGE_CARDS))
    [match] = contests(KULDHARA, options, [greedy], 1, 1)
    assert match.outcome.standings[0].total > 0


def test_it_scores_more_than_an_easy_kadhan_over_some_matches() -> None:
    played = contests(KULDHARA, Options(difficulty="easy"), [greedy], 2, 6)
    points = [[standing.total for standing in match.outcome.standings] for match in played]
    assert sum(own for own, _ in points) > sum(his for _, his in points)
