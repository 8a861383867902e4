"""The settings of the environment, and the database they name."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import typer
from pydantic import ValidationError

from web.db.engine import Database
from web.settings import PREFIX, Settings


def settings() -> Settings:
    """Refused in one line when a setting is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = (f"{PREFIX}{str(part['loc'][0]).upper()}: {part['msg']}" for part in error.errors())
        raise typer.BadParameter("; ".join(wrong), param_hint="the environment") from error


@asynccontextmanager
async def opened_database() -> AsyncIterator[Database]:
    chosen = settings()
    database = Database(chosen.database_url, chosen.database_pool, chosen.database_timeout)
    try:
        yield database
    finally:
        await database.close()
