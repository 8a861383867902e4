"""JSON answers made of msgspec structs, and those structs in OpenAPI."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from engine_core.codec import encode
from web.api.errors import SCHEMA, ProblemShown, problems

_REF = "#/components/schemas/{name}"
_ANY = ("too_fast", "unavailable")
_UNSAFE = (*_ANY, "wrong_origin", "too_large")

_, _components = msgspec.json.schema_components([ProblemShown], ref_template=_REF)
_components[SCHEMA.rpartition("/")[2]] = _components.pop(ProblemShown.__name__)


def answer(value: object, status: int = 200) -> Response:
    """`value` as JSON, not to be kept by any cache."""
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


def answers(kind: Any, description: str, *codes: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that gives this type and can be refused with these codes."""
    (schema,), components = msgspec.json.schema_components([kind], ref_template=_REF)
    _components.update(components)
    good = {"description": description, "content": {"application/json": {"schema": schema}}}
    return {status: good, **problems(*codes)}


def install(app: FastAPI) -> None:
    """Serve an OpenAPI description with the structs of all routes, and with what the door refuses."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            for path, operations in schema["paths"].items():
                for method, operation in operations.items():
                    _complete(path, method, operation["responses"])
            schemas = schema["components"]["schemas"]
            schema["components"]["schemas"] = {
                **{name: schemas[name] for name in schemas if "ValidationError" not in name},
                **_components,
            }
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]


def _complete(path: str, method: str, responses: dict[str, Any]) -> None:
    """Add what every route can answer, and put our form in the place of FastAPI's own for a bad request."""
    codes = [] if not path.startswith("/api/") else list(_ANY if method == "get" else _UNSAFE)
    own = responses.get("422", {}).get("content", {})
    if "application/json" in own:
        del responses["422"]
        codes.append("bad_request")
    for status, described in problems(*codes).items():
        kept = responses.setdefault(str(status), described)
        if kept is not described:
            kept["description"] += " " + described["description"]
            for media, content in described["content"].items():
                kept["content"][media]["examples"].update(content["examples"])
