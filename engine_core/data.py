"""Component data: our own lists, or those of an owner of the printed game who puts a file of the same name in their place."""

import os
from importlib import resources
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

DATA_DIR_VARIABLE = "CARAVANSERAI_DATA_DIR"


class DataRefused(ValueError):
    """A data file that cannot be played with; the message names the file, the faulty entry and what is wanted."""


def load(game: str, name: str, type: type[T]) -> T:
    """`<game>/data/<name>.toml` as a value of `type`; from the folder named by CARAVANSERAI_DATA_DIR if it is there.

    The owner's file lies at `<folder>/<game>/<name>.toml`. Checking counts and invariants is the caller's part.
    """
    own = Path(os.environ.get(DATA_DIR_VARIABLE, "")) / game / f"{name}.toml"
    if DATA_DIR_VARIABLE in os.environ and own.is_file():
        return _read(str(own), own.read_bytes(), type)
    shipped = resources.files(game).joinpath("data", f"{name}.toml")
    return _read(f"{game}/data/{name}.toml", shipped.read_bytes(), type)


def _read(place: str, raw: bytes, type: type[T]) -> T:
    try:
        return msgspec.toml.decode(raw, type=type)
    except msgspec.DecodeError as error:
        raise DataRefused(f"{place}: {error}") from error
