"""What monuments are worth: their points, and for those begun the hope of completing them."""

from functools import lru_cache

from msgspec.structs import replace

from kathmandu.components import FACES_OF
from kathmandu.goals import MISSIONS
from kathmandu.greedy.aims import mission_hope
from kathmandu.monuments import find, places, raised, started, with_monument
from kathmandu.outcome import score_lines
from kathmandu.pieces import PIECES
from kathmandu.scoring import best_and_worst_colours
from kathmandu.sections import HEIGHT, WILD
from kathmandu.state import ROUNDS, Player, Table

_IN_HAND = 0.4
"""What any card in hand is worth, and what part of what it would bring if it were built now."""


def area_worth(player: Player, left: float) -> float:
    """All that a player would score now, and its hopes; `left` is the part of the match still to come."""
    player = _painted(player)
    scored = sum(line.points for line in score_lines(player))
    hopes = sum(_hope(monument.kind, monument.colours) for monument in player.area)
    return scored + left * (hopes + mission_hope(MISSIONS[player.mission], player.area))


def hand_worth(state: Table, seat: int) -> float:
    """Little for every card, more for one that could be built."""
    left = time_left(state)
    cards = state.players[seat].hand
    return sum(_IN_HAND * (1 + max(0.0, card_gain(state, seat, card, left))) * left for card in cards)


def time_left(state: Table) -> float:
    return max(0.0, 1 - (state.round - 0.5) / ROUNDS)


def card_gain(state: Table, seat: int, card: int, left: float) -> float:
    """What the best place for a card would bring now."""
    gains = [
        area_worth(_with(player, face, key), left) - area_worth(player, left)
        for player in (state.players[owner] for owner in state.areas_of(seat))
        for face in FACES_OF[card]
        for key in places(face, player.area)
    ]
    return max(gains, default=0.0)


def _with(player: Player, face: int, key: int | None) -> Player:
    old = None if key is None else find(player.area, key)
    new = started(len(player.area), face) if old is None else raised(old, face)
    return replace(player, area=with_monument(player.area, new))


def _painted(player: Player) -> Player:
    """With the colours that bring most on sections that are still to get one."""
    wet = [monument for monument in player.area if monument.wet]
    for monument in wet:
        best, _ = best_and_worst_colours(monument.kind, monument.colours)
        player = replace(player, area=with_monument(player.area, replace(monument, colours=best)))
    return player


@lru_cache(maxsize=1 << 14)
def _hope(kind: str, colours: str) -> float:
    """What a monument begun may bring beyond its points now: more if it is nearly done, and if it is of one colour."""
    height, begun = HEIGHT[kind], len(colours)
    if begun == height:
        return 0.0
    points = PIECES.sections[kind]
    alike = _alike(colours)
    bonus = {1: 0, 2: 2, 3: 4, 4: 8}[height] if alike else 0
    return (points[-1] + bonus - points[begun - 1]) * (begun / height) ** 2 * 0.9


def _alike(colours: str) -> bool:
    return len(set(colours) - {WILD}) <= 1
