"""Before the start: the invitation, who is there, who leaves, and what people call themselves."""

import pytest
import segno
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

NAMES = ["Zoë 🐪🏜️", "שלום עולם", "<img src=x onerror=alert(1)>", "W" * 24, "A‍B & {name} \"'`", "隊商の主人"]


def open_table(person: Person, seats: int = 2) -> str:
    """A new table of Karakum, opened in the lobby; its invite link."""
    person.page.goto("/")
    person.page.locator('.poster[data-game="karakum"]').click()
    person.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    person.page.get_by_role("button", name="Open the table").click()
    return person.page.get_by_label("Invite link").input_value()


def test_a_game_chosen_before_the_server_has_said_who_somebody_is_is_not_forgotten(arrive: Arrive) -> None:
    ada = arrive("Ada")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/api/me", hold)
    ada.page.goto("/")
    ada.page.locator('.poster[data-game="karakum"]').click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    held[0].continue_()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_the_invite_link_can_be_copied_and_is_the_one_in_the_qr_code(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = open_table(ada)
    assert link == ada.page.url
    ada.page.get_by_role("button", name="Copy link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("() => navigator.clipboard.readText()") == link

    image = ada.page.get_by_alt_text("The invite link as a QR code")
    expect(image).to_have_js_property("complete", True)
    assert image.evaluate("image => image.naturalWidth") > 0
    drawn = ada.context.request.get(str(image.get_attribute("src"))).text()
    assert segno.make(link, error="m").svg_inline(scale=4, svgclass=None).split(" d=")[1] in drawn


def test_whoever_opens_the_link_for_the_first_time_says_a_name_and_sits_down(arrive: Arrive) -> None:
    ada, bob = arrive("Ada"), arrive("Bob", known=False)
    bob.page.goto(open_table(ada))
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("You are asked to a table of Karakum")
    bob.page.get_by_label("What shall the others call you?").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator(".seat .seat-name")).to_have_text(["Ada", "Bob"])
    expect(ada.page.locator(".seat .seat-here")).to_have_text(["here", "here"])
    bob.page.close()
    expect(ada.page.locator(".seat .seat-here")).to_have_text(["here", "away"])
    expect(ada.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_when_the_creator_leaves_the_next_one_is_host_and_can_start(arrive: Arrive) -> None:
    ada, bob, cleo = people = [arrive(name) for name in ("Ada", "Bob", "Cleo")]
    link = open_table(ada, seats=3)
    for person in (bob, cleo):
        person.page.goto(link)
        person.page.get_by_role("button", name="Take a seat").click()
        expect(person.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ada.page.get_by_role("button", name="Leave the table").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("A table in the caravanserai")
    for person in (bob, cleo):
        expect(person.page.locator(".seat .seat-name")).to_have_text(["Bob", "Cleo"])
    expect(cleo.page.get_by_text("Bob starts the game.")).to_be_visible()
    expect(cleo.page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    bob.page.get_by_role("button", name="Start", exact=True).click()
    for person in (bob, cleo):
        Table(person).is_there()
        expect(person.page.locator(".player")).to_have_count(2)
    assert len(people) == 3


def test_a_table_that_all_have_left_is_gone_for_who_still_looks_at_it(arrive: Arrive) -> None:
    ada, bob = arrive("Ada"), arrive("Bob")
    bob.watch.allow("404", "WebSocket connection to")
    link = open_table(ada)
    bob.page.goto(link)
    expect(bob.page.get_by_role("button", name="Take a seat")).to_be_visible()
    ada.page.get_by_role("button", name="Leave the table").click()
    for _ in ("at once", "after a reload"):
        expect(bob.page.get_by_role("heading", name="This table is gone")).to_be_visible()
        bob.page.reload()
    bob.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("A table in the caravanserai")


def test_a_table_opened_after_another_was_left_is_not_the_one_that_was_left(arrive: Arrive) -> None:
    ada = arrive("Ada")
    left = open_table(ada)
    ada.page.get_by_role("button", name="Leave the table").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("A table in the caravanserai")
    link = open_table(ada)
    assert link == ada.page.url != left


def test_a_public_table_is_found_in_the_lobby_and_a_private_one_is_not(arrive: Arrive) -> None:
    ada, bob = arrive("Ada of the open door"), arrive("Bob")
    ada.page.goto("/")
    ada.page.locator('.poster[data-game="karakum"]').click()
    ada.page.get_by_role("radio", name="Anybody in the lobby").check(force=True)
    ada.page.get_by_role("button", name="Open the table").click()
    public = ada.page.get_by_label("Invite link").input_value()
    private = open_table(ada)
    bob.page.goto("/")
    tickets = bob.page.get_by_role("link").filter(has_text=ada.name)
    expect(tickets).to_have_count(1)
    tickets.click()
    expect(bob.page).to_have_url(public)
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.locator(".seat .seat-name")).to_have_text([ada.name, "Bob"])
    ada.page.goto("/")
    mine = ada.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(mine).to_have_count(2)
    assert {ada.url + str(link.get_attribute("href")) for link in mine.all()} == {public, private}


@pytest.mark.parametrize("phone", [False, True])
def test_names_are_only_ever_text_and_break_no_layout(arrive: Arrive, server: Server, phone: bool) -> None:
    ada, *others = people = [arrive(name, known=False, phone=phone) for name in NAMES[:4]]
    for person in people:
        person.page.goto("/")
        person.page.locator("#name").fill(person.name)
        person.page.keyboard.press("Enter")
        expect(person.page.locator(".name-chip span").first).to_have_text(person.name[:24])
    link = open_table(ada, seats=4)
    for person in others:
        person.page.goto(link)
        person.page.get_by_role("button", name="Take a seat").click()
    shown = [person.name[:24] for person in people]
    expect(ada.page.locator(".seat .seat-name")).to_have_text(shown)
    assert ada.too_wide <= 0
    ada.page.get_by_role("button", name="Start", exact=True).click()
    Table(ada).is_there()
    expect(ada.page.locator(".player-name")).to_have_text(shown)
    assert ada.too_wide <= 0
    for person in people:
        assert person.page.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("name", NAMES[4:])
def test_odd_names_are_shown_in_sentences_as_they_are(arrive: Arrive, server: Server, name: str) -> None:
    odd, bob = people = [arrive(name), arrive("Bob")]
    sit_down(server, people, first_player=0)
    expect(Table(bob).prompt).to_have_text(f"{name} is deciding: goods or a camel.")
    Table(odd).action("draw").click()
    expect(Table(bob).log).to_contain_text(f"{name} draws blind.")
