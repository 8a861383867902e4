"""Waiting at a table on which much of what happens is shown step by step: it is skipped."""

from collections.abc import Callable, Sequence

from tests.browser.table import Table

PATIENCE = 2400
"""How often to look again, 25 ms apart, before giving up."""


def to_act(tables: Sequence[Table]) -> list[int]:
    """The seats that are waited for, by the newest state that any page was sent; the first of them was sent it too."""
    states = [frame for table in tables for frame in table.person.watch.frames if frame.get("table")]
    newest = max(states, key=lambda frame: int(frame["ply"]))
    seats: list[int] = newest["table"]["to_act"]
    for seat in seats[:1]:
        reach(tables[seat], int(newest["ply"]))
    return seats


def wait_for_turn(table: Table) -> None:
    look_until(table, lambda: table.has_turn)
    table.is_there()


def reach(table: Table, ply: int) -> None:
    """Until the page was sent this ply."""
    look_until(table, lambda: table.ply >= ply)


def look_until(table: Table, seen: Callable[[], bool]) -> None:
    """Looks until it is seen, skipping what is being told."""
    for _ in range(PATIENCE):
        if seen():
            return
        table.page.evaluate("() => document.querySelector('[data-action=skip]')?.click()")
        table.page.wait_for_timeout(25)
    raise AssertionError(f"{table.person.name} waits in vain: {table.prompt.inner_text()}")
