"""Somebody who plays Khiva by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random

from tests.browser.paced import look_until, reach, to_act, wait_for_turn
from tests.browser.table import Table


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    """To the end, or so many decisions; `tables` by seat, and the lowest seat that is waited for goes first."""
    while (waited_for := to_act(tables)) and moves != 0:
        act(tables[waited_for[0]], random)
        moves = None if moves is None else moves - 1
    if not waited_for:
        for table in tables:
            look_until(table, table.page.get_by_role("dialog").is_visible)


def act(table: Table, random: Random) -> None:
    """One decision, carried out: the cards of a turn, gems for a camel, or what to get at shop 4."""
    wait_for_turn(table)
    before = table.ply
    table.shows(before)
    if table.action("ready").count():
        choose(table, random)
        reach(table, before + 2)
        return
    on_the_board, in_words = table.playable, table.action_bar.locator("[data-action]")
    offers = on_the_board if on_the_board.count() and random.random() < 0.5 else in_words
    offers.nth(random.randrange(offers.count())).click()
    reach(table, before + 1)


def choose(table: Table, random: Random) -> None:
    """Any cards into the slots, then ready."""
    ready, held = table.action("ready"), table.page.locator('.held button[aria-pressed="false"]')
    while ready.is_disabled():
        held.nth(random.randrange(held.count())).click()
    ready.click()
