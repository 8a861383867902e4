"""Taking the cards won and drawing red ones up to what is due (KT31 to KT36, KT113, KT114)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.architects import to_draw
from kathmandu.components import HOLOFOIL
from kathmandu.hidden import drawn_again, known_to, put_back, returned_among
from kathmandu.moves import Move, Return
from kathmandu.state import Collecting, Keeping, Table, with_player
from kathmandu.steps.building import begin_building
from kathmandu.steps.holofoil import build_holofoil
from kathmandu.steps.step import Step, never_played, not_now, nothing_legal, without
from kathmandu.story import Story
from kathmandu.tellings import CardReturned, CardsDrawn, CardsTaken, CardWentUnder, CoinsSpent

Cards = tuple[int, ...]


def cards_due(seats: int) -> int:
    """How many cards each player collects in a round (KT31, KT80)."""
    return 4 if seats == 2 else 2


def leave_collecting(state: Table, story: Story) -> Table:
    """The next seat takes and draws, or the phase ends."""
    phase = state.phase
    assert isinstance(phase, Collecting)
    if not phase.queue:
        return begin_building(_market_under(_coins_back_to_boards(state, story), story))
    seat = phase.queue[0]
    state, taken = _take_won(state, seat, story)
    due = cards_due(state.seats) - taken
    state, drawn, contained = draw(state, seat, to_draw(state.players[seat], due), story)
    if len(drawn) > due:
        return replace(state, phase=Keeping(phase.queue, drawn, contained))
    return replace(into_hand(state, seat, drawn, story), phase=Collecting(phase.queue[1:]))


def _take_won(state: Table, seat: int, story: Story) -> tuple[Table, int]:
    won = [result for result in state.results if result.winner == seat]
    if not won:
        return state, 0
    spaces, cards = tuple([r.space for r in won]), tuple([r.card for r in won])
    story.tell(CardsTaken(seat, spaces, cards))
    market = tuple([None if at in spaces else card for at, card in enumerate(state.market, start=1)])
    return into_hand(replace(state, market=market), seat, cards, story), len(won)


def into_hand(state: Table, seat: int, cards: tuple[int, ...], story: Story) -> Table:
    """The seat collects these cards: into its hand, but holofoil Buddhas are built at once (KT121)."""
    for card in cards:
        if card in HOLOFOIL:
            state = build_holofoil(state, seat, card, story)
        else:
            player = state.players[seat]
            player = replace(player, hand=(*player.hand, card))
            state = replace(state, players=with_player(state.players, seat, player))
    return state


def draw(state: Table, seat: int, count: int, story: Story) -> tuple[Table, Cards, Cards]:
    """So many cards from the red deck, then of the unsold market cards (KT35); fewer if there are no more.

    Gives them with the returns (their places in `Table.returns`) whose card is among them.
    """
    if count == 0:
        return state, (), ()
    unsold = [r for r in state.results if r.winner is None and state.market[r.space - 1] is not None]
    drawn, red = state.red[:count], state.red[count:]
    from_market = unsold[: count - len(drawn)]
    drawn += tuple([result.card for result in from_market])
    spaces = tuple([result.space for result in from_market])
    market = tuple([None if space in spaces else card for space, card in enumerate(state.market, start=1)])
    contained = returned_among(state, drawn)
    _tell_draw(state, seat, drawn, spaces, story)
    return drawn_again(replace(state, red=red, market=market), seat, contained), drawn, contained


def _tell_draw(state: Table, seat: int, drawn: tuple[int, ...], spaces: tuple[int, ...], story: Story) -> None:
    def as_known(known: frozenset[int]) -> CardsDrawn:
        return CardsDrawn(seat, len(drawn), tuple([card if card in known else None for card in drawn]), spaces)

    story.no_way_back()
    public = as_known(known_to(state, None))
    others = [(other, as_known(known_to(state, other))) for other in range(state.seats) if other != seat]
    told = [(other, telling) for other, telling in others if telling != public]
    story.tell_apart(public, (seat, CardsDrawn(seat, len(drawn), drawn, spaces)), *told)


def legal_keeping(state: Table, _seat: int) -> tuple[Move, ...]:
    assert isinstance(state.phase, Keeping)
    return tuple([Return(card) for card in state.phase.drawn])


def play_keeping(state: Table, seat: int, move: Move, story: Story) -> Table:
    """One of the drawn cards goes under the red deck, the others are collected."""
    phase = state.phase
    assert isinstance(phase, Keeping)
    drawn, rule = phase.drawn, "KT113" if state.players[seat].architect == "liliana" else "KT114"
    if not isinstance(move, Return):
        raise not_now(rule, move, "return")
    if move.card not in drawn:
        raise IllegalMove(rule, f"card {move.card} was not drawn; one of {', '.join(map(str, drawn))} goes back")
    # A holofoil Buddha would be built at once if it were kept: all see that it goes back (KT123).
    public = CardReturned(seat, move.card if move.card in HOLOFOIL else None)
    story.tell_apart(public, (seat, CardReturned(seat, move.card)))
    state = put_back(state, phase, move.card)
    state = into_hand(state, seat, without(drawn, move.card), story)
    return replace(state, phase=Collecting(phase.queue[1:]))


def leave_keeping(state: Table, _story: Story) -> Table:
    raise AssertionError(f"{state.phase} always has a seat that decides")


def _coins_back_to_boards(state: Table, story: Story) -> Table:
    players = list(state.players)
    for seat in state.clockwise:
        coins = tuple([coin.value for coin in state.bids if coin.seat == seat])
        players[seat] = replace(players[seat], spent=(*players[seat].spent, *coins))
        story.tell(CoinsSpent(seat, coins))
    return replace(state, players=tuple(players), bids=())


def _market_under(state: Table, story: Story) -> Table:
    """Unsold cards under the red deck in the order of their spaces (KT34, KT36)."""
    left = [(space, card) for space, card in enumerate(state.market, start=1) if card is not None]
    for space, card in left:
        story.tell(CardWentUnder(space, card))
    red = (*state.red, *[card for _, card in left])
    return replace(state, red=red, market=(None,) * len(state.market))


COLLECTING = Step("KT31", nothing_legal, never_played, leave_collecting)
KEEPING = Step("KT113", legal_keeping, play_keeping, leave_keeping)
