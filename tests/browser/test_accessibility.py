"""axe-core finds nothing on any page, by day and by night, in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.hurry import hurry
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


@pytest.mark.parametrize(
    ("locale", "theme", "phone"),
    [
        ("en-US", "light", False),
        ("en-US", "dark", False),
        ("ja-JP", "light", False),
        ("ja-JP", "dark", False),
        ("en-US", "light", True),
        ("ja-JP", "dark", True),
    ],
)
def test_axe_finds_nothing(
    arrive: Arrive,
    server: Server,
    locale: Literal["en-US", "ja-JP"],
    theme: Literal["light", "dark"],
    phone: bool,
) -> None:
    people = [arrive("Ada", locale=locale, theme=theme, phone=phone), arrive("Bob")]
    found = {place: faults for place in places(people, server) if (faults := violations(people[0].page))}
    assert found == {}


def places(people: list[Person], server: Server) -> Iterator[str]:
    """Leads the first of the people through the house; the name of each place when the page shows it."""
    page = people[0].page
    page.goto("/")
    page.locator('.poster[data-game="karakum"]').wait_for()
    yield "lobby"
    page.locator('.poster[data-game="karakum"]').click()
    page.locator("dialog.create").wait_for()
    yield "a new table"
    page.locator("dialog.create button[type=submit]").click()
    page.locator(".room .qr").wait_for()
    yield "room"
    code = sit_down(server, people, deal="well", first_player=0)
    ada = Table(people[0])
    yield "table"
    page.locator('.offer[data-playable="false"]').first.click()
    ada.refusal.wait_for()
    yield "refusal"
    ada.playable.and_(page.locator(".offer")).first.click()
    ada.action("buy").wait_for()
    yield "payment"
    ada.action("cancel").click()
    if page.locator(".panel-tools").is_visible():
        page.locator(".panel-tools button").last.click()
    else:
        page.locator("#tab-rules").click()
    page.locator("#rule-KR01").wait_for()
    yield "rules"
    page.keyboard.press("Escape")
    hurry(people, code, Random(6))
    page.get_by_role("dialog").wait_for()
    yield "result"
