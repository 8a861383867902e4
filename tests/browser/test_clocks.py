"""How fast a match goes: chosen when the table is opened, seen by everybody who comes, counted on the rail."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive, Serve
from tests.browser.person import Person
from tests.browser.table import Table, code_of
from tests.browser.test_lost_line import OFFLINE
from tests.browser.test_presets import open_form


def sit_down_at(pace: str, people: Sequence[Person], game: str = "karakum") -> None:
    """A running match of these people at this pace, the first of them to play."""
    first, *others = people
    options = {"first_player": 0}
    code = first.post("/api/matches", game=game, seats=len(people), pace=pace, options=options)["code"]
    for person in others:
        person.post(f"/api/matches/{code}/join")
    first.post(f"/api/matches/{code}/start")
    for person in people:
        person.page.goto(f"/m/{code}")
        Table(person).is_there()


def clock_of(name: str, on: Person) -> Locator:
    """The clock of this player on the rail that somebody sees."""
    return on.page.locator(".player", has_text=name).locator(".player-line > .clock")


def seconds(clock: Locator) -> int:
    found = re.search(r"(\d+):(\d\d)", clock.inner_text())
    assert found, clock.inner_text()
    return 60 * int(found[1]) + int(found[2])


def test_a_pace_is_chosen_with_the_table_kept_for_the_next_and_told_to_who_comes(arrive: Arrive) -> None:
    ada, bob = arrive("Ada", phone=True), arrive("Bob", locale="ja-JP", phone=True)
    form = open_form(ada.page)
    form.get_by_label("How much time?").select_option(label="1 min a turn, 10 min in reserve")
    form.get_by_role("button", name="Open the table").click()
    ada.page.locator(".room").wait_for()
    code = code_of(ada)
    assert ada.get(f"/api/matches/{code}")["pace"] == "60s+600s"
    bob.page.goto(f"/m/{code}")
    expect(bob.page.locator(".room-pace")).to_have_text("1手番1分、予備10分")
    for person in (ada, bob):
        assert person.too_wide == 0
        assert violations(person.page) == []
    again = open_form(ada.page)
    expect(again.get_by_label("How much time?")).to_have_value("60s+600s")
    again.get_by_label("Choices").select_option(label="As the game comes")
    expect(again.get_by_label("How much time?")).to_have_value("")


def test_the_clock_of_who_is_to_play_counts_down_on_every_page_and_the_others_stand(arrive: Arrive) -> None:
    ada, bob = people = arrive("Ada"), arrive("Bob", phone=True)
    sit_down_at("60s+600s", people)
    for person in people:
        expect(clock_of("Bob", person)).to_contain_text("10:00")
        expect(clock_of("Ada", person)).to_have_attribute("data-clock", "runs")
        assert 45 <= seconds(clock_of("Ada", person)) <= 60
        assert person.too_wide == 0
        assert violations(person.page) == []
    expect(ada.page.locator(".actionbar .clock")).to_contain_text("+10:00")
    expect(bob.page.locator(".actionbar .clock")).to_have_count(0)
    before = seconds(clock_of("Ada", bob))
    expect(clock_of("Ada", bob)).to_contain_text(f"0:{before - 2:02}")
    assert abs(seconds(clock_of("Ada", ada)) - seconds(clock_of("Ada", bob))) <= 1


def test_a_turn_that_is_over_starts_the_clock_of_the_next(arrive: Arrive) -> None:
    ada, bob = people = arrive("Ada"), arrive("Bob", locale="ja-JP")
    sit_down_at("3d", people)
    expect(clock_of("Ada", ada)).to_contain_text("2 d 23 h")
    expect(clock_of("Bob", bob)).to_have_text(re.compile("3日"))
    for ply in (1, 2):
        Table(ada).action("draw").click()
        Table(ada).shows(ply)
    Table(bob).wait_for_turn()
    expect(bob.page.locator(".actionbar .clock")).to_contain_text("2日23時間")
    expect(clock_of("Ada", ada)).to_contain_text("3 d")
    assert violations(bob.page) == []


def test_when_the_time_is_over_everybody_sees_it_and_the_match_goes_on(arrive: Arrive) -> None:
    ada, bob = people = arrive("Ada"), arrive("Bob", theme="dark")
    sit_down_at("10s+0s", people)
    expect(clock_of("Ada", bob)).to_have_attribute("data-clock", "low")
    for person in people:
        expect(clock_of("Ada", person)).to_contain_text("0:00 time is over")
        assert violations(person.page) == []
    expect(ada.page.locator(".actionbar .clock")).to_contain_text("time is over")
    Table(ada).action("draw").click()
    Table(bob).shows(1)


def test_clocks_stand_while_the_house_is_down_and_go_on_where_they_stood(arrive: Arrive, serve: Serve) -> None:
    server = serve()
    people = arrive("Ada", at=server), arrive("Bob", at=server)
    for person in people:
        person.watch.allow(*OFFLINE)
    bob = people[1]
    sit_down_at("60s+600s", people)
    server.kill()
    expect(Table(bob).lost).to_be_visible()
    stood = seconds(clock_of("Ada", bob))
    bob.page.wait_for_timeout(4000)
    assert seconds(clock_of("Ada", bob)) == stood
    serve(port=int(server.url.rpartition(":")[2]))
    for person in people:
        expect(Table(person).lost).to_have_count(0)
        assert stood - 3 <= seconds(clock_of("Ada", person)) <= stood + 4
