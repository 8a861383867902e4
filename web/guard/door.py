"""The order in which a request is looked at before it reaches its route: how often, from where, how large."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from web.api.errors import as_response
from web.guard.body import BodyLimit
from web.guard.origin import check_origin
from web.house import House
from web.problems import Problem

_API = "/api/"


class Door:
    """ASGI middleware: answers what is not let in, and whatever an inner guard refuses."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = BodyLimit(app)
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._check(HTTPConnection(scope))
            await self._app(scope, receive, send)
        except Problem as problem:
            await as_response(problem)(scope, receive, send)

    def _check(self, connection: HTTPConnection) -> None:
        address = connection.client.host if connection.client else ""
        if connection.url.path.startswith(_API) and not self._house.addresses.take(address):
            raise Problem("too_fast")
        check_origin(connection, self._house.settings.origins)
