"""The order in which a request is looked at before it reaches its route: how often, from where, how large."""

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from web.api.errors import as_response
from web.guard.body import BodyLimit
from web.guard.origin import check_origin
from web.house import House
from web.problems import Problem

_API = "/api/"

_log = structlog.stdlib.get_logger(__name__)


class Door:
    """ASGI middleware: answers what is not let in, and what went wrong inside without an answer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = BodyLimit(app)
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        answered = False

        async def send_noted(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            self._check(HTTPConnection(scope))
            await self._app(scope, receive, send_noted if scope["type"] == "http" else send)
        except Problem as problem:
            await as_response(problem)(scope, receive, send)
        except Exception:
            if answered or scope["type"] != "http":
                raise
            _log.exception("unexpected", path=scope["path"])
            await as_response(Problem("internal"))(scope, receive, send)

    def _check(self, connection: HTTPConnection) -> None:
        address = connection.client.host if connection.client else ""
        if connection.url.path.startswith(_API) and not self._house.addresses.take(address):
            raise Problem("too_fast")
        check_origin(connection, self._house.settings.origins)
