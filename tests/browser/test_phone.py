"""On a phone of 360 by 740: nothing scrolls sideways, and everything is big enough for a thumb."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hurry import hurry
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

THUMB = 40


def faults(person: Person) -> list[str]:
    """What is too wide or too small on the page as it is now."""
    found: list[str] = person.page.evaluate(
        """thumb => {
          const controls = "button, a[href], input, label:has(input), select";
          const box = element => (element.closest("label") ?? element).getBoundingClientRect(); // a tap on a label does
          const top = document.querySelector("dialog[open]") ?? document;
          return [...top.querySelectorAll(controls)]
            .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .filter(element => !element.closest(".skip-link"))
            .map(element => [element, box(element)])
            .filter(([, { width, height }]) => Math.round(width) < thumb || Math.round(height) < thumb)
            .map(([element, { width, height }]) =>
              `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`);
        }""",
        THUMB,
    )
    return [f"{person.too_wide} px too wide", *found] if person.too_wide > 0 else found


def test_lobby_dialog_and_room_fit_a_phone(arrive: Arrive) -> None:
    ada = arrive("Ada", known=False, phone=True)
    ada.page.goto("/")
    ada.page.locator("#name").fill("Ada")
    assert faults(ada) == []
    ada.page.get_by_role("button", name="Come in").tap()
    expect(ada.page.locator("#name")).to_have_count(0)
    assert faults(ada) == []
    ada.page.locator('.poster[data-game="karakum"]').tap()
    ada.page.get_by_role("button", name="Open the table").wait_for()
    assert faults(ada) == []
    ada.page.get_by_role("button", name="Open the table").tap()
    ada.page.locator(".room").wait_for()
    assert faults(ada) == []


def test_a_table_of_four_its_panels_and_its_end_fit_a_phone(arrive: Arrive, server: Server) -> None:
    people = [arrive(name, phone=True) for name in ("Ada", "Bob", "Cleo", "Dan")]
    code = sit_down(server, people, deal="thumbs", first_player=0)
    ada = Table(people[0])
    page = ada.page
    assert faults(ada.person) == []
    page.locator('.offer[data-playable="false"]').first.tap()
    expect(ada.refusal).to_be_visible()
    assert faults(ada.person) == []
    page.get_by_role("button", name="Pull the hand up").tap()
    assert faults(ada.person) == []
    for panel in ("Log", "Rules"):
        page.locator(".topbar").get_by_role("button", name=panel).tap()
        expect(page.locator(".panel")).to_be_visible()
        assert faults(ada.person) == []
        page.locator(".panel-close").tap()
    page.get_by_role("button", name="Show the side of Bob").tap()
    assert faults(ada.person) == []
    hurry(people, code, Random(3), until=lambda view: view["camel_deck"] <= 6 and view["turn"] == 0)
    ada.wait_for_turn()
    assert faults(ada.person) == []
    hurry(people, code, Random(3))
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(ada.person) == []


def test_everything_of_a_position_is_visible_without_scrolling_on_a_desk(arrive: Arrive, server: Server) -> None:
    people = [arrive(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    sit_down(server, people, deal="desk", first_player=0)
    page = people[0].page
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    for part in (".market", ".resources", ".actionbar", ".you", ".hand", ".player >> nth=3"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_camel_is_paid_for_in_another_way_by_tapping(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada", phone=True), arrive("Bob")]
    sit_down(server, people, deal="well", first_player=0)
    ada = Table(people[0])
    ada.playable.and_(ada.page.locator(".offer")).last.tap()
    ways = ada.page.get_by_role("radio")
    expect(ways).to_have_count(3)
    expect(ways.first).to_be_checked()
    before = ada.prompt.inner_text()
    ways.nth(1).tap()
    expect(ways.nth(1)).to_be_checked()
    expect(ada.prompt).not_to_have_text(before)
    assert faults(ada.person) == []
    paid = str(ways.nth(1).get_attribute("aria-label"))
    ada.action("buy").tap()
    expect(Table(people[1]).heard).to_contain_text(f"for {paid}")
