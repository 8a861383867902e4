"""`python -m tests.load.curve SOAK.json CURVE.svg`: what a soak saw, one small picture above the other."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from tests.load.sample import Sample
from tests.load.soak import Soak

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP = 720, 84, 150, 70, 22
_STYLE = (
    "text{font:12px sans-serif;fill:#3b2f26}.frame{fill:#fffaf0;stroke:#cdbfa8}"
    ".curve{fill:none;stroke:#8a3b12;stroke-width:1.5}.wanted{fill:none;stroke:#1f5f7a;stroke-dasharray:4 3}"
)


class Panel(Struct, frozen=True):
    """One value over time, from 0 to the most that was seen; `wanted` is what it should be, where that is known."""

    title: str
    value: Callable[[Sample], float]
    unit: str = ""
    wanted: Callable[[Sample], float] | None = None


PANELS = (
    Panel("memory", lambda seen: seen.memory / 2**20, " MB"),
    Panel("file descriptors", lambda seen: seen.files),
    Panel("tasks", lambda seen: seen.tasks),
    Panel("sockets", lambda seen: seen.sockets, wanted=lambda seen: seen.wanted),
    Panel("matches in memory", lambda seen: seen.rooms),
)


def drawn(soak: Soak) -> str:
    """An SVG; what was seen before and after lies at its two ends."""
    seen = [soak.before, *soak.samples, *([soak.after] if soak.after else [])]
    height = _TOP + len(PANELS) * _HEIGHT + 24
    minutes = seen[-1].at / 60
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        f"<title>{len(soak.samples)} looks at a server in {minutes:.0f} minutes of play</title>",
        f'<style>{_STYLE}</style><rect width="{_WIDTH}" height="{height}" fill="#f4ead8"/>',
    ]
    for number, panel in enumerate(PANELS):
        lines += _panel(panel, seen, _TOP + number * _HEIGHT)
    bottom = height - 8
    lines.append(f'<text x="{_LEFT}" y="{bottom}">0</text>')
    lines.append(f'<text x="{_WIDTH - _RIGHT}" y="{bottom}" text-anchor="end">{minutes:.0f} minutes</text></svg>')
    return "\n".join(lines) + "\n"


def _panel(panel: Panel, seen: list[Sample], top: int) -> list[str]:
    values = [panel.value(each) for each in seen]
    most = max(values) or 1
    width, height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - 14

    def curve(kind: str, value: Callable[[Sample], float]) -> str:
        across, up = width / (seen[-1].at or 1), height / (1.1 * most)
        points = " ".join(f"{_LEFT + each.at * across:.1f},{top + height - value(each) * up:.1f}" for each in seen)
        return f'<polyline class="{kind}" points="{points}"/>'

    last = _WIDTH - _RIGHT + 6
    return [
        f'<rect class="frame" x="{_LEFT}" y="{top}" width="{width}" height="{height}"/>',
        f'<text x="12" y="{top + height / 2 + 4:.0f}">{panel.title}</text>',
        f'<text x="{last}" y="{top + 12}">{most:.0f}{panel.unit}</text>',
        f'<text x="{last}" y="{top + height}">0</text>',
        *([curve("wanted", panel.wanted)] if panel.wanted else []),
        curve("curve", panel.value),
    ]


def main(
    soak: Annotated[Path, typer.Argument(help="What `python -m tests.load.soak --json` has written.")],
    to: Annotated[Path, typer.Argument(help="The SVG to write.")],
) -> None:
    """Draw what a soak saw."""
    to.write_text(drawn(msgspec.json.decode(soak.read_bytes(), type=Soak)))


if __name__ == "__main__":
    typer.run(main)
