"""Reloads, lost lines and power cuts in the middle of a match: nothing that was played is lost or played again."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import karakum
from tests.browser.conftest import Arrive, Serve
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

OFFLINE = (
    *("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_CONTENT_LENGTH_MISMATCH"),
    "WebSocket connection to",
)


@pytest.fixture
def own(serve: Serve) -> Server:
    return serve()


@pytest.fixture
def pair(arrive: Arrive, own: Server) -> list[Person]:
    """Ada, whose turn it is, and Bob, at a server that may be killed."""
    people = [arrive(name, at=own) for name in ("Ada", "Bob")]
    for person in people:
        person.watch.allow(*OFFLINE)
    sit_down(own, people, deal="sandstorm", first_player=0)
    return people


def restart(server: Server, serve: Serve) -> Server:
    """The same address and database, another process."""
    server.kill()
    return serve(port=int(server.url.rpartition(":")[2]))


def shown(table: Table) -> list[str]:
    """All that the table says, the log included."""
    parts = [".board", ".actionbar", ".you", ".sheet", ".players", ".log"]
    return [table.page.locator(part).first.inner_text() for part in parts]


def test_a_reload_in_the_middle_loses_nothing(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    tables = [Table(person) for person in people]
    sit_down(server, people, deal="reload")
    random = Random(7)
    karakum.play(tables, random, moves=12)
    for table in tables:
        expect(table.log).to_have_count(12)
        before = shown(table)
        table.page.reload()
        table.is_there()
        expect(table.log).to_have_count(12)
        assert shown(table) == before
    karakum.play(tables, random, moves=4)
    assert {table.ply for table in tables} == {16}


def test_after_kill_9_the_pages_come_back_by_themselves_and_play_on(
    pair: list[Person], own: Server, serve: Serve
) -> None:
    tables = [Table(person) for person in pair]
    random = Random(9)
    karakum.play(tables, random, moves=10)
    for table in tables:
        expect(table.log).to_have_count(10)
    before = [shown(table) for table in tables]
    restart(own, serve)
    for table in tables:
        expect(table.main).to_have_attribute("data-link", "live")
        expect(table.page.locator('.player .seat-token[data-here="true"]')).to_have_count(2)
    assert [shown(table) for table in tables] == before
    karakum.play(tables, random, moves=6)
    for table in tables:
        expect(table.log).to_have_count(16)


def test_a_lost_line_is_shown_and_the_board_cannot_be_played_on(pair: list[Person], own: Server, serve: Serve) -> None:
    ada, bob = (Table(person) for person in pair)
    own.kill()
    for table in (ada, bob):
        expect(table.lost).to_have_text("The connection is lost. Coming back …")
        expect(table.main).to_have_attribute("data-ready", "false")
    for button in ada.playable.all():
        button.click()
    ada.page.keyboard.press("Escape")
    expect(ada.action("draw")).to_be_disabled()
    ada.action("draw").click(force=True)

    serve(port=int(own.url.rpartition(":")[2]))
    for table in (ada, bob):
        expect(table.lost).to_have_count(0)
        table.is_there()
    assert (ada.ply, bob.ply) == (0, 0), "what was clicked without a line was played"
    karakum.play([ada, bob], Random(2), moves=2)


def test_what_was_clicked_when_the_power_went_is_played_once(pair: list[Person], own: Server, serve: Serve) -> None:
    ada, bob = (Table(person) for person in pair)
    ada.page.evaluate("() => document.querySelector('[data-action=draw]').click()")
    restart(own, serve)
    for table in (ada, bob):
        expect(table.log).to_have_count(1)
        table.is_there()
    assert (ada.ply, bob.ply) == (1, 1)
    expect(ada.page.locator(".hand")).to_have_attribute("data-spot", "hand")
    expect(ada.prompt).to_contain_text("Take a second card")
