"""Several people at one device: a seat can have a name of its own"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.String(length=24), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "name")
