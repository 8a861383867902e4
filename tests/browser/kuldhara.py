"""Somebody who plays Kuldhara by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random

from tests.browser import paced
from tests.browser.offers import Offer, click, has_been_played, offers
from tests.browser.paced import reach, wait_for_turn
from tests.browser.table import Table

CONFIRMING = ("travel", "look", "reserve", "craft-1", "craft-2", "craft-3")
LAST = ("end", "pass")


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    paced.play(tables, lambda table: act(table, random), moves)


def act(table: Table, random: Random) -> None:
    """One move: jewelry that can be crafted first, the end of the turn last, else whatever glows."""
    wait_for_turn(table)
    before = table.ply
    table.shows(before)
    chosen = choose(offers(table), random)
    click(table, chosen)
    for _ in range(3):
        if has_been_played(table, before):
            break
        if waiting := [offer for offer in offers(table) if completes(offer.kind, chosen.kind)]:
            chosen = random.choice(waiting)
            click(table, chosen)
    reach(table, before + 1)


def completes(kind: str, chosen: str) -> bool:
    """Whether a click on this kind makes a move of what was chosen: a colour and a hex come in any order."""
    if chosen == "hex":
        return kind == "bag" or kind.startswith("colour-")
    if chosen == "bag" or chosen.startswith("colour-"):
        return kind == "hex"
    return kind in CONFIRMING


def choose(offered: list[Offer], random: Random) -> Offer:
    assert offered, "there is nothing to play"
    crafts = [offer for offer in offered if offer.kind == "card to craft"]
    others = [offer for offer in offered if offer.kind not in (*LAST, "cancel")]
    if crafts:
        return random.choice(crafts)
    return random.choice(others if others and random.random() < 0.9 else offered)


def make(table: Table, move: str, *at: int | str) -> None:
    """This very move: "travel" 5, "dig" 2, "unload" or "hex" 7, "tool" "replace", "end"."""
    wait_for_turn(table)
    before = table.ply
    table.shows(before)
    match move, at:
        case "travel", (place,):
            table.page.locator(f'[data-spot="place:{place}"]').click()
            table.action("travel").click()
        case "dig", (gems,):
            table.action(f"dig-{gems}").click()
        case "unload" | "hex", (hex_,):
            table.page.locator(f'.bench .hex[data-spot$=":{hex_}"]').click()
        case "tool", (tool,):
            table.page.locator(f'[data-tool="{tool}"]').click()
        case _:
            table.action(move).click()
    reach(table, before + 1)
