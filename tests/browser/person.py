"""People with a browser of their own."""

from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, StorageState

from tests.browser.watch import Watch

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}


class Person:
    """Somebody at a browser; `page` is the tab in front."""

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
        known: bool = True,
        storage: StorageState | None = None,
    ) -> None:
        """`known`: has been here before and said the name; `storage`: what a browser kept that was here already."""
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
            storage_state=storage or (_been_here(url) if known else None),
        )
        self.context.set_default_timeout(20_000)
        self.watch = Watch(self.context, urlsplit(url).netloc)
        self.page: Page = self.context.new_page()
        if known and not storage:
            self.post("/api/me", name=name)

    @property
    def too_wide(self) -> int:
        """Pixels by which the page is wider than the screen; the layout's own width grows with it on phones."""
        wider: int = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wider

    def post(self, path: str, **body: object) -> Any:
        """A request that the page could make, with the cookie of this person."""
        answer = self.context.request.post(path, data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()


def _been_here(url: str) -> StorageState:
    return {
        "cookies": [],
        "origins": [{"origin": url, "localStorage": [{"name": "caravanserai.introduced", "value": "yes"}]}],
    }
