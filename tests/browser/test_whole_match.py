"""People play Karakum against each other through the page, from the first click in the lobby to the final score."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import karakum
from tests.browser.conftest import Arrive
from tests.browser.deal import fix_the_deal
from tests.browser.hurry import hurry
from tests.browser.result import expect_result, outcome_of
from tests.browser.table import Table, code_of, sit_down
from tests.web.servers import Server


def test_two_browsers_one_of_them_a_phone_play_a_whole_match_by_an_invite_link(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada", known=False, motion=True)
    bob = arrive("Bob", known=False, phone=True)
    ada.page.goto("/")
    ada.page.get_by_label("What shall the others call you?").fill("Ada")
    ada.page.get_by_role("button", name="Come in").click()
    expect(ada.page.locator(".name-chip")).to_contain_text("Ada")
    ada.page.locator('.poster[data-game="karakum"]').click()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Invite link").input_value()

    bob.page.goto(link)
    expect(bob.page.get_by_text("Ada is waiting for you.")).to_be_visible()
    bob.page.get_by_label("What shall the others call you?").fill("Bob")
    bob.page.get_by_role("button", name="Come in").click()
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".room .seat")).to_contain_text(["Ada", "Bob"])

    code = code_of(ada)
    fix_the_deal(server.database, code, "dunes")
    ada.page.get_by_role("button", name="Start", exact=True).click()
    karakum.play([Table(ada), Table(bob)], Random(1))
    outcome = outcome_of(ada, code)
    for person in (ada, bob):
        expect_result(person, [ada, bob], outcome)


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_play_together_to_the_end(arrive: Arrive, server: Server, seats: int) -> None:
    people = [arrive(name) for name in ("Ada", "Bob", "Cleo", "Dan")[:seats]]
    tables = [Table(person) for person in people]
    code = sit_down(server, people, deal=f"{seats} at the well")
    random = Random(seats)
    karakum.play(tables, random, moves=8)
    hurry(people, code, random, until=lambda view: view["camel_deck"] <= 1)
    karakum.play(tables, random)
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)
