"""A rules fix freezes a match that was played otherwise; its host looks at it and mends it, while the server runs."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Serve
from tests.web.people import Guest, Tab, begin, guests
from tests.web.servers import FIFTH, Server

PLIES = 20
TIE = "if bids.count(max(bids)) == 1 else None"
IN_HAND = "move.card not in state.hands[seat]"

Admin = Callable[..., "subprocess.CompletedProcess[str]"]


def fixed_rules(folder: Path, old: str, new: str) -> Path:
    """The fifth game in its next version, with this changed."""
    shutil.copytree(FIFTH / "sealed", folder / "sealed", ignore=shutil.ignore_patterns("__pycache__"))
    rules = folder / "sealed" / "game.py"
    text = rules.read_text()
    assert old in text
    rules.write_text(text.replace(old, new).replace('(1, 2), "1")', '(1, 2), "2")'))
    return folder


async def play(people: list[Guest], code: str, plies: int) -> None:
    """The same bids by both, the lowest first: every round is a tie."""
    async with people[0].tab(code) as one, people[1].tab(code) as two, asyncio.timeout(60):
        for ply in range(1, plies + 1):
            await (one if ply % 2 else two).play()
            await asyncio.gather(one.until_ply(ply), two.until_ply(ply))


async def play_on(one: Tab, two: Tab) -> None:
    while one.table and not one.table["outcome"]:
        acting, waiting = (one, two) if one.can_move else (two, one)
        await acting.play()
        await waiting.until_ply(acting.ply)


@asynccontextmanager
async def upgraded(
    serve: Serve, folder: Path, old: str, new: str
) -> AsyncIterator[tuple[Server, Path, list[Guest], str]]:
    """A server with other rules than those by which its one match was played, those rules, its people and its code."""
    before = serve()
    async with guests(before.url, "Ada", "Bob") as people:
        code = await begin(people, prizes=12)
        await play(people, code, PLIES)
        before.stop()
        fixed = fixed_rules(folder, old, new)
        yield serve(code=fixed, port=int(before.url.rpartition(":")[2]), room_idle_seconds=1), fixed, people, code


async def until_status(tab: Tab, status: str) -> None:
    async with asyncio.timeout(10):
        while tab.match["status"] != status:
            await tab.next()


@pytest.fixture
def admin(tmp_path: Path) -> Admin:
    def run(server: Server, code: Path | None, *arguments: str, answer: str = "") -> Any:
        path = os.pathsep.join(map(str, [code, FIFTH] if code else [FIFTH]))
        environment = {**os.environ, "PYTHONPATH": path, "CARAVANSERAI_DATABASE_URL": server.database_url}
        command = [str(Path(sys.executable).with_name("caravanserai")), *arguments]
        return subprocess.run(
            command, env=environment, cwd=tmp_path, input=answer, capture_output=True, text=True, check=False
        )

    return run


async def test_a_host_takes_what_the_new_rules_make_of_a_match_and_it_is_played_on(
    serve: Serve, admin: Admin, tmp_path: Path
) -> None:
    async with upgraded(serve, tmp_path, TIE, "") as (after, fixed, people, code):
        async with people[0].tab(code, "later-tab") as one, people[1].tab(code, "later-tab") as two:
            assert (one.match["status"], one.table) == ("frozen", None)
            listed = admin(after, fixed, "admin", "list", "--frozen")
            assert listed.stdout.splitlines()[0].startswith(f"{code}  sealed     frozen      20 plies")
            shown = admin(after, fixed, "admin", "show", code, "--last", "2").stdout
            for words in (
                "rules    1 when it was played, 2 here",
                "journal  20 plies, today's rules follow all of them",
                "digests  agree up to ply 0",
                "after ply 16: kept ",
                "mending  --cut 0 to 15, --accept, --end",
                '[{"type":"laid","seat":1,"card":null},{"type":"opened","prize":',
            ):
                assert words in shown
            asked = admin(after, fixed, "admin", "mend", code, "--accept", answer="n\n")
            assert (asked.returncode, "1 digests are written anew): play goes on" in asked.stdout) == (1, True)
            assert (await people[0].look(code))["status"] == "frozen"
            mended = admin(after, fixed, "admin", "mend", code, "--accept", answer="y\n")
            assert mended.returncode == 0, mended.stderr
            await asyncio.gather(until_status(one, "running"), until_status(two, "running"))
            assert one.ply == two.ply == PLIES
            async with asyncio.timeout(10):
                await play_on(one, two)
        record = tmp_path / "record.json"
        record.write_bytes((await people[0].http.get(f"/api/matches/{code}/record")).content)
    verified = admin(after, fixed, "verify", str(record))
    assert verified.returncode == 0, verified.stderr


async def test_a_host_cuts_off_what_the_new_rules_refuse_and_none_of_it_is_lost(
    serve: Serve, admin: Admin, tmp_path: Path
) -> None:
    async with (
        upgraded(serve, tmp_path, IN_HAND, f"{IN_HAND} or (move.card == 9 and seat == 1)") as (
            after,
            fixed,
            people,
            code,
        ),
        people[0].tab(code, "later-tab") as one,
        people[1].tab(code, "later-tab") as two,
    ):
        assert one.match["frozen"] == "entry 18 of seat 1 is refused by SB03"
        shown = admin(after, fixed, "admin", "show", code).stdout
        assert "today's rules follow 17: entry 18 of seat 1 is refused by SB03" in shown
        assert "digests  agree up to ply 16" in shown
        assert "mending  --cut 0 to 17, --end" in shown
        mend = ("admin", "mend", code)
        refused = admin(after, fixed, *mend, "--accept", "--yes")
        assert (refused.returncode, "today's rules do not follow the journal" in refused.stderr) == (1, True)
        refused = admin(after, fixed, *mend, "--cut", "18", "--yes")
        assert (refused.returncode, refused.stderr) == (1, "the match can be cut to ply 0 to 17, not to 18\n")
        taken = tmp_path / f"{code}-after-15.jsonl"
        taken.touch()
        refused = admin(after, fixed, *mend, "--cut", "15", "--yes")
        assert (refused.returncode, "is there already" in refused.stderr) == (1, True)
        assert "20 plies" in admin(after, fixed, "admin", "list").stdout
        mended = admin(after, fixed, *mend, "--cut", "15", "--keep", "kept.jsonl", answer="y\n")
        assert mended.returncode == 0, mended.stderr
        assert "Plies 16 to 20 are moved to kept.jsonl; play goes on after ply 15." in mended.stdout
        await asyncio.gather(until_status(one, "running"), until_status(two, "running"))
        assert one.ply == two.ply == 15
        async with asyncio.timeout(10):
            await two.play({"type": "bid", "card": 12})
            await one.until_ply(16)
    kept = [json.loads(line) for line in (tmp_path / "kept.jsonl").read_text().splitlines()]
    assert [(line["table"], line["row"]["ply"]) for line in kept] == [("moves", ply) for ply in range(16, 21)]
    assert kept[0]["row"]["digest"]


async def test_a_match_that_its_host_ends_keeps_its_journal_and_says_so(
    serve: Serve, admin: Admin, tmp_path: Path
) -> None:
    async with upgraded(serve, tmp_path, TIE, "") as (after, fixed, people, code), people[0].tab(code) as one:
        assert admin(after, fixed, "admin", "mend", code, "--end", answer="y\n").returncode == 0
        async with asyncio.timeout(10):
            while not one.match["frozen"].startswith("ended by the host: entry 16 leads to another position"):
                await one.next()
        assert one.match["finished"] is not None
    assert "20 plies" in admin(after, fixed, "admin", "list").stdout


async def test_a_match_that_runs_is_not_mended(server: Server, admin: Admin) -> None:
    async with guests(server.url, "Ada", "Bob") as people:
        code = await begin(people)
        running = admin(server, None, "admin", "mend", code, "--end", "--yes")
        assert (running.returncode, running.stderr) == (1, f"match {code} is running; only a frozen one is mended\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["show", "nowhere"], "there is no match 'nowhere' here"),
        (["mend", "nowhere"], "say one of --cut PLY, --accept and --end"),
        (["mend", "nowhere", "--end", "--accept"], "say one of --cut PLY, --accept and --end"),
        (["mend", "nowhere", "--end"], "there is no match 'nowhere' here"),
    ],
)
def test_what_cannot_be_mended_is_refused_in_words(
    server: Server, admin: Admin, arguments: list[str], says: str
) -> None:
    refused = admin(server, None, "admin", *arguments)
    assert refused.returncode != 0
    assert says in refused.stderr
    assert "Traceback" not in refused.stderr
