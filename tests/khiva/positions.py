"""Readable positions and turns of Khiva: a card is written "white4", a carpet "green5", a spot (path, space)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engine_core.events import Event
from khiva.components import CAMELS, CARPET_COLOUR, CARPET_VALUE, NUMBERS, TEAPOT_VALUE, TRAVEL_CARDS
from khiva.events import Telling
from khiva.game import KHIVA
from khiva.moves import Give, Lay, Move
from khiva.paths import Spot
from khiva.setup import HANDS, Options
from khiva.state import Camel, Cards, Piles, State

Told = TypeVar("Told")
SEED = bytes(32)

WHITE, BLUE, GREEN, PINK, BLACK = range(5)


def card(name: str) -> int:
    """The id of a travel card: `card("blue2")`."""
    return CAMELS.index(name[:-1]) * NUMBERS + int(name[-1]) - 1


def cards(names: str) -> tuple[int, ...]:
    """`cards("blue2 white4")`, sorted."""
    return tuple(sorted(map(card, names.split())))


def carpet(name: str) -> int:
    """The id of a carpet by colour and value: `carpet("green5")`."""
    wanted = (CAMELS.index(name[:-1]), int(name[-1]))
    return list(zip(CARPET_COLOUR, CARPET_VALUE, strict=True)).index(wanted)


def carpets(names: str) -> tuple[int, ...]:
    return tuple(map(carpet, names.split()))


def start(seats: int = 3, seed: bytes = SEED) -> State:
    return KHIVA.setup(seats, Options(), seed)


def position(
    hands: Sequence[str],
    *,
    camels: Mapping[int, tuple[int, int]] | None = None,
    teapots: Mapping[int, int] | None = None,
    gems: Mapping[int, int] | None = None,
    owned: Mapping[int, str] | None = None,
    top_carpet: str | None = None,
    left: Mapping[str, int] | None = None,
    turn: int = 1,
) -> State:
    """A table at the start of a turn: for each seat the cards that it surely holds; the hand is filled up with others.

    `teapots` gives camels one of that value, `owned` seats undelivered carpets, `left` how many a pile still has.
    """
    state = start(len(hands))
    state = _with_hands(state, hands, turn)
    for camel, spot in (camels or {}).items():
        state = with_camel_at(state, camel, spot)
    for camel, value in (teapots or {}).items():
        state = _with_teapot(state, camel, value)
    for seat, names in (owned or {}).items():
        state = with_carpets(state, seat, names)
    for seat, number in (gems or {}).items():
        state = with_seat_changed(state, seat, gems=number)
    if top_carpet is not None:
        top = carpet(top_carpet)
        rest = tuple(other for other in state.piles.carpets if other != top)
        state = replace(state, piles=replace(state.piles, carpets=(*rest, top)))
    for pile, number in (left or {}).items():
        state = with_pile(state, pile, number)
    return state


def _with_hands(state: State, hands: Sequence[str], turn: int) -> State:
    sizes = HANDS[len(hands)]
    surely = [cards(names) for names in hands]
    rest = [other for other in range(TRAVEL_CARDS) if not any(other in hand for hand in surely)]
    full = []
    for hand in surely:
        missing = sizes.full - sizes.played * (turn - 1) - len(hand)
        full.append(tuple(sorted((*hand, *rest[:missing]))))
        del rest[:missing]
    gone = sizes.played * len(hands) * (turn - 1)
    lying = Cards(tuple(rest[:gone]), tuple(rest[gone : gone + sizes.open]), tuple(rest[gone + sizes.open :]))
    seats = tuple(replace(who, hand=hand) for who, hand in zip(state.seats, full, strict=True))
    return replace(state, seats=seats, cards=lying, turn=turn)


def _with_teapot(state: State, camel: int, value: int) -> State:
    """The camel carries a teapot of this value; it changes places with one in the pile."""
    teapot = next(teapot for teapot in state.piles.teapots if TEAPOT_VALUE[teapot] == value)
    before = state.camels[camel]
    pile = tuple(before.teapot if other == teapot else other for other in state.piles.teapots)
    return replace(
        state,
        camels=changed(state.camels, camel, Camel(before.at, teapot)),
        piles=replace(state.piles, teapots=pile),
    )


def with_camel_at(state: State, camel: int, spot: tuple[int, int]) -> State:
    return replace(state, camels=changed(state.camels, camel, Camel(Spot(*spot), state.camels[camel].teapot)))


def with_carpets(state: State, seat: int, names: str) -> State:
    mine = carpets(names)
    pile = tuple(other for other in state.piles.carpets if other not in mine)
    return with_seat_changed(replace(state, piles=replace(state.piles, carpets=pile)), seat, carpets=mine)


def with_seat_changed(state: State, seat: int, **changes: Any) -> State:
    return replace(state, seats=changed(state.seats, seat, replace(state.seats[seat], **changes)))


def with_pile(state: State, pile: str, number: int) -> State:
    """Only the top so many of a pile are left; the rest is out of the game."""
    before: tuple[int, ...] = getattr(state.piles, pile)
    return replace(state, piles=replace(state.piles, **{pile: before[len(before) - number :]}))


def with_piles(state: State, teapots: int, carpets: int, salt: int) -> State:
    piles = state.piles
    return replace(state, piles=Piles(piles.teapots[:teapots], piles.carpets[:carpets], piles.salt[:salt]))


def changed(values: tuple[Told, ...], place: int, value: Told) -> tuple[Told, ...]:
    return (*values[:place], value, *values[place + 1 :])


class Turn(NamedTuple):
    """What a move, or a chain of them, led to."""

    state: State
    log: tuple[Event[Telling], ...]
    undoable: bool = False

    def told(self, kind: type[Told], seat: int | None = None) -> list[Told]:
        """The tellings of this kind as that seat heard them, None: everybody else."""
        heard = [event.told_to(seat) for event in self.log]
        return [telling for telling in heard if isinstance(telling, kind)]

    def then(self, seat: int, move: Move) -> "Turn":
        return made(self.state, seat, move)

    @property
    def kinds(self) -> list[str]:
        return [type(event.public).__name__ for event in self.log]


def made(state: State, seat: int, move: Move) -> Turn:
    """One move, which must be legal."""
    return Turn(*structs(KHIVA.apply(state, seat, move)))


def structs(applied: Any) -> tuple[State, tuple[Event[Telling], ...], bool]:
    return applied.state, applied.events, applied.undoable


def chosen(state: State, seat: int, play: str, give: str | None = None) -> Turn:
    """A seat chooses; without `give` it gives the last of its other cards."""
    laid = made(state, seat, Lay(cards(play)))
    others = [other for other in state.seats[seat].hand if other not in cards(play)]
    gift = tuple(others[-len(cards(play)) :]) if give is None else cards(give)
    return laid.then(seat, Give(gift))


def all_chosen(state: State, plays: Sequence[str], gives: Mapping[int, str] | None = None) -> Turn:
    """Every seat chooses, the first one first; what the last choice led to."""
    turn = Turn(state, ())
    for seat, play in enumerate(plays):
        turn = chosen(turn.state, seat, play, (gives or {}).get(seat))
    return turn


def reveal(plays: Sequence[str], **where: Any) -> Turn:
    """A turn in which these cards are played, one seat after the other, from a position made for it."""
    return all_chosen(position(plays, **where), plays)


def names(some_cards: Iterable[int]) -> str:
    return " ".join(f"{CAMELS[some // NUMBERS]}{some % NUMBERS + 1}" for some in some_cards)
