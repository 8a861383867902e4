"""No request body beyond 8 KB."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from web.problems import Problem

LARGEST = 8192  # bytes


class BodyLimit:
    """ASGI middleware: refuses by the declared length, and by what really comes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > LARGEST:
            raise Problem("too_large")
        seen = 0

        async def receive_counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > LARGEST:
                raise Problem("too_large")
            return message

        await self._app(scope, receive_counted, send)
