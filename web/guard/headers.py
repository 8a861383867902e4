"""Security headers of every answer. No inline code but the import map, which browsers take only inline: by its hash."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


def content_security_policy(index: Path) -> str:
    """The policy for a page whose import map is the one in this file."""
    found = _IMPORT_MAP.search(index.read_bytes()) if index.is_file() else None
    import_map = f" 'sha256-{b64encode(sha256(found[1]).digest()).decode()}'" if found else ""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self'{import_map}",
            "style-src 'self'",
            "img-src 'self' data:",
            "media-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class SecurityHeaders:
    """ASGI middleware; `index` is the client's page."""

    def __init__(self, app: ASGIApp, index: Path) -> None:
        self._app = app
        self._index = index
        self._made_from: float | None = None
        self._headers: dict[str, str] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._current().items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _current(self) -> dict[str, str]:
        changed = self._index.stat().st_mtime if self._index.is_file() else 0.0
        if changed != self._made_from:
            self._made_from = changed
            self._headers = {
                "content-security-policy": content_security_policy(self._index),
                "x-content-type-options": "nosniff",
                "referrer-policy": "no-referrer",
                "cross-origin-opener-policy": "same-origin",
                "cross-origin-resource-policy": "same-origin",
                "permissions-policy": "camera=(), microphone=(), geolocation=()",
            }
        return self._headers
