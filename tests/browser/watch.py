"""What must never be seen in a browser, and what was sent to it."""

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

Frame = dict[str, Any]


class Watch:
    """Collects over all pages of a context: `trouble` in lines, `frames` received over WebSockets, oldest first."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        self.frames: list[Frame] = []
        self.requests: list[str] = []
        self.trouble: list[str] = []
        self._host = host
        self._allowed: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", self._page)

    def allow(self, *parts: str) -> None:
        """Console errors with one of these in them belong to the test, as when it kills the server."""
        self._allowed.extend(parts)

    @property
    def unexpected(self) -> list[str]:
        return [line for line in self.trouble if not any(part in line for part in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.trouble.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        self._stays(request.url)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self._stays(socket.url)
        socket.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))

    def _stays(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._host:
            self.trouble.append(f"request leaves the host: {url}")
