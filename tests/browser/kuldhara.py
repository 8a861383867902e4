"""Somebody who plays Kuldhara by what the page offers, and knows no rule."""

from collections.abc import Sequence
from random import Random

from tests.browser.paced import look_until, reach, to_act, wait_for_turn
from tests.browser.table import Table

CONFIRMING = ("travel", "look", "reserve", "craft-1", "craft-2", "craft-3")
LAST = ("end", "pass")

_OFFERS = """() => {
  for (const old of document.querySelectorAll('[data-offer]')) delete old.dataset.offer;
  return [...document.querySelectorAll(
    '.actionbar [data-action]:not([data-action=undo]), main button[data-playable=true]')]
  .filter((button) => button.checkVisibility())
  .map((button, place) => {
    button.dataset.offer = place;
    const { action, use } = button.dataset;
    const kind = action ?? (use ? `card to ${use}` : button.classList[0]);
    return [place, kind];
  });
}"""


def play(tables: Sequence[Table], random: Random, moves: int | None = None) -> None:
    """To the end, or so many moves; `tables` by seat."""
    while (waited_for := to_act(tables)) and moves != 0:
        act(tables[waited_for[0]], random)
        moves = None if moves is None else moves - 1
    if not waited_for:
        for table in tables:
            look_until(table, table.page.get_by_role("dialog").is_visible)


def act(table: Table, random: Random) -> None:
    """One move: jewelry that can be crafted first, the end of the turn last, else whatever glows."""
    wait_for_turn(table)
    before = table.ply
    table.shows(before)
    click(table, random, choose(offers(table), random))
    for _ in range(3):
        if has_been_played(table, before):
            break
        if (waiting := [offer for offer in offers(table) if offer[1] in CONFIRMING]) or (
            waiting := [offer for offer in offers(table) if offer[1] == "hex"]
        ):
            click(table, random, random.choice(waiting))
    reach(table, before + 1)


def has_been_played(table: Table, ply: int) -> bool:
    """Whether a move has left the page since it showed this ply."""
    return bool(
        table.main.evaluate("(main, ply) => main.dataset.ready === 'false' || Number(main.dataset.ply) > ply", ply)
    )


def offers(table: Table) -> list[tuple[int, str]]:
    """(number, kind) of everything on the page that can be played on now."""
    found = table.page.evaluate(_OFFERS)
    return [(int(place), str(kind)) for place, kind in found]


def choose(offered: list[tuple[int, str]], random: Random) -> tuple[int, str]:
    assert offered, "there is nothing to play"
    crafts = [offer for offer in offered if offer[1] == "card to craft"]
    others = [offer for offer in offered if offer[1] not in (*LAST, "cancel")]
    if crafts:
        return random.choice(crafts)
    return random.choice(others if others and random.random() < 0.9 else offered)


def click(table: Table, random: Random, offer: tuple[int, str]) -> None:
    table.page.locator(f'[data-offer="{offer[0]}"]').first.click()
