"""What a host can combine, and what is refused with its reason."""

from typing import Any

import pytest

from engine_core.refusals import OptionsRefused
from kathmandu.game import KATHMANDU
from kathmandu.options import Options

ALLOWED: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"level": "extreme", "advanced_missions": True, "first_player": 0}),
    (2, {"open_bidding": True, "manipulation": True, "reconstruction": True, "bhairav": True}),
    (2, {"senior_architects": True, "choose_architects": True, "advanced_missions": True, "mixed_bidding": True}),
    (4, {"teams": "2-2", "holofoil_buddhas": True, "rainbow": True, "open_missions": True}),
    (6, {"teams": "3-3"}),
    (6, {"teams": "2-2-2", "senior_architects": True, "reconstruction": True}),
]

REFUSED: list[tuple[int, dict[str, Any], str]] = [
    *[
        (1, {name: True}, f"not {name.replace('_', ' ')}")
        for name in (
            "open_bidding",
            "mixed_bidding",
            "manipulation",
            "reconstruction",
            "senior_architects",
            "choose_architects",
            "open_missions",
            "bhairav",
            "holofoil_buddhas",
            "rainbow",
        )
    ],
    (1, {"teams": "2-2"}, "not teams"),
    (2, {"level": "easy"}, "a solo level is for 1 player"),
    (3, {"open_bidding": True, "mixed_bidding": True}, "open or mixed, not both"),
    *[(seats, {"teams": "2-2"}, "can play as no teams") for seats in (2, 3, 5)],
    (4, {"teams": "3-3"}, "4 players can play as 2-2"),
    (4, {"teams": "2-2-2"}, "4 players can play as 2-2"),
    (6, {"teams": "2-2"}, "6 players can play as 3-3 or 2-2-2"),
    (3, {"choose_architects": True}, "choose architects with 2 to 6 players needs the Senior Architects"),
    (6, {"advanced_missions": True}, "advanced missions with 2 to 6 players needs the Senior Architects"),
]


@pytest.mark.rule("KT160")
@pytest.mark.parametrize(("seats", "options"), ALLOWED)
def test_everything_else_may_be_combined(seats: int, options: dict[str, Any]) -> None:
    KATHMANDU.check(seats, Options(**options))


@pytest.mark.rule("KT160")
@pytest.mark.parametrize(("seats", "options", "said"), REFUSED)
def test_what_does_not_go_together_is_refused_with_the_reason(seats: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionsRefused, match=said) as refusal:
        KATHMANDU.check(seats, Options(**options))
    assert refusal.value.rule == "KT160"


@pytest.mark.rule("KT10")
@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionsRefused, match="1 to 6 players"):
        KATHMANDU.check(seats, Options())


@pytest.mark.rule("KT14")
@pytest.mark.parametrize("first", [-1, 4])
def test_a_first_player_who_is_not_there_is_refused(first: int) -> None:
    with pytest.raises(OptionsRefused, match="a seat from 0 to 3"):
        KATHMANDU.check(4, Options(first_player=first))
