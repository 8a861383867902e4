"""What a host can choose, and what does not go together (KT160)."""

from typing import Final, Literal

from msgspec import Struct

from engine_core.refusals import OptionsRefused

Teams = Literal["2-2", "3-3", "2-2-2"]
Level = Literal["easy", "medium", "hard", "extreme"]

TEAM_COUNT: Final[dict[str, int]] = {"2-2": 2, "3-3": 2, "2-2-2": 3}
_TEAMS_AT: Final = {4: ("2-2",), 6: ("3-3", "2-2-2")}
_NOT_IN_SOLO: Final = (
    "teams",
    "open_bidding",
    "mixed_bidding",
    "manipulation",
    "reconstruction",
    "senior_architects",
    "choose_architects",
    "open_missions",
    "bhairav",
    "holofoil_buddhas",
    "rainbow",
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first_player` is drawn at random when None (KT14); `level` is the solo level aimed at, easy when None."""

    first_player: int | None = None
    teams: Teams | None = None
    open_bidding: bool = False
    mixed_bidding: bool = False
    manipulation: bool = False
    reconstruction: bool = False
    senior_architects: bool = False
    choose_architects: bool = False
    advanced_missions: bool = False
    open_missions: bool = False
    bhairav: bool = False
    holofoil_buddhas: bool = False
    rainbow: bool = False
    level: Level | None = None


def check(seats: int, options: Options) -> None:
    """Raise `OptionsRefused` for what KT10, KT14 or KT160 do not allow."""
    if not 1 <= seats <= 6:
        raise OptionsRefused("KT10", f"it is played by 1 to 6 players, not {seats}")
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise OptionsRefused("KT14", f"the first player is a seat from 0 to {seats - 1}, not {options.first_player}")
    if seats == 1:
        _check_solo(options)
    else:
        _check_table(seats, options)


def _check_solo(options: Options) -> None:
    for name in _NOT_IN_SOLO:
        if getattr(options, name):
            raise OptionsRefused("KT160", f"solo allows advanced missions and a level only, not {_words(name)}")


def _check_table(seats: int, options: Options) -> None:
    if options.level is not None:
        raise OptionsRefused("KT160", f"a solo level is for 1 player, not for {seats}")
    if options.open_bidding and options.mixed_bidding:
        raise OptionsRefused("KT160", "bidding is open or mixed, not both")
    if options.teams is not None and options.teams not in _TEAMS_AT.get(seats, ()):
        allowed = " or ".join(_TEAMS_AT.get(seats, ())) or "no teams"
        raise OptionsRefused("KT160", f"{seats} players can play as {allowed}, not as teams {options.teams}")
    for name in ("choose_architects", "advanced_missions"):
        if getattr(options, name) and not options.senior_architects:
            raise OptionsRefused("KT160", f"{_words(name)} with 2 to 6 players needs the Senior Architects")


def _words(name: str) -> str:
    return name.replace("_", " ")
