"""Writes static/types/*.d.ts: what the server sends and takes, as types for the browser's code.

With --check nothing is written, and the exit code is 1 if what is there is not what would be written.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from engine_core.game import Game
from engine_core.outcome import Outcome
from engine_core.registry import games
from web.app import create_app

Schema = dict[str, Any]

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "static" / "types"
DEFINITIONS = "#/$defs/"
OPENAPI = "#/components/schemas/"
BANNER = "// Made by `make types` from the server's schemas; do not edit.\n\n"


def main() -> int:
    schemas = {key: game_schema(game) for key, game in games().items()} | {"http": http_schema()}
    wanted = {f"{name}.d.ts": typescript(all_sent(schema)) for name, schema in schemas.items()}
    if "--check" not in sys.argv:
        FOLDER.mkdir(exist_ok=True)
        for name, text in wanted.items():
            (FOLDER / name).write_text(text)
        return 0
    found = {path.name: path.read_text() for path in FOLDER.glob("*.d.ts")}
    stale = [name for name in wanted | found if wanted.get(name) != found.get(name)]
    if stale:
        print(f"static/types is not what the server's schemas say: {', '.join(stale)}. Run `make types`.")
    return 1 if stale else 0


def game_schema(game: Game[Any, Any, Any]) -> Schema:
    """One object type named after the game, with a property for each kind of value that reaches the browser."""
    kinds = {kind: getattr(game.types, kind) for kind in ("move", "options", "telling", "view", "hand", "catalog")}
    kinds["outcome"] = Outcome
    schemas, definitions = msgspec.json.schema_components(kinds.values(), ref_template=f"{DEFINITIONS}{{name}}")
    properties = dict(zip(kinds, schemas, strict=True))
    for kind, schema in properties.items():
        name = kind.capitalize()
        if "$ref" not in schema and name not in definitions:  # a union gets a name of its own
            definitions[name] = schema
            properties[kind] = {"$ref": f"{DEFINITIONS}{name}"}
    title = game.info.key.capitalize()
    return {"title": title, "type": "object", "properties": properties, "$defs": definitions}


def http_schema() -> Schema:
    """One object type with a property for each schema of the OpenAPI description."""
    definitions = json.loads(json.dumps(create_app().openapi()["components"]["schemas"]).replace(OPENAPI, DEFINITIONS))
    properties = {name: {"$ref": f"{DEFINITIONS}{name}"} for name in definitions}
    return {"title": "Http", "type": "object", "properties": properties, "$defs": definitions}


def all_sent(schema: Any) -> Any:
    """The schema as the server fills it: every property is there. Spelt as json2ts reads it."""
    if isinstance(schema, list):
        return [all_sent(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: all_sent(part) for key, part in schema.items() if key != "default"}
    if isinstance(properties := schema.get("properties"), dict):
        schema["required"] = list(properties)
        for part in properties.values():
            part.pop("title", None)  # a title would make a type of its own
    if "prefixItems" in schema:
        schema |= {"items": schema.pop("prefixItems"), "additionalItems": False}
    return schema


def typescript(schema: Schema) -> str:
    done = subprocess.run(
        [ROOT / "node_modules" / ".bin" / "json2ts", "--no-additionalProperties", "--bannerComment", ""],
        input=json.dumps(schema),
        capture_output=True,
        text=True,
        check=True,
    )
    return BANNER + done.stdout.lstrip()


if __name__ == "__main__":
    sys.exit(main())
