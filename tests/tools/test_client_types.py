"""The types that the browser's code is checked against."""

from engine_core.registry import game
from tools.client_types import all_sent, game_schema, typescript


def typescript_of(name: str, properties: dict[str, object]) -> str:
    return typescript(all_sent({"title": name, "type": "object", "properties": properties}))


def test_a_field_with_a_default_is_there_in_all_that_the_server_sends() -> None:
    assert "weight: number | null;" in typescript_of(
        "Stone", {"weight": {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None}}
    )


def test_a_pair_stays_a_pair() -> None:
    pair = {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False}
    assert "place: [number, string];" in typescript_of("Stone", {"place": pair | {"minItems": 2, "maxItems": 2}})


def test_a_union_of_moves_has_a_name_and_a_tag_to_tell_by() -> None:
    made = typescript(all_sent(game_schema(game("karakum"))))
    assert "export type Move = " in made
    assert 'type: "take";' in made
