"""The OpenAPI description is true: what the server answers is described, errors included."""

import ast
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.people import guests
from tests.web.servers import Server
from web import problems
from web.app import create_app
from web.settings import Settings

WEB = Path(problems.__file__).parent
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
described = create_app(Settings(_env_file=None)).openapi()
schema = schemathesis.openapi.from_dict(described)


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(server: Server, case: schemathesis.Case[Any]) -> None:
    headers = {"Origin": server.url}
    with httpx.Client(base_url=server.url, headers=headers) as http:
        http.post("/api/me", json={"name": "Schemathesis"})
        cookies = dict(http.cookies)
    case.call_and_validate(base_url=server.url, headers=headers, cookies=cookies, checks=CHECKS)


def test_every_code_of_an_http_problem_is_described() -> None:
    told = {
        code
        for operations in described["paths"].values()
        for operation in operations.values()
        for answer in operation["responses"].values()
        for content in answer.get("content", {}).values()
        for code in content.get("examples", {})
    }
    on_sockets = {
        "bad_message",
        "computer_plays",
        "nothing_to_undo",
        "not_your_turn",
        "not_waited_for",
        "nudged_already",
        "stale",
        "illegal_move",
    }
    before_routes = {"not_found", "method_not_allowed", "internal", "too_many_sockets"}
    assert told == set(problems.PROBLEMS) - on_sockets - before_routes


def test_every_code_that_is_raised_is_known() -> None:
    raised = set()
    for file in WEB.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                raised |= {part.value for part in node.args[:1] if isinstance(part, ast.Constant)}
    assert raised <= set(problems.PROBLEMS)
    assert {"illegal_move", "too_large", "match_full"} <= raised


def test_every_refusal_on_the_socket_is_in_the_protocol() -> None:
    protocol = (WEB.parent / "docs" / "protocol.md").read_text()
    for code in (
        *("bad_message", "not_started", "match_over", "not_a_player", "not_your_turn", "stale"),
        *("illegal_move", "too_fast", "frozen", "unavailable", "internal"),
    ):
        assert f"| `{code}` |" in protocol, code


@pytest.mark.parametrize("path", ["/api/docs", "/api/openapi.json"])
async def test_the_description_can_be_read_and_loads_nothing_from_elsewhere(server: Server, path: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        answer = await ada.http.get(path)
        assert answer.status_code == 200
        assert "/api/matches/{code}/join" in answer.text
        assert "https://" not in answer.text.replace("https://json-schema.org", "")
