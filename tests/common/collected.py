"""The tests that a run has collected, before -k and -m take some away: which rules have a test, and where."""

from collections import defaultdict
from pathlib import Path

import pytest

COLLECTED = pytest.StashKey[tuple[pytest.Item, ...]]()
TESTS = Path(__file__).parents[1]


def marked_rules(config: pytest.Config) -> dict[str, list[str]]:
    """For each rule id that a mark names, the tests that carry it."""
    found = defaultdict(list)
    for item in config.stash[COLLECTED]:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                found[rule].append(item.nodeid)
    return dict(found)


def whole_folder_collected(config: pytest.Config, folder: Path) -> bool:
    """True if every test of this folder's files was collected, not a chosen part of them."""
    files = {item.path for item in config.stash[COLLECTED]}
    chosen = any("::" in argument for argument in config.args)
    return not chosen and files.issuperset(folder.rglob("test_*.py"))
