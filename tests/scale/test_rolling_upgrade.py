"""The next version, with a migration of its own, takes a running house over process by process."""

import shutil
from pathlib import Path

import asyncpg
import pytest

from tests.scale.conftest import Process
from tests.scale.test_faults import under_load
from web.folders import migrations_folder

WEB = Path(__file__).parents[2] / "web"
MIGRATION = '''"""What the next version adds"""

import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{newest}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("mood", sa.Text(), nullable=True))
'''


@pytest.fixture
def next_version(tmp_path: Path) -> Path:
    """A folder with this version's server and one migration more."""
    folder = tmp_path / "next"
    shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(migrations_folder(), folder / "alembic", ignore=shutil.ignore_patterns("__pycache__"))
    versions = folder / "alembic" / "versions"
    newest = max(file.name for file in versions.glob("0*.py"))[:4]
    (versions / "next.py").write_text(MIGRATION.format(newest=newest))
    shutil.copytree(WEB.parent / "static", folder / "static")
    return folder


async def test_a_house_is_upgraded_process_by_process_while_people_play(process: Process, next_version: Path) -> None:
    old = [process(), process()]
    ports = [int(server.url.rpartition(":")[2]) for server in old]
    async with under_load([server.url for server in old]) as (people, _, some_more):
        await some_more()
        for server, port in zip(old, ports, strict=True):
            server.stop()
            process(port, code=next_version)
            await some_more()
            answer = await people[0].http.get(f"http://127.0.0.1:{ports[1]}/readyz")
            assert answer.status_code == 200, "those of the version before serve on beside a newer database"
        assert (await people[0].http.get("/readyz")).status_code == 200
    database = await asyncpg.connect(old[0].database_url)
    assert await database.fetchval("SELECT version_num FROM alembic_version") == "next"
    await database.close()
