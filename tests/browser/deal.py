"""A match whose cards are known before it starts: its seeds are put into the database, as if they had been drawn."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from engine_core.chance import commitment


def fix_the_deal(database: Path, code: str, deal: str) -> None:
    """The same `deal` gives the same match for the same options. Only before the start."""
    server_seed = sha256(f"server {deal}".encode()).digest()
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute(
            "UPDATE matches SET server_seed = ?, commitment = ? WHERE code = ?",
            (server_seed, commitment(server_seed), code),
        )
        (match,) = connection.execute("SELECT id FROM matches WHERE code = ?", (code,)).fetchone()
        for (seat,) in connection.execute("SELECT seat FROM seats WHERE match = ?", (match,)).fetchall():
            seed = sha256(f"seat {seat} {deal}".encode()).digest()
            connection.execute("UPDATE seats SET seed = ? WHERE match = ? AND seat = ?", (seed, match, seat))
