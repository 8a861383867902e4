"""Everything on the page that can be played on now, for those who play without knowing a rule."""

from typing import NamedTuple

from tests.browser.table import Table

_OFFERS = """() => {
  for (const old of document.querySelectorAll('[data-offer]')) delete old.dataset.offer;
  return [...document.querySelectorAll(
      '.actionbar [data-action]:not([data-action=undo]), main button[data-playable=true]')]
    .filter((button) => button.checkVisibility())
    .map((button, place) => {
      button.dataset.offer = place;
      const { action, use } = button.dataset;
      const kind = action ?? (use ? `card to ${use}` : button.classList[0]);
      return [place, kind, action !== undefined, button.ariaPressed === 'true'];
    });
}"""


class Offer(NamedTuple):
    """A button of the action bar by its action, or a piece by its class; `chosen`: it is pressed already."""

    number: int
    kind: str
    button: bool
    chosen: bool


def offers(table: Table) -> list[Offer]:
    return [Offer(*found) for found in table.page.evaluate(_OFFERS)]


def click(table: Table, offer: Offer) -> None:
    table.page.locator(f'[data-offer="{offer.number}"]').click()


def has_been_played(table: Table, ply: int) -> bool:
    """Whether a move has left the page since it showed this ply."""
    return bool(
        table.main.evaluate("(main, ply) => main.dataset.ready === 'false' || Number(main.dataset.ply) > ply", ply)
    )
