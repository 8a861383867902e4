"""What is locked is what is asked for, and says nothing about where it was downloaded."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCK_FILES = ["requirements.lock", "requirements-play.lock", "package-lock.json"]


def pins(name: str) -> dict[str, str]:
    found = re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / name).read_text(), re.MULTILINE)
    return dict(found)


@pytest.fixture
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.mark.parametrize("name", LOCK_FILES)
def test_a_lock_file_names_no_download_address(name: str) -> None:
    text = (ROOT / name).read_text()
    assert not re.search(r"index-url|find-links|\"resolved\"|pypi|registry\.", text)


def test_every_dependency_is_locked_within_its_range(project: dict[str, Any]) -> None:
    table = project["project"]
    to_play = [*table["dependencies"], *table["optional-dependencies"]["scale"]]
    wanted = {
        "requirements-play.lock": to_play,
        "requirements.lock": [*to_play, *project["dependency-groups"]["dev"]],
    }
    for lock, requirements in wanted.items():
        locked = pins(lock)
        for requirement in map(Requirement, requirements):
            name = requirement.name
            assert name in locked, f"{name} is not in {lock}: run `make lock`"
            assert requirement.specifier.contains(locked[name]), f"{lock} has {name} {locked[name]}: run `make lock`"


def test_playing_and_testing_use_the_same_versions() -> None:
    assert pins("requirements-play.lock").items() <= pins("requirements.lock").items()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-play.lock"])
def test_every_pin_has_a_hash(name: str) -> None:
    blocks = re.split(r"^(?=[a-z0-9])", (ROOT / name).read_text(), flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)
