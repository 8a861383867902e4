"""Reviving Kathmandu through the page: two, four and six at a table, alone against the debris, what a build brings."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import kathmandu
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.paced import reach
from tests.browser.result import expect_result, outcome_of
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

NAMES = ("Ada", "Boris", "Camille", "Dilnoza", "Enzo", "Fatima")
WON = Path(__file__).parent / "kathmandu_solo_won.json"
"""A deal and the moves that win it."""


def test_two_browsers_play_a_whole_match(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris", phone=True)]
    code = sit_down(server, people, "kathmandu", deal="two masons")
    kathmandu.play([Table(person) for person in people], Random(2))
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)


def test_four_browsers_play_a_whole_match(arrive: Arrive, server: Server) -> None:
    people = [arrive(name) for name in NAMES[:4]]
    code = sit_down(server, people, "kathmandu", deal="four masons")
    kathmandu.play([Table(person) for person in people], Random(4))
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)


@pytest.mark.crowded
def test_six_browsers_play_a_whole_match_with_all_expansions(arrive: Arrive, server: Server) -> None:
    people = [arrive(name) for name in NAMES]
    options = dict.fromkeys(
        (
            "mixed_bidding",
            "manipulation",
            "reconstruction",
            "senior_architects",
            "choose_architects",
            "advanced_missions",
            "bhairav",
            "holofoil_buddhas",
            "rainbow",
        ),
        True,
    )
    code = sit_down(server, people, "kathmandu", deal="six masons", **options)
    kathmandu.play([Table(person) for person in people], Random(6))
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)


@pytest.mark.rule("KT142")
def test_a_solo_game_is_lost_and_the_page_says_which_square_lacks_which_colour(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada", phone=True)
    code = sit_down(server, [ada], "kathmandu", deal="rubble")
    kathmandu.play([Table(ada)], Random(1))
    outcome = outcome_of(ada, code)
    square, colour = outcome.reason_words
    assert outcome.winners == ()
    expect(ada.page.get_by_role("dialog")).to_contain_text(f"{square.title()} has no {colour} monument")


@pytest.mark.rule("KT142")
def test_a_solo_game_is_won(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada")
    won = json.loads(WON.read_text())
    code = sit_down(server, [ada], "kathmandu", deal=won["deal"])
    table = Table(ada)
    for move in won["moves"]:
        kathmandu.make(table, move)
    outcome = outcome_of(ada, code)
    assert outcome.winners == (0,)
    expect(ada.page.get_by_role("dialog")).to_contain_text("Both squares stand again: Easy.")


@pytest.mark.rule("KT43")
def test_building_is_hidden_until_all_are_done_and_can_be_undone(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris")]
    sit_down(server, people, "kathmandu", deal="behind the screen", first_player=0)
    ada, boris = tables = [Table(person) for person in people]
    kathmandu.play(tables, Random(3), moves=4)
    reach(ada, 4)
    ends = ada.page.locator('.held-end[data-playable="true"]')
    expect(ends.first).to_be_visible()
    ends.first.click()
    ada.page.locator('.new[data-playable="true"]').click()
    reach(ada, 5)
    expect(ada.page.locator(".kathmandu-you .monument")).to_have_count(1)
    boris.shows(5)
    expect(boris.page.locator(".small-monument")).to_have_count(0)
    expect(boris.log.filter(has_text="builds")).to_have_count(0)
    ada.action("undo").click()
    reach(ada, 6)
    expect(ada.page.locator(".kathmandu-you .monument")).to_have_count(0)


def test_looking_at_a_spot_shows_the_cards_it_bids_for(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris")]
    sit_down(server, people, "kathmandu", deal="aims", first_player=0)
    page = people[0].page
    page.locator('[data-spot="spot:N1"]').hover()
    expect(page.locator('.space[data-aim="1"]')).to_have_attribute("data-spot", "space:1")
    expect(page.locator('.space[data-aim="2"]')).to_have_attribute("data-spot", "space:3")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_board(arrive: Arrive, server: Server, theme: str) -> None:
    people = [arrive("Ada", theme=theme), arrive("Boris", phone=True, theme=theme, locale="ja-JP")]
    sit_down(server, people, "kathmandu", deal="look", senior_architects=True, bhairav=True)
    kathmandu.play([Table(person) for person in people], Random(7), moves=30)
    for person in people:
        assert violations(person.page) == []
        assert person.too_wide == 0


@pytest.mark.rule("KT160")
def test_the_form_offers_what_goes_with_so_many_and_says_why_a_combination_is_refused(
    arrive: Arrive, server: Server
) -> None:
    ada = arrive("Ada")
    ada.watch.allow("422")  # the console names every refused request
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Reviving Kathmandu").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_label("Teams")).to_have_count(0)
    form.locator('[name="seats"][value="6"]').check()
    expect(form.get_by_label("Teams").locator("option")).to_have_text(
        ["Everybody alone", "Three and three", "Three pairs"]
    )
    form.get_by_label("Open bids").check()
    form.get_by_label("Mixed bids").check()
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("alert")).to_contain_text("bidding is open or mixed, not both")
    form.locator('[name="seats"][value="1"]').check()
    expect(form.get_by_label("Open bids")).to_have_count(0)
    expect(form.get_by_label("Solo level").locator("option")).to_have_text(["Easy", "Medium", "Hard", "Extreme"])
