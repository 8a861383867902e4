"""The browser client: one page for every address that people open, and its files."""

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from web.folders import static_folder

_ASK_AGAIN = "no-cache"  # kept by the browser, which asks by ETag whether it still holds

_READ = ["GET", "HEAD"]

router = APIRouter(include_in_schema=False)


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = _ASK_AGAIN
        return response


_files = _Files(directory=static_folder(), check_dir=False)


@router.api_route("/", methods=_READ)
@router.api_route("/m/{code}", methods=_READ)
@router.api_route("/replay", methods=_READ)
async def page(request: Request) -> Response:
    return await _files.get_response("index.html", request.scope)


def mount_files(app: FastAPI) -> None:
    app.mount("/static", _files, name="static")
