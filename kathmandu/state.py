"""The state of a match of two to six players; the solo game has its own in solo/state.py."""

from typing import Final, TypeAlias

from msgspec import Struct

from engine_core.chance import Chance
from kathmandu.mat import Mat, mat_for
from kathmandu.monuments import Area
from kathmandu.options import TEAM_COUNT, Options
from kathmandu.tellings import Telling

ROUNDS: Final = 8


class Player(Struct, frozen=True):
    """What a seat has. `coins` are those on its board that can still be bid, ascending; `spent` the others."""

    coins: tuple[int, ...]
    hand: tuple[int, ...]
    mission: str
    spent: tuple[int, ...] = ()
    area: Area = ()
    architect: str | None = None
    bhairav: str | None = None
    coin_points: int = 0
    goal_points: int = 0


class Coin(Struct, frozen=True, gc=False):
    """A coin on a bid spot."""

    seat: int
    value: int
    spot: str


class Contender(Struct, frozen=True, gc=False):
    """A coin that bids for a card; `strength` is its value, one more for Sara's final bid (KT118)."""

    seat: int
    spot: str
    strength: int
    near: bool
    long_edge: bool


class Result(Struct, frozen=True):
    """Who won the card of a market space, and why.

    `reason` is `only`, `highest`, `nearer` or `long_edge` (KT30); the winner comes first among the contenders. Without
    contenders the card is unsold and `reason` is None.
    """

    space: int
    card: int
    contenders: tuple[Contender, ...]
    reason: str | None

    @property
    def winner(self) -> int | None:
        return self.contenders[0].seat if self.contenders else None


class GoalState(Struct, frozen=True):
    """A public goal on the table: the seats that scored it, and whether it can still be scored (KT111)."""

    id: str
    claimed_by: tuple[int, ...] = ()
    closed: bool = False


class Returned(Struct, frozen=True):
    """A card that `holder` drew among others and put under the red deck (KT113, KT114).

    It was one of `size` cards; `lost` are those that everybody could name in the deck until then, `contained` the
    earlier returns (their places in `Table.returns`) whose card was drawn with them. `drawn_by` has drawn it since. All
    of this is public but `card`, which is known to the holder and to who drew it.
    """

    holder: int
    card: int
    size: int
    lost: tuple[int, ...]
    contained: tuple[int, ...]
    drawn_by: int | None = None


class Wet(Struct, frozen=True, gc=False):
    """A completed monument whose lowest colourless wild this seat must give a colour before anything else (KT45)."""

    seat: int
    area: int
    monument: int


class Choosing(Struct, frozen=True, tag="choosing"):
    """Architects are chosen by these seats in turn (KT161)."""

    queue: tuple[int, ...]


class Bidding(Struct, frozen=True, tag="bidding"):
    """The seats that still have to place a coin, in order (KT20, KT80)."""

    queue: tuple[int, ...]


class Manipulating(Struct, frozen=True, tag="manipulating"):
    """The seats that may still change their bid, in order (KT101, KT104)."""

    queue: tuple[int, ...]


class Collecting(Struct, frozen=True, tag="collecting"):
    """The seats that still have to take and draw their cards, in order; nobody decides anything (KT32)."""

    queue: tuple[int, ...]


class Keeping(Struct, frozen=True, tag="keeping"):
    """The first seat has drawn one card more than is due and puts one under the deck (KT113, KT114).

    `contained` are the returns (their places in `Table.returns`) whose card is among those drawn.
    """

    queue: tuple[int, ...]
    drawn: tuple[int, ...]
    contained: tuple[int, ...] = ()


class Building(Struct, frozen=True, tag="building"):
    """Everybody builds, or with teams the first of `queue` alone (KT40, KT43).

    `waiting` are those who are not done, `cutting` those of them who discard down to their limit. `before`, `told` and
    `dropped` are kept while builds are private and empty with teams: the players as all others still see them, and for
    each seat what it did and what it discarded since.
    """

    waiting: frozenset[int]
    queue: tuple[int, ...] = ()
    cutting: frozenset[int] = frozenset()
    wet: tuple[Wet, ...] = ()
    before: tuple[Player, ...] = ()
    told: tuple[tuple[Telling, ...], ...] = ()
    dropped: tuple[tuple[int, ...], ...] = ()


class Claiming(Struct, frozen=True, tag="claiming"):
    """The seats that meet two open goals at once and choose one; then `spenders` spend their leftover coins (KT112)."""

    queue: tuple[int, ...]
    spenders: tuple[int, ...]


class Spending(Struct, frozen=True, tag="spending"):
    """The first seat spends its leftover coin (KT60, KT61, KT115).

    `stage`: `power` (may use its architect first), `cut` (owes a discard for it), `spend`, `buy` (has bought `bought`
    and not built it yet), `more` (may build more cards along with it), `spent`.
    """

    queue: tuple[int, ...]
    stage: str
    bought: int | None = None
    wet: tuple[Wet, ...] = ()


class Over(Struct, frozen=True, tag="over"):
    """The match is over."""


Phase: TypeAlias = Choosing | Bidding | Manipulating | Collecting | Keeping | Building | Claiming | Spending | Over


class Table(Struct, frozen=True, tag="table"):
    """A match of two to six players.

    `market` has the card of each space or None; `blue` and `red` are the decks, top first; `discards` is the discard
    row. `bhairavs` are the colours not yet bought, `holofoils` how many holofoil Buddhas are built. `public` are cards
    of hands and red deck that everybody could name in their places, `returns` the cards put under the deck in secret.
    """

    options: Options
    round: int
    first: int
    phase: Phase
    players: tuple[Player, ...]
    market: tuple[int | None, ...]
    blue: tuple[int, ...]
    red: tuple[int, ...]
    chance: Chance
    bids: tuple[Coin, ...] = ()
    discards: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    goals: tuple[GoalState, ...] = ()
    bhairavs: str = ""
    holofoils: int = 0
    public: frozenset[int] = frozenset()
    returns: tuple[Returned, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def mat(self) -> Mat:
        return mat_for(len(self.players))

    @property
    def clockwise(self) -> tuple[int, ...]:
        """All seats from the first player clockwise."""
        seats = len(self.players)
        return tuple([(self.first + step) % seats for step in range(seats)])

    @property
    def face_up(self) -> bool:
        """Whether coins are placed face up in this round (KT100)."""
        return self.options.open_bidding or (self.options.mixed_bidding and self.round <= ROUNDS // 2)

    def areas_of(self, seat: int) -> tuple[int, ...]:
        """Whose areas the seat may build in, its own first (KT90)."""
        if self.options.teams is None:
            return (seat,)
        teams = TEAM_COUNT[self.options.teams]
        return (seat, *[other for other in range(self.seats) if other != seat and other % teams == seat % teams])


def team_of(options: Options, seat: int) -> int | None:
    """The team of a seat: teammates never sit next to each other (KT90)."""
    return None if options.teams is None else seat % TEAM_COUNT[options.teams]


def with_player(players: tuple[Player, ...], seat: int, player: Player) -> tuple[Player, ...]:
    """The players with this one in its seat."""
    return (*players[:seat], player, *players[seat + 1 :])
