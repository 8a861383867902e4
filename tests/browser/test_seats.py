"""A hand is shown to one who watches, seats are left and taken over, who never came is removed."""

import json
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import karakum
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.hurry import hurry
from tests.browser.person import Person
from tests.browser.table import Table, code_of, sit_down
from tests.browser.test_talk import Chat
from tests.web.servers import Server


def hand_of(person: Person) -> list[str]:
    cards = person.page.locator(".hand [aria-label]")
    return [str(card.get_attribute("aria-label")) for card in cards.all()]


def test_a_spectator_is_shown_a_hand_and_shut_out_again(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    eve = arrive("Eve")
    code = sit_down(server, people, deal="lent", first_player=0)
    eve.page.goto(f"/m/{code}")
    Table(eve).is_there()
    expect(ada.page.locator(".watching")).to_have_text("Eve is watching")
    rows = Chat(ada).open_people()
    rows.get_by_role("button", name="Show Eve my hand").click()
    expect(Table(eve).prompt).to_contain_text("You look into the hand of Ada.")
    expect(eve.page.get_by_role("group", name="Your hand: 5 cards")).to_be_visible()
    assert hand_of(eve) == hand_of(ada)
    expect(eve.page.locator('[data-playable="true"], .actions button, .nudge')).to_have_count(0)
    expect(Table(eve).action_bar).to_have_attribute("data-your-turn", "false")
    expect(eve.page.locator(".player-status").first).to_have_text("is playing")
    Table(ada).action("draw").click()
    expect(eve.page.get_by_role("group", name="Your hand: 6 cards")).to_be_visible()
    assert hand_of(eve) == hand_of(ada)
    eve.page.locator(".good").first.click()
    expect(Table(eve).refusal).to_contain_text("You are watching")

    rows.get_by_role("button", name="Hide my hand from Eve").click()
    for spot in (".hand", ".sheet", ".you"):
        expect(eve.page.locator(spot)).to_have_count(0)
    shut_out = len(eve.watch.frames)
    Table(ada).action("draw").click()
    Table(eve).shows(2)
    assert "You draw" not in eve.page.locator(".log").inner_text()
    after = eve.watch.frames[shut_out:]
    assert any(frame["type"] == "update" for frame in after)
    assert not any("hand" in (frame.get("you") or {}) for frame in after)
    assert not [frame for frame in bob.watch.frames if '"guest": {' in json.dumps(frame)]


def test_a_seat_is_left_and_taken_over_by_somebody_with_the_link(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    cleo = arrive("Cleo", phone=True, locale="ja-JP")
    code = sit_down(server, people, deal="left", first_player=1)
    hand = hand_of(bob)
    rows = Chat(bob).open_people()
    rows.get_by_role("button", name="Leave the seat").click()
    expect(rows.get_by_role("alert")).to_have_text("Your hand passes to whoever takes the seat.")
    rows.get_by_role("button", name="Stay").click()
    rows.get_by_role("button", name="Leave the seat").click()
    rows.get_by_role("button", name="Leave the seat").click()
    expect(bob.page.locator(".you")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Take the seat").first).to_be_visible()
    free = ada.page.locator(".player", has_text="Free seat")
    expect(free.locator(".player-status")).to_have_text("free")
    expect(free.locator(".nudge")).to_have_count(0)

    cleo.page.goto(f"/m/{code}")
    expect(cleo.page.locator(".seat-offer")).to_be_visible()
    assert cleo.too_wide == 0
    cleo.page.locator(".seat-offer").get_by_role("button", name="席に着く").click()
    Table(cleo).wait_for_turn()
    expect(cleo.page.locator(".seat-offer")).to_have_count(0)
    expect(bob.page.locator(".seat-offer")).to_have_count(0)
    assert len(hand_of(cleo)) == len(hand)
    expect(ada.page.locator(".player-name")).to_have_text(["Ada", "Cleo"])
    karakum.play([Table(ada), Table(cleo)], Random(3), moves=4)
    bob.page.locator("#tab-log").click()
    expect(Table(bob).log).to_have_count(4)


def test_before_the_start_people_talk_and_the_host_removes_whom_they_want(arrive: Arrive, server: Server) -> None:
    ada, bob, cleo = arrive("Ada"), arrive("Bob"), arrive("Cleo", phone=True)
    code = str(ada.post("/api/matches", game="karakum", seats=3)["code"])
    for person in (bob, cleo):
        person.post(f"/api/matches/{code}/join")
    for person in (ada, bob, cleo):
        person.page.goto(f"/m/{code}")
        expect(person.page.locator(".seat .seat-here")).to_have_count(3)
    expect(bob.page.get_by_role("button", name="Remove")).to_have_count(0)
    cleo.page.locator(".chat-field").fill("am I late?")
    cleo.page.keyboard.press("Enter")
    expect(ada.page.locator(".chat-words")).to_have_text(["am I late?"])
    assert cleo.too_wide == 0
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="Remove Cleo").click()
    for person in (ada, bob, cleo):
        expect(person.page.locator(".seat .seat-name")).to_have_text(["Ada", "Bob"])
    expect(cleo.page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_in_a_running_match_the_host_removes_who_has_never_come(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    eve = arrive("Eve")
    hurry(people, sit_down(server, people, deal="first"), Random(1))
    expect(bob.page.get_by_role("dialog")).to_be_visible()
    bob.page.goto("about:blank")
    ada.page.get_by_role("button", name="Once more").click()
    expect(ada.page.locator(".seat .seat-here")).to_have_text(["has not come", "here"])
    ada.page.get_by_role("button", name="Start", exact=True).click()
    Chat(ada).open_people().get_by_role("button", name="Remove Bob").click()
    expect(ada.page.locator(".player-name")).to_have_text(["Ada", "Free seat"])
    eve.page.goto(f"/m/{code_of(ada)}")
    eve.page.locator(".seat-offer").get_by_role("button", name="Take the seat").click()
    expect(ada.page.locator(".player-name")).to_have_text(["Ada", "Eve"])
    expect(ada.page.get_by_role("button", name="Remove")).to_have_count(0)


@pytest.mark.parametrize("game", ["khiva", "kuldhara", "kathmandu"])
def test_a_guest_looks_on_in_every_game_and_can_do_nothing(arrive: Arrive, server: Server, game: str) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    eve = arrive("Eve")
    code = sit_down(server, people, game=game, deal="lent")
    eve.page.goto(f"/m/{code}")
    Table(eve).is_there()
    shown = ada if Table(ada).has_turn else bob
    Chat(shown).open_people().get_by_role("button", name="Show Eve my hand").click()
    expect(Table(eve).prompt).to_contain_text(f"You look into the hand of {shown.name}.")
    expect(eve.page.locator(".you")).to_be_visible()
    expect(eve.page.locator(".actions button, .tray")).to_have_count(0)
    for spot in eve.page.locator('.table [data-playable="true"]').all():
        expect(spot).to_have_count(0)
    shown.page.locator(".people").get_by_role("button", name="Hide my hand from Eve").click()
    expect(eve.page.locator(".you")).to_have_count(0)
