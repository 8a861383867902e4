"""Rule texts are read from a game's own folder."""

from pathlib import Path

import msgspec
import pytest

from engine_core.ledger import load_ledger

LEDGER = """
game = "{game}"
title = "Rules"
[sections]
end = "The end"
[[rule]]
id = "TO1"
section = "end"
kind = "rulebook"
text = "It ends."
"""


def write_game(folder: Path, name: str, ledger: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    (folder / name / "rules.en.toml").write_text(ledger)


def test_a_rule_is_found_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game(tmp_path, "toy_game", LEDGER.format(game="toy_game"))
    monkeypatch.syspath_prepend(tmp_path)
    ledger = load_ledger("toy_game", "en")
    assert ledger["TO1"].text == "It ends."
    assert ledger.sections == {"end": "The end"}
    with pytest.raises(KeyError, match="TO2"):
        ledger["TO2"]


def test_a_field_that_is_no_part_of_a_rule_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_game(tmp_path, "misspelt_game", LEDGER.replace("kind", "kindd"))
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(msgspec.ValidationError, match=r"kindd.*\$\.rule\[0\]"):
        load_ledger("misspelt_game", "en")


def test_a_ledger_is_read_once() -> None:
    assert load_ledger("karakum", "ja") is load_ledger("karakum", "ja")
