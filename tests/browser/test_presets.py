"""The create form remembers how people like to play."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.table import code_of


def open_form(page: Page, game: str = "karakum") -> Locator:
    page.goto("/")
    page.locator(f'.poster[data-game="{game}"]').click()
    form = page.get_by_role("dialog")
    expect(form).to_be_visible()
    return form


def choose(form: Locator, seats: str, first: str, who: str) -> None:
    form.get_by_role("radio", name=seats, exact=True).check(force=True)
    form.get_by_label("Who begins?").select_option(label=first)
    form.get_by_role("radio", name=who).check(force=True)


def chosen(form: Locator) -> list[str]:
    radios = [
        str(form.locator(f"input[name={name}]:checked").get_attribute("value")) for name in ("seats", "visibility")
    ]
    return [*radios, form.get_by_label("Who begins?").input_value()]


def test_the_form_begins_with_the_choices_of_the_last_table(arrive: Arrive) -> None:
    ada, bob = arrive("Ada"), arrive("Bob")
    form = open_form(ada.page)
    plain = chosen(form)
    choose(form, "3", "Seat 2", "Anybody in the lobby")
    form.get_by_role("button", name="Open the table").click()
    ada.page.locator(".room").wait_for()
    made = ada.get(f"/api/matches/{code_of(ada)}")
    assert (made["wanted"], made["options"]["first_player"], made["visibility"]) == (3, 1, "public")
    again = open_form(ada.page)
    assert chosen(again) == ["3", "private", "1"]  # nobody opens a door by habit
    again.get_by_label("Choices").select_option(label="As the game comes")
    assert chosen(again) == plain
    assert chosen(open_form(bob.page)) == plain
    expect(bob.page.get_by_label("Choices").locator("option")).to_have_text(["As the game comes"])


def test_choices_are_kept_under_a_name_and_forgotten_again(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    form = open_form(ada.page)
    choose(form, "4", "Seat 3", "Anybody in the lobby")
    form.get_by_text("Keep these choices").click()
    form.get_by_label("A name for them").fill("Friday 🐪")
    ada.page.keyboard.press("Enter")
    expect(form.get_by_label("Choices")).to_have_value("own Friday 🐪")
    assert ada.too_wide == 0
    assert violations(ada.page) == []
    form = open_form(ada.page)
    assert chosen(form) != ["4", "public", "2"]
    form.get_by_label("Choices").select_option(label="Friday 🐪")
    assert chosen(form) == ["4", "public", "2"]
    form.get_by_text("Keep these choices").click()
    form.get_by_role("button", name="Forget “Friday 🐪”").click()
    expect(form.get_by_label("Choices").locator("option")).to_have_text(["As the game comes"])


def test_what_the_game_does_not_know_any_more_is_left_out(arrive: Arrive) -> None:
    ada = arrive("Ada")
    kept = (
        '{"karakum": {"last": {"seats": 9, "options": {"first_player": "x", "gone": 1}, "visibility": 5}, "named": 7}}'
    )
    ada.context.add_init_script(f"localStorage.setItem('caravanserai.presets', {kept!r})")
    form = open_form(ada.page)
    assert chosen(form) == ["2", "private", ""]
    form.get_by_role("button", name="Open the table").click()
    ada.page.locator(".room").wait_for()
