"""Guests are known again, with no sign-up."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, Serve
from tests.browser.table import Table, sit_down


def test_a_guest_keeps_name_and_seat_over_a_restart_of_the_browser_and_of_the_server(
    arrive: Arrive, serve: Serve
) -> None:
    own = serve()
    ada, bob = people = [arrive("Ada", at=own), arrive("Bob", at=own)]
    code = sit_down(own, people, deal="again", first_player=0)
    Table(ada).action("draw").click()
    expect(Table(bob).log).to_have_count(1)
    kept = ada.context.storage_state()
    ada.context.close()
    bob.page.close()
    own.kill()
    again = serve(port=int(own.url.rpartition(":")[2]))

    back = arrive("Ada", at=again, storage=kept)
    back.page.goto("/")
    expect(back.page.locator(".name-chip")).to_contain_text("Ada")
    back.page.get_by_role("region", name="Your tables").get_by_role("link").click()
    expect(back.page).to_have_url(f"{again.url}/m/{code}")
    Table(back).is_there()
    expect(Table(back).prompt).to_contain_text("Take a second card")
    expect(back.page.get_by_role("group", name="Your hand: 6 cards")).to_be_visible()


def test_the_session_cookie_cannot_be_read_by_the_page(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.page.goto("/")
    (cookie,) = ada.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert ada.page.evaluate("() => document.cookie") == ""


def test_somebody_whom_the_server_no_longer_knows_can_say_a_name_again(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.watch.allow("401")
    ada.context.clear_cookies()
    ada.page.goto("/")
    ada.page.get_by_label("What shall the others call you?").fill("Ada again")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".name-chip")).to_contain_text("Ada again")


def test_two_tabs_of_one_seat_show_the_same_and_both_can_play(arrive: Arrive, serve: Serve) -> None:
    own = serve()
    ada, bob = people = [arrive("Ada", at=own), arrive("Bob", at=own)]
    code = sit_down(own, people, deal="tabs", first_player=0)
    first = Table(ada)
    ada.page = ada.context.new_page()
    ada.page.goto(f"/m/{code}")
    second = Table(ada)
    second.is_there()
    first.action("draw").click()
    expect(second.prompt).to_contain_text("Take a second card")
    expect(second.page.get_by_role("group", name="Your hand: 6 cards")).to_be_visible()
    second.action("draw").click()
    Table(bob).wait_for_turn()
    expect(first.page.get_by_role("group", name="Your hand: 7 cards")).to_be_visible()
