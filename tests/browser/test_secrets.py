"""Nobody's browser is sent what its person must not know."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser import karakum
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

MOVES = 24


def test_a_page_never_receives_the_hand_or_the_blind_draws_of_another(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    sit_down(server, people, deal="veil")
    tables = [Table(person) for person in people]
    karakum.play(tables, Random(4), moves=MOVES)
    for table in tables:
        expect(table.log).to_have_count(MOVES)
    for seat, person in enumerate(people):
        assert {frame["you"]["seat"] for frame in person.watch.frames if frame.get("you")} == {seat}
        assert [path for frame in person.watch.frames for path in paths_of("hand", frame)] == [
            "you.hand" for frame in person.watch.frames if frame.get("you")
        ]
        others = [event for event in drawn(person) if event["seat"] != seat]
        assert others, "nobody drew blind: this shows nothing"
        assert all(event["resource"] is None for event in others)
        assert all(event["resource"] is not None for event in drawn(person) if event["seat"] == seat)


def test_a_spectator_sees_the_table_but_no_hand_and_the_page_contains_none(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada"), arrive("Bob")]
    eve = arrive("Eve")
    code = sit_down(server, people, deal="veil")
    eve.page.goto(f"/m/{code}")
    Table(eve).is_there()
    expect(people[0].page.get_by_text("Eve is watching")).to_be_visible()
    karakum.play([Table(person) for person in people], Random(4), moves=MOVES)
    expect(Table(eve).log).to_have_count(MOVES)
    expect(eve.page.locator(".player-name")).to_have_text(["Ada", "Bob"])
    expect(eve.page.get_by_text("cards in hand")).to_have_count(0)
    for spot in (".hand", ".sheet", ".you", '[data-spot^="hand"]', '[data-playable="true"]', ".actions button"):
        expect(eve.page.locator(spot)).to_have_count(0)

    frames = [frame for frame in eve.watch.frames if "you" in frame]
    assert len(frames) > MOVES
    assert {json.dumps(frame["you"]) for frame in frames} == {"null"}
    assert not [path for frame in eve.watch.frames for path in paths_of("hand", frame)]
    assert drawn(eve)
    assert {event["resource"] for event in drawn(eve)} == {None}
    eve.page.locator(".good").first.click()
    expect(Table(eve).refusal).to_contain_text("You are watching")


def test_the_seeds_are_sent_to_nobody_before_the_end(arrive: Arrive, server: Server) -> None:
    ada, bob = people = [arrive("Ada"), arrive("Bob")]
    bob.watch.allow("409")
    code = sit_down(server, people)
    assert not [path for person in people for frame in person.watch.frames for path in paths_of("seed", frame)]
    answer = bob.context.request.get(f"/api/matches/{code}/record")
    assert (answer.status, answer.json()["code"]) == (409, "not_over")
    assert "seed" not in ada.context.request.get(f"/api/matches/{code}").text()


def drawn(person: Person) -> list[dict[str, Any]]:
    """Blind draws as this page was told of them."""
    told: list[dict[str, Any]] = []
    for frame in person.watch.frames:
        if frame["type"] != "update":
            continue
        events = list(frame["events"])
        for place, telling in (frame["you"] or {}).get("told", []):
            events[place] = telling
        told.extend(event for event in events if event["type"] == "drew")
    return told


def paths_of(key: str, value: object, at: str = "") -> Iterator[str]:
    """Where in this JSON there is a key of this name, or one that begins or ends with it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            path = f"{at}.{name}".lstrip(".")
            if key in name.split("_") and name != "hand_size":
                yield path
            yield from paths_of(key, inner, path)
    elif isinstance(value, list):
        for inner in value:
            yield from paths_of(key, inner, at)
