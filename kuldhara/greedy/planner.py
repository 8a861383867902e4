"""A reasonable player: picks the one or two cards that gain most for their water, fetches the gems and crafts them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

from engine_core.game import Game
from kuldhara.board import CAMP, ways
from kuldhara.challenges import water_each_phase
from kuldhara.components import CAMEL_ROOM, FULL_WATER, GEMS_AT_ONCE, NIGHT, TOOL_WATER
from kuldhara.deck import CARDS
from kuldhara.gems import SIZES, Counts, total_size
from kuldhara.greedy.targets import EMPTY, Layout, Plan, one_card, targets, two_cards
from kuldhara.greedy.trips import trip
from kuldhara.market import face_up
from kuldhara.moves import (
    Craft,
    Decline,
    Dig,
    EndTurn,
    Keep,
    Move,
    Pass,
    PickColour,
    PickHex,
    Reserve,
    Reward,
    Stop,
    Travel,
    Unload,
    UseTool,
)
from kuldhara.state import Hunter, Looking, Rewarding, State, Tooling


class Taste(Struct, frozen=True):
    """What the planner thinks things are worth, in points.

    `tile` is a reward tile in each phase, `promised` what the points of a reserved card count more, as they are lost
    if it is not crafted. It reserves cards from level `reserves`, keeps `kept_tools` from being drunk, and looks at
    pairs of its `pairs_of` best cards and places.
    """

    water: float = 0.5
    tool: float = 1.3
    tile: tuple[float, ...] = (3.0, 2.5, 1.5, 0.3)
    promised: float = 0.5
    reserves: int = 2
    kept_tools: int = 2
    pairs_of: int = 40


class Means(Struct, frozen=True, gc=False):
    """What there is to make plans with; `water` is all that is left for the game."""

    phase: int
    place: int
    load: Counts
    tools: int
    water: int
    layout: Layout
    cards: tuple[int, ...]
    reserved: tuple[int, ...]
    chests: tuple[int, ...]
    gems: Counts
    tiles: Counts

    @classmethod
    def of(cls, state: State, seat: int) -> "Means":
        hunter, pending = state.hunters[seat], state.turn.pending
        looked_at = pending.cards if isinstance(pending, Looking) else ()
        each_phase = water_each_phase(state.setting.challenges)
        return cls(
            phase=state.phase,
            place=hunter.place,
            load=hunter.load,
            tools=hunter.tools,
            water=hunter.water + each_phase * (NIGHT - 1 - state.phase),
            layout=Layout.of(hunter.bench),
            cards=(*face_up(state.market), *hunter.reserved, *sorted(looked_at)),
            reserved=hunter.reserved,
            chests=state.setting.chests,
            gems=state.supply.gems,
            tiles=state.supply.tiles,
        )


class Planner:
    """Plays by the plan that is best now; there is nothing that it remembers."""

    def __init__(self, taste: Taste | None = None) -> None:
        self._taste = taste or Taste()

    def choose(self, game: Game[Any, Any, Any], believed: State, seat: int, legal: tuple[Move, ...]) -> Move:
        if isinstance(believed.turn.pending, Rewarding):
            return self._reward(game, believed, seat, legal)
        _, plan = best_plan(Means.of(believed, seat), self._taste)
        wishes = self._wishes(believed, believed.hunters[seat], plan)
        return next((move for move in wishes if move in legal), legal[0])

    def _wishes(self, state: State, hunter: Hunter, plan: Plan | None) -> Iterator[Move]:
        """What the plan asks for, the most urgent first; not all of it is legal now."""
        turn = state.turn
        if turn.pending is not None:
            yield from _picks(turn.pending, plan)
        elif plan is not None and plan.gems:
            yield from (Unload(colour, at) for at, colour in plan.gems if hunter.load[colour])
            yield from self._promises(state, hunter, plan.targets[-1].card)
            yield from _fetch(state, hunter, plan)
        elif plan is not None:
            first = plan.targets[0]
            yield UseTool("recolour") if plan.recoloured else Craft(first.card, tuple(sorted(first.hexes)))
            if not turn.actions:  # something has to be done before crafting
                yield from _cheapest_travels(state, hunter)
        if plan is not None and self._is_thirsty(state, hunter):
            yield UseTool("water")
        yield EndTurn()
        yield Pass()

    def _promises(self, state: State, hunter: Hunter, card: int) -> Iterator[Move]:
        if CARDS[card].level >= self._taste.reserves and state.phase < NIGHT - 1 and hunter.water > SIZES[-1]:
            yield Reserve(card)

    def _is_thirsty(self, state: State, hunter: Hunter) -> bool:
        spare = hunter.tools > self._taste.kept_tools
        return spare and state.phase > 0 and hunter.water <= FULL_WATER - TOOL_WATER

    def _reward(self, game: Game[Any, Any, Any], state: State, seat: int, legal: tuple[Move, ...]) -> Move:
        """The tile that leaves the best plan behind: under a gem, or where a card nearly complete lacks it."""
        layout, means = Layout.of(state.hunters[seat].bench), Means.of(state, seat)
        lacking = [target.tile for target in targets(layout, means.cards) if target.tile and not target.gems[1:]]
        wishes = {Reward(colour, at) for at, colour in [*enumerate(layout.gem), *lacking] if colour != EMPTY}
        best: tuple[float, Move] = (-1.0, Decline())
        for move in legal:
            if isinstance(move, Reward) and move in wishes:
                after = Means.of(game.apply(state, seat, move).state, seat)
                gain, _ = best_plan(after, self._taste)
                best = max(best, (gain + SIZES[move.colour] / 10, move), key=lambda found: found[0])
        return best[1]


def _picks(pending: Looking | Tooling | Rewarding, plan: Plan | None) -> Iterator[Move]:
    """What is chosen of cards looked at and for a tool; somebody else may have begun what this player would not."""
    if isinstance(pending, Looking):
        yield from (Keep(target.card) for target in (plan.targets if plan else ()))
        yield Keep(None)
    elif isinstance(pending, Tooling):
        if plan is not None and pending.tool == "recolour":
            yield from (PickHex(at) for at, _ in plan.recoloured)
            yield from (PickColour(colour) for at, colour in plan.recoloured if at == pending.hex)
        yield Stop()


def _fetch(state: State, hunter: Hunter, plan: Plan) -> Iterator[Move]:
    """The next step on the way of the gems that are not on the camel yet."""
    chests, room, missing = state.setting.chests, CAMEL_ROOM - total_size(hunter.load), _missing(plan, hunter.load)
    if any(missing):
        _, ruins = trip(state.phase, hunter.place, room, missing, chests)
        for ruin in ruins:
            colour = chests[ruin]
            if SIZES[colour] <= room:
                if hunter.place == ruin:
                    yield from (Dig(gems) for gems in range(min(GEMS_AT_ONCE, missing[colour]), 0, -1))
                yield Travel(ruin)
                return
    yield Travel(CAMP)


def _cheapest_travels(state: State, hunter: Hunter) -> Iterator[Move]:
    for found in sorted(ways(state.phase, hunter.place), key=lambda found: found.water):
        yield Travel(found.to)


def _missing(plan: Plan, load: Counts) -> Counts:
    return tuple(max(0, need - have) for need, have in zip(plan.wanted, load, strict=True))


@lru_cache(maxsize=1 << 12)
def best_plan(means: Means, taste: Taste) -> tuple[float, Plan | None]:
    """What the best plan gains, and the plan; None if none gains anything."""
    found = [(gain_of(one_card(target), means, taste), target) for target in targets(means.layout, means.cards)]
    found.sort(key=lambda each: -each[0])
    ready = [(gain, target) for gain, target in found if target.tile is None]
    best: tuple[float, Plan | None] = (0.0, None)
    if ready and ready[0][0] > 0:
        best = (ready[0][0], one_card(ready[0][1]))
    for _, first in ready[: taste.pairs_of]:
        for _, second in found[: taste.pairs_of]:
            pair = two_cards(first, second, means.layout)
            if pair is not None and (gain := gain_of(pair, means, taste)) > best[0]:
                best = (gain, pair)
    return best


def gain_of(plan: Plan, means: Means, taste: Taste) -> float:
    """Points and reward tiles less the water and tools they take; -1 if it cannot be done."""
    missing = _missing(plan, means.load)
    lacking = any(need > there for need, there in zip(missing, means.gems, strict=True))
    unpaintable = any(not (means.tiles[colour] and means.gems[colour]) for _, colour in plan.recoloured)
    if lacking or unpaintable or len(plan.recoloured) > means.tools:
        return -1.0
    water = 0
    if plan.gems:
        water, _ = trip(means.phase, means.place, CAMEL_ROOM - total_size(means.load), missing, means.chests)
    if water > means.water:
        return -1.0
    gain = -taste.water * water - taste.tool * len(plan.recoloured)
    for target in plan.targets:
        card = CARDS[target.card]
        gain += card.points * (1 + taste.promised * (card.id in means.reserved))
        gain += taste.tile[means.phase] * card.rewards_a_tile
    return gain


def greedy(seed: int | str) -> Planner:  # noqa: ARG001 - the best plan is the best plan
    return Planner()
