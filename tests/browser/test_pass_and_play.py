"""Several people at one device: the curtain between them, and nothing of a hand before its owner has lifted it."""

import json
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser import karakum
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table


def sit_down_together(ada: Person, game: str, names: list[str], seats: int | None = None) -> str:
    """The form filled for these people at Ada's device."""
    ada.page.goto("/")
    ada.page.locator(f'.poster[data-game="{game}"]').click()
    form = ada.page.get_by_role("dialog")
    form.get_by_role("radio", name=str(seats or len(names)), exact=True).first.check(force=True)
    form.get_by_label("At this device").select_option(str(len(names)))
    for place, name in enumerate(names, start=1):
        form.get_by_label(f"Name {place}", exact=True).fill(name)
    assert violations(ada.page) == []
    form.get_by_role("button", name="Open the table" if seats else "Play", exact=True).click()
    ada.page.wait_for_url("**/m/*")
    return ada.page.url.rsplit("/", 1)[1]


def curtain(person: Person) -> Locator:
    return person.page.locator(".curtain")


def hands_sent(person: Person, since: int) -> set[int]:
    """The seats whose hands the page has been sent since then."""
    return {frame["you"]["seat"] for frame in person.watch.frames[since:] if frame.get("you")}


def choose(table: Table, random: Random) -> None:
    """Khiva: any cards, then ready."""
    ready, held = table.action("ready"), table.page.locator('.held button[aria-pressed="false"]')
    while ready.is_disabled():
        held.nth(random.randrange(held.count())).click()
    ready.click()


def test_a_whole_match_of_three_at_one_device(arrive: Arrive) -> None:
    ada = arrive("Ada", phone=True)
    names = ["Ada", "Bo", "Cy"]
    sit_down_together(ada, "khiva", names)
    table, random, seen = Table(ada), Random(5), 0
    turns = 0
    while not ada.page.locator("dialog.result").is_visible():
        ada.page.evaluate("() => document.querySelector('[data-action=skip]')?.click()")
        if curtain(ada).is_visible():
            name = next(name for name in names if name in curtain(ada).inner_text())
            if turns < 4:
                before = {(names.index(name) - 1) % 3} if turns else set()
                assert hands_sent(ada, seen) <= before
                assert ada.page.locator(".held, .hand").count() == 0
                assert violations(ada.page) == []
                seen = len(ada.watch.frames)
            turns += 1
            ada.page.get_by_role("button", name=f"I am {name}").click()
            expect(curtain(ada)).to_have_count(0)
            if turns < 4:
                expect(ada.page.locator(".held button").first).to_be_visible()
                assert hands_sent(ada, seen) == {names.index(name)}
        elif ada.page.locator('[data-action="pass-on"]').count():
            ada.page.locator('[data-action="pass-on"]').click()
        elif table.has_turn and table.main.get_attribute("data-ready") == "true":
            if table.action("ready").count():
                choose(table, random)
            else:
                offers = table.action_bar.locator("[data-action]")
                if offers.count():
                    offers.nth(random.randrange(offers.count())).click()
        ada.page.wait_for_timeout(25)
    assert sorted(ada.page.locator(".scores thead th").all_inner_texts()) == names
    assert curtain(ada).count() == 0


def test_two_at_a_device_play_with_somebody_at_another(arrive: Arrive) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    code = sit_down_together(ada, "karakum", ["Ada", "Bo"], seats=3)
    eve.post(f"/api/matches/{code}/join")
    ada.page.get_by_role("button", name="Start").click()
    eve.page.goto(f"/m/{code}")
    eves, theirs, random = Table(eve), Table(ada), Random(2)
    eves.is_there()
    for _ in range(12):
        waits_for = eves.to_act()
        if waits_for == ["Eve"]:
            expect(curtain(ada)).to_have_count(0)
            eves.wait_for_turn()
            karakum.act(eves, random)
        else:
            [name] = waits_for
            if ada.page.locator('[data-action="pass-on"]').count():
                ada.page.locator('[data-action="pass-on"]').click()
            lift = ada.page.get_by_role("button", name=f"I am {name}")
            if lift.count():
                assert ada.page.locator(".hand").count() == 0
                for _ in range(3):
                    ada.page.keyboard.press("Escape")  # does not lift it
                expect(curtain(ada)).to_be_visible()
                ada.page.keyboard.press("Enter")
            theirs.wait_for_turn()
            karakum.act(theirs, random)
        theirs.is_there()
        eves.is_there()
        eves.shows(max(eves.ply, theirs.ply))
    hands = {frame["you"]["seat"] for frame in ada.watch.frames if frame.get("you")}
    assert hands == {0, 1}
    assert {frame["you"]["seat"] for frame in eve.watch.frames if frame.get("you")} == {2}
    assert '"guest": {' not in json.dumps(eve.watch.frames)
    ada.page.reload()  # whoever that is: nobody's hand is shown
    theirs.is_there()
    assert ada.page.locator(".hand").count() == 0


def test_people_with_a_device_each_see_no_curtain(arrive: Arrive) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    code = str(ada.post("/api/matches", game="karakum", seats=2)["code"])
    bob.post(f"/api/matches/{code}/join")
    ada.post(f"/api/matches/{code}/start")
    for person in people:
        person.page.goto(f"/m/{code}")
        Table(person).is_there()
        assert curtain(person).count() == 0
        expect(person.page.locator(".hand")).to_have_count(1)
