"""Computer players at the table: a whole match against them, a seat given to one by the table and taken back."""

from random import Random

from playwright.sync_api import expect

from tests.browser import karakum
from tests.browser.axe import violations
from tests.browser.conftest import Arrive, Serve
from tests.browser.person import Person
from tests.browser.table import Table, sit_down


def against_computers(ada: Person) -> None:
    """The form filled so that only computers play along."""
    ada.page.goto("/")
    ada.page.locator('.poster[data-game="karakum"]').click()
    form = ada.page.get_by_role("dialog")
    form.get_by_role("radio", name="3", exact=True).first.check(force=True)
    form.get_by_role("group", name="Computer players").get_by_role("radio", name="2").check(force=True)
    expect(form.get_by_text("Who may come in?")).to_have_count(0)
    form.get_by_role("button", name="Play", exact=True).click()


def test_one_person_plays_a_whole_match_against_two_computers(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    against_computers(ada)
    table = Table(ada)
    table.is_there()
    expect(ada.page.locator(".player-name")).to_have_text(["Ada", "Computer 2", "Computer 3"])
    random = Random(3)
    while not table.page.get_by_role("dialog").is_visible():
        if table.has_turn and table.main.get_attribute("data-ready") == "true" and table.playable.count():
            karakum.act(table, random)
        ada.page.wait_for_timeout(30)
    expect(ada.page.locator(".scores thead th")).to_have_count(3)
    ada.page.get_by_role("button", name="Once more").click()
    expect(ada.page.locator(".player-name")).to_have_text(["Ada", "Computer 1", "Computer 2"])


def test_a_computer_takes_the_seat_of_who_is_gone_until_they_come_back(arrive: Arrive, serve: Serve) -> None:
    house = serve(gone_seconds=1)
    ada, bob = (arrive(name, at=house) for name in ("Ada", "Bob"))
    code = sit_down(house, [ada, bob], deal="gone", first_player=1)
    ada_sees, bob_sees = Table(ada), Table(bob)
    bob.page.goto("about:blank")
    poll = ada.page.get_by_role("region", name="What to do about Bob")
    expect(poll).to_be_visible()
    assert violations(ada.page) == []
    poll.get_by_role("button", name="A computer plays on").click()
    expect(poll).to_have_count(0)
    ada_sees.wait_for_turn()
    expect(ada.page.locator(".player-status").nth(1)).to_have_text("computer")
    bob.page.goto(f"/m/{code}")
    expect(bob.page.get_by_text("A computer player plays for you.")).to_be_visible()
    expect(bob_sees.playable).to_have_count(0)
    bob.page.get_by_role("button", name="Play on myself").click()
    expect(bob.page.get_by_text("A computer player plays for you.")).to_have_count(0)
    karakum.play([ada_sees, bob_sees], Random(1), 6)


def test_a_table_ends_a_match_that_nobody_comes_back_to(arrive: Arrive, serve: Serve) -> None:
    house = serve(gone_seconds=1)
    ada, bob, cem = people = [arrive(name, at=house) for name in ("Ada", "Bob", "Cem")]
    code = sit_down(house, people, deal="deserted", first_player=2)
    cem.page.goto("about:blank")
    for person in (ada, bob):
        poll = person.page.get_by_role("region", name="What to do about Cem")
        poll.get_by_role("button", name="End the match").click()
        if person is ada:
            expect(poll.get_by_role("button", name="End the match")).to_have_attribute("aria-pressed", "true")
            expect(bob.page.get_by_text("wanted by Ada")).to_have_count(1)
    for person in (ada, bob):
        dialog = person.page.get_by_role("dialog", name="The table has ended the match")
        expect(dialog).to_be_visible()
        assert violations(person.page) == []
    assert ada.get(f"/api/matches/{code}")["outcome"] is None
    ada.page.get_by_role("button", name="Once more").click()
    expect(ada.page.locator(".room")).to_be_visible()


def test_the_host_seats_a_computer_where_a_friend_does_not_come(arrive: Arrive) -> None:
    ada = arrive("Ada")
    code = str(ada.post("/api/matches", game="khiva", seats=3)["code"])
    ada.page.goto(f"/m/{code}")
    add = ada.page.get_by_role("button", name="Seat a computer player")
    add.click()
    expect(ada.page.locator(".seat-name")).to_have_text(["Ada", "Computer 2"])
    add.click()
    expect(add).to_have_count(0)
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Remove Computer 2").click()
    expect(ada.page.locator(".seat-name")).to_have_text(["Ada", "Computer 2"])
    ada.page.get_by_role("button", name="Start").click()
    Table(ada).is_there()
