"""Khiva through the page: five at a table, a duel, the secret choice, every step told."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import khiva
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.paced import look_until, to_act, wait_for_turn
from tests.browser.result import expect_result, outcome_of
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

NAMES = ("Ada", "Boris", "Camille", "Dilnoza", "Enzo")


@pytest.mark.crowded
def test_five_browsers_play_a_whole_match(arrive: Arrive, server: Server) -> None:
    people = [arrive(name, phone=name == "Enzo") for name in NAMES]
    code = sit_down(server, people, "khiva", deal="five gates")
    khiva.play([Table(person) for person in people], Random(5))
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)


def test_two_browsers_play_a_duel(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada", motion=True), arrive("Boris", phone=True)]
    code = sit_down(server, people, "khiva", deal="duel at noon")
    khiva.play([Table(person) for person in people], Random(2))
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)


@pytest.mark.rule("KH21")
@pytest.mark.rule("KH23")
def test_a_choice_is_made_and_changed_by_keyboard_and_nobody_else_sees_more_than_that_it_was_made(
    arrive: Arrive, server: Server
) -> None:
    people = [arrive(name) for name in NAMES[:3]]
    sit_down(server, people, "khiva", deal="veiled")
    ada, *others = [Table(person) for person in people]
    before = [_secrets(table) for table in others]

    _press(ada, [0, 1])
    expect(ada.prompt).to_contain_text("You have chosen")
    _press(ada, [1, 0, 3, 4])
    expect(ada.prompt).to_contain_text("You have chosen")
    expect(ada.page.locator(".slot .travel-card")).to_have_count(2)

    chosen = ada.page.locator(".slot .travel-card").evaluate_all("cards => cards.map(card => card.dataset.piece)")
    for table, cards in zip(others, before, strict=True):
        expect(table.page.locator(".player", has_text="Ada").locator(".player-status")).to_have_text("has chosen")
        expect(table.page.locator('[data-spot="yard:0"] .card-back')).to_have_count(1)
        assert _secrets(table) == cards
        assert not [piece for piece in chosen if f'"{piece}"' in table.page.content()]


def test_each_step_of_an_activation_is_told_and_one_key_skips_to_the_end(arrive: Arrive, server: Server) -> None:
    people = [arrive(name, motion=True) for name in NAMES[:3]]
    sit_down(server, people, "khiva", deal="slowly")
    ada, boris, camille = tables = [Table(person) for person in people]
    khiva.play(tables, Random(1), moves=2)
    clocks = [_stop_clock(ada), _stop_clock(boris)]
    khiva.act(camille, Random(1))
    for table, clock in zip((ada, boris), clocks, strict=True):
        _was_sent(table, camille.ply)
        clock.run_for(MOMENT)
        expect(table.action("skip")).to_be_visible()
        expect(table.prompt).to_contain_text("The requests")
        expect(table.page.locator('.request[data-piece^="card-"]')).to_have_count(3)
    clocks[0].run_for(2000)
    expect(ada.prompt).not_to_contain_text("The requests")
    expect(ada.action("skip")).to_be_visible()
    boris.page.locator("main").press("Escape")
    clocks[1].run_for(MOMENT)
    expect(boris.action("skip")).to_have_count(0)
    assert boris.ply == ada.ply
    clocks[0].run_for(60_000)
    expect(ada.action("skip")).to_have_count(0)
    assert _camels(ada) == _camels(boris)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_axe_finds_nothing_at_the_table_of_khiva(arrive: Arrive, server: Server, seats: int, phone: bool) -> None:
    people = [arrive(name, phone=phone) for name in NAMES[:seats]]
    sit_down(server, people, "khiva", deal="in the sun")
    tables = [Table(person) for person in people]
    assert violations(people[0].page) == []
    khiva.play(tables, Random(4), moves=4 * seats)
    mover = tables[to_act(tables)[0]]
    wait_for_turn(mover)
    assert violations(mover.page) == []


MOMENT = 100
"""Long enough for a page to draw what it was sent, too short for a step to pass; in ms."""


def _stop_clock(table: Table) -> Any:
    """The clock of this person's page, which stands from now on unless it is told to run."""
    clock = table.page.clock
    clock.install()
    clock.pause_at(int(table.page.evaluate("() => Date.now()")) + 1000)
    return clock


def _was_sent(table: Table, ply: int) -> None:
    look_until(table, lambda: table.ply == ply, skip=False)


def _press(table: Table, cards: Sequence[int]) -> None:
    """The cards of the hand at these places, one key press each, then the button."""
    held = table.page.locator(".held button")
    place = 0
    held.first.focus()
    table.page.keyboard.press("Home")
    for card in cards:
        key = "ArrowRight" if card > place else "ArrowLeft"
        for _ in range(abs(card - place)):
            table.page.keyboard.press(key)
        place = card
        table.page.keyboard.press("Enter")
    table.action("ready").focus()
    table.page.keyboard.press("Enter")


def _secrets(table: Table) -> list[str]:
    """Every card that this page has anywhere, and every card that it was told of."""
    pieces = set(re.findall(r"card-\d+", table.page.content()))
    frames = [frame for frame in table.person.watch.frames if frame["type"] == "update"]
    told = {str(event) for frame in frames for event in frame["events"] if event["type"] != "chosen"}
    return sorted(pieces | told)


def _camels(table: Table) -> list[str]:
    """Every space, and the camel that this page shows on it."""
    spaces = table.page.locator(".space")
    return sorted(
        spaces.evaluate_all("spaces => spaces.map(one => one.dataset.spot + one.querySelector('.sr').innerText)")
    )
