"""The pace of a match, and when the house was up: only then do clocks run"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("matches", sa.Column("pace", sa.String(length=16), nullable=True))
    op.create_table(
        "uptime",
        sa.Column("id", _ID, nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )


def downgrade() -> None:
    op.drop_table("uptime")
    op.drop_column("matches", "pace")
