"""What a move would lead to is shown before it is made."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


def test_a_camel_that_is_looked_at_stands_in_the_caravan_as_it_would_and_what_it_costs_leaves_the_hand(
    arrive: Arrive, server: Server
) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob", phone=True)]
    sit_down(server, people, deal="a cheap camel", first_player=0)
    adas = Table(ada)
    adas.wait_for_turn()
    camel = ada.page.locator('[data-spot^="market:"][data-playable="true"]').first
    ghost = ada.page.locator(".karakum-you .ghost")
    expect(ghost).to_have_count(0)
    camel.hover()
    expect(ghost).to_contain_text("would join here")
    ada.page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)
    camel.focus()
    expect(ghost).to_have_count(1)
    camel.click()
    expect(ghost).to_have_count(1)
    assert violations(ada.page) == []
    adas.action("cancel").click()
    ada.page.mouse.move(0, 0)
    adas.action("draw").focus()
    expect(ghost).to_have_count(0)
    assert not any("joins" in str(frame["table"]) for frame in bob.watch.frames if frame.get("table"))
