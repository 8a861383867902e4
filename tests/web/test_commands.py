"""The command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine_core.data import DATA_DIR_VARIABLE
from tests.web.people import begin, guests
from tests.web.servers import Server

PROGRAM = str(Path(sys.executable).with_name("caravanserai"))


def run(*arguments: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, check=False)


def test_simulate_prints_one_json_object_and_the_same_seed_plays_the_same_matches() -> None:
    first, second = (run("simulate", "karakum", "--seats", 4, "--games", 5, "--seed", 1, "--json") for _ in range(2))
    told = json.loads(first.stdout)
    assert list(told) == [
        *("game", "seats", "games", "moves", "games_per_second", "moves_per_second", "mean_moves", "scores")
    ]
    assert (told["game"], told["seats"], told["games"]) == ("karakum", 4, 5)
    assert told["mean_moves"] == pytest.approx(told["moves"] / 5)
    assert told["scores"]["min"] <= told["scores"]["mean"] <= told["scores"]["max"]
    again = json.loads(second.stdout)
    assert (again["moves"], again["scores"]) == (told["moves"], told["scores"])
    assert first.stderr == ""


def test_simulate_tells_how_each_of_the_named_players_did() -> None:
    asked = ("simulate", "karakum", "--seats", 3, "--games", 6, "--players", "random,greedy,random")
    first, second = (json.loads(run(*asked, "--json").stdout) for _ in range(2))
    random, greedy = first["players"]
    assert (random["player"], random["seats"], greedy["player"], greedy["seats"]) == ("random", 2, "greedy", 1)
    assert random["wins"] + greedy["wins"] == pytest.approx(6, abs=0.02)
    assert 3 * first["scores"]["mean"] == pytest.approx(2 * random["mean_score"] + greedy["mean_score"], abs=0.05)
    assert greedy["mean_score"] > random["mean_score"]
    assert (second["players"], second["moves"]) == (first["players"], first["moves"])
    assert "greedy (mean score, wins)" in run(*asked).stdout


def test_simulate_lets_one_player_sit_in_every_seat() -> None:
    told = json.loads(run("simulate", "karakum", "--seats", 4, "--games", 2, "--players", "greedy", "--json").stdout)
    [greedy] = told["players"]
    assert (greedy["seats"], greedy["wins"], greedy["mean_score"]) == (4, 2, told["scores"]["mean"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], "there is no game 'chess' here"),
        (["simulate", "karakum", "--seats", "9"], "Karakum has 2, 3, 4 seats"),
        (["simulate", "karakum", "--options", '{"colour": 1}'], "colour"),
        (["simulate", "karakum", "--players", "chess"], "Karakum has the players random, greedy, not 'chess'"),
        (["simulate", "karakum", "--players", "random,random,random"], "one for each of the 2 seats"),
        (["serve", "--port", "70000"], "65535"),
        (["verify", "nowhere.json"], "nowhere.json"),
    ],
)
def test_a_wrong_argument_is_refused_in_words(arguments: list[str], says: str) -> None:
    refused = run(*arguments)
    assert refused.returncode == 2
    assert says in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("arguments", [["serve"], ["simulate", "khiva"]])
def test_a_fault_in_an_owners_component_data_is_said_in_one_line_before_anything_starts(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "karakum").mkdir()
    (tmp_path / "karakum" / "camels.toml").write_text("blue = [1]")
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    refused = run(*arguments)
    assert refused.returncode == 1
    assert refused.stderr.splitlines() == [f"{tmp_path}/karakum/camels.toml: Object missing required field `purple`"]


async def test_verify_tells_true_records_from_false_ones(server: Server, tmp_path: Path) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], "karakum")
        async with ada.tab(code) as one, bob.tab(code) as two:
            while one.table and not one.table["outcome"]:
                acting, waiting = (one, two) if one.can_move else (two, one)
                await acting.play()
                await waiting.until_ply(acting.ply)
        record = (await ada.http.get(f"/api/matches/{code}/record")).json()
    true, false = tmp_path / "true.json", tmp_path / "false.json"
    true.write_text(json.dumps(record))
    record["outcome"]["winners"] = [1 - record["outcome"]["winners"][0]]
    false.write_text(json.dumps(record))
    good = run("verify", true)
    assert (good.returncode, good.stderr) == (0, "")
    assert f"{true}: holds" in good.stdout
    bad = run("verify", true, false)
    assert bad.returncode == 1
    assert f"{false}: the moves lead to another result" in bad.stderr


def test_bench_measures_every_game_beside_a_calibration() -> None:
    told = json.loads(run("bench", "--seconds", "0.1", "--json").stdout)
    assert told["calibration_steps_per_second"] > 0
    assert "karakum" in [game["game"] for game in told["games"]]
    assert all(game["moves_per_second"] > 0 and game["served_microseconds"] > 0 for game in told["games"])


@pytest.mark.parametrize("command", ["serve", "simulate", "verify", "bench"])
def test_every_command_has_help(command: str) -> None:
    helped = run(command, "--help")
    assert helped.returncode == 0
    assert "Usage" in helped.stdout
