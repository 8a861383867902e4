"""The tables. Times are milliseconds since 1970; JSON is kept as the very text that was judged."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

_ID = BigInteger().with_variant(Integer, "sqlite")  # only INTEGER counts up by itself in SQLite

people = Table(
    "people",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("code", String(22), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("wanted", SmallInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("creator", ForeignKey("people.id"), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("server_seed", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("outcome", Text),
    Column("rematch", ForeignKey("matches.id", ondelete="SET NULL"), index=True),
    Column("frozen", Text),
    Column("pace", String(16)),
    Index("ix_matches_open", "status", "visibility", "created"),
    sqlite_autoincrement=True,  # rooms in memory know a match by its id: that of a closed one must not come again
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), index=True),  # NULL: given up while the match runs
    Column("seed", LargeBinary(32), nullable=False),
    Column("came", BigInteger),
    Column("guest", ForeignKey("people.id")),
    Column("computer", String(32)),  # the computer player that plays this seat now
    Column("patience", BigInteger),  # until then nobody votes about this seat
    Column("name", String(24)),  # of one of several people at one device
)

votes = Table(
    "votes",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("about", SmallInteger, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("choice", String(8), nullable=False),
    Column("since", Integer, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(16)),
)

lines = Table(
    "lines",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("seat", SmallInteger),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", String(500), nullable=False),
    Column("client", String(64), nullable=False),
    Column("n", BigInteger, nullable=False),
    UniqueConstraint("match", "person", "client", "n"),
)

uptime = Table(
    "uptime",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
