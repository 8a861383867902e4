"""The file of a finished match, opened in a page that asks no server, and the proof of its deal."""

import gzip
import json
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, StorageState, expect

from tests.browser import karakum
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table
from tests.web.servers import Server


def play_to_the_end(ada: Person) -> None:
    """Against a computer, from the form: so that this browser knows what it put in."""
    ada.page.goto("/")
    ada.page.locator('.poster[data-game="karakum"]').click()
    form = ada.page.get_by_role("dialog")
    form.get_by_role("group", name="Computer players").get_by_role("radio", name="1").check(force=True)
    form.get_by_role("button", name="Play", exact=True).click()
    table, random = Table(ada), Random(4)
    table.is_there()
    while not ada.page.locator("dialog.result").is_visible():
        if table.has_turn and table.main.get_attribute("data-ready") == "true" and table.playable.count():
            karakum.act(table, random)
        ada.page.wait_for_timeout(30)


def without_a_server(person: Person) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    person.context.route("**/api/**", refuse)
    person.context.route_web_socket("**", lambda socket: socket.close())


def choose(person: Person, file: Path) -> None:
    person.page.locator("input[type=file]").set_input_files(file)


def drop(person: Person, file: Path) -> None:
    """As the browser tells of a file that is let go over the page."""
    person.page.get_by_role("heading", name="Look at a match again").wait_for()
    person.page.evaluate(
        """([name, base64]) => {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([bytes], name));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
        }""",
        [file.name, b64encode(file.read_bytes()).decode()],
    )


def unpacked(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return content


@pytest.fixture(scope="module")
def played(chromium: Browser, server: Server, tmp_path_factory: pytest.TempPathFactory) -> tuple[StorageState, Path]:
    """What Ada's browser remembers after a match, and its file: played once, as it takes long."""
    ada = Person(chromium, server.url, "Ada")
    play_to_the_end(ada)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Save the record").click()
    file = tmp_path_factory.mktemp("record") / download.value.suggested_filename
    download.value.save_as(file)
    state = ada.context.storage_state()
    assert not ada.watch.unexpected
    ada.context.close()
    return state, file


@pytest.fixture
def downloaded(arrive: Arrive, played: tuple[StorageState, Path]) -> tuple[Person, Path]:
    state, file = played
    return arrive("Ada", storage=state), file


def test_the_result_leads_to_the_proof_of_the_deal(downloaded: tuple[Person, Path]) -> None:
    ada, file = downloaded
    ada.page.goto(f"/m/{unpacked(file)['match']['code']}")
    ada.page.get_by_role("link", name="Was it fair?").click()
    expect(ada.page.locator(".proof li[data-verdict=holds]")).to_have_count(5)


def test_a_match_is_downloaded_and_looked_at_again_without_a_server(
    downloaded: tuple[Person, Path], arrive: Arrive
) -> None:
    ada, file = downloaded
    eve = arrive("Eve", phone=True, theme="dark")
    for person in (ada, eve):
        person.page.goto("/replay")
        expect(person.page.get_by_role("heading", name="Look at a match again")).to_be_visible()
        assert violations(person.page) == []
        without_a_server(person)
        choose(person, file)
        table = Table(person)
        table.shows(0)
        bar = person.page.get_by_role("region", name="Look back")
        bar.get_by_role("button", name="One step forward").click()
        table.shows(1)
        bar.get_by_role("button", name="To the newest step").click()
        expect(table.main).not_to_have_attribute("data-ply", "1")
        bar.get_by_label("Seen by").select_option("Ada")
        expect(person.page.locator(".hand")).to_have_count(1)
        assert person.too_wide == 0
        if person is eve:
            person.page.get_by_role("button", name="Fair?").click()
        else:
            person.page.get_by_role("tab", name="Fair?").click()
        signs = person.page.locator(".proof li")
        expect(signs).to_have_count(5)
        assert violations(person.page) == []
    verdicts = "items => items.map(item => item.dataset.verdict)"
    assert ada.page.locator(".proof li").evaluate_all(verdicts) == ["holds"] * 5
    assert eve.page.locator(".proof li").evaluate_all(verdicts) == ["holds", "holds", "unknown", "holds", "holds"]


def test_a_dropped_file_is_stepped_through_to_its_end_where_no_server_answers(downloaded: tuple[Person, Path]) -> None:
    ada, file = downloaded
    ada.watch.allow("/api/")
    without_a_server(ada)
    ada.page.goto("/replay")
    drop(ada, file)
    expect(ada.page.locator(".toast")).to_have_count(0)
    table = Table(ada)
    table.shows(0)
    plies = [entry["ply"] for entry in unpacked(file)["log"] if entry["undoes"] is None]
    bar = ada.page.get_by_role("region", name="Look back")
    ada.page.locator("main").press("Home")
    for ply in plies:
        ada.page.keyboard.press("ArrowRight")
        table.shows(ply)
    expect(bar.get_by_role("button", name="One step forward")).to_have_attribute("aria-disabled", "true")
    for seen_by in ("Ada", "Computer"):
        side = bar.get_by_label("Seen by")
        side.select_option(index=[seen_by in text for text in side.locator("option").all_inner_texts()].index(True))
        expect(ada.page.locator(".hand")).to_have_count(1)


def other_server_seed(file: dict[str, Any]) -> None:
    file["record"]["server_seed"] = file["record"]["player_seeds"][0]


def missing_seed(file: dict[str, Any]) -> None:
    file["record"]["player_seeds"].pop()


def another_promise(file: dict[str, Any]) -> None:
    file["record"]["commitment"] = sha256(bytes(32)).hexdigest()
    file["record"]["server_seed"] = b64encode(bytes(32)).decode()


def another_opening(file: dict[str, Any]) -> None:
    file["positions"][0]["view"]["market"].reverse()


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (missing_seed, ["A seed is missing or not of 32 bytes."]),
        (
            other_server_seed,
            ["Its seed is not the one whose fingerprint it published.", "is not what this seed gives."],
        ),
        (another_promise, ["another than this browser kept.", "is not what this seed gives."]),
        (another_opening, ["is not what this seed gives."]),
    ],
)
def test_a_forged_file_is_shown_as_such(
    downloaded: tuple[Person, Path], tmp_path: Path, forge: Callable[[dict[str, Any]], None], says: list[str]
) -> None:
    ada, file = downloaded
    forged = unpacked(file)
    forge(forged)
    plain = tmp_path / "forged.json"
    plain.write_text(json.dumps(forged))
    ada.page.goto("/replay")
    choose(ada, plain)
    ada.page.get_by_role("tab", name="Fair?").click()
    fails = ada.page.locator(".proof li[data-verdict=fails]")
    expect(fails).to_have_count(len(says))
    for place, line in enumerate(says):
        expect(fails.nth(place)).to_contain_text(line)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "This is no file of a match."),
        (b"\x1f\x8b broken", "This file is damaged."),
        (gzip.compress(b'{"caravanserai": 1}')[:-9], "This file is damaged."),
        (gzip.compress(bytes(65 * 1024 * 1024), 1), "This file is too large to be a match."),
        (b'{"caravanserai": 1, "match": {"game": "chess"}}', "This file is of a game that has no board here."),
        (b'{"caravanserai": 1, "match": {"game": "karakum"}}', "This file is damaged."),
        (b'{"moves": [1], "server_seed": "x"}', "This file has the moves alone."),
    ],
)
def test_what_is_no_match_is_said_in_one_line(arrive: Arrive, tmp_path: Path, content: bytes, says: str) -> None:
    ada = arrive("Ada")
    file = tmp_path / "odd.json"
    file.write_bytes(content)
    ada.page.goto("/replay")
    choose(ada, file)
    expect(ada.page.get_by_role("alert")).to_contain_text(says)


def test_a_file_that_cannot_be_drawn_is_closed_again(downloaded: tuple[Person, Path], tmp_path: Path) -> None:
    ada, file = downloaded
    odd: dict[str, Any] = unpacked(file)
    odd["positions"] = [
        {**position, "view": {"seats": "<img src=x onerror=alert(1)>"}} for position in odd["positions"]
    ]
    plain = tmp_path / "odd.json"
    plain.write_text(json.dumps(odd))
    ada.page.goto("/replay")
    choose(ada, plain)
    expect(ada.page.get_by_role("alert")).to_contain_text("This file is damaged.")
