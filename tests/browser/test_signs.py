"""Whose turn it is can be told from the tab's title and icon, and heard by who wants to hear it."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

LISTEN = """
  window.tones = [];
  const Node = window.OscillatorNode;
  window.OscillatorNode = class extends Node {
    constructor(audio, options) { super(audio, options); window.tones.push(options.frequency); }
  };
"""


def icon(person: Person) -> str:
    return str(person.page.locator("link[rel=icon]").get_attribute("href"))


def test_title_and_icon_of_every_tab_say_whose_turn_it_is(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob", locale="ja-JP")]
    eve = arrive("Eve")
    code = sit_down(server, people, first_player=0)
    eve.page.goto(f"/m/{code}")
    expect(ada.page).to_have_title("● Your turn · Karakum")
    expect(bob.page).to_have_title("Adaの番・カラクム")
    expect(eve.page).to_have_title("Ada · Karakum")
    assert icon(ada) != icon(bob) == icon(eve)
    bob.page.get_by_role("button", name="Adaに声をかける").click()
    expect(ada.page).to_have_title("● Bob is waiting · Karakum")
    for _ in range(2):
        Table(ada).action("draw").click()
    expect(bob.page).to_have_title("● あなたの番・カラクム")
    expect(ada.page).to_have_title("Bob · Karakum")
    expect(eve.page).to_have_title("Bob · Karakum")
    assert icon(bob) != icon(ada) == icon(eve)


def test_a_nudge_and_ones_turn_are_heard_only_by_who_has_turned_sound_on(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    for person in people:
        person.context.add_init_script(LISTEN)
    sit_down(server, people, first_player=0)
    ada.page.get_by_role("button", name="Turn sound on").click()
    bob.page.get_by_role("button", name="Nudge Ada").click()
    expect(ada.page.locator(".nudge-sign")).to_be_visible()
    ada.page.wait_for_function("() => window.tones.length > 0")
    nudge = ada.page.evaluate("() => window.tones.splice(0)")
    for _ in range(2):
        Table(ada).action("draw").click()
    Table(bob).wait_for_turn()
    for _ in range(2):
        Table(bob).action("draw").click()
    Table(ada).wait_for_turn()
    ada.page.wait_for_function("() => window.tones.length > 0")
    assert ada.page.evaluate("() => window.tones.splice(0)") != nudge
    assert bob.page.evaluate("() => window.tones") == []
