"""The browser client: one page for every address that people open, and its files."""

import asyncio
from pathlib import PurePath

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from web.api.kept import kept
from web.edition import Edition, newest
from web.folders import static_folder
from web.guard.headers import policy
from web.problems import Problem

_ASK_AGAIN = "no-cache"  # kept by the browser, which asks by ETag whether it still holds
_FOR_GOOD = "public, max-age=31536000, immutable"

_READ = ["GET", "HEAD"]

router = APIRouter(include_in_schema=False)


class _Files(StaticFiles):
    """A file is kept for good under the name of its edition; asked under another process's name, not for long."""

    def __init__(self) -> None:
        super().__init__(directory=static_folder(), check_dir=False)
        self._names: set[str] = set()

    async def edition(self) -> Edition:
        """Raises `Problem` if there is no page."""
        try:
            edition = await asyncio.to_thread(newest, static_folder())
        except FileNotFoundError as error:
            raise Problem("not_found") from error
        self._names.add(edition.name)
        return edition

    async def get_response(self, path: str, scope: Scope) -> Response:
        name, *rest = PurePath(path).parts
        if not name.startswith("at-"):
            return await self._file(path, scope, _ASK_AGAIN)
        is_ours = name in self._names or name == (await self.edition()).name
        return await self._file(str(PurePath(*rest)), scope, _FOR_GOOD if is_ours else _ASK_AGAIN)

    async def _file(self, path: str, scope: Scope, how: str) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = how
        return response


_files = _Files()


@router.api_route("/", methods=_READ)
@router.api_route("/m/{code}", methods=_READ)
@router.api_route("/replay", methods=_READ)
async def page(request: Request) -> Response:
    edition = await _files.edition()
    return kept(request, edition.page, "text/html", **{"content-security-policy": policy(edition.import_map)})


def mount_files(app: FastAPI) -> None:
    app.mount("/static", _files, name="static")
