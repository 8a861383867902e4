"""Every text of the page: there in both languages, used, and with the same words to fill in."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

STATIC = Path(__file__).parents[2] / "static"
FOLDERS = sorted(path.parent for path in STATIC.glob("**/i18n/en.json"))
SOURCES = {path: path.read_text() for path in STATIC.glob("**/*.js") if "vendor" not in path.parts}

_LITERAL = re.compile(r"""["'`]([a-z]\w*(?:\.[\w-]+)+)["'`]""")
_PATTERN = re.compile(r"`((?:[\w.-]|\$\{[^}]*\})*[a-z]\.(?:[\w.-]|\$\{[^}]*\})*|\$\{\w+\}\.[a-z]\w*\.\$\{\w+\})`")

Texts = dict[str, str | dict[str, str]]


def texts(folder: Path, language: str) -> Texts:
    found: Texts = json.loads((folder / f"{language}.json").read_text(), object_pairs_hook=_no_doubles)
    return found


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    assert len(keys) == len(set(keys)), f"given twice: {sorted({key for key in keys if keys.count(key) > 1})}"
    return dict(pairs)


def words(text: str | dict[str, str]) -> set[str]:
    forms = [text] if isinstance(text, str) else list(text.values())
    return {word for form in forms for word in re.findall(r"\{(\w+)\}", form)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(STATIC)))
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, japanese = texts(folder, "en"), texts(folder, "ja")
    assert list(english) == list(japanese)
    optional = {"count", "name"}  # Japanese need not say "you" or count what is plain
    for key, text in english.items():
        assert words(text) - optional == words(japanese[key]) - optional, key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(STATIC)))
def test_plural_texts_have_the_forms_of_their_language(folder: Path) -> None:
    for text in texts(folder, "en").values():
        assert isinstance(text, str) or set(text) == {"one", "other"}
    for text in texts(folder, "ja").values():
        assert isinstance(text, str) or set(text) == {"other"}


def all_keys() -> set[str]:
    return {key for folder in FOLDERS for key in texts(folder, "en")}


def literals() -> set[str]:
    return {key for source in SOURCES.values() for key in _LITERAL.findall(source)}


def patterns() -> list[re.Pattern[str]]:
    found = {pattern for source in SOURCES.values() for pattern in _PATTERN.findall(source) if "$" in pattern}
    parts = [re.split(r"\$\{[^}]*\}", pattern) for pattern in found]
    return [re.compile(r"[\w.-]+".join(map(re.escape, part))) for part in parts]


def test_every_text_that_is_asked_for_is_there() -> None:
    asked = {key for source in SOURCES.values() for key in re.findall(r"""\b(?:t|rich)\(\s*"([^"]+)\"""", source)}
    assert asked - all_keys() == set()


def test_every_text_is_used() -> None:
    used, made = literals(), patterns()
    assert {key for key in all_keys() if key not in used and not any(one.fullmatch(key) for one in made)} == set()
