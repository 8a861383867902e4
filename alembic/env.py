"""Alembic's entry: the server hands its open connection over; the `alembic` command opens one by the settings."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from web.db.engine import Database
from web.db.tables import metadata
from web.settings import Settings


def run(connection: Connection) -> None:
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, compare_server_default=True
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_by_settings() -> None:
    database = Database(Settings().database_url)
    async with database.writing() as connection:
        await connection.run_sync(run)
    await database.close()


handed_over = context.config.attributes.get("connection")
if handed_over is not None:
    run(handed_over)
else:
    asyncio.run(run_by_settings())
