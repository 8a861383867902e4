"""People with a browser of their own."""

from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, StorageState

from tests.browser.watch import Watch

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}


class Person:
    """Somebody at a browser; `page` is the tab in front. Names are told apart by `name`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        *,
        phone: bool = False,
        locale: Literal["en-US", "ja-JP"] = "en-US",
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        storage: StorageState | None = None,
    ) -> None:
        self.name = name
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=locale,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=storage,
        )
        self.context.set_default_timeout(10_000)
        self.watch = Watch(self.context, urlsplit(url).netloc)
        self.page: Page = self.context.new_page()

    def come_in(self, path: str = "/") -> None:
        """Opens the page for the first time and says a name."""
        self.page.goto(path)
        self.page.locator("#name").fill(self.name)
        self.page.locator(".name-form button").click()
        self.page.locator("#name").wait_for(state="detached")

    def post(self, path: str, **body: object) -> Any:
        """A request that the page could make, with the cookie of this person."""
        answer = self.context.request.post(path, data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()
