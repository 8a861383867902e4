"""Waiting at a table on which much of what happens is shown step by step: it is skipped."""

from collections.abc import Callable, Sequence

from tests.browser.table import Table

PATIENCE = 2400
"""How often to look again, 25 ms apart, before giving up."""


def play(tables: Sequence[Table], act: Callable[[Table], None], moves: int | None = None) -> None:
    """To the end, or so many moves; `tables` by seat, and the lowest seat that is waited for goes first.

    What the last of so many moves does is not skipped on the pages of others.
    """
    while moves != 0 and (waited_for := to_act(tables)):
        act(tables[waited_for[0]])
        moves = None if moves is None else moves - 1
    if moves is None:
        for table in tables:
            look_until(table, table.page.get_by_role("dialog").is_visible)


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


def look_until(table: Table, seen: Callable[[], bool], *, skip: bool = True) -> None:
    """Looks until it is seen; `skip`: what is being told."""
    for _ in range(PATIENCE):
        if seen():
            return
        if skip:
            table.page.evaluate("() => document.querySelector('[data-action=skip]')?.click()")
        table.page.wait_for_timeout(25)
    raise AssertionError(f"{table.person.name} waits in vain: {table.prompt.inner_text()}")
