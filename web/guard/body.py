"""No request body beyond 8 KB."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from web.problems import Problem

LARGEST = 8192  # bytes


class BodyLimit:
    """ASGI middleware: takes the whole body in before the route runs; raises `Problem` when it is too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            receive = _once(await _whole_body(receive), receive)
        await self._app(scope, receive, send)


async def _whole_body(receive: Receive) -> Message:
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
        body += message.get("body", b"")
        if len(body) > LARGEST:
            raise Problem("too_large")
        if not message.get("more_body", False):
            return {"type": "http.request", "body": body}


def _once(first: Message, receive: Receive) -> Receive:
    waiting = [first]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message
