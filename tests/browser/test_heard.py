"""What somebody hears who does not see the page."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


def test_live_regions_say_what_happened_and_whose_turn_it_is(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="heard", first_player=0)
    ada, bob = (Table(person) for person in people)
    for table in (ada, bob):
        expect(table.prompt).to_have_role("status")
        expect(table.heard).to_have_attribute("aria-live", "polite")
    expect(ada.prompt).to_contain_text("Your turn")
    expect(bob.prompt).to_have_text("Ada is deciding: goods or a camel.")

    ada.action("draw").click()
    expect(ada.heard).to_have_text(re.compile(r"^You draw (jewelry|silk|spices|honey|paper|gold)\.\s*$"))
    expect(bob.heard).to_have_text(re.compile(r"^Ada draws blind\.\s*$"))
    expect(bob.prompt).to_have_text("Ada is taking a second card.")
    ada.action("draw").click()
    expect(bob.prompt).to_contain_text("Your turn")
    expect(ada.prompt).to_have_text("Bob is deciding: goods or a camel.")


def test_a_purchase_is_heard_with_its_camel_and_its_price_on_both_sides(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob", locale="ja-JP")]
    sit_down(server, people, deal="one", first_player=0)
    ada, bob = (Table(person) for person in people)
    ada.playable.and_(ada.page.locator(".offer")).first.click()
    asked = ada.prompt.inner_text()
    ada.action("buy").click()
    expect(ada.heard).to_contain_text(re.compile(r"You buy \w+ \d \(\w+\).* for .*joins your caravan"))
    assert re.search(r"\w+ \d \(\w+\)", asked), "the question names the camel in words"
    expect(bob.heard).to_contain_text(re.compile("Ada.*買.*"))


def test_every_piece_of_the_table_has_a_name_that_says_what_it_is(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="named", first_player=0)
    page = people[0].page
    for offer in page.get_by_role("group", name="Camel market").get_by_role("button").all():
        expect(offer).to_have_accessible_name(
            re.compile(r"^Camel (blue|purple|red|orange|green) \d \(\w+\), costs \d \w+")
        )
    goods = page.get_by_role("group", name="Goods").get_by_role("button")
    expect(goods).to_have_count(6)
    for card in goods.all():
        expect(card).to_have_accessible_name(re.compile(r"^(Face up: \w+|Goods deck, \d+ cards)"))
    expect(page.get_by_role("group", name="Your hand: 5 cards")).to_be_visible()


def test_a_refusal_and_a_lost_line_are_told_at_once(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="dear", first_player=0)
    page = people[0].page
    page.locator('.offer[data-playable="false"][data-taxed="false"]').first.click()
    expect(page.get_by_role("alert").filter(has_text="The price is")).to_be_visible()
    expect(page.locator(".link-place")).to_have_role("status")
