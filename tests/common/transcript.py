"""A match written out for people: what was done, and what everybody was told at each step."""

from collections.abc import Iterator
from typing import Any

from engine_core.codec import digest, encode
from tests.common.tables import Match, Step


def transcript(match: Match) -> str:
    """All of a match: options and first view, each ply with its tellings and the digests of all views, the outcome.

    A telling for a single seat is written where it knows more than everybody.
    """
    steps = match.play()
    return "\n".join([*_opening(match, steps[0]), *_plies(match, steps), *_ending(match, steps)]) + "\n"


def _opening(match: Match, first: Step) -> Iterator[str]:
    game = match.game
    yield f"{game.info.title} {game.info.rules_version}, {match.seats} seats, options {_text(match.options)}"
    yield from _whole_position(match, first.before)


def _plies(match: Match, steps: list[Step]) -> Iterator[str]:
    for ply, step in enumerate(steps, start=1):
        yield ""
        yield f"{ply}. seat {step.seat}: {_text(step.move)}"
        for event in step.events:
            yield f"    all: {_text(event.public)}"
            for seat, telling in event.to_seats:
                yield f"        seat {seat}: {_text(telling)}"
        yield f"    views: {_digests(match, step.after)}"


def _ending(match: Match, steps: list[Step]) -> Iterator[str]:
    yield ""
    yield from _whole_position(match, steps[-1].after)
    yield f"outcome: {_text(match.game.outcome(steps[-1].after))}"


def _whole_position(match: Match, state: Any) -> Iterator[str]:
    yield f"view: {_text(match.game.public_view(state))}"
    for seat in range(match.seats):
        yield f"    seat {seat}: {_text(match.game.private_view(state, seat))}"


def _digests(match: Match, state: Any) -> str:
    game = match.game
    views = [game.public_view(state), *(game.private_view(state, seat) for seat in range(match.seats))]
    acting = ", ".join(map(str, sorted(game.to_act(state)))) or "nobody"
    return f"{' '.join(digest(view)[:6] for view in views)}; to act: {acting}"


def _text(value: Any) -> str:
    return encode(value).decode()
