"""Seats that can be given up and show their hand to a guest; lines of talk"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("person", existing_type=_ID, nullable=True)
        seats.add_column(sa.Column("came", sa.BigInteger(), nullable=True))
        seats.add_column(sa.Column("guest", _ID, nullable=True))
        seats.create_foreign_key(op.f("fk_seats_guest"), "people", ["guest"], ["id"])
    op.execute("UPDATE seats SET came = (SELECT created FROM matches WHERE matches.id = seats.match)")

    op.create_table(
        "lines",
        sa.Column("id", _ID, nullable=False),
        sa.Column("match", _ID, nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_lines_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_lines_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lines")),
        sa.UniqueConstraint("match", "person", "client", "n", name=op.f("uq_lines_match")),
    )


def downgrade() -> None:
    op.drop_table("lines")
    op.execute("DELETE FROM seats WHERE person IS NULL")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("fk_seats_guest"), type_="foreignkey")
        seats.drop_column("guest")
        seats.drop_column("came")
        seats.alter_column("person", existing_type=_ID, nullable=False)
