"""Spending the leftover coin: points, a discarded card or a Bhairav (KT60, KT61, KT115, KT117, KT120)."""

from typing import Final

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.hidden import shown
from kathmandu.moves import Build, Buy, BuyBhairav, Discard, Done, Move, TakeDiscard, TakePoints, UsePower
from kathmandu.state import Player, Spending, Table, with_player
from kathmandu.steps.collecting import draw, into_hand
from kathmandu.steps.goals import settle_goals
from kathmandu.steps.placing import PAINTS, build, builds, check_build, drop, paint, wet_of
from kathmandu.steps.purchase import can_be_built, still_possible
from kathmandu.steps.step import Step, not_now, without
from kathmandu.story import Story
from kathmandu.tellings import BhairavBought, CardBought, Discarded, DiscardTaken, PointsTaken

BHAIRAV_PRICE: Final = 3


def legal(state: Table, seat: int) -> tuple[Move, ...]:
    phase, hand = state.phase, state.players[seat].hand
    assert isinstance(phase, Spending)
    if phase.wet:
        return PAINTS
    if phase.stage == "cut":
        return tuple([Discard(card) for card in hand])
    if phase.stage == "buy":
        return tuple([move for move in builds(state, seat, (_bought(phase), *hand)) if _leads_on(state, seat, move)])
    if phase.stage == "more":
        return (*builds(state, seat, hand), Done())
    powers = _powers(state, seat) if phase.stage == "power" else ()
    buys = [Buy(card) for card in state.discards if _buildable(state, seat, card)]
    bhairavs = [BuyBhairav(colour) for colour in state.bhairavs] if _may_buy_bhairav(state, seat) else []
    return (*powers, TakePoints(), *buys, *bhairavs)


def _powers(state: Table, seat: int) -> tuple[Move, ...]:
    if state.players[seat].architect == "liu":
        return (UsePower(),)
    return tuple([TakeDiscard(card) for card in state.discards])


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    phase = state.phase
    assert isinstance(phase, Spending)
    if phase.wet:
        wet = wet_of(state, seat)
        assert wet is not None
        return paint(state, wet, move, story)
    if phase.stage == "cut":
        return _cut(state, seat, move, story)
    if phase.stage in ("buy", "more"):
        return _build(state, seat, move, story)
    if isinstance(move, UsePower | TakeDiscard):
        return _use_power(state, seat, move, story)
    if isinstance(move, TakePoints):
        return _take_points(state, seat, story)
    if isinstance(move, Buy):
        return _buy(state, seat, move.card, story)
    if isinstance(move, BuyBhairav):
        return _buy_bhairav(state, seat, move.colour, story)
    raise not_now("KT60", move, "points, a card of the discard row or a Bhairav")


def _use_power(state: Table, seat: int, move: UsePower | TakeDiscard, story: Story) -> Table:
    """Liu draws, Sophie takes; the discard that is owed comes next (KT115, KT117)."""
    assert isinstance(state.phase, Spending)
    owner = "liu" if isinstance(move, UsePower) else "sophie"
    if state.phase.stage != "power" or state.players[seat].architect != owner:
        raise IllegalMove("KT115", f"only {owner.title()} may do this, once, right before spending a leftover coin")
    if isinstance(move, UsePower):
        state, drawn, _ = draw(state, seat, 1, story)
        state = into_hand(state, seat, drawn, story)
    else:
        _check_in_row(state, move.card, "KT115")
        story.tell(DiscardTaken(seat, move.card))
        state = shown(replace(state, discards=without(state.discards, move.card)), (move.card,))
        state = into_hand(state, seat, (move.card,), story)
    return _at(state, "cut" if state.players[seat].hand else "spend")


def _cut(state: Table, seat: int, move: Move, story: Story) -> Table:
    player = state.players[seat]
    if not isinstance(move, Discard):
        raise not_now("KT115", move, "discard: one card goes for the one drawn or taken")
    if move.card not in player.hand:
        raise IllegalMove("KT115", f"card {move.card} is not in your hand: {', '.join(map(str, player.hand))}")
    story.tell(Discarded(seat, move.card))
    state = drop(_with(state, seat, replace(player, hand=without(player.hand, move.card))), seat, move.card)
    return _at(state, "spend")


def _take_points(state: Table, seat: int, story: Story) -> Table:
    player, coin = state.players[seat], state.players[seat].coins[0]
    story.tell(PointsTaken(seat, coin))
    return _at(_with(state, seat, _coin_gone(player, coin)), "spent")


def _buy(state: Table, seat: int, card: int, story: Story) -> Table:
    _check_in_row(state, card, "KT60")
    if not _buildable(state, seat, card):
        raise IllegalMove("KT61", f"card {card} cannot be built now, not even after cards of your hand")
    player, coin = state.players[seat], state.players[seat].coins[0]
    story.tell(CardBought(seat, coin, card))
    state = replace(_with(state, seat, _coin_gone(player, 0)), discards=without(state.discards, card))
    return _at(state, "buy", card)


def _buy_bhairav(state: Table, seat: int, colour: str, story: Story) -> Table:
    if not _may_buy_bhairav(state, seat):
        raise IllegalMove(
            "KT120",
            f"a Bhairav costs a leftover coin of {BHAIRAV_PRICE} or more, one per player and game, "
            "in matches with that option",
        )
    if colour not in state.bhairavs or len(colour) != 1:
        raise IllegalMove("KT120", f"there is no Bhairav {colour!r} left; there are {', '.join(state.bhairavs)}")
    player, coin = state.players[seat], state.players[seat].coins[0]
    story.tell(BhairavBought(seat, coin, colour, coin - BHAIRAV_PRICE))
    player = replace(_coin_gone(player, coin - BHAIRAV_PRICE), bhairav=colour)
    return _at(replace(_with(state, seat, player), bhairavs=state.bhairavs.replace(colour, "")), "spent")


def _build(state: Table, seat: int, move: Move, story: Story) -> Table:
    """The bought card or a hand card along with it (KT61)."""
    phase, hand = state.phase, state.players[seat].hand
    assert isinstance(phase, Spending)
    if phase.stage == "more":
        if isinstance(move, Done):
            return _at(state, "spent")
        if not isinstance(move, Build):
            raise not_now("KT61", move, "build or done")
        check_build(state, seat, move, hand)
        return build(state, seat, move, story)
    if not isinstance(move, Build):
        raise not_now("KT61", move, "build: the purchase ends only when the bought card is built")
    bought = _bought(phase)
    check_build(state, seat, move, (bought, *hand))
    if not _leads_on(state, seat, move):
        raise IllegalMove("KT61", f"after that card {bought}, which you bought, could not be built any more")
    state = build(state, seat, move, story)
    assert isinstance(state.phase, Spending)
    if move.card != bought:
        return state
    return replace(state, phase=replace(state.phase, stage="more", bought=None))


def leave(state: Table, story: Story) -> Table:
    """The next seat spends, after a look at the public goals (KT112)."""
    assert isinstance(state.phase, Spending)
    return settle_goals(state, state.phase.queue[1:], story)


def _bought(phase: Spending) -> int:
    assert phase.bought is not None
    return phase.bought


def _leads_on(state: Table, seat: int, move: Move) -> bool:
    assert isinstance(move, Build)
    assert isinstance(state.phase, Spending)
    bought = _bought(state.phase)
    areas = {owner: state.players[owner].area for owner in state.areas_of(seat)}
    return move.card == bought or still_possible(bought, move, state.players[seat].hand, areas)


def _buildable(state: Table, seat: int, card: int) -> bool:
    areas = tuple([state.players[owner].area for owner in state.areas_of(seat)])
    return can_be_built(card, state.players[seat].hand, areas)


def _may_buy_bhairav(state: Table, seat: int) -> bool:
    player = state.players[seat]
    return bool(state.bhairavs) and player.bhairav is None and player.coins[0] >= BHAIRAV_PRICE


def _check_in_row(state: Table, card: int, rule: str) -> None:
    if card not in state.discards:
        row = ", ".join(map(str, state.discards)) or "nothing"
        raise IllegalMove(rule, f"card {card} is not in the discard row; there is {row}")


def _coin_gone(player: Player, points: int) -> Player:
    return replace(player, coins=(), spent=(*player.spent, *player.coins), coin_points=player.coin_points + points)


def _with(state: Table, seat: int, player: Player) -> Table:
    return replace(state, players=with_player(state.players, seat, player))


def _at(state: Table, stage: str, bought: int | None = None) -> Table:
    assert isinstance(state.phase, Spending)
    return replace(state, phase=Spending(state.phase.queue, stage, bought))


STEP = Step("KT60", legal, play, leave)
