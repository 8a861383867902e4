"""Language, light and name: changed at once, and kept."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


def test_the_language_is_the_browsers_until_somebody_chooses(arrive: Arrive) -> None:
    ada, hana = arrive("Ada"), arrive("花", locale="ja-JP")
    for person in (ada, hana):
        person.page.goto("/")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("A table in the caravanserai")
    expect(hana.page.get_by_role("heading", level=1)).to_have_text("隊商宿へようこそ")
    expect(hana.page.locator("html")).to_have_attribute("lang", "ja")


def test_the_language_of_the_whole_table_switches_at_once_and_is_remembered(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="two tongues", first_player=0)
    ada, bob = (Table(person) for person in people)
    ada.action("draw").click()
    expect(ada.log).to_have_count(1)
    ada.page.get_by_role("button", name="日本語").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ja")
    expect(ada.prompt).not_to_have_text(re.compile("[a-z]{2}"))
    assert english_left(ada.person) == []
    ada.page.reload()
    ada.is_there()
    assert english_left(ada.person) == []
    ada.page.get_by_role("button", name="English").click()
    expect(ada.prompt).to_contain_text("Take a second card")
    expect(bob.prompt).to_contain_text("Ada is taking a second card")


def english_left(person: Person) -> list[str]:
    """Lines a Japanese reader would see or hear in English, beside names and the button of the language itself."""
    lines = person.page.evaluate(
        """() => {
          const names = ["aria-label", "title", "alt", "placeholder"];
          const labels = [...document.querySelectorAll("*")]
            .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ""));
          return [...document.body.innerText.split("\\n"), document.title, ...labels];
        }"""
    )
    own = re.compile(r"Caravanserai|Ada|Bob|EN(, English)?")
    return [line for line in lines if re.search("[A-Za-z]{2}", own.sub("", line))]


def test_the_light_switches_at_once_and_is_remembered(arrive: Arrive) -> None:
    ada = arrive("Ada", theme="dark")
    page = ada.page
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "night")
    night = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Light:").click()
    expect(html).to_have_attribute("data-theme", "day")
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != night
    page.reload()
    expect(html).to_have_attribute("data-theme", "day")
    page.get_by_role("button", name="Light: day").click()
    page.get_by_role("button", name="Light: night").click()
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "day")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "night")


def test_a_new_name_is_seen_by_the_others_at_once(arrive: Arrive, server: Server) -> None:
    ada, bob = arrive("Ada"), arrive("Bob")
    code = sit_down(server, [ada, bob])
    tab = ada.context.new_page()
    tab.goto("/")
    tab.get_by_role("button", name="Change your name").click()
    tab.locator("#name").fill("Ada L.")
    tab.keyboard.press("Enter")
    expect(tab.locator(".name-chip")).to_contain_text("Ada L.")
    expect(bob.page.locator(".player-name")).to_have_text(["Bob", "Ada L."])
    expect(ada.page.locator(".player-name")).to_have_text(["Ada L.", "Bob"])
    assert bob.get(f"/api/matches/{code}")["seats"][0]["person"]["name"] == "Ada L."
