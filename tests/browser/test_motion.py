"""Pieces travel where they go; for those who want no movement nothing moves."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.table import Table, sit_down
from tests.web.servers import Server

SPY = """() => {
  window.animated = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const list = Array.isArray(frames) ? frames : [frames];
    window.animated.push(...list.flatMap((frame) => Object.keys(frame)));
    return animate.call(this, frames, timing);
  };
  document.addEventListener("transitionrun", ({ propertyName, target }) => {
    const { transitionDuration } = getComputedStyle(target);
    if (Math.max(...transitionDuration.split(",").map(parseFloat)) > 0.01) window.animated.push(propertyName);
  });
  document.addEventListener("animationstart", ({ target }) => {
    for (const { effect } of target.getAnimations()) {
      if (effect.getTiming().duration > 10) window.animated.push(...effect.getKeyframes().flatMap(Object.keys));
    }
  });
}"""
MOVEMENT = {"transform", "translate", "scale", "rotate", "left", "top"}


@pytest.mark.parametrize("motion", [True, False], ids=["as usual", "reduced"])
def test_a_purchase_moves_pieces_only_where_movement_is_wanted(arrive: Arrive, server: Server, motion: bool) -> None:
    people = [arrive("Ada", motion=motion), arrive("Bob", motion=motion)]
    sit_down(server, people, deal="well", first_player=0)
    ada, bob = (Table(person) for person in people)
    for person in people:
        person.page.evaluate(SPY)
    ada.page.locator('.offer[data-playable="false"]').first.click()
    expect(ada.refusal).to_be_visible()
    ada.playable.and_(ada.page.locator(".offer")).first.click()
    ada.action("buy").click()
    expect(bob.log).to_have_count(1)
    for table in (ada, bob):
        table.is_there()
        assert bool(moved(table.person)) == motion, moved(table.person)


def test_a_camel_that_is_bought_keeps_its_identity_and_ends_in_the_caravan(arrive: Arrive, server: Server) -> None:
    people = [arrive("Ada", motion=True), arrive("Bob", motion=True)]
    sit_down(server, people, deal="well", first_player=0)
    ada, bob = (Table(person) for person in people)
    camel = ada.playable.and_(ada.page.locator(".offer")).first
    piece = camel.get_attribute("data-piece")
    camel.click()
    ada.action("buy").click()
    expect(ada.page.locator(f'.karakum-you [data-piece="{piece}"]')).to_be_visible()
    expect(bob.page.locator(f'.karakum-player [data-piece="{piece}"]')).to_be_visible()
    for table in (ada, bob):
        expect(table.page.locator(f'.market [data-piece="{piece}"]')).to_have_count(0)
        expect(table.page.locator(".flight")).to_have_count(0)
        expect(table.page.locator(f'[data-piece="{piece}"]')).to_have_attribute("data-lit", "last")


def moved(person: Person) -> set[str]:
    """What was animated since the spy was put in, of what moves a piece."""
    animated: list[str] = person.page.evaluate("() => window.animated")
    return MOVEMENT & set(animated)
