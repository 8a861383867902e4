"""The lobby."""

from tests.browser.axe import violations
from tests.browser.conftest import Arrive


def test_axe_finds_nothing_in_the_lobby(arrive: Arrive) -> None:
    assert violations(arrive("Ada").page) == []
