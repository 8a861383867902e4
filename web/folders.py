"""Where the files that are not modules lie: beside this package in a wheel, beside its folder in a checkout."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def _found(name: str, holds: str) -> Path:
    places = [_HERE / name, _HERE.parent / name]
    for place in places:
        if (place / holds).exists():
            return place
    return places[-1]


def static_folder() -> Path:
    """The browser client."""
    return _found("static", "index.html")


def migrations_folder() -> Path:
    """The Alembic scripts."""
    return _found("alembic", "env.py")
