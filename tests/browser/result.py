"""The final score on a page, beside what the record of the match proves."""

from collections.abc import Sequence

from playwright.sync_api import expect

from engine_core.outcome import Outcome
from engine_core.record import load, verify
from tests.browser.person import Person


def outcome_of(person: Person, code: str) -> Outcome:
    """What the record of the match proves."""
    outcome = verify(load(person.context.request.get(f"/api/matches/{code}/record").body()))
    assert outcome is not None
    return outcome


def expect_result(person: Person, seated: Sequence[Person], outcome: Outcome) -> None:
    """Each person under their name with the points of the record, and the winners named."""
    result = person.page.get_by_role("dialog")
    best_first = sorted(outcome.standings, key=lambda standing: standing.rank)
    expect(result.locator("thead th")).to_have_text([seated[standing.seat].name for standing in best_first])
    expect(result.locator("tfoot td")).to_have_text([str(standing.total) for standing in best_first])
    for row, line in enumerate(best_first[0].lines):
        points = [str(standing.lines[row].points) for standing in best_first]
        expect(result.locator("tbody tr").nth(row).locator("td"), line.key).to_have_text(points)
    title = result.get_by_role("heading", level=2)
    if person in [seated[seat] for seat in outcome.winners]:
        expect(title).to_have_text("You win!" if len(outcome.winners) == 1 else "You share the victory!")
    else:
        for seat in outcome.winners:
            expect(title).to_contain_text(seated[seat].name)
