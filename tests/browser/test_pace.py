"""What the others see of somebody who keeps them waiting."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.table import sit_down
from tests.web.servers import Server


def test_somebody_who_is_gone_in_their_turn_is_seen_to_be_gone_until_they_are_back(
    arrive: Arrive, server: Server
) -> None:
    ada, bob = (arrive(name) for name in ("Ada", "Bob"))
    sit_down(server, [ada, bob], deal="sandstorm", first_player=0)
    status = bob.page.locator(".player", has_text="Ada").locator(".player-status")
    expect(status).not_to_have_text("away, to play")
    address = ada.page.url
    ada.page.goto("about:blank")
    expect(status).to_have_text("away, to play")
    ada.page.goto(address)
    expect(status).not_to_have_text("away, to play")


def test_the_others_see_for_how_long_somebody_is_gone(arrive: Arrive, server: Server) -> None:
    ada, bob, cem = arrive("Ada"), arrive("Bob"), arrive("Cem", phone=True, locale="ja-JP")
    for person in (bob, cem):
        person.page.clock.install()
    sit_down(server, [ada, bob, cem], deal="sandstorm", first_player=0)
    ada.page.goto("about:blank")
    line = bob.page.locator(".player", has_text="Ada")
    expect(line.locator(".player-status")).to_have_text("away, to play")
    for person in (bob, cem):
        person.page.clock.fast_forward("04:05")
    expect(line.locator(".player-status")).to_have_text("gone for 4 min")
    cem.page.get_by_role("button", name="Adaの手元を見る").click()
    expect(cem.page.locator(".player-gone")).to_have_text("4分前から不在")
    for person in (bob, cem):
        assert person.too_wide == 0
        assert violations(person.page) == []
