"""What the README claims."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine_core.game import Game
from engine_core.registry import games

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")


def commands(program: str) -> list[str]:
    """The README's indented lines that call this program, without the remark behind two spaces."""
    return [re.split(r"\s{2,}", line.strip())[0] for line in re.findall(rf"(?m)^ {{4}}{program} .*$", README)]


def test_every_make_target_of_the_readme_is_there() -> None:
    targets = commands("make")
    assert targets
    for command in targets:
        assert re.search(rf"(?m)^{command.split()[1]}:", MAKEFILE), command


def test_the_commands_of_the_readme_do_what_they_say() -> None:
    program = Path(sys.executable).parent / "caravanserai"
    said = commands("caravanserai")
    assert {line.split()[1] for line in said} == {
        *("serve", "simulate", "verify", "bench", "export", "import", "admin"),
    }
    for line in said:
        subprocess.run([program, line.split()[1], "--help"], check=True, capture_output=True)
    (simulate,) = (line for line in said if " simulate " in line)
    figures = subprocess.run([program, *shlex.split(simulate)[1:]], check=True, capture_output=True, text=True).stdout
    assert "1,000" in figures or "1000" in figures


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert links
    for link in links:
        assert (ROOT / link).exists(), link


@pytest.mark.parametrize("name", ["CARAVANSERAI_DOMAIN", "CARAVANSERAI_PUBLISH"])
def test_the_container_reads_what_the_readme_puts_into_the_environment(name: str) -> None:
    assert f"{name}=" in README
    assert name in COMPOSE


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_the_readme_credits_a_game_as_the_app_does(game: Game[Any, Any, Any]) -> None:
    by, info = " and ".join(game.info.designers), game.info
    assert f"| {info.title} | {by}, {info.publisher} | {info.seats[0]} to {info.seats[-1]} |" in README
