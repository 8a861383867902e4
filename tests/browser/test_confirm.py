"""Who wants to be asked before a turn ends is asked, and can still change their mind; nobody else is."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


def ask_first(person: Person, *, on_a_phone: bool) -> None:
    if on_a_phone:
        person.page.locator(".panel-tools").get_by_role("button", name="Rules").click()
    else:
        person.page.get_by_role("tab", name="Rules").click()
    person.page.get_by_label("Ask me before I end a turn").check()
    assert violations(person.page) == []
    if on_a_phone:
        person.page.keyboard.press("Escape")


def test_a_move_is_held_back_until_it_is_confirmed(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob", phone=True)]
    sit_down(server, people, deal="twice asked", first_player=0)
    adas, bobs = Table(ada), Table(bob)
    ask_first(ada, on_a_phone=False)
    adas.wait_for_turn()
    sent = adas.ply
    ada.page.locator(".good").first.click()
    expect(adas.prompt).to_have_text("Do this?")
    expect(adas.action("confirm")).to_be_focused()
    assert adas.ply == sent
    ada.page.keyboard.press("Escape")
    expect(adas.action("confirm")).to_have_count(0)
    ada.page.locator(".good").nth(1).click()
    adas.action("change").click()
    expect(adas.action("draw")).to_be_visible()
    adas.action("draw").click()
    expect(adas.action("confirm")).to_be_focused()
    ada.page.keyboard.press("Enter")
    adas.shows(1)
    adas.action("draw").click()
    adas.action("confirm").click()
    bobs.wait_for_turn()
    bobs.action("draw").click()  # Bob did not ask to be asked
    bobs.shows(3)
    ada.page.reload()
    adas.is_there()
    ask = ada.page.get_by_role("tab", name="Rules")
    ask.click()
    expect(ada.page.get_by_label("Ask me before I end a turn")).to_be_checked()


def test_the_end_of_a_turn_of_small_steps_is_asked_about(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada", phone=True), arrive("Bob")]
    sit_down(server, people, "kuldhara", deal="small steps", first_player=0)
    adas = Table(ada)
    ask_first(ada, on_a_phone=True)
    adas.wait_for_turn()
    ada.page.locator('[data-action="end"], [data-action="pass"]').first.click()
    expect(adas.prompt).to_have_text("Do this?")
    adas.action("change").click()
    expect(adas.action("confirm")).to_have_count(0)
    assert adas.ply == 0
    assert Table(bob).ply == 0
