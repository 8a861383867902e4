"""Kuldhara through the page: alone against Kadhan, four at a table, what a ride costs, where jewelry stands."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import kuldhara
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.paced import reach
from tests.browser.result import expect_result, outcome_of
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


@pytest.mark.rule("KU100")
def test_one_browser_plays_a_whole_game_against_kadhan(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada")
    code = sit_down(server, [ada], "kuldhara", deal="lone rider", difficulty="hard", challenges=["awakens_tools"])
    table = Table(ada)
    expect(ada.page.locator(".challenges li")).to_have_count(1)
    kuldhara.play([table], Random(4))
    outcome = outcome_of(ada, code)
    assert {standing.seat for standing in outcome.standings} == {0, -1}
    expect(ada.page.get_by_role("dialog")).to_contain_text("Kadhan")
    expect(table.log.filter(has_text="Kadhan takes the tile").first).to_contain_text("he lacks")


def test_four_browsers_play_a_whole_match(arrive: Arrive, server: Server) -> None:
    people = [arrive(name, phone=name == "Dilnoza") for name in ("Ada", "Boris", "Camille", "Dilnoza")]
    code = sit_down(server, people, "kuldhara", deal="four riders")
    kuldhara.play([Table(person) for person in people], Random(4))
    outcome = outcome_of(people[0], code)
    for person in people:
        expect_result(person, people, outcome)


@pytest.mark.rule("KU32")
@pytest.mark.parametrize("phone", [False, True])
def test_a_ride_shows_its_way_and_its_water_before_it_is_made(arrive: Arrive, server: Server, phone: bool) -> None:
    people = [arrive("Ada", phone=phone), arrive("Boris")]
    sit_down(server, people, "kuldhara", deal="noon", first_player=0)
    ada = Table(people[0])
    ada.page.locator('[data-spot="place:0"]').click()
    expect(ada.prompt).to_contain_text("3 water, 12 left")
    expect(ada.page.locator('.toll[data-on="true"]')).to_have_count(1)
    expect(ada.page.locator('.water-track [data-spent="true"]').locator("visible=true")).to_have_count(3)
    assert ada.ply == 0
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator('.toll[data-on="true"]')).to_have_count(0)
    ada.page.locator('[data-spot="place:0"]').click()
    ada.action("travel").click()
    reach(ada, 1)


def test_a_ride_needs_only_arrows_and_enter_and_can_be_taken_back(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris")]
    sit_down(server, people, "kuldhara", deal="noon", first_player=0)
    ada = Table(people[0])
    camel = ada.page.locator('[data-piece="camel:0"]')
    expect(camel).to_have_accessible_name(re.compile("the camp"))
    ada.page.locator('[data-spot="place:0"]').focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator('[data-spot="place:1"]')).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    reach(ada, 1)
    expect(camel).not_to_have_accessible_name(re.compile("the camp"))
    ada.is_there()
    ada.page.keyboard.press("Control+z")
    expect(camel).to_have_accessible_name(re.compile("the camp"))
    expect(ada.prompt).to_contain_text("2 actions left")


TWO_PLACES: list[tuple[str, *tuple[int | str, ...]]] = [
    ("travel", 1),
    ("dig", 2),
    ("end",),
    ("travel", 5),
    ("unload", 2),
    ("unload", 7),
    ("tool", "replace"),
    ("hex", 1),
    ("hex", 2),
]
"""After these moves the pattern of card 18 stands on hexes 1, 4, 5 and on hexes 4, 5, 8."""


@pytest.mark.rule("KU86")
@pytest.mark.parametrize("phone", [False, True])
def test_a_pattern_in_two_places_is_drawn_in_both_and_one_is_picked(
    arrive: Arrive, server: Server, phone: bool
) -> None:
    people = [arrive("Ada", phone=phone), arrive("Boris")]
    sit_down(server, people, "kuldhara", deal="two places 14", first_player=1)
    ada, boris = (Table(person) for person in people)
    kuldhara.make(boris, "pass")
    for move, *at in TWO_PLACES:
        kuldhara.make(ada, move, *at)
    ply = ada.ply
    ada.shows(ply)
    ada.page.locator('[data-piece="card-18"]').click()
    expect(ada.prompt).to_contain_text("2 places")
    for place, hex_ in ((1, 1), (2, 8)):
        expect(ada.page.locator(f'.fit-line[data-fit="{place}"]')).to_have_count(1)
        expect(ada.page.locator(f'.fit[data-fit="{place}"]')).to_be_visible()
        expect(ada.page.locator(f'.bench .hex[data-spot$=":{hex_}"]')).to_have_attribute("data-fits", "true")
    ada.page.locator('.fit[data-fit="2"]').click()
    reach(ada, ply + 1)
    (told,) = [frame for frame in ada.person.watch.frames if frame.get("ply") == ply + 1 and "events" in frame]
    assert told["events"][0]["hexes"] == [4, 5, 8]


def test_nobody_else_sees_the_cards_somebody_looks_at(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris")]
    sit_down(server, people, "kuldhara", deal="veil", first_player=0)
    ada, boris = (Table(person) for person in people)
    ada.page.locator('[data-spot="deck:2"]').click()
    ada.action("look").click()
    reach(ada, 1)
    expect(ada.page.locator(".looked-at .card")).to_have_count(3)
    expect(ada.action("undo")).to_have_count(0)
    looked = ada.person.watch.frames[-1]["you"]["hand"]["looking_at"]
    reach(boris, 1)
    boris.shows(1)
    told = str([frame for frame in boris.person.watch.frames if frame["type"] == "update"])
    for card in looked:
        expect(boris.page.locator(f'[data-piece="card-{card}"]')).to_have_count(0)
    assert "'looking_at': []" in told
    ada.page.locator(".looked-at .card").first.click()
    reach(ada, 2)
    expect(ada.page.locator(f'[data-piece="card-{looked[0]}"]')).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_board(arrive: Arrive, server: Server, theme: str) -> None:
    people = [arrive("Ada", theme=theme), arrive("Boris", phone=True, theme=theme, locale="ja-JP")]
    sit_down(server, people, "kuldhara", deal="look", first_player=0)
    tables = [Table(person) for person in people]
    kuldhara.play(tables, Random(7), moves=30)
    for person in people:
        assert violations(person.page) == []
        assert person.too_wide == 0
