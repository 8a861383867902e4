"""A whole turn without a pointer."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

STOPS = 40


def tab_to(person: Person, goal: Locator) -> None:
    """Presses Tab until the focus is there, and arrow keys inside a group; every stop on the way can be seen."""
    for _ in range(STOPS):
        if goal.evaluate("element => element === document.activeElement"):
            return
        same_group = goal.evaluate(
            "element => !!element.closest('[role]')?.querySelector(':scope :focus') && element.tabIndex < 0"
        )
        person.page.keyboard.press("ArrowRight" if same_group else "Tab")
        assert has_visible_focus(person), "the focus went somewhere that cannot be seen"
    raise AssertionError(f"{STOPS} presses do not lead there")


def has_visible_focus(person: Person) -> bool:
    return bool(
        person.page.evaluate(
            """() => {
              const element = document.activeElement;
              if (element === document.body) return true; // the browser's own bar
              const { outlineStyle, boxShadow } = getComputedStyle(element);
              const { width, height } = element.getBoundingClientRect();
              return width > 0 && height > 0 && (outlineStyle !== "none" || boxShadow !== "none");
            }"""
        )
    )


def test_a_match_is_set_up_and_a_whole_turn_played_by_keyboard_alone(arrive: Arrive, server: Server) -> None:
    ada, bob = arrive("Ada"), arrive("Bob")
    page, keyboard = ada.page, ada.page.keyboard
    page.goto("/")
    tab_to(ada, page.locator('.poster[data-game="karakum"]'))
    keyboard.press("Enter")
    tab_to(ada, page.get_by_role("button", name="Open the table"))
    keyboard.press("Enter")
    page.locator(".room").wait_for()
    bob.page.goto(page.url)
    bob.page.get_by_role("button", name="Take a seat").click()
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    tab_to(ada, start)
    keyboard.press("Enter")
    Table(bob).is_there()
    Table(ada).is_there()


def test_two_cards_are_gathered_by_keyboard(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="keys", first_player=0)
    ada, bob = (Table(person) for person in people)
    keyboard = ada.page.keyboard
    keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="To what you can do")).to_be_focused()
    keyboard.press("Enter")
    tab_to(ada.person, ada.action("take"))
    keyboard.press("Enter")
    card = ada.page.locator(".good:focus")
    expect(card).to_have_attribute("data-playable", "true")
    keyboard.press("Enter")
    expect(ada.prompt).to_contain_text("Take a second card")
    assert ada.page.evaluate("() => document.activeElement !== document.body"), "the focus got lost"
    tab_to(ada.person, ada.action("draw"))
    keyboard.press("Space")
    bob.wait_for_turn()
    expect(ada.log).to_have_count(2)
    assert ada.page.evaluate("() => document.activeElement !== document.body"), "the focus got lost"


def test_a_camel_is_bought_by_keyboard_and_escape_takes_the_choice_back(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="one", first_player=0)
    ada, bob = (Table(person) for person in people)
    keyboard = ada.page.keyboard
    camel = ada.playable.and_(ada.page.locator(".offer")).first
    tab_to(ada.person, camel)
    keyboard.press("Enter")
    expect(ada.action("buy")).to_be_visible()
    keyboard.press("Escape")
    expect(ada.action("buy")).to_have_count(0)
    tab_to(ada.person, ada.action("choose"))
    keyboard.press("Enter")
    expect(camel).to_be_focused()
    keyboard.press("Enter")
    tab_to(ada.person, ada.action("buy"))
    keyboard.press("Enter")
    expect(bob.log).to_have_count(1)
    expect(bob.page.locator(".karakum-player .walker:not(.leader)")).to_have_count(1)


def test_arrow_keys_home_and_end_move_inside_a_row_that_is_one_stop_for_tab(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="keys", first_player=0)
    page, keyboard = people[0].page, people[0].page.keyboard
    camels = page.locator(".offer")
    camels.first.focus()
    keyboard.press("ArrowRight")
    expect(camels.nth(1)).to_be_focused()
    keyboard.press("End")
    expect(camels.last).to_be_focused()
    keyboard.press("ArrowRight")
    expect(camels.first).to_be_focused()
    keyboard.press("Tab")
    expect(page.locator(".offer:focus")).to_have_count(0)
    keyboard.press("Shift+Tab")
    expect(camels.first).to_be_focused()
