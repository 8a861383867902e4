"""Looking back through a match while it goes on, by button, by key, by the log and by a link."""

from random import Random

from playwright.sync_api import expect

from tests.browser import karakum, khiva
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, code_of, sit_down
from tests.web.servers import Server

BACK = "Look back"


def test_looking_back_steps_through_the_match_while_it_goes_on(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob", phone=True)]
    sit_down(server, people, deal="memory", first_player=0)
    ada, bob = tables = [Table(person) for person in people]
    karakum.play(tables, Random(3), moves=8)
    ada.shows(8)
    newest = ada.page.locator(".karakum-you").inner_text()

    ada.page.get_by_role("button", name=BACK, exact=True).click()
    expect(ada.page.locator(".replay-bar")).to_contain_text("step 8 of 8")
    ada.page.locator('[data-action="first"]').click()
    ada.shows(0)
    expect(ada.log).to_have_count(0)
    expect(ada.playable).to_have_count(0)
    ada.page.locator(".board").click(position={"x": 5, "y": 5})
    ada.page.keyboard.press("ArrowRight")
    ada.shows(1)
    expect(ada.log).to_have_count(1)

    karakum.play([table for table in tables if table.has_turn and table is bob], Random(4), moves=0)
    ada.page.keyboard.press("End")
    ada.shows(8)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".replay-bar")).to_have_count(0)
    assert ada.page.locator(".karakum-you").inner_text() == newest

    ada.log.nth(2).get_by_role("button").click()
    expect(ada.page.locator(".replay-bar")).to_be_visible()
    expect(ada.log).to_have_count(3)
    ada.page.locator('[data-action="now"]').click()
    ada.shows(8)


def test_a_match_plays_itself_back_and_a_link_leads_to_a_step(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="memory", first_player=0)
    ada, bob = tables = [Table(person) for person in people]
    karakum.play(tables, Random(3), moves=4)
    ada.shows(4)
    ada.page.get_by_role("button", name=BACK, exact=True).click()
    ada.page.locator('[data-action="speed"]').dblclick()  # the slowest of three
    ada.page.locator('[data-action="play"]').click()
    ada.shows(1)
    ada.shows(4)
    expect(ada.page.locator('[data-action="play"]')).to_be_visible()

    bob.page.goto(f"/m/{code_of(people[1])}?ply=2")
    bob.shows(2)
    expect(bob.page.locator(".replay-bar")).to_contain_text("step 2 of 4")
    told = [frame for frame in people[1].watch.frames if frame["type"] == "sync"][-1]["you"]["hand"]
    assert told
    bob.page.locator('[data-action="now"]').click()
    bob.shows(4)
    assert "ply" not in bob.page.url


def test_after_the_end_the_match_is_looked_back_on_from_anybodys_side(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, "khiva", deal="two sides")
    tables = [Table(person) for person in people]
    khiva.play(tables, Random(8))
    ada = tables[0]
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name=BACK, exact=True).click()
    ada.page.locator('[data-action="first"]').click()
    ada.shows(0)
    ada.page.locator('[name="side"]').select_option(label="Bob")
    expect(ada.page.locator(".khiva-hand")).to_be_visible()
    hand = _hand_at_the_start(people[1])
    for card in hand:
        expect(ada.page.locator(f'.held [data-piece="card-{card}"]')).to_be_visible()


def _hand_at_the_start(person: Person) -> list[int]:
    cards: list[int] = person.watch.frames[0]["you"]["hand"]["cards"]
    return cards
