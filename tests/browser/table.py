"""The page of a running match, as one person sees it."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.deal import fix_the_deal
from tests.browser.person import Person
from tests.web.servers import Server


class Table:
    """What every game's table has: whose turn it is, what can be done, what has happened."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.main = self.page.locator("main.table")
        self.action_bar = self.page.locator(".actionbar")
        self.prompt = self.page.locator(".prompt")
        self.playable = self.main.locator('button[data-playable="true"]')
        self.heard = self.page.locator(".sr[aria-live]")
        self.log = self.page.locator(".log .log-entry")
        self.refusal = self.page.locator(".refusal")
        self.lost = self.page.locator(".link-lost")

    def is_there(self) -> None:
        """The table is shown and can be played on, or would be if it were this person's turn."""
        expect(self.main).to_have_attribute("data-ready", "true")

    def shows(self, ply: int) -> None:
        """The page has drawn the table as it is after so many plies."""
        expect(self.main).to_have_attribute("data-ply", str(ply))

    @property
    def has_turn(self) -> bool:
        return self.action_bar.get_attribute("data-your-turn") == "true"

    def to_act(self) -> list[str]:
        """The names of those this page says are to act; none when it is over."""
        return self.page.locator('.player[data-turn="true"] .player-name').all_inner_texts()

    def wait_for_turn(self) -> None:
        expect(self.action_bar).to_have_attribute("data-your-turn", "true")
        self.is_there()

    def action(self, name: str) -> Locator:
        return self.action_bar.locator(f'[data-action="{name}"]')

    @property
    def ply(self) -> int:
        """The newest ply that was sent to this person's pages."""
        return next((frame["ply"] for frame in reversed(self.person.watch.frames) if "ply" in frame), 0)


def sit_down(
    server: Server, people: Sequence[Person], game: str = "karakum", deal: str | None = None, **options: object
) -> str:
    """The code of a running match of these people, seated in this order; all of them have the table before them."""
    code = str(people[0].post("/api/matches", game=game, seats=len(people), options=options)["code"])
    for person in people[1:]:
        person.post(f"/api/matches/{code}/join")
    if deal is not None:
        fix_the_deal(server.database, code, deal)
    people[0].post(f"/api/matches/{code}/start")
    for person in people:
        person.page.goto(f"/m/{code}")
        Table(person).is_there()
    return code


def code_of(person: Person) -> str:
    """The code of the match whose page this person has open."""
    found = re.search(r"/m/(\w+)", person.page.url)
    assert found, person.page.url
    return found[1]
