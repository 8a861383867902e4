"""A reasonable player: picks the one or two cards that give most for their water, fetches the gems and crafts them."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

from engine_core.game import Game
from kuldhara.board import CAMP
from kuldhara.components import CAMEL_ROOM, EVERY_HEX, NIGHT, TOOLS_EACH
from kuldhara.deck import CARDS
from kuldhara.design.targets import Layout, Plan, Target, cards_in_reach, layout_of, plan_of, targets
from kuldhara.design.trips import any_wanted, gems_to_dig, trip
from kuldhara.gems import SIZES, Counts, counted, total_size
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
    Travel,
    Unload,
    UseTool,
)
from kuldhara.state import Hunter, Rewarding, State, Tooling


class Taste(Struct, frozen=True):
    """What the planner thinks things are worth, in points."""

    water: float = 0.5
    tool: float = 1.3
    reward_by_phase: tuple[float, ...] = (3.0, 2.5, 1.5, 0.3)
    pairs_of: int = 40
    reserve_from: int = 2


class Planner:
    """Plans anew whenever the workbench, the camel or the open cards have changed."""

    def __init__(self, taste: Taste | None = None) -> None:
        self._taste = taste or Taste()

    def choose(self, game: Game[Any, Any, Any], believed: State, seat: int, legal: tuple[Move, ...]) -> Move:
        hunter, pending = believed.hunters[seat], believed.turn.pending
        if isinstance(pending, Rewarding):
            return self._reward(game, believed, seat, legal)
        plan = self.plan(believed, hunter, cards_in_reach(believed, seat))
        if isinstance(pending, Tooling):
            return _for_tool(pending, plan, legal)
        if plan is None:
            return _give_up(believed, hunter, legal)
        return next(move for move in self._wishes(believed, hunter, plan) if move in legal)

    def plan(self, state: State, hunter: Hunter, cards: tuple[int, ...]) -> Plan | None:
        best = _best(
            layout_of(hunter.bench, len(EVERY_HEX)),
            cards,
            _Means.of(state, hunter),
            self._taste,
        )
        return best[1]

    def worth(self, state: State, hunter: Hunter, cards: tuple[int, ...]) -> float:
        """What the best plan would gain from here."""
        return _best(layout_of(hunter.bench, len(EVERY_HEX)), cards, _Means.of(state, hunter), self._taste)[0]

    def _wishes(self, state: State, hunter: Hunter, plan: Plan) -> Iterator[Move]:
        """What the plan wants, the most urgent first; not all of it is legal now."""
        turn = state.turn
        if hunter.place == CAMP:
            yield from self._unloads(hunter, plan)
        missing = _still_to_dig(plan, hunter.load)
        ready = not any(True for at, colour in plan.gems)
        if turn.actions and ready:
            for at, _ in plan.recolour:
                yield UseTool("recolour")
            target = plan.targets[0]
            if not plan.recolour:
                yield Craft(target.card, tuple(sorted(target.hexes)))
        if turn.step == "actions" and self._wants_to_reserve(state, hunter, plan):
            yield Reserve(plan.targets[-1].card)
        yield from self._travels(state, hunter, plan, missing)
        if turn.actions and hunter.water <= 12 and state.phase >= 1 and hunter.tools > 2:
            yield UseTool("water")
        if ready and not turn.actions:
            yield from _cheapest_action(state, hunter)
        yield EndTurn()
        yield Pass()

    def _unloads(self, hunter: Hunter, plan: Plan) -> Iterator[Move]:
        for at, colour in plan.gems:
            if hunter.load[colour]:
                yield Unload(colour, at)

    def _wants_to_reserve(self, state: State, hunter: Hunter, plan: Plan) -> bool:
        card = plan.targets[-1].card
        urgent = CARDS[card].level >= self._taste.reserve_from and card not in hunter.reserved
        return urgent and bool(plan.gems) and state.phase < NIGHT - 1 and hunter.water > 4

    def _travels(self, state: State, hunter: Hunter, plan: Plan, missing: Counts) -> Iterator[Move]:
        room = CAMEL_ROOM - total_size(hunter.load)
        chests = state.setting.chests
        if any_wanted(missing):
            _, ruins = trip(state.phase, hunter.place, room, missing, chests)
            for ruin in ruins:
                colour = chests[ruin]
                if SIZES[colour] > room:
                    continue
                if hunter.place == ruin:
                    yield Dig(max(1, gems_to_dig(missing[colour], colour, room, hunter.water)))
                yield Travel(ruin)
                break
            else:
                yield Travel(CAMP)
        elif plan.gems:
            yield Travel(CAMP)

    def _reward(self, game: Game[Any, Any, Any], state: State, seat: int, legal: tuple[Move, ...]) -> Move:
        """The tile that leaves the best plan behind; each colour and place that the used gems suggest is tried."""
        rewarding = state.turn.pending
        assert isinstance(rewarding, Rewarding)
        layout = layout_of(state.hunters[seat].bench, len(EVERY_HEX))
        cards = cards_in_reach(state, seat)
        tried = [move for move in legal if isinstance(move, Reward) and layout.gem[move.hex] == move.colour]
        tried += [
            Reward(target.tile[1], target.tile[0])
            for target in targets(layout, cards)
            if target.tile and len(target.gems) <= 1 and not target.recolour and layout.gem[target.tile[0]] == -1
        ][:6]
        best: tuple[float, Move] = (-1.0, Decline())
        for move in dict.fromkeys(tried):
            if move not in legal:
                continue
            after = game.apply(state, seat, move).state
            worth = self.worth(after, after.hunters[seat], cards_in_reach(after, seat)) + 0.1 * SIZES[move.colour]
            best = max(best, (worth, move), key=lambda found: found[0])
        return best[1]


class _Means(Struct, frozen=True, gc=False):
    """What there is to make plans with."""

    phase: int
    place: int
    load: Counts
    tools: int
    reserved: tuple[int, ...]
    water_left: int
    chests: tuple[int, ...]
    gems: Counts
    tiles: Counts

    @classmethod
    def of(cls, state: State, hunter: Hunter) -> "_Means":
        water = hunter.water + 15 * (NIGHT - 1 - state.phase)
        return cls(
            state.phase,
            hunter.place,
            hunter.load,
            hunter.tools,
            hunter.reserved,
            water,
            state.setting.chests,
            state.supply.gems,
            state.supply.tiles,
        )


@lru_cache(maxsize=1 << 12)
def _best(layout: Layout, cards: tuple[int, ...], means: _Means, taste: Taste) -> tuple[float, Plan | None]:
    """The plan that gains most, and its gain."""
    best: tuple[float, Plan | None] = (0.0, None)
    alone: list[tuple[float, Target]] = []
    later: list[tuple[float, Target]] = []
    for target in targets(layout, cards):
        plan = Plan((target,), target.gems, target.recolour)
        gain = _gain(plan, means, taste)
        if target.tile is None:
            alone.append((gain, target))
            if gain > best[0]:
                best = (gain, plan)
        later.append((gain, target))
    alone.sort(key=lambda found: -found[0])
    later.sort(key=lambda found: -found[0])
    for _, first in alone[: taste.pairs_of]:
        for _, second in later[: taste.pairs_of]:
            pair = plan_of(first, second, layout)
            if pair is not None and (gain := _gain(pair, means, taste)) > best[0]:
                best = (gain, pair)
    return best


def _gain(plan: Plan, means: _Means, taste: Taste) -> float:
    if len(plan.recolour) > means.tools:
        return -1.0
    wanted = plan.wanted
    missing = tuple(max(0, need - have) for need, have in zip(wanted, means.load, strict=True))
    if any(need > there for need, there in zip(missing, means.gems, strict=True)):
        return -1.0
    if any(not means.tiles[colour] or not means.gems[colour] for _, colour in plan.recolour):
        return -1.0
    water = 0
    if plan.gems:
        water, _ = trip(means.phase, means.place, CAMEL_ROOM - total_size(means.load), missing, means.chests)
    if water > means.water_left:
        return -1.0
    points = sum(CARDS[target.card].points * (1.5 if target.card in means.reserved else 1) for target in plan.targets)
    rewards = sum(CARDS[target.card].rewards_a_tile for target in plan.targets)
    return points + rewards * taste.reward_by_phase[means.phase] - water * taste.water - len(plan.recolour) * taste.tool


def _still_to_dig(plan: Plan, load: Counts) -> Counts:
    return tuple(max(0, need - have) for need, have in zip(plan.wanted, load, strict=True))


def _for_tool(tooling: Tooling, plan: Plan | None, legal: tuple[Move, ...]) -> Move:
    wishes: list[Move] = []
    if plan is not None:
        wishes += [PickHex(at) for at, _ in plan.recolour]
        wishes += [PickColour(colour) for at, colour in plan.recolour if at == tooling.hex]
    return next((move for move in wishes if move in legal), legal[0])


def _cheapest_action(state: State, hunter: Hunter) -> Iterator[Move]:
    for place in range(6):
        yield Travel(place)


def _give_up(state: State, hunter: Hunter, legal: tuple[Move, ...]) -> Move:
    return EndTurn() if state.turn.actions else Pass()


Choose = Callable[[State, int, tuple[Move, ...]], Move]
_ = (counted, TOOLS_EACH, Keep)
