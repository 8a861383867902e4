"""Brings the database up to date when a process starts."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from web.db.engine import Database
from web.folders import migrations_folder

_LOCK = 0x63617261  # any number that nothing else in the same PostgreSQL uses


async def migrate(database: Database) -> None:
    """Apply what is missing, in one transaction. Processes that start together wait for each other."""
    async with database.writing() as connection:
        if not database.is_sqlite:  # SQLite's write lock is held already
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_upgrade)


async def is_migrated(database: Database) -> bool:
    """True if the database can be read and has what this version of the code wants, or a later one has added to it."""
    async with database.reading() as connection:
        current = await connection.run_sync(_current)
    return current is not None and current not in _older()


def newest() -> str:
    """The newest migration of this version of the code."""
    head = _scripts().get_current_head()
    assert head is not None, "there are migrations"
    return head


def _older() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()} - {newest()}


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(alembic_config())


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations_folder()).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
