"""The games of this house: what they are, what their ids stand for, their rules."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from msgspec import Struct

from engine_core.codec import encode
from engine_core.ledger import Ledger, load_ledger
from engine_core.registry import games
from web.api.answers import answer, answers
from web.api.errors import problems
from web.api.kept import kept
from web.matches.terms import game_of

router = APIRouter(prefix="/api/games", tags=["games"])

Key = Annotated[str, Path(examples=["karakum"])]


class GameShown(Struct, frozen=True):
    """`seats` are the numbers of people that can play; `options` is the JSON Schema of the options of a match.

    `option_order` names the options as a form should ask for them.
    """

    key: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rules_version: str
    options: dict[str, Any]
    option_order: tuple[str, ...]


@router.get("", responses=answers(tuple[GameShown, ...], "By key"))
async def all_games() -> Response:
    """Every game that can be played here."""
    return answer(
        [
            GameShown(
                **msgspec.structs.asdict(of.info),
                options=msgspec.json.schema(of.types.options),
                option_order=tuple(field.name for field in msgspec.structs.fields(of.types.options)),
            )
            for of in games().values()
        ]
    )


@router.get(
    "/{key}/catalog",
    responses={
        200: {"description": "The game's catalog", "content": {"application/json": {}}},
        **problems("unknown_game"),
    },
)
async def catalog(key: Key, request: Request) -> Response:
    """What the ids in the views of this game stand for, the same for every match."""
    return kept(request, encode(game_of(key).catalog()))


@router.get("/{key}/rules", responses=answers(Ledger, "The rule ledger", "unknown_game", "bad_request"))
async def rules(key: Key, request: Request, lang: Annotated[Literal["en", "ja"], Query()] = "en") -> Response:
    """The rules of this game, one by one, as refusals cite them."""
    return kept(request, encode(load_ledger(game_of(key).info.key, lang)))
