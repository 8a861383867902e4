"""KR10 to KR14: the table before the first turn."""

import pytest

from engine_core.refusals import OptionsRefused
from karakum.game import KARAKUM
from karakum.setup import Options
from karakum.state import State

SEEDS = [bytes([number]) * 32 for number in range(60)]


def set_up(seats: int, seed: bytes = SEEDS[0], first_player: int | None = None) -> State:
    return KARAKUM.setup(seats, Options(first_player), seed)


@pytest.mark.rule("KR10")
@pytest.mark.parametrize(("seats", "left_out"), [(2, 12), (3, 8), (4, 0)])
def test_fewer_players_leave_random_camels_out(seats: int, left_out: int) -> None:
    outs = [set_up(seats, seed).camels.left_out for seed in SEEDS]
    assert {len(out) for out in outs} == {left_out}
    assert len({frozenset(out) for out in outs}) == (len(SEEDS) if left_out else 1)


@pytest.mark.rule("KR10")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionsRefused, match="2 to 4 players") as refused:
        KARAKUM.check(seats, Options())
    assert refused.value.rule == "KR10"


@pytest.mark.rule("KR11")
@pytest.mark.parametrize(("seats", "deck"), [(2, 18), (3, 22), (4, 30)])
def test_five_camels_of_the_shuffled_deck_are_the_market(seats: int, deck: int) -> None:
    states = [set_up(seats, seed) for seed in SEEDS]
    assert {(len(state.camels.market), len(state.camels.deck)) for state in states} == {(5, deck)}
    assert len({state.camels.market for state in states}) == len(SEEDS)


@pytest.mark.rule("KR12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_five_cards_then_five_are_laid_face_up(seats: int) -> None:
    for seed in SEEDS:
        state = set_up(seats, seed)
        assert [sum(who.hand) for who in state.seats] == [5] * seats
        assert len([resource for resource in state.supply.face_up if resource is not None]) == 5
        assert len(state.supply.deck) == 71 - 5 * seats - 5
        assert not any(state.supply.discards)


@pytest.mark.rule("KR13")
def test_the_first_player_is_drawn_at_random_unless_the_host_names_one() -> None:
    assert {set_up(4, seed).turn for seed in SEEDS} == {0, 1, 2, 3}
    assert {set_up(4, seed, first_player=2).turn for seed in SEEDS} == {2}


@pytest.mark.rule("KR13")
@pytest.mark.parametrize("nobody", [-1, 3])
def test_a_first_player_without_a_seat_is_refused(nobody: int) -> None:
    with pytest.raises(OptionsRefused, match="from 0 to 2") as refused:
        KARAKUM.check(3, Options(nobody))
    assert refused.value.rule == "KR13"


@pytest.mark.rule("KR14")
def test_nobody_learns_which_camels_were_left_out_before_the_end() -> None:
    assert KARAKUM.public_view(set_up(2)).left_out is None
