"""The colours of a stylesheet as the browser mixes them, and their contrast (WCAG 2.2, 1.4.3)."""

import math
import re
from collections.abc import Mapping
from pathlib import Path

Lab = tuple[float, float, float]

_OKLCH = re.compile(r"oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)")
_NAMED = {"white": (1.0, 0.0, 0.0), "black": (0.0, 0.0, 0.0)}


class Palette:
    """Custom properties of one theme; `var()`, `oklch()` and `color-mix(in oklab, …)` are understood."""

    def __init__(self, properties: Mapping[str, str]) -> None:
        self._properties = properties

    def with_property(self, name: str, written: str) -> "Palette":
        return Palette({**self._properties, name: written})

    def __call__(self, written: str) -> Lab:
        """A colour as written in CSS, or the name of a property, in OKLab."""
        written = written.strip()
        if written.startswith("--"):
            return self(self._properties[written])
        if named := re.fullmatch(r"var\((--[\w-]+)\)", written):
            return self(named[1])
        if found := _OKLCH.fullmatch(written):
            lightness, chroma, hue = map(float, found.groups())
            return (lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue)))
        if found := re.fullmatch(r"color-mix\(in oklab, (.+), (.+?) (\d+)%\)", written):
            return mixed(self(found[1]), self(found[2]), int(found[3]) / 100)
        return _NAMED[written]


def mixed(first: Lab, second: Lab, share: float) -> Lab:
    """The first colour with this share of the second."""
    a, b, c = (one + (other - one) * share for one, other in zip(first, second, strict=True))
    return (a, b, c)


def luminance(colour: Lab) -> float:
    """Relative luminance; what lies outside sRGB is clipped, as screens do it."""
    lightness, a, b = colour
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    red, green, blue = (min(1.0, max(0.0, part)) for part in (red, green, blue))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Lab, other: Lab) -> float:
    """Between 1 and 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def palettes(*sheets: Path) -> dict[str, Palette]:
    """The day's and the night's properties of these stylesheets; the night changes only what it names.

    Those of `[data-good]` count too: they are the same for every good but for its own colour, `--c`.
    """
    day: dict[str, str] = {}
    night: dict[str, str] = {}
    themes = {
        re.compile(r"(:root|\[data-good\])"): day,
        re.compile(r':root\[data-theme="night"\]( \[data-good\])?'): night,
    }
    for sheet in sheets:
        for selector, body in re.findall(r"(?m)^([^{}@/\n]+) \{([^{}]*)\}", sheet.read_text()):
            theme = next((theme for rule, theme in themes.items() if rule.fullmatch(selector.strip())), None)
            if theme is not None:
                theme.update(re.findall(r"(--[\w-]+):\s*([^;]+);", body))
    return {"day": Palette(day), "night": Palette(day | night)}
