"""Solo positions, written as one would say them."""

from typing import Any

from msgspec.structs import replace

from kathmandu.monuments import Monument
from kathmandu.moves import TakeMission
from kathmandu.solo.squares import place_for, with_place
from kathmandu.solo.state import Bidding, Building, Solo, Square, Stack
from tests.kathmandu.positions import Position, cards, monument, play, start

FIRST, SECOND = "M1", "M2"
"""M1 wants a Buddha r/b and a Shrine with top g/w, M2 a Buddha g/w and a Shrine with bottom r/y."""


def solo(**options: Any) -> Position:
    """The first bid, with these missions for Patan and the other square."""
    advanced = options.get("advanced_missions", False)
    missions = ("A1", "A2") if advanced else (FIRST, SECOND)
    state = play(start(1, **options), *[(0, TakeMission(mission)) for mission in missions])
    assert isinstance(state, Solo)
    return state


def at_work(hand: str = "", *squares: tuple[str, ...], **options: Any) -> Position:
    """The build phase with this hand and these monuments in the squares, complete ones already in their places."""
    state = replace(solo(**options), phase=Building(), hand=cards(hand))
    for at, texts in enumerate(squares):
        for text in texts:
            square = state.squares[at]
            new = monument(square.begun, text)
            square = replace(square, area=(*square.area, new), begun=square.begun + 1)
            if new.complete:
                square = replace(square, places=with_place(square, _place(state, at, new), new))
            pair = (square, state.squares[1]) if at == 0 else (state.squares[0], square)
            state = replace(state, squares=pair)
    return state


def _place(state: Solo, at: int, new: Monument) -> str:
    return place_for(state, at, new.kind, new.colours[0])


def with_stacks(state: Solo, **stacks: tuple[str, int | None]) -> Position:
    """These spots with debris letters and a coin; all other spots are bare, coins and bag as that leaves them."""
    laid = tuple(
        Stack(stack.spot, *stacks[stack.spot]) if stack.spot in stacks else Stack(stack.spot) for stack in state.stacks
    )
    placed = [stack.coin for stack in laid if stack.coin is not None]
    bag = "bwrgy" * 5
    for letter in "".join(stack.debris for stack in laid):
        bag = bag.replace(letter, "", 1)
    coins = tuple(coin for coin in (1, 2, 3, 4, 5) if coin not in placed)
    return replace(state, stacks=laid, bag="".join(sorted(bag)), coins=coins)


def bidding(state: Solo, number: int = 2) -> Position:
    """A bid of this round, storage filled."""
    storage = state.blue[:2]
    return replace(state, phase=Bidding(), round=number, market=(*state.market[:4], *storage), blue=state.blue[2:])


def places(square: Square) -> dict[str, tuple[str, str]]:
    """Kind and colour in each place."""
    return {place.name: (place.kind, place.colour) for place in square.places}
