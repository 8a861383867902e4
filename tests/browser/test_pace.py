"""What the others see of somebody who keeps them waiting."""

from playwright.sync_api import expect

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
