"""What a host can choose, and what does not go together (KT160)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

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


# What the form offers to whom: `seats` are the numbers of people that an option is for, `choices` the order.
_TOGETHER: Final = Meta(extra_json_schema={"seats": [2, 3, 4, 5, 6]})
_IN_TEAMS: Final = Meta(
    extra_json_schema={
        "seats": [*_TEAMS_AT],
        "choices_at": {str(seats): [None, *teams] for seats, teams in _TEAMS_AT.items()},
    }
)
_ALONE: Final = Meta(extra_json_schema={"seats": [1], "choices": [None, "medium", "hard", "extreme"]})


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first_player` is drawn at random when None (KT14); `level` is the solo level aimed at, easy when None."""

    first_player: int | None = None
    teams: Annotated[Teams | None, _IN_TEAMS] = None
    open_bidding: Annotated[bool, _TOGETHER] = False
    mixed_bidding: Annotated[bool, _TOGETHER] = False
    manipulation: Annotated[bool, _TOGETHER] = False
    reconstruction: Annotated[bool, _TOGETHER] = False
    senior_architects: Annotated[bool, _TOGETHER] = False
    choose_architects: Annotated[bool, _TOGETHER] = False
    advanced_missions: bool = False
    open_missions: Annotated[bool, _TOGETHER] = False
    bhairav: Annotated[bool, _TOGETHER] = False
    holofoil_buddhas: Annotated[bool, _TOGETHER] = False
    rainbow: Annotated[bool, _TOGETHER] = False
    level: Annotated[Level | None, _ALONE] = None


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
