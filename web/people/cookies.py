"""The session cookie. Behind TLS it is bound to this host and never sent in the clear (RFC 6265bis, `__Host-`)."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

_NAME = "caravanserai"
_DAY_SECONDS = 86_400


def token_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(_name(connection))


def give_token(request: HTTPConnection, response: Response, token: str, days: int) -> None:
    response.set_cookie(
        _name(request),
        token,
        max_age=days * _DAY_SECONDS,
        path="/",
        secure=_is_secure(request),
        httponly=True,
        samesite="lax",
    )


def _name(connection: HTTPConnection) -> str:
    return f"__Host-{_NAME}" if _is_secure(connection) else _NAME


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
