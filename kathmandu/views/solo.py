"""What is to be seen of a solo game: everything but the order of the deck, and the hand as the player's own."""

from msgspec import Struct

from kathmandu.moves import Build
from kathmandu.pieces import PIECES
from kathmandu.sections import COLOURS
from kathmandu.solo.building import builds
from kathmandu.solo.squares import PLACES, grown, lacking_colours, place_for
from kathmandu.solo.state import SOLO_ROUNDS, Building, Over, Place, Scavenging, Selecting, Solo, Square, Stack
from kathmandu.views.pieces import MonumentView, Play, monument_views


class SquareView(Struct, frozen=True):
    """A Durbar Square: its places taken, and the places (kinds, `fifth`) and colours still lacking."""

    name: str
    board: str
    mission: str | None
    area: tuple[MonumentView, ...]
    places: tuple[Place, ...]
    open_places: tuple[str, ...]
    lacking_colours: tuple[str, ...]


class SoloView(Struct, frozen=True, tag="solo"):
    """The public view of a solo game.

    `phase` is selecting, bidding, building, cutting, storing, scavenging or over; `owed` how many cards are still to be
    given for the Extreme power; `bag` says how many debris of each colour letter are in the bag.
    """

    round: int
    rounds: int
    phase: str
    owed: int
    level: str | None
    mat: str
    market: tuple[int | None, ...]
    stacks: tuple[Stack, ...]
    coins: tuple[int, ...]
    bag: dict[str, int]
    blue: int
    discards: tuple[int, ...]
    hand: tuple[int, ...]
    squares: tuple[SquareView, ...]
    won: str | None


class SoloHand(Struct, frozen=True, tag="solo_hand"):
    """What each hand card could become now, and the square and monument that need a colour."""

    plays: tuple[Play, ...]
    wet: tuple[int, int] | None


def solo_view(state: Solo) -> SoloView:
    """What a spectator may know."""
    phase = state.phase
    return SoloView(
        round=state.round,
        rounds=SOLO_ROUNDS,
        phase="cutting" if isinstance(phase, Building) and phase.cutting else str(type(phase).__struct_config__.tag),
        owed=phase.owed if isinstance(phase, Scavenging) else 0,
        level=state.options.level,
        mat="four" if state.round == 1 else "six",
        market=state.market,
        stacks=state.stacks,
        coins=state.coins,
        bag={colour: state.bag.count(colour) for colour in COLOURS},
        blue=len(state.blue),
        discards=state.discards,
        hand=state.hand,
        squares=tuple(_square_view(square) for square in state.squares),
        won=phase.level if isinstance(phase, Over) else None,
    )


def _square_view(square: Square) -> SquareView:
    taken = [place.name for place in square.places]
    return SquareView(
        name=PIECES.squares[square.board],
        board=square.board,
        mission=square.mission,
        area=monument_views(square.area),
        places=square.places,
        open_places=tuple(name for name in PLACES if name not in taken),
        lacking_colours=lacking_colours(square),
    )


def solo_hand(state: Solo) -> SoloHand:
    """The legal uses of the hand, whenever they may be built."""
    phase = state.phase
    plays = () if isinstance(phase, Selecting | Over) else tuple(_play(state, build) for build in builds(state))
    return SoloHand(plays, phase.wet if isinstance(phase, Building) else None)


def _play(state: Solo, build: Build) -> Play:
    new = grown(state.squares[build.area], build.monument, 2 * build.card + build.face)
    placed = new.complete and not new.wet
    place = place_for(state, build.area, new.kind, new.colours[0]) if placed else None
    return Play(build.card, build.face, build.area, build.monument, new.complete, place=place)
