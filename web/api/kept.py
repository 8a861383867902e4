"""Answers that a browser keeps, and asks by their ETag whether they still hold (RFC 9110, 13.1.2)."""

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response


def kept(request: Request, body: bytes, media_type: str = "application/json", **headers: str) -> Response:
    """The answer, or 304 to who has it already."""
    etag = f'"{sha256(body).hexdigest()[:32]}"'
    headers |= {"etag": etag, "cache-control": "no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, media_type)
