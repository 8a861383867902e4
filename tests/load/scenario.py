"""What load to make: a TOML file, single values of which the command line can replace."""

from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field


class BadScenario(ValueError):
    """A scenario that cannot be run; the message says where and what is allowed."""


class Echo(StrEnum):
    """What runs in turn with the game: nothing, an echo that is set up like the game's server, or one as it comes.

    As it comes uvicorn compresses what it sends to browsers.
    """

    NONE = "none"
    TUNED = "tuned"
    STOCK = "stock"


class Scenario(Struct, forbid_unknown_fields=True, frozen=True):
    """`rooms` matches at a time with `seats` players and `spectators` each.

    `seconds` is how long each kind of load is measured, in slices of `slice_seconds`. After each update a room thinks
    for `think_ms` on average before its next move (exponential); 0: at once. `reconnects_per_minute` and
    `lines_per_minute`, of talk, are those of all members together. `echo` is the bare echo that runs in turn with it,
    `half_load` also the game at half its own rate. `idle` is a number of connections that only watch, opened before
    anything else to see what memory they take.
    """

    game: str = "karakum"
    rooms: int = 100
    seats: int = 4
    spectators: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    seconds: float = 10.0
    slice_seconds: float = 1.5
    think_ms: float = 0.0
    reconnects_per_minute: float = 0.0
    lines_per_minute: float = 0.0
    echo: Echo = Echo.TUNED
    half_load: bool = False
    idle: int = 0

    def __post_init__(self) -> None:
        """Raises ValueError, which msgspec turns into its own error."""
        for name in ("rooms", "seats", "seconds", "slice_seconds"):
            if getattr(self, name) <= 0:
                raise ValueError(f"`{name}` has to be more than 0")
        for name in ("spectators", "think_ms", "reconnects_per_minute", "lines_per_minute", "idle"):
            if getattr(self, name) < 0:
                raise ValueError(f"`{name}` has to be 0 or more")

    @property
    def rounds(self) -> int:
        return max(1, round(self.seconds / self.slice_seconds))

    @property
    def members(self) -> int:
        """People in one room."""
        return self.seats + self.spectators


def load(path: Path, changes: dict[str, Any]) -> Scenario:
    """The scenario of a file with the changes that are not None."""
    try:
        values = msgspec.toml.decode(path.read_bytes())
        values |= {name: value for name, value in changes.items() if value is not None}
        return msgspec.convert(values, Scenario)
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise BadScenario(f"{path}: {error}") from error
