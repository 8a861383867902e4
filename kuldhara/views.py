"""What each person may know, built up from public facts."""

from functools import cache

from msgspec import Struct

from kuldhara.board import ROUTES, Way, ways
from kuldhara.challenges import Challenge
from kuldhara.components import ACTIONS_EACH, CAMEL_ROOM, EVERY_HEX, NIGHT
from kuldhara.deck import PATTERNS
from kuldhara.gems import Counts, total_size
from kuldhara.jewelry import LEVELS
from kuldhara.market import face_up
from kuldhara.scoring import challenges_met, score_of, score_of_kadhan
from kuldhara.state import Difficulty, Hunter, Kadhan, Looking, Rewarding, State, Step, Tool, Tooling
from kuldhara.workbench import Content, content


class RouteView(Struct, frozen=True, gc=False):
    """A route between two places: its water in this phase and in the next one, None when there is none."""

    ends: tuple[int, int]
    water: int
    next_water: int | None


class RuinView(Struct, frozen=True, gc=False):
    """The chest of a ruin."""

    colour: int
    gems: int


class RowView(Struct, frozen=True, gc=False):
    """The cards of a level: how many lie in the deck, and the open ones, the first place next to the deck."""

    level: int
    deck: int
    cards: tuple[int | None, ...]


class FitView(Struct, frozen=True, gc=False):
    """A card whose pattern stands on a workbench, and the hexes of one place where it does."""

    card: int
    hexes: tuple[int, ...]


class HunterView(Struct, frozen=True, gc=False):
    """What a player has. `hexes` gives (colour, gem, tile) for each hex of the workbench, None for an empty one.

    `standing` are the cards open to this player that the workbench could be used for as it is, each place on its own.
    `ways` are the cheapest ways from the camel to the other places; `points` is the score if night fell now.
    """

    place: int
    water: int
    load: Counts
    room: int
    tools: int
    hexes: tuple[Content | None, ...]
    reserved: tuple[int, ...]
    crafted: tuple[int, ...]
    passed: bool
    points: int
    standing: tuple[FitView, ...]
    ways: tuple[Way, ...]


class PendingLook(Struct, frozen=True, gc=False, tag="looking"):
    """Somebody looks at so many cards of a deck."""

    level: int
    count: int


class PendingTool(Struct, frozen=True, gc=False, tag="tooling"):
    """A tool waits for a hex or a colour: the first hex chosen, and how many were emptied so far."""

    tool: Tool
    hex: int | None
    removed: int


class PendingReward(Struct, frozen=True, gc=False, tag="rewarding"):
    """A reward tile waits to be placed; the card was crafted with the gems on these hexes."""

    card: int
    hexes: tuple[int, ...]


class TurnView(Struct, frozen=True, gc=False):
    """Whose turn it is and how far; `unloading` says that more gems may follow without a new action."""

    seat: int
    step: Step
    actions_left: int
    unloading: bool
    points: int
    pending: PendingLook | PendingTool | PendingReward | None


class KadhanView(Struct, frozen=True, gc=False):
    """Kadhan's workbench: gems beside tiles (`loose`) and on them (`settled`), and all his tiles, for each colour.

    `played` are the solo cards of this phase from the left, `deck` counts those to come, `discards` lie open.
    """

    difficulty: Difficulty
    loose: Counts
    settled: Counts
    tiles: Counts
    crafted: tuple[int, ...]
    played: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    passed: bool
    points: int


class ChallengeView(Struct, frozen=True, gc=False):
    """A challenge of this match and whether it would be met if night fell now."""

    challenge: Challenge
    met: bool


class View(Struct, frozen=True, gc=False):
    """What everybody may know. `phase` is 0 to 3, 4 is the night; the sun stands over the ruin of that number.

    `token` is who holds the starting player token, -1 for Kadhan; `turn` is None at night.
    """

    phase: int
    first_game: bool
    routes: tuple[RouteView, ...]
    ruins: tuple[RuinView, ...]
    tiles: Counts
    market: tuple[RowView, ...]
    hunters: tuple[HunterView, ...]
    turn: TurnView | None
    token: int
    kadhan: KadhanView | None
    challenges: tuple[ChallengeView, ...]


class Hand(Struct, frozen=True, gc=False):
    """What a seat knows beyond the view: the cards of a deck that it looks at."""

    looking_at: tuple[int, ...]


def public_view(state: State) -> View:
    setting = state.setting
    return View(
        phase=state.phase,
        first_game=setting.first_game,
        routes=_routes(state.phase),
        ruins=tuple(RuinView(colour, state.supply.gems[colour]) for colour in setting.chests),
        tiles=state.supply.tiles,
        market=tuple(
            RowView(level, len(deck), row)
            for level, row, deck in zip(LEVELS, state.market.rows, state.market.decks, strict=True)
        ),
        hunters=tuple(_hunter(state, seat) for seat in range(len(state.hunters))),
        turn=_turn(state) if state.phase < NIGHT else None,
        token=state.token,
        kadhan=_kadhan(state, state.kadhan, setting.difficulty) if state.kadhan and setting.difficulty else None,
        challenges=tuple(map(ChallengeView, setting.challenges, challenges_met(state))),
    )


def private_view(state: State, seat: int) -> Hand:
    pending = state.turn.pending
    if isinstance(pending, Looking) and seat == state.turn.seat:
        return Hand(tuple(sorted(pending.cards)))
    return Hand(())


@cache
def _routes(phase: int) -> tuple[RouteView, ...]:
    """At night the routes are shown as they were in the evening."""
    shown = min(phase, NIGHT - 1)
    following = shown + 1
    return tuple(
        RouteView(route.ends, route.water[shown], route.water[following] if following < NIGHT else None)
        for route in ROUTES
    )


def _hunter(state: State, seat: int) -> HunterView:
    hunter = state.hunters[seat]
    return HunterView(
        place=hunter.place,
        water=hunter.water,
        load=hunter.load,
        room=CAMEL_ROOM - total_size(hunter.load),
        tools=hunter.tools,
        hexes=tuple(content(hunter.bench, at) for at in EVERY_HEX),
        reserved=hunter.reserved,
        crafted=hunter.crafted,
        passed=hunter.passed,
        points=sum(line.points for line in score_of(state, seat)),
        standing=_standing(state, hunter),
        ways=ways(min(state.phase, NIGHT - 1), hunter.place),
    )


def _standing(state: State, hunter: Hunter) -> tuple[FitView, ...]:
    return tuple(
        FitView(card, hexes)
        for card in (*face_up(state.market), *hunter.reserved)
        for hexes in PATTERNS[card].standing(hunter.bench.gems, hunter.bench.tiles)
    )


def _turn(state: State) -> TurnView:
    turn = state.turn
    pending: PendingLook | PendingTool | PendingReward | None = None
    if isinstance(turn.pending, Looking):
        pending = PendingLook(turn.pending.level, len(turn.pending.cards))
    elif isinstance(turn.pending, Tooling):
        pending = PendingTool(turn.pending.tool, turn.pending.hex, turn.pending.removed)
    elif isinstance(turn.pending, Rewarding):
        pending = PendingReward(turn.pending.card, turn.pending.hexes)
    left = ACTIONS_EACH - turn.actions if turn.step == "actions" else 0
    return TurnView(turn.seat, turn.step, left, turn.unloading, turn.points, pending)


def _kadhan(state: State, kadhan: Kadhan, difficulty: Difficulty) -> KadhanView:
    return KadhanView(
        difficulty=difficulty,
        loose=kadhan.loose,
        settled=kadhan.settled,
        tiles=kadhan.tiles,
        crafted=kadhan.crafted,
        played=kadhan.played,
        deck=sum(map(len, kadhan.piles)),
        discards=kadhan.discards,
        passed=kadhan.passed,
        points=sum(line.points for line in score_of_kadhan(state, kadhan)),
    )
