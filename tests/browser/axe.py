"""axe-core on a page as it is now."""

from pathlib import Path

from playwright.sync_api import Page

_SOURCE = (Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js").read_text()
_STILL = """() => Promise.all(
  document.getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished.catch(() => {})))"""


def violations(page: Page) -> list[str]:
    """What axe finds fault with, a line for each element; no Content-Security-Policy stops what the debugger runs.

    Without `preload`, which reads imported stylesheets through style elements that the policy forbids.
    """
    page.evaluate(_STILL)  # what fades has another contrast half-way
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_SOURCE} }}")
    found = page.evaluate("async () => (await axe.run({ preload: false, resultTypes: ['violations'] })).violations")
    return [
        f"{one['id']} ({one['impact']}): {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]
