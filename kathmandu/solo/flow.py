"""The solo game from its decisions: what can be done, and what follows (KT133)."""

from engine_core.chance import Chance
from engine_core.refusals import IllegalMove
from kathmandu.architects import HAND_LIMIT
from kathmandu.components import blue_deck
from kathmandu.moves import Move, Offer, Scrap
from kathmandu.options import Options
from kathmandu.pieces import COINS, PIECES
from kathmandu.sections import COLOURS
from kathmandu.solo import building, missions, rounds, scavenging
from kathmandu.solo.state import Bidding, Building, Over, Scavenging, Selecting, Solo, Square, Storing
from kathmandu.story import Story

OWN_BOARD = "purple"


def deal(options: Options, chance: Chance) -> Solo:
    """Everything shuffled; the missions are still to be chosen or drawn (KT130, KT131)."""
    blue, chance = chance.shuffled(blue_deck(1, holofoil=False))
    board, chance = chance.pick([colour for colour in PIECES.seats if colour != OWN_BOARD])
    bag = "".join(sorted(len(COINS) * "".join(COLOURS)))
    return Solo(options, 1, Selecting(), blue, bag, COINS, (Square(OWN_BOARD), Square(board)), chance)


def legal_moves(state: Solo) -> tuple[Move, ...]:
    """What can be done now; scrapping and the Extreme power come with every decision of a round (KT140, KT149)."""
    phase = state.phase
    if isinstance(phase, Over):
        return ()
    if isinstance(phase, Selecting):
        return missions.legal(state)
    if isinstance(phase, Scavenging):
        return (*scavenging.legal(state, phase), *building.scraps(state))
    return (*_step_moves(state, phase), *building.scraps(state), *scavenging.offers(state))


def _step_moves(state: Solo, phase: Bidding | Building | Storing) -> tuple[Move, ...]:
    if isinstance(phase, Bidding):
        return rounds.legal_bids(state)
    if isinstance(phase, Building):
        return building.legal(state, phase)
    return rounds.legal_storing(state)


def play(state: Solo, move: Move, story: Story) -> Solo:
    """The move made and everything that follows by itself; raises `IllegalMove`."""
    phase = state.phase
    if isinstance(phase, Over):
        raise IllegalMove("KT142", "the game is over")
    if isinstance(phase, Selecting):
        state = missions.play(state, move, story)
        return rounds.begin_round(state, story) if state.squares[1].mission is not None else state
    if isinstance(move, Scrap):
        return building.scrap(state, move, story)
    if isinstance(phase, Scavenging):
        return _cut_enough(scavenging.play(state, phase, move, story), story)
    if isinstance(move, Offer):
        return scavenging.offer(state, move, phase, story)
    return _cut_enough(_step(state, phase, move, story), story)


def _step(state: Solo, phase: Bidding | Building | Storing, move: Move, story: Story) -> Solo:
    if isinstance(phase, Bidding):
        return rounds.bid(state, move, story)
    if isinstance(phase, Building):
        return building.play(state, phase, move, story)
    return rounds.store(state, move, story)


def _cut_enough(state: Solo, story: Story) -> Solo:
    """On to the clearing once building is done and the hand is small enough."""
    phase = state.phase
    if isinstance(phase, Building) and phase.cutting and len(state.hand) <= HAND_LIMIT:
        return rounds.end_build(state, story)
    return state
