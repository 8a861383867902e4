"""Component data: ours, or the owner's own file."""

from pathlib import Path

import pytest

from engine_core.data import DATA_DIR_VARIABLE, DataRefused, load
from karakum.components import Herd

COLOURS = ("blue", "purple", "red", "orange", "green")


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "karakum").mkdir()
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    return tmp_path / "karakum" / "camels.toml"


def test_our_own_list_is_used_without_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_DIR_VARIABLE, raising=False)
    assert load("karakum", "camels", Herd).blue == (1, 2, 2, 3, 3, 4, 5)


def test_our_own_list_is_used_when_the_owners_folder_has_none(own_file: Path) -> None:
    assert not own_file.exists()
    assert load("karakum", "camels", Herd).blue == (1, 2, 2, 3, 3, 4, 5)


def test_an_empty_setting_names_no_folder(own_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_file.write_text("blue = [5]")
    monkeypatch.chdir(own_file.parents[1])
    monkeypatch.setenv(DATA_DIR_VARIABLE, "")
    assert load("karakum", "camels", Herd).blue == (1, 2, 2, 3, 3, 4, 5)


def test_a_folder_that_is_not_there_is_refused_and_not_passed_over(own_file: Path) -> None:
    own_file.parent.rmdir()
    own_file.parents[1].rmdir()
    with pytest.raises(DataRefused, match=f"{DATA_DIR_VARIABLE}: there is no folder"):
        load("karakum", "camels", Herd)


def test_the_owners_file_comes_first(own_file: Path) -> None:
    own_file.write_text("\n".join(f"{colour} = [5]" for colour in COLOURS))
    assert load("karakum", "camels", Herd) == Herd((5,), (5,), (5,), (5,), (5,))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("blue = [1,\npurple = [2]", "line 2"),
        ("blue = [1]", "missing required field `purple`"),
        (
            "\n".join(f'{colour} = ["one"]' for colour in COLOURS),
            r"Expected `int`, got `str` - at `\$\.blue\[0\]`",
        ),
        ("yellow = [1]", "unknown field `yellow`"),
    ],
)
def test_a_faulty_file_is_refused_with_its_name_and_the_fault(own_file: Path, text: str, said: str) -> None:
    own_file.write_text(text)
    with pytest.raises(DataRefused, match=said) as refused:
        load("karakum", "camels", Herd)
    assert str(refused.value).startswith(str(own_file))


def test_a_file_that_is_no_text_is_refused_with_its_name(own_file: Path) -> None:
    own_file.write_bytes(b"blue = \xff\xfe")
    with pytest.raises(DataRefused) as refused:
        load("karakum", "camels", Herd)
    assert str(refused.value).startswith(str(own_file))
