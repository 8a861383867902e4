"""Component data: our own lists, or the file that an owner of the printed game puts in the place of one."""

import os
from importlib import resources
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

DATA_DIR_VARIABLE = "CARAVANSERAI_DATA_DIR"


class DataRefused(ValueError):
    """A data file that cannot be played with; the message names the file, the faulty entry and what is wanted."""


def load(game: str, name: str, kind: type[T]) -> T:
    """`<game>/data/<name>.toml` as a value of `kind`; from the folder named by CARAVANSERAI_DATA_DIR if it is there.

    The owner's file lies at `<folder>/<game>/<name>.toml`. Checking counts and invariants is the caller's part.
    """
    if folder := os.environ.get(DATA_DIR_VARIABLE):
        own = _folder(folder) / game / f"{name}.toml"
        if own.is_file():
            return _read(str(own), own.read_bytes(), kind)
    shipped = resources.files(game).joinpath("data", f"{name}.toml")
    return _read(f"{game}/data/{name}.toml", shipped.read_bytes(), kind)


def _folder(named: str) -> Path:
    folder = Path(named)
    if not folder.is_dir():
        raise DataRefused(f"{DATA_DIR_VARIABLE}: there is no folder {named}")
    return folder


def _read(place: str, raw: bytes, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(raw, type=kind)
    except msgspec.DecodeError as error:
        raise DataRefused(f"{place}: {error}") from error
