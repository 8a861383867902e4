"""docs/settings.md lists what can be set, as it is."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from web.settings import PREFIX, Settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "settings.md"
ROW = re.compile(r"^\| `(\w+)` \| (.*?) \| (.*) \|$", re.MULTILINE)


def _documented(default: object) -> str:
    if isinstance(default, tuple):
        default = ",".join(default)
    return f"`{default}`" if default != "" else "empty"


def test_every_setting_is_documented_with_its_default_and_meaning() -> None:
    documented = {name: (default, meaning) for name, default, meaning in ROW.findall(DOCUMENT.read_text())}
    settings = {
        PREFIX + name.upper(): (_documented(field.default), field.description)
        for name, field in Settings.model_fields.items()
    }
    rules = {name: documented.pop(name) for name in list(documented) if name == "CARAVANSERAI_DATA_DIR"}
    assert documented == settings
    assert rules, "the folder of component data is read by the games themselves"


def test_a_wrong_setting_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_LOG_FORMAT", "xml")
    with pytest.raises(ValidationError, match="log_format"):
        Settings()


def test_origins_are_parted_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_ORIGINS", "https://a.example/, https://b.example")
    assert Settings().origins == ("https://a.example", "https://b.example")
