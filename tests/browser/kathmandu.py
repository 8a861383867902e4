"""Somebody who plays Reviving Kathmandu by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.browser import paced
from tests.browser.offers import Offer, click, has_been_played, offers
from tests.browser.paced import reach, wait_for_turn
from tests.browser.table import Table

LAST = ("done", "scrap", "cancel", "take_points", "monument")
"""What ends building or undoes it: only now and then, as long as there is something else."""


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    paced.play(tables, lambda table: act(table, random), moves)


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


def make(table: Table, move: dict[str, Any]) -> None:
    """This very move, by the pieces that it is about, or by its button."""
    wait_for_turn(table)
    before = table.ply
    table.shows(before)
    for place in _places(move):
        table.page.locator(place).first.click()
    if not has_been_played(table, before):
        table.action_bar.locator('[data-action]:not([data-action="cancel"]):not([data-action="undo"])').first.click()
    reach(table, before + 1)


def _places(move: dict[str, Any]) -> list[str]:
    """What has to be touched for it, one after the other."""
    match move["type"]:
        case "bid":
            return [f'[data-coin="{move["coin"]}"]', f'[data-spot="spot:{move["spot"]}"]']
        case "build":
            area, monument = move["area"], move["monument"]
            target = f'[data-spot="new:{area}"]' if monument is None else f'[data-piece="monument:{area}:{monument}"]'
            return [f'[data-end="end:{move["card"]}:{move["face"]}"]', target]
        case "discard":
            return [f'[data-end^="end:{move["card"]}:"]']
        case "store":
            return [f'[data-spot="space:{move["space"]}"]']
        case "scrap":
            return [f'[data-piece="monument:{move["area"]}:{move["monument"]}"]']
        case kind:
            told = "-".join(str(value) for key, value in move.items() if key != "type")
            return [f'[data-action="{kind}-{told}"]' if told else f'[data-action="{kind}"]']
