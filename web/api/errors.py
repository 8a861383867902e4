"""Problems as answers: RFC 9457 `application/problem+json` with a `code`, and their place in OpenAPI."""

from collections.abc import Callable
from typing import Any

import structlog
from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from engine_core.codec import encode
from web.problems import Problem

MEDIA_TYPE = "application/problem+json"
SCHEMA = "#/components/schemas/Problem"

_BY_STATUS = {404: "not_found", 405: "method_not_allowed"}

_log = structlog.stdlib.get_logger(__name__)


class ProblemShown(Struct, frozen=True):
    """RFC 9457. `code` is for programs, `detail` one line for people, `rule` the rule that says so, if one does."""

    title: str
    status: int
    code: str
    detail: str
    rule: str | None = None


def as_response(problem: Problem) -> Response:
    headers = {"retry-after": "1"} if problem.status in (429, 503) else {}
    return Response(encode(_shown(problem)), problem.status, headers, MEDIA_TYPE)


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that can be refused with these codes."""
    documented: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        problem = Problem(code)
        content = {"schema": {"$ref": SCHEMA}, "examples": {}}
        answer = documented.setdefault(problem.status.value, {"description": "", "content": {MEDIA_TYPE: content}})
        answer["description"] = f"{answer['description']} `{code}`: {problem.title}".strip()
        example = {name: getattr(_shown(problem), name) for name in ProblemShown.__struct_fields__}
        answer["content"][MEDIA_TYPE]["examples"][code] = {"value": example}
    return documented


def install(app: FastAPI) -> None:
    """Answer every error in this form, also before a WebSocket is accepted."""
    for kind, problem_of in _TRANSLATIONS.items():
        app.add_exception_handler(kind, _answering(problem_of))


def _answering(problem_of: Callable[[Any], Problem]) -> Callable[[HTTPConnection, Exception], Any]:
    async def answer(connection: HTTPConnection, error: Exception) -> Response | None:
        response = as_response(problem_of(error))
        if isinstance(connection, WebSocket):
            await connection.send_denial_response(response)
            return None
        if isinstance(error, HTTPException):
            response.headers.update(error.headers or {})
        return response

    return answer


def _no_database(error: Exception) -> Problem:
    _log.error("database_unavailable", error=str(error).splitlines()[0])
    return Problem("unavailable")


def _bad_request(error: RequestValidationError) -> Problem:
    places = [(".".join(map(str, part["loc"])), part["msg"]) for part in error.errors()]
    return Problem("bad_request", "; ".join(f"{place}: {message}" for place, message in places))


_TRANSLATIONS: dict[type[Exception], Callable[[Any], Problem]] = {
    Problem: lambda problem: problem,
    RequestValidationError: _bad_request,
    WebSocketRequestValidationError: _bad_request,
    HTTPException: lambda error: Problem(_BY_STATUS.get(error.status_code, "bad_request")),
    DBAPIError: _no_database,
    NoFreeConnection: _no_database,
}


def _shown(problem: Problem) -> ProblemShown:
    return ProblemShown(problem.title, problem.status.value, problem.code, problem.detail, problem.rule)
