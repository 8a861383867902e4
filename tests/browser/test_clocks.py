"""How fast a match goes: chosen when the table is opened, seen by everybody who comes, counted on the rail."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.table import code_of
from tests.browser.test_presets import open_form


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
