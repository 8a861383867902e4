"""Once more, with the same people."""

from random import Random

from playwright.sync_api import expect

from tests.browser import karakum
from tests.browser.conftest import Arrive
from tests.browser.hurry import hurry
from tests.browser.table import Table, code_of, sit_down
from tests.web.servers import Server


def test_a_rematch_leads_both_to_the_same_new_table_with_the_seats_turned(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    code = sit_down(server, people, deal="first")
    hurry(people, code, Random(1))
    for person in people:
        expect(person.page.get_by_role("dialog")).to_be_visible()
    ada.page.get_by_role("button", name="Once more").click()
    ada.page.locator(".room").wait_for()
    bob.page.get_by_role("button", name="To the next match").click()
    bob.page.locator(".room").wait_for()
    assert code_of(ada) == code_of(bob) != code
    for person in people:
        expect(person.page.locator(".seat .seat-name")).to_have_text(["Bob", "Ada"])
        expect(person.page.locator(".seat .seat-here")).to_have_text(["here", "here"])
    ada.page.get_by_role("button", name="Start", exact=True).click()
    karakum.play([Table(person) for person in people], Random(1), moves=4)


def test_two_who_ask_for_a_rematch_at_once_get_one_table(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    code = sit_down(server, people, deal="first")
    hurry(people, code, Random(2))
    for person in people:
        expect(person.page.get_by_role("button", name="Once more")).to_be_visible()
    for person in people:
        person.page.evaluate("() => document.querySelector('.result-actions .main').click()")
    for person in people:
        person.page.locator(".room").wait_for()
    assert code_of(people[0]) == code_of(people[1]) != code


def test_the_final_score_can_be_closed_opened_and_found_again_after_a_reload(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    code = sit_down(server, people, deal="first")
    hurry(people, code, Random(3))
    page = people[0].page
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Final score").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".prompt")).to_have_text("The game is over.")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename == f"karakum-{code}.json.gz"
