"""Problems as answers: RFC 9457 `application/problem+json` with a `code`, and their place in OpenAPI."""

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from msgspec import Struct
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from starlette.exceptions import HTTPException
from starlette.responses import Response

from engine_core.codec import encode
from web.problems import PROBLEMS, Problem

MEDIA_TYPE = "application/problem+json"

_log = structlog.stdlib.get_logger(__name__)


class ProblemShown(Struct, frozen=True):
    """RFC 9457. `code` is for programs, `detail` one line for people, `rule` the rule that says so, if one does."""

    title: str
    status: int
    code: str
    detail: str
    rule: str | None


def as_response(problem: Problem) -> Response:
    body = ProblemShown(problem.title, problem.status, problem.code, problem.detail, problem.rule)
    headers = {"retry-after": "1"} if problem.status in (429, 503) else {}
    return Response(encode(body), problem.status, headers, MEDIA_TYPE)


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that can be refused with these codes."""
    documented: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        status, title = PROBLEMS[code]
        answer = documented.setdefault(status.value, {"description": "", "content": {MEDIA_TYPE: _content()}})
        answer["description"] = f"{answer['description']} `{code}`: {title}".strip()
        example = ProblemShown(title, status, code, title, None)
        answer["content"][MEDIA_TYPE]["examples"][code] = {"value": _plain(example)}
    return documented


def install(app: FastAPI) -> None:
    """Answer every error in this form."""

    @app.exception_handler(Problem)
    async def refused(_request: Request, problem: Problem) -> Response:
        return as_response(problem)

    @app.exception_handler(RequestValidationError)
    async def bad_request(_request: Request, error: RequestValidationError) -> Response:
        return as_response(Problem("bad_request", "; ".join(map(_in_words, error.errors()))))

    @app.exception_handler(HTTPException)
    async def by_status(_request: Request, error: HTTPException) -> Response:
        codes = {404: "not_found", 405: "method_not_allowed"}
        response = as_response(Problem(codes.get(error.status_code, "bad_request")))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(DBAPIError)
    @app.exception_handler(NoFreeConnection)
    async def no_database(_request: Request, error: Exception) -> Response:
        _log.error("database_unavailable", error=str(error).splitlines()[0])
        return as_response(Problem("unavailable"))

    @app.exception_handler(Exception)
    async def unexpected(_request: Request, _error: Exception) -> Response:
        return as_response(Problem("internal"))


def _in_words(error: Any) -> str:
    place = ".".join(str(part) for part in error["loc"])
    return f"{place}: {error['msg']}"


def _content() -> dict[str, Any]:
    return {"schema": {"$ref": "#/components/schemas/Problem"}, "examples": {}}


def _plain(example: ProblemShown) -> dict[str, Any]:
    return {name: getattr(example, name) for name in ProblemShown.__struct_fields__}
