"""A finished match as one file: everything a page needs to show it, and what `caravanserai verify` checks."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine_core.registry import games
from tests.web.people import Guest, begin, guests
from tests.web.servers import Server

LARGEST = 1024 * 1024
KEYS = sorted(game.info.key for game in games().values() if len(game.players) > 1)


async def played_by_computers(ada: Guest, key: str) -> str:
    """A whole match; Ada, who sits in it, plays the first move she can."""
    code = await ada.create(key, seats=3, computers=2)
    await ada.do(code, "start")
    async with ada.tab(code) as tab:
        while tab.table is None or tab.table["outcome"] is None:
            if tab.can_move:
                assert tab.you is not None
                await tab.play(next(move for move in tab.you["legal"] if move["type"] != "takeback"))
            else:
                await tab.next()
    return code


def verified(*files: Path) -> "subprocess.CompletedProcess[str]":
    command = [str(Path(sys.executable).with_name("caravanserai")), "verify", *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("key", KEYS)
async def test_the_file_has_what_everybody_saw_and_verifies(server: Server, tmp_path: Path, key: str) -> None:
    async with guests(server.url, "Ada") as (ada,):
        code = await played_by_computers(ada, key)
        answer = await ada.http.get(f"/api/matches/{code}/replay")
        assert answer.headers["content-disposition"] == f'attachment; filename="{key}-{code}.json.gz"'
        assert len(answer.content) < LARGEST
        file = json.loads(gzip.decompress(answer.content))
        assert file["catalog"] == (await ada.http.get(f"/api/games/{key}/catalog")).json()
        assert file["record"] == (await ada.http.get(f"/api/matches/{code}/record")).json()
        assert not any(seat["you"] for seat in file["match"]["seats"])
        shown = (await ada.http.get(f"/api/matches/{code}/plies", params={"seat": 2})).json()
        for position, told in zip(file["positions"], shown, strict=False):
            assert {"view", "to_act", "outcome"} <= position.keys()
            assert told["table"] == {part: position[part] for part in ("view", "to_act", "outcome")}
            assert told["you"]["hand"] == position["hands"][2]
        async with ada.tab(code) as tab:
            for entry, told in zip(file["log"], tab.frames[0]["log"], strict=True):
                assert told["events"] == entry["private"].get("0", entry["events"])
        whole, cut, bomb = tmp_path / "whole.json.gz", tmp_path / "cut.json.gz", tmp_path / "bomb.json.gz"
        whole.write_bytes(answer.content)
        cut.write_bytes(answer.content[:-100])
        bomb.write_bytes(gzip.compress(bytes(300 * 1024 * 1024), 9))
        assert "holds, won by" in verified(whole).stdout
        refused = verified(cut, bomb)
        assert refused.returncode == 1
        assert refused.stderr.count("this file is cut off, or too large to be a match") == 2


async def test_there_is_no_file_before_the_end(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as people:
        code = await begin(list(people), "karakum")
        answer = await people[0].http.get(f"/api/matches/{code}/replay")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
