"""The application, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI

from web import log
from web.api import answers, docs, errors, games, health, live, matches, me, pages
from web.guard.door import Door
from web.guard.headers import SecurityHeaders
from web.house import House
from web.settings import Settings

_ROUTERS = (me.router, games.router, matches.router, live.router, docs.router, health.router, pages.router)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server as an ASGI application, with settings from the environment unless given."""
    house = House(settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = FastAPI(
        title="Caravanserai",
        version=version("caravanserai"),
        description="A table for four board games. Playing goes over the WebSocket `/api/matches/{code}/live`.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.house = house
    errors.install(app)
    answers.install(app)
    for router in _ROUTERS:
        app.include_router(router)
    pages.mount_files(app)
    app.add_middleware(Door, house=house)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(log.RequestLog, metrics=house.metrics)
    return app
