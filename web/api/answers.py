"""JSON answers made of msgspec structs, and those structs in OpenAPI."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from engine_core.codec import encode
from web.api.errors import ProblemShown, problems

_REF = "#/components/schemas/{name}"
_shown: dict[str, Any] = {"Problem": ProblemShown}


def answer(value: object, status: int = 200) -> Response:
    """`value` as JSON, not to be kept by any cache."""
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


def answers(kind: Any, description: str, *codes: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that gives this type and can be refused with these codes."""
    (schema,), components = msgspec.json.schema_components([kind], ref_template=_REF)
    _components.update(components)
    good = {"description": description, "content": {"application/json": {"schema": schema}}}
    return {status: good, **problems(*codes)}


_, _components = msgspec.json.schema_components([ProblemShown], ref_template=_REF)
_components["Problem"] = _components.pop("ProblemShown")


def install(app: FastAPI) -> None:
    """Serve the OpenAPI description with the structs of all routes in it."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
            schema.setdefault("components", {}).setdefault("schemas", {}).update(_components)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]
