"""For whoever watches the server."""

from typing import Any

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST

from web.api.errors import problems
from web.api.session import HouseHere
from web.db.migrate import is_migrated
from web.problems import Problem

router = APIRouter(tags=["health"])
_PLAIN: dict[int | str, dict[str, Any]] = {200: {"description": "Yes", "content": {"text/plain": {}}}}


@router.get("/healthz", responses=_PLAIN)
async def alive() -> Response:
    """The process answers."""
    return Response("ok\n", media_type="text/plain")


@router.get("/readyz", responses={**_PLAIN, **problems("unavailable")})
async def ready(house: HouseHere) -> Response:
    """The database can be reached and is migrated."""
    if not await is_migrated(house.database):
        raise Problem("unavailable", "the database is not migrated to this version")
    return Response("ready\n", media_type="text/plain")


@router.get("/metrics", responses={200: {"description": "Prometheus text format", "content": {"text/plain": {}}}})
async def metrics(house: HouseHere) -> Response:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)
