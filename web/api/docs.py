"""The OpenAPI description as a page for people: plain HTML, nothing loaded from elsewhere."""

from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response

router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def docs(request: Request) -> Response:
    described = request.app.openapi()
    paths = described["paths"].items()
    operations = "".join(_operation(path, method, said) for path, by in paths for method, said in by.items())
    title, intro = escape(described["info"]["title"]), escape(described["info"]["description"])
    page = (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{title}: the API</title><h1>{title}: the API</h1><p>{intro}</p>"
        f"<p><a href='/api/openapi.json'>OpenAPI description</a></p>{operations}"
    )
    return Response(page, media_type="text/html")


def _operation(path: str, method: str, said: dict[str, Any]) -> str:
    answers = "".join(
        f"<dt>{escape(status)}</dt><dd>{escape(answer['description'])}</dd>"
        for status, answer in sorted(said["responses"].items())
    )
    parameters = "".join(
        f"<li><code>{escape(part['name'])}</code> in {part['in']} {escape(part.get('description', ''))}</li>"
        for part in said.get("parameters", ())
    )
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(said.get('description', ''))}</p>"
        f"<ul>{parameters}</ul><dl>{answers}</dl>"
    )
