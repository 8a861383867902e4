"""What everybody may know of a match of two to six players, built up from public facts (KT11, KT20, KT32, KT43)."""

from msgspec import Struct

from kathmandu.architects import hand_limit
from kathmandu.outcome import score_lines
from kathmandu.pieces import PIECES
from kathmandu.scoring import area_points
from kathmandu.state import ROUNDS, Building, Over, Player, Result, Spending, Table, team_of
from kathmandu.steps.choosing import free_architects
from kathmandu.steps.leftover import coins_run_out
from kathmandu.views.pieces import MonumentView, ObjectiveView, goal_progress, monument_views, progress


class CoinView(Struct, frozen=True):
    """A coin on a bid spot; `value` is None while it lies face down."""

    seat: int
    spot: str
    value: int | None


class GoalView(Struct, frozen=True):
    """A public goal; `monuments` are, for each seat and each objective, the keys of the monuments that meet it."""

    id: str
    claimed_by: tuple[int, ...]
    closed: bool
    monuments: tuple[tuple[tuple[int, ...], ...], ...]


class PlayerView(Struct, frozen=True):
    """What all see of a seat.

    `score` is the score track, at the end with all that the end brings. `coins` are its unspent ones, those that lie
    face down on the mat among them. `known` are cards of its hand that everybody saw going there. `mission` and
    `objectives` are there when missions are open or the match is over.
    """

    seat: int
    colour: str
    team: int | None
    score: int
    coins: tuple[int, ...]
    spent: tuple[int, ...]
    hand: int
    known: tuple[int, ...]
    hand_limit: int
    area: tuple[MonumentView, ...]
    architect: str | None
    bhairav: str | None
    mission: str | None
    objectives: tuple[ObjectiveView, ...]


class TableView(Struct, frozen=True, tag="table"):
    """The public view.

    `phase` is choosing, bidding, manipulating, keeping, building, claiming, spending or over; `queue` are the seats
    that still act in it, in order (empty while all build at once). `stage` and `bought` tell how far spending is.
    `market` has the card of each space or None, `results` how the last bids were resolved, `leftover` whether leftover
    coins are spent in this round, `blue` how many cards still come to the market.
    """

    round: int
    rounds: int
    first: int
    phase: str
    queue: tuple[int, ...]
    stage: str | None
    bought: int | None
    leftover: bool
    face_up: bool
    mat: str
    market: tuple[int | None, ...]
    coins: tuple[CoinView, ...]
    results: tuple[Result, ...]
    blue: int
    red: int
    discards: tuple[int, ...]
    players: tuple[PlayerView, ...]
    goals: tuple[GoalView, ...]
    bhairavs: str
    holofoils: int
    architects: tuple[str, ...]


def table_view(state: Table) -> TableView:
    """What a spectator may know."""
    phase = state.phase
    shown = phase.before if isinstance(phase, Building) and phase.before else state.players
    face_up = state.face_up or not phase_is_bidding(state)
    queue = () if isinstance(phase, Over) else phase.queue
    spending = phase if isinstance(phase, Spending) else None
    return TableView(
        round=state.round,
        rounds=ROUNDS,
        first=state.first,
        phase=phase_name(state),
        queue=queue,
        stage=spending.stage if spending else None,
        bought=spending.bought if spending else None,
        leftover=coins_run_out(state),
        face_up=state.face_up,
        mat="four" if state.seats <= 4 else "six",
        market=state.market,
        coins=tuple([CoinView(coin.seat, coin.spot, coin.value if face_up else None) for coin in state.bids]),
        results=state.results,
        blue=(ROUNDS - state.round) * state.mat.spaces if state.market else ROUNDS * state.mat.spaces,
        red=len(state.red),
        discards=state.discards,
        players=tuple([_player_view(state, seat, player, face_up) for seat, player in enumerate(shown)]),
        goals=_goal_views(state, shown),
        bhairavs=state.bhairavs,
        holofoils=state.holofoils,
        architects=free_architects(state) if phase_name(state) == "choosing" else (),
    )


def phase_name(state: Table) -> str:
    """The phase as views call it."""
    return str(type(state.phase).__struct_config__.tag)


def phase_is_bidding(state: Table) -> bool:
    """Whether coins may still lie face down."""
    return phase_name(state) in ("bidding", "manipulating")


def score_now(player: Player) -> int:
    """What the score track shows: all that is scored so far."""
    return area_points(player.area) + player.coin_points + player.goal_points


def _player_view(state: Table, seat: int, player: Player, face_up: bool) -> PlayerView:
    hidden = () if face_up else tuple([coin.value for coin in state.bids if coin.seat == seat])
    over = isinstance(state.phase, Over)
    mission_open = state.options.open_missions or over
    return PlayerView(
        seat=seat,
        colour=PIECES.seats[seat],
        team=team_of(state.options, seat),
        score=sum(line.points for line in score_lines(player)) if over else score_now(player),
        coins=tuple(sorted((*player.coins, *hidden))),
        spent=player.spent,
        hand=len(player.hand),
        known=tuple(sorted(state.public.intersection(player.hand))),
        hand_limit=hand_limit(player),
        area=monument_views(player.area),
        architect=player.architect,
        bhairav=player.bhairav,
        mission=player.mission if mission_open else None,
        objectives=progress(player.mission, player.area) if mission_open else (),
    )


def _goal_views(state: Table, shown: tuple[Player, ...]) -> tuple[GoalView, ...]:
    areas = [player.area for player in shown]
    return tuple(
        [
            GoalView(goal.id, goal.claimed_by, goal.closed, tuple([goal_progress(goal.id, area) for area in areas]))
            for goal in state.goals
        ]
    )
