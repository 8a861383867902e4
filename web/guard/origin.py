"""Only pages of allowed origins may change anything or open a WebSocket (RFC 6454, exact comparison).

Browsers send `Origin` with both. A request that changes something without it is not a browser's: it is let through only
if it brings no cookie, since then it has no one's rights to abuse.
"""

from collections.abc import Collection

from starlette.requests import HTTPConnection

from web.problems import Problem

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HTTP_SCHEME = {"ws": "http", "wss": "https", "http": "http", "https": "https"}


def check_origin(connection: HTTPConnection, allowed: Collection[str]) -> None:
    """Raise `Problem` if this request or handshake comes from a page that may not talk to the server."""
    is_socket = connection.scope["type"] == "websocket"
    if not is_socket and connection.scope["method"] in _SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None and not is_socket and "cookie" not in connection.headers:
        return
    if origin not in (allowed or (own_origin(connection),)):
        told = "no Origin header" if origin is None else f"the origin {origin}"
        raise Problem("wrong_origin", f"{told} is not allowed here")


def own_origin(connection: HTTPConnection) -> str:
    """Scheme and host as the client named them; behind a proxy that is believed, as the proxy says."""
    return f"{_HTTP_SCHEME[connection.url.scheme]}://{connection.headers.get('host', '')}"
