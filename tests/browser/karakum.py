"""Somebody who plays Karakum by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random

from tests.browser.table import Table

EAGER = 0.8
"""How often a camel is bought when one can be; matches by pure chance are long."""


def act(table: Table, random: Random) -> None:
    """One move: anything that glows; a camel with any of the payments that are offered."""
    spots = table.playable.evaluate_all("buttons => buttons.map(button => button.dataset.spot ?? button.dataset.piece)")
    assert spots, f"{table.person.name} has the turn and nothing to play"
    camels = [place for place, spot in enumerate(spots) if spot and spot.startswith("market:")]
    others = [place for place in range(len(spots)) if place not in camels]
    if camels and (not others or random.random() < EAGER):
        table.playable.nth(random.choice(camels)).click()
        pay(table, random)
    else:
        table.playable.nth(random.choice(others)).click()


def pay(table: Table, random: Random) -> None:
    """Buys the camel that has been chosen."""
    table.action("buy").wait_for()
    ways = table.page.locator(".payment")
    if count := ways.count():
        ways.nth(random.randrange(count)).click()
    table.action("buy").click()


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    """To the end, or so many moves; whoever moved last is believed about whose turn it is."""
    by_name = {table.person.name: table for table in tables}
    table = tables[0]
    table.is_there()
    while (names := table.to_act()) and moves != 0:
        (name,) = names
        table = by_name[name]
        table.wait_for_turn()
        act(table, random)
        table.is_there()
        moves = None if moves is None else moves - 1
