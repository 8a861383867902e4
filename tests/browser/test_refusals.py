"""What a click does when it is one too many, out of turn, or against the rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from engine_core.ledger import load_ledger
from tests.browser.conftest import Arrive
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

DEAR = '.offer[data-playable="false"][data-taxed="false"]'


@pytest.mark.parametrize("clicks", [2, 3])
@pytest.mark.parametrize(
    "what",
    [
        pytest.param(lambda table: table.playable.and_(table.page.locator(".good")).first, id="open card"),
        pytest.param(lambda table: table.action("draw"), id="draw"),
    ],
)
def test_a_double_click_plays_once(
    arrive: Arrive, server: Server, what: Callable[[Table], Locator], clicks: int
) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="twice", first_player=0)
    ada, bob = (Table(person) for person in people)
    what(ada).click(click_count=clicks)
    expect(ada.prompt).to_contain_text("Take a second card")
    ada.is_there()
    expect(bob.log).to_have_count(1)
    expect(bob.page.get_by_label("6 cards in hand")).to_be_visible()
    assert (ada.ply, bob.ply) == (1, 1)
    assert not refusals(ada), "the second click was sent"


def test_a_double_click_on_buy_buys_one_camel_and_nothing_else(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="one", first_player=0)
    ada, bob = (Table(person) for person in people)
    ada.playable.and_(ada.page.locator(".offer")).first.click()
    ada.action("buy").dblclick()
    expect(bob.log).to_have_count(1)
    ada.is_there()
    expect(ada.page.locator(".karakum-you .walker:not(.leader)")).to_have_count(1)
    assert (ada.ply, bob.ply) == (1, 1)


def test_a_refused_try_shows_the_rule_in_the_readers_language_and_leads_to_it(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="dear", first_player=0)
    ada = Table(people[0])
    ada.page.locator(DEAR).first.click()
    english, japanese = (load_ledger("karakum", language)["KR40"].text for language in ("en", "ja"))
    expect(ada.refusal.locator("p")).to_have_text(english)
    ada.page.get_by_role("button", name="日本語").click()
    expect(ada.refusal.locator("p")).to_have_text(japanese)
    assert [frame["rule"] for frame in refusals(ada)] == ["KR40"]

    ada.refusal.get_by_role("button").click()
    expect(ada.page.locator("#rule-KR40")).to_be_in_viewport()
    expect(ada.page.locator("#rule-KR40 p")).to_have_text(japanese)
    expect(ada.refusal).to_have_count(0)
    ada.page.get_by_role("button", name="English").click()
    expect(ada.page.locator("#rule-KR40 p")).to_have_text(english)
    ada.action("draw").click()
    expect(ada.prompt).to_contain_text("Take a second card")


def test_whoever_clicks_out_of_turn_is_told_so_and_nothing_is_played(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob", locale="ja-JP")]
    sit_down(server, people, deal="wait", first_player=0)
    ada, bob = (Table(person) for person in people)
    bob.page.locator(".good").first.click()
    expect(bob.refusal.locator("p")).to_have_text("あなたの番ではありません。")
    assert (ada.ply, bob.ply) == (0, 0)


def test_a_refusal_goes_when_the_next_move_is_made(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="dear", first_player=0)
    ada = Table(people[0])
    ada.page.locator(DEAR).first.click()
    expect(ada.refusal).to_be_visible()
    ada.action("draw").click()
    expect(ada.refusal).to_have_count(0)


def refusals(table: Table) -> list[dict[str, object]]:
    return [frame for frame in table.person.watch.frames if frame["type"] == "refused"]
