"""Somebody who plays Khiva by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random

from tests.browser import paced
from tests.browser.paced import reach, wait_for_turn
from tests.browser.table import Table


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    paced.play(tables, lambda table: act(table, random), moves)


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
