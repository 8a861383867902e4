"""Computer players on seats, and votes about those who are gone"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("computer", sa.String(length=32), nullable=True))
    op.add_column("seats", sa.Column("patience", sa.BigInteger(), nullable=True))
    op.create_table(
        "votes",
        sa.Column("match", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("about", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("choice", sa.String(length=8), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_votes_match_matches"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "about", "seat", name=op.f("pk_votes")),
    )


def downgrade() -> None:
    op.drop_table("votes")
    op.drop_column("seats", "patience")
    op.drop_column("seats", "computer")
