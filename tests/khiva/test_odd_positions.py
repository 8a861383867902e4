"""Positions that hardly come about: all camels on one path, piles that run out together, purses of any size."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from khiva.activate import choices
from khiva.components import CAMEL, CAMELS, CARPET_COLOUR, CATALOG
from khiva.deal import empty_piles
from khiva.events import Asked, Bought, Delivered, Gained, Moved, Nothing, Rejected, Telling, TookCarpet, Welcomed
from khiva.game import KHIVA
from khiva.moves import Spend
from khiva.paths import Spot
from khiva.state import Camel, State
from khiva.views import SpendView, TradeView, WayView
from tests.common.tables import examples
from tests.khiva.positions import Turn, all_chosen, made, names, start, with_carpets, with_piles, with_seat_changed


@st.composite
def odd_positions(draw: st.DrawFn) -> State:
    """The start of a turn with camels crowded on few paths, few things left and any number of gems."""
    seats = draw(st.integers(2, 5))
    state = start(seats, draw(st.binary(min_size=32, max_size=32)))
    spots = st.none() | st.builds(Spot, st.integers(0, draw(st.integers(0, seats - 1))), st.integers(1, 4))
    taken = draw(st.lists(spots, min_size=5, max_size=5))
    assume(all(times == 1 for spot, times in Counter(taken).items() if spot is not None))
    camels = [Camel(spot, camel.teapot) for spot, camel in zip(taken, state.camels, strict=True)]
    state = replace(state, camels=tuple(camels))
    for seat in range(seats):
        colour = CAMELS[draw(st.integers(0, 4))]
        owned = {CARPET_COLOUR[carpet] for who in state.seats for carpet in who.carpets}
        if len(owned) < 2 and CAMELS.index(colour) not in owned:
            state = with_carpets(state, seat, f"{colour}3 {colour}5")
        state = with_seat_changed(state, seat, gems=draw(st.integers(0, 7)))
    return with_piles(state, draw(st.integers(1, 17)), draw(st.integers(1, 11)), draw(st.integers(1, 5)))


def played_by_chance(state: State, data: st.DataObject) -> list[tuple[State, Turn]]:
    """A whole turn: each step of it as the state before and what was made of it."""
    count = 2 if len(state.seats) == 2 else 1
    plays = [
        names(sorted(data.draw(st.lists(st.sampled_from(who.hand), min_size=count, max_size=count, unique=True))))
        for who in state.seats
    ]
    steps = [(state, all_chosen(state, plays))]
    while steps[-1][1].state.phase in ("spend", "trade"):
        before = steps[-1][1].state
        [seat] = KHIVA.to_act(before)
        steps.append((before, made(before, seat, data.draw(st.sampled_from(KHIVA.legal_moves(before, seat))))))
    return steps


def tellings(steps: list[tuple[State, Turn]]) -> list[Telling]:
    return [event.public for _, turn in steps for event in turn.log]


@examples(60)
@given(state=odd_positions(), data=st.data())
def test_camels_never_share_a_space_and_nothing_gets_lost(state: State, data: st.DataObject) -> None:
    for _, turn in played_by_chance(state, data):
        spots = Counter(camel.at for camel in turn.state.camels if camel.at is not None)
        assert all(times == 1 and 1 <= spot.space <= 4 for spot, times in spots.items())
        assert KHIVA.census(turn.state) == KHIVA.census(state)
        assert all(who.gems >= 0 for who in turn.state.seats)


@examples(60)
@given(state=odd_positions(), data=st.data())
def test_every_gem_is_told(state: State, data: st.DataObject) -> None:
    steps = played_by_chance(state, data)
    purses = [who.gems for who in state.seats]
    for told in tellings(steps):
        match told:
            case Rejected() | Gained():
                purses[told.seat] += told.gems
            case Moved() | Bought():
                purses[told.seat] -= told.gems
            case _:
                pass
    assert purses == [who.gems for who in steps[-1][1].state.seats]


@examples(60)
@given(state=odd_positions(), data=st.data())
def test_each_camel_is_asked_once_in_its_order_and_moves_once(state: State, data: st.DataObject) -> None:
    steps = played_by_chance(state, data)
    asked = [told for told in tellings(steps) if isinstance(told, Asked)]
    moved = [told for told in tellings(steps) if isinstance(told, Moved)]
    assert [told.camel for told in asked] == sorted({told.camel for told in asked})
    assert [(told.camel, told.requests[0].card, told.requests[0].seat) for told in asked] == [
        (told.camel, told.card, told.seat) for told in moved
    ]
    assert all(CAMEL[request.card] == told.camel for told in asked for request in told.requests)


@examples(60)
@given(state=odd_positions(), data=st.data())
def test_the_game_is_over_after_the_turn_exactly_when_a_pile_is_empty(state: State, data: st.DataObject) -> None:
    after = played_by_chance(state, data)[-1][1].state
    assert (after.phase == "over") == bool(empty_piles(after.piles)) == (KHIVA.outcome(after) is not None)
    assert after.requests == ()
    assert after.phase != "choose" or KHIVA.to_act(after) == set(range(len(state.seats)))


@examples(60)
@given(state=odd_positions(), data=st.data())
def test_the_preview_keeps_its_word(state: State, data: st.DataObject) -> None:
    for before, _ in played_by_chance(state, data):
        decision = KHIVA.public_view(before).decision
        if not isinstance(decision, SpendView):
            continue
        assert len(decision.ways) == len(choices(before)) > 1
        for way in decision.ways:
            turn = made(before, decision.seat, Spend(way.gems))
            moved = turn.told(Moved)[0]
            assert (moved.to, moved.over, moved.gems) == (way.to, way.over, way.gems)
            check_effect(way, turn, decision)


def check_effect(way: WayView, turn: Turn, decision: SpendView) -> None:
    effect, following = way.effect, turn.log[1].public if len(turn.log) > 1 else None
    match effect.kind:
        case "gems":
            assert following == Gained(decision.seat, way.to.space, effect.gems)
        case "carpet":
            assert isinstance(following, TookCarpet)
            assert CATALOG.carpets[following.carpet].camel == effect.carpet
        case "outpost":
            assert isinstance(following, Welcomed)
            assert following.teapot == effect.teapot
            brought = turn.log[2].public
            assert effect.delivers == (brought.carpets if isinstance(brought, Delivered) else ())
        case "nothing":
            assert following == Nothing(decision.seat, way.to.space)
        case "market":
            trade = KHIVA.public_view(turn.state).decision
            assert isinstance(trade, TradeView)
            assert (trade.seat, trade.goods, trade.salt) == (decision.seat, effect.goods, effect.salt)
            assert trade.carpet == effect.carpet
