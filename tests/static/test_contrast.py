"""Text and its ground differ by 4.5 to 1, marks and outlines by 3 to 1, by day and by night."""

from pathlib import Path

import pytest

from tests.static.colours import Palette, contrast, palettes

STATIC = Path(__file__).parents[2] / "static"
SHELL = palettes(STATIC / "styles" / "roles.css")
KARAKUM = palettes(STATIC / "styles" / "roles.css", STATIC / "games" / "karakum" / "karakum.css")

TEXT = [
    *[(text, ground) for text in ("--ink", "--ink-quiet") for ground in ("--ground", "--paper", "--paper-raised")],
    *[("--accent", ground) for ground in ("--ground", "--paper", "--paper-raised")],
    *[("--ink", "--accent-soft"), ("--accent-ink", "--accent"), ("--paper", "--ink"), ("--paper", "--warning")],
    *[("--good", "--paper-raised"), ("--warning", "--paper"), ("--warning", "--ground")],
    ("--accent", "color-mix(in oklab, var(--paper), var(--glow) 13%)"),
    ("--ink", "color-mix(in oklab, var(--paper), var(--lit) 12%)"),
    ("--ink-quiet", "color-mix(in oklab, var(--paper), var(--lit) 12%)"),
]
MARKS = [
    *[(mark, ground) for mark in ("--glow", "--lit", "--line-strong") for ground in ("--paper", "--paper-raised")],
    ("--accent", "--accent-soft"),
]
GOODS = ("--jewelry", "--silk", "--spices", "--honey", "--paper-good", "--gold")


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_can_be_read_on_its_ground(theme: str, text: str, ground: str) -> None:
    assert difference(SHELL[theme], text, ground) >= 4.5


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks_and_outlines_can_be_seen(theme: str, mark: str, ground: str) -> None:
    assert difference(SHELL[theme], mark, ground) >= 3


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("good", GOODS)
def test_the_mark_of_a_good_can_be_seen_on_cards_and_on_the_page(theme: str, good: str) -> None:
    assert difference(of_good(theme, good), "--card-mark", "--card-paper") >= 3
    assert difference(of_good(theme, good), "--mark", "--paper") >= 3


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("good", GOODS[:5])
def test_the_number_of_a_camel_can_be_read(theme: str, good: str) -> None:
    palette = of_good(theme, good)
    assert difference(palette, "--number", "--tint") >= 4.5
    assert difference(palette, "--card-ink", "--card-paper") >= 4.5
    assert difference(palette, "white", "--behind-white") >= 4.5


def of_good(theme: str, good: str) -> Palette:
    return KARAKUM[theme].with_property("--c", f"var({good})")


def difference(palette: Palette, one: str, other: str) -> float:
    return contrast(palette(one), palette(other))


def test_black_on_white_is_the_greatest_contrast_there_is() -> None:
    palette = Palette({})
    assert difference(palette, "black", "white") == pytest.approx(21, abs=0.01)
