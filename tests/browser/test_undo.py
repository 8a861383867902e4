"""A step is taken back on the page; those who could not see it see no more of it than before."""

from random import Random

from playwright.sync_api import expect

from tests.browser import khiva
from tests.browser.conftest import Arrive
from tests.browser.paced import reach
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


def test_a_choice_is_taken_back_step_by_step_by_button_and_by_key(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris", phone=True)]
    sit_down(server, people, "khiva", deal="undo")
    ada, boris = (Table(person) for person in people)
    expect(ada.action("undo")).to_have_count(0)
    khiva.choose(ada, Random(1))
    reach(ada, 2)
    expect(ada.action("undo")).to_be_visible()
    expect(boris.action("undo")).to_have_count(0)

    ada.action("undo").click()
    reach(ada, 3)
    ada.is_there()
    ada.page.keyboard.press("Control+z")
    reach(ada, 4)
    expect(ada.action("undo")).to_have_count(0)
    expect(ada.prompt).to_contain_text("Choose")
    boris.shows(4)
    for table in (ada, boris):
        expect(table.log).to_have_count(1)
        expect(table.log).to_contain_text("Ada took a step back.")

    khiva.choose(ada, Random(2))
    reach(ada, 6)
    khiva.choose(boris, Random(3))
    reach(boris, 8)
    for table in (ada, boris):
        expect(table.action("undo")).to_have_count(0)


def test_what_was_taken_back_is_gone_after_a_reload(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Boris")]
    sit_down(server, people, "khiva", deal="undo")
    ada = Table(people[0])
    khiva.choose(ada, Random(1))
    reach(ada, 2)
    ada.action("undo").click()
    reach(ada, 3)
    ada.page.reload()
    ada.is_there()
    reach(ada, 3)
    expect(ada.action("undo")).to_be_visible()
    expect(ada.log).to_have_count(1)
