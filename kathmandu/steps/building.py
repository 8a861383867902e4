"""The build phase: privately and all at once, or with teams openly and in turn (KT40 to KT43)."""

from msgspec.structs import replace

from engine_core.refusals import IllegalMove
from kathmandu.architects import hand_limit
from kathmandu.moves import Build, Discard, Done, Move, Rebuild
from kathmandu.state import Building, Table, with_player
from kathmandu.steps.goals import settle_goals
from kathmandu.steps.leftover import spenders_now
from kathmandu.steps.placing import (
    PAINTS,
    build,
    builds,
    check_build,
    check_rebuild,
    drop,
    paint,
    rebuild,
    rebuilds,
    tell,
    wet_of,
)
from kathmandu.steps.step import Step, not_now, without
from kathmandu.story import Story
from kathmandu.tellings import Discarded, Finished, Working

DONE = Done()


def begin_building(state: Table) -> Table:
    """The phase with everybody at work, or with teams the first player (KT43)."""
    if state.options.teams is not None:
        return replace(state, phase=Building(frozenset((state.first,)), state.clockwise))
    seats = state.seats
    nothing: tuple[tuple[()], ...] = ((),) * seats
    everybody = frozenset(range(seats))
    return replace(state, phase=Building(everybody, before=state.players, told=nothing, dropped=nothing))


def legal(state: Table, seat: int) -> tuple[Move, ...]:
    phase = state.phase
    assert isinstance(phase, Building)
    if phase.wet and wet_of(state, seat) is not None:
        return PAINTS
    hand = state.players[seat].hand
    if seat in phase.cutting:
        return tuple([Discard(card) for card in hand])
    if state.options.reconstruction:
        return (*builds(state, seat, hand), *rebuilds(state, seat), DONE)
    return (*builds(state, seat, hand), DONE)


def play(state: Table, seat: int, move: Move, story: Story) -> Table:
    phase = state.phase
    assert isinstance(phase, Building)
    wet = wet_of(state, seat) if phase.wet else None
    if wet is not None:
        return paint(state, wet, move, story)
    if seat in phase.cutting:
        return _cut(state, seat, move, story)
    hand = state.players[seat].hand
    if isinstance(move, Build):
        check_build(state, seat, move, hand)
        return build(state, seat, move, story)
    if isinstance(move, Rebuild) and state.options.reconstruction:
        check_rebuild(state, seat, move)
        return rebuild(state, seat, move, story)
    if isinstance(move, Done):
        return _done(state, seat, story)
    if isinstance(move, Rebuild):
        raise IllegalMove(
            "KT41", "a built card is never moved or replaced: this match is played without Reconstruction"
        )
    raise not_now("KT40", move, "build or done")


def _done(state: Table, seat: int, story: Story) -> Table:
    player = state.players[seat]
    if len(player.hand) <= hand_limit(player):
        return _finish(state, seat, story)
    assert isinstance(state.phase, Building)
    return replace(state, phase=replace(state.phase, cutting=state.phase.cutting | {seat}))


def _cut(state: Table, seat: int, move: Move, story: Story) -> Table:
    player = state.players[seat]
    if not isinstance(move, Discard):
        raise not_now("KT42", move, f"discard: {hand_limit(player)} cards may be kept")
    if move.card not in player.hand:
        raise IllegalMove("KT42", f"card {move.card} is not in your hand: {', '.join(map(str, player.hand))}")
    player = replace(player, hand=without(player.hand, move.card))
    state = replace(state, players=with_player(state.players, seat, player))
    state = tell(drop(state, seat, move.card), seat, Discarded(seat, move.card), story)
    return _finish(state, seat, story) if len(player.hand) <= hand_limit(player) else state


def _finish(state: Table, seat: int, story: Story) -> Table:
    phase = state.phase
    assert isinstance(phase, Building)
    story.tell(Finished(seat))
    queue, cutting = phase.queue[1:], phase.cutting - {seat}
    waiting = phase.waiting - {seat} if phase.before else frozenset(queue[:1])
    return replace(state, phase=replace(phase, waiting=waiting, queue=queue, cutting=cutting))


def leave(state: Table, story: Story) -> Table:
    """What was built and discarded is shown, then public goals are looked at (KT43, KT112)."""
    phase = state.phase
    assert isinstance(phase, Building)
    if phase.before:
        story.no_way_back()
        discards = list(state.discards)
        for seat in state.clockwise:
            for telling in phase.told[seat]:
                story.tell_apart(telling, (seat, Working(seat)))
            discards += phase.dropped[seat]
        state = replace(state, discards=tuple(discards))
    return settle_goals(state, spenders_now(state), story)


STEP = Step("KT40", legal, play, leave)
