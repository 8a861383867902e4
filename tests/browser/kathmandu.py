"""Somebody who plays Reviving Kathmandu by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random

from tests.browser.offers import Offer, click, has_been_played, offers
from tests.browser.paced import look_until, reach, to_act, wait_for_turn
from tests.browser.table import Table

LAST = ("done", "scrap", "cancel", "take_points", "monument")
"""What ends building or undoes it: only now and then, as long as there is something else."""


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    """To the end, or so many moves; `tables` by seat, and the lowest seat that is waited for goes first."""
    while (waited_for := to_act(tables)) and moves != 0:
        act(tables[waited_for[0]], random)
        moves = None if moves is None else moves - 1
    if not waited_for:
        for table in tables:
            look_until(table, table.page.get_by_role("dialog").is_visible)


def act(table: Table, random: Random) -> None:
    """One move: pieces that glow, one after the other, until they say all of a move; or a button."""
    wait_for_turn(table)
    before = table.ply
    table.shows(before)
    click(table, _choose(offers(table), random))
    for _ in range(4):
        if has_been_played(table, before):
            break
        offered = [offer for offer in offers(table) if offer.kind != "cancel"]
        buttons = [offer for offer in offered if offer.button]
        targets = [offer for offer in offered if not offer.chosen and not offer.button]
        click(table, random.choice(buttons or targets))
    reach(table, before + 1)


def _choose(offered: list[Offer], random: Random) -> Offer:
    assert offered, "there is nothing to play"
    others = [offer for offer in offered if offer.kind.split("-")[0] not in LAST]
    return random.choice(others if others and random.random() < 0.93 else offered)
