"""People at a table talk, react, nudge each other, and hear only whom they want to hear."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive, Serve
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server


class Chat:
    """The chat beside the board of one person's page, opened."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.field = self.page.get_by_role("textbox", name=re.compile("Say something|ひとこと"))
        self.lines = self.page.locator(".chat-line")
        self.words = self.page.locator(".chat-line .chat-words")
        self.people = self.page.locator(".people")
        tab = self.page.locator("#tab-chat")
        Table(person).is_there()
        if tab.is_visible():
            tab.click()
        else:
            self.page.locator(".panel-tools .tool").nth(1).click()

    def say(self, words: str) -> None:
        self.field.fill(words)
        self.page.keyboard.press("Enter")
        expect(self.field).to_have_value("")

    def open_people(self) -> Locator:
        self.people.locator("summary").click()
        return self.people


def reaction(person: Person, name: str) -> Locator:
    return person.page.locator(f'.reactions button[data-reaction="{name}"]')


def test_players_and_spectators_talk_and_a_spectators_line_is_shown_as_such(arrive: Arrive, server: Server) -> None:
    ada, bob = arrive("Ada"), arrive("Bob", phone=True)
    eve = arrive("Eve")
    code = sit_down(server, [ada, bob])
    eve.page.goto(f"/m/{code}")
    chats = [Chat(person) for person in (ada, bob, eve)]
    chats[0].say("good luck")
    chats[1].say("<img src=x onerror=alert(1)>")
    chats[2].say("と言います 🐪")
    for chat in chats:
        expect(chat.words).to_have_text(["good luck", "<img src=x onerror=alert(1)>", "と言います 🐪"])
        expect(chat.lines.locator("b")).to_have_text(["Ada", "Bob", "Eve"])
        expect(chat.page.locator('.chat-line[data-watching="true"]')).to_have_count(1)
        expect(chat.lines.nth(2)).to_contain_text("watching")
        expect(chat.page.locator(".chat img")).to_have_count(0)
    assert bob.too_wide == 0
    for person in (ada, bob):
        assert violations(person.page) == []


def test_what_was_said_is_there_after_a_reload_and_a_restart_of_the_server(arrive: Arrive, serve: Serve) -> None:
    own = serve()
    ada, bob = people = [arrive("Ada", at=own), arrive("Bob", at=own)]
    sit_down(own, people)
    chat = Chat(ada)
    chat.say("before")
    expect(chat.words).to_have_text(["before"])
    for person in people:
        person.watch.allow("WebSocket connection to", "ERR_CONNECTION_REFUSED")
    own.kill()
    expect(Table(ada).lost).to_be_visible()
    expect(ada.page.locator(".chat-send")).to_be_disabled()
    chat.field.fill("kept while the line is down")
    ada.page.keyboard.press("Enter")
    expect(chat.field).to_have_value("kept while the line is down")
    serve(port=int(own.url.rpartition(":")[2]))
    Table(ada).is_there()
    chat.field.press("Enter")
    expect(chat.words).to_have_text(["before", "kept while the line is down"])
    bob.page.reload()
    expect(Chat(bob).words).to_have_text(["before", "kept while the line is down"])


def test_a_quiet_mark_counts_what_has_not_been_read_and_the_line_is_heard(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob", phone=True)]
    sit_down(server, people)
    chat = Chat(ada)
    chat.say("one")
    chat.say("two")
    for person, mark in ((bob, ".panel-tools .unread"), (ada, ".tabs .unread")):
        if person is ada:
            ada.page.locator("#tab-log").click()
            Chat(bob).say("three")
        expect(person.page.locator(mark)).to_contain_text("2" if person is bob else "1")
    heard = ada.page.locator(".chat-heard")
    expect(heard).to_have_role("log")
    expect(heard).to_have_text("Bob: three")
    assert ada.page.evaluate("() => document.activeElement?.id") == "tab-log"  # nothing takes the focus
    ada.page.locator("#tab-chat").click()
    expect(ada.page.locator(".unread")).to_have_count(0)
    ada.page.reload()
    Table(ada).is_there()
    expect(ada.page.locator(".unread")).to_have_count(0)
    expect(heard).to_have_text("")


def test_enter_that_ends_a_word_of_an_input_method_sends_nothing(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada", locale="ja-JP"), arrive("Bob")]
    sit_down(server, people)
    mine, other = Chat(ada), Chat(bob)
    mine.field.focus()
    input_method = ada.context.new_cdp_session(ada.page)
    input_method.send("Input.imeSetComposition", {"text": "らくだ", "selectionStart": 3, "selectionEnd": 3})
    expect(mine.field).to_have_value("らくだ")
    key: dict[str, Any] = {"key": "Process", "code": "Enter", "windowsVirtualKeyCode": 229}
    for kind in ("rawKeyDown", "keyUp"):
        input_method.send("Input.dispatchKeyEvent", {"type": kind, **key})
        input_method.send("Input.dispatchKeyEvent", {"type": kind, "key": "Enter", "code": "Enter"})
    input_method.send("Input.insertText", {"text": "駱駝"})
    expect(mine.field).to_have_value("駱駝")
    expect(other.lines).to_have_count(0)
    mine.field.dispatch_event("keydown", {"key": "Enter", "keyCode": 229})  # as Safari has it after the word
    expect(mine.field).to_have_value("駱駝")
    ada.page.keyboard.press("Enter")
    expect(other.words).to_have_text(["駱駝"])
    expect(mine.field).to_have_value("")


def test_a_reaction_is_shown_at_the_name_for_a_while_and_stays_as_a_line(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob", phone=True, locale="ja-JP")]
    sit_down(server, people)
    chat = Chat(bob)
    reaction(bob, "bravo").click()
    at_name = ada.page.locator(".player", has_text="Bob").locator('.player-reaction [data-reaction="bravo"]')
    expect(at_name).to_be_visible()
    expect(at_name).to_have_count(0)
    expect(Chat(ada).words).to_have_text(["Well played!"])
    expect(chat.words).to_have_text(["お見事!"])


def test_a_person_or_the_whole_chat_can_be_muted_and_stays_so(arrive: Arrive, server: Server) -> None:
    ada, bob = arrive("Ada"), arrive("Bob")
    eve = arrive("Eve")
    code = sit_down(server, [ada, bob])
    eve.page.goto(f"/m/{code}")
    mine, bobs, eves = (Chat(person) for person in (ada, bob, eve))
    eves.say("noise")
    bobs.say("hello")
    expect(mine.words).to_have_text(["noise", "hello"])
    mine.open_people().get_by_role("button", name="Mute Eve").click()
    expect(mine.words).to_have_text(["hello"])
    reaction(eve, "wow").click()
    bobs.say("again")
    expect(mine.words).to_have_text(["hello", "again"])
    expect(bobs.lines).to_have_count(4)
    ada.page.reload()
    mine = Chat(ada)
    expect(mine.words).to_have_text(["hello", "again"])

    mine.open_people().get_by_role("button", name="Mute the whole chat").click()
    expect(mine.lines).to_have_count(0)
    expect(mine.field).to_have_count(0)
    ada.page.locator("#tab-log").click()
    bobs.say("unheard")
    expect(bobs.lines).to_have_count(5)
    expect(ada.page.locator(".unread")).to_have_count(0)
    ada.page.locator("#tab-chat").click()
    mine.open_people().get_by_role("button", name="Show the chat again").click()
    mine.people.get_by_role("button", name="Hear Eve again").click()
    expect(mine.lines).to_have_count(5)


def test_somebody_who_is_waited_for_gets_a_gentle_sign_until_they_have_moved(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada", phone=True), arrive("Bob")]
    sit_down(server, people, first_player=0)
    sign = ada.page.locator(".nudge-sign")
    expect(ada.page.locator(".nudge")).to_have_count(0)
    nudge = bob.page.locator(".player-line").get_by_role("button", name="Nudge Ada")
    nudge.focus()
    bob.page.keyboard.press("Enter")
    expect(sign).to_have_text("Bob is waiting for you.")
    expect(nudge).to_be_disabled()
    assert ada.too_wide == 0
    Table(ada).action("draw").click()
    expect(sign).to_have_count(0)
    expect(ada.page.locator(".nudge-place")).to_have_role("status")


def test_chat_and_people_are_used_by_keyboard_alone(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people)
    keyboard = ada.page.keyboard
    ada.page.locator("#tab-log").focus()
    keyboard.press("ArrowRight")
    expect(ada.page.locator("#tab-chat")).to_be_focused()
    expect(ada.page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
    for _ in range(8):
        keyboard.press("Tab")
        if ada.page.evaluate("() => document.activeElement?.closest('.reactions') !== null"):
            break
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    keyboard.press("Tab")
    keyboard.type("thanks")
    keyboard.press("Enter")
    expect(Chat(bob).words).to_have_text(["Thank you!", "thanks"])
