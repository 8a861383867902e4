"""The append-only journal: what has been committed has happened, nothing else has."""
