"""All bid in secret at once, and may change it until all have. Hidden: bids, the order of prizes, favourites."""

from collections.abc import Mapping
from typing import ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine_core.chance import Chance
from engine_core.events import Event
from engine_core.game import Applied, Game, GameInfo, GameTypes
from engine_core.outcome import Outcome, ScoreLine, rank
from engine_core.refusals import IllegalMove, OptionsRefused

T = TypeVar("T")

FEWEST_PRIZES, MOST_PRIZES = 3, 12


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    prizes: int = 5


class Bid(Struct, frozen=True, tag="bid"):
    card: int


class State(Struct, frozen=True):
    """`deck` is face down, its first the next; `laid` are the sealed bids, `played` those of earlier rounds."""

    chance: Chance
    favourites: tuple[int, ...]
    deck: tuple[int, ...]
    prize: int | None
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int | None, ...]
    won: tuple[tuple[int, ...], ...]
    unsold: tuple[int, ...] = ()
    played: tuple[tuple[int, ...], ...] = ()


class Laid(Struct, frozen=True, tag="laid"):
    """`card` is told only to whoever laid it."""

    seat: int
    card: int | None


class Opened(Struct, frozen=True, tag="opened"):
    prize: int
    bids: tuple[int, ...]
    winner: int | None


class View(Struct, frozen=True):
    prize: int | None
    deck: int
    hand_sizes: tuple[int, ...]
    has_laid: tuple[bool, ...]
    played: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]


class Hand(Struct, frozen=True):
    cards: tuple[int, ...]
    laid: int | None
    favourite: int


class Catalog(Struct, frozen=True):
    most_prizes: int = MOST_PRIZES


class Sealed(Game[State, Bid, Options]):
    info: ClassVar[GameInfo] = GameInfo("sealed", "Sealed Bids", ("Nobody",), "Nobody", (2, 3, 4), (1, 2), "1")
    types: ClassVar[GameTypes] = GameTypes(State, Bid, Options, Laid | Opened, View, Hand, Catalog)

    def check(self, seats: int, options: Options) -> None:
        if seats not in self.info.seats:
            raise OptionsRefused("SB01", f"two to four people play, not {seats}")
        if not FEWEST_PRIZES <= options.prizes <= MOST_PRIZES:
            raise OptionsRefused("SB01", f"there are {FEWEST_PRIZES} to {MOST_PRIZES} prizes, not {options.prizes}")

    def setup(self, seats: int, options: Options, seed: bytes) -> State:
        numbers = tuple(range(1, options.prizes + 1))
        deck, chance = Chance(seed).shuffled(numbers)
        favourites, chance = _favourites(seats, options.prizes, chance)
        nothing: tuple[tuple[int, ...], ...] = ((),) * seats
        return State(chance, favourites, deck[1:], deck[0], (numbers,) * seats, (None,) * seats, nothing)

    def to_act(self, state: State) -> frozenset[int]:
        if state.prize is None:
            return frozenset()
        return frozenset(seat for seat, card in enumerate(state.laid) if card is None)

    def legal_moves(self, state: State, seat: int) -> tuple[Bid, ...]:
        return tuple(Bid(card) for card in state.hands[seat]) if state.prize is not None else ()

    def apply(self, state: State, seat: int, move: Bid) -> Applied[State]:
        if state.prize is None or move.card not in state.hands[seat]:
            raise IllegalMove("SB03", f"the bid {move.card} is not in this hand")
        back = () if state.laid[seat] is None else (state.laid[seat],)
        kept = tuple(sorted({*state.hands[seat], *back} - {move.card}))
        hands = _with(state.hands, seat, kept)
        laid = _with(state.laid, seat, move.card)
        told = Event(Laid(seat, None), ((seat, Laid(seat, move.card)),))
        if None in laid:
            return Applied(replace(state, hands=hands, laid=laid), (told,), undoable=True)
        bids = tuple(card for card in laid if card is not None)
        after, opened = _opened(replace(state, hands=hands), bids)
        return Applied(after, (told, Event(opened)), undoable=False)

    def public_view(self, state: State) -> View:
        sizes = tuple(len(hand) + (card is not None) for hand, card in zip(state.hands, state.laid, strict=True))
        has_laid = tuple(card is not None for card in state.laid)
        return View(state.prize, len(state.deck), sizes, has_laid, state.played, state.won)

    def private_view(self, state: State, seat: int) -> Hand:
        return Hand(state.hands[seat], state.laid[seat], state.favourites[seat])

    def outcome(self, state: State) -> Outcome | None:
        if state.prize is not None:
            return None
        return rank(
            [
                (ScoreLine("prizes", sum(won)), ScoreLine("favourite", favourite if favourite in won else 0))
                for won, favourite in zip(state.won, state.favourites, strict=True)
            ]
        )

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        if state.prize is None:  # the scores have told everything
            return replace(state, chance=chance)
        deck, chance = chance.shuffled(sorted(state.deck))
        prizes = len(deck) + 1 + len(state.unsold) + sum(map(len, state.won))
        favourites, chance = _favourites(len(state.hands), prizes, chance)
        hands, laid = state.hands, state.laid
        for other, card in enumerate(state.laid):
            if other != seat and card is not None:
                believed, chance = chance.pick(tuple(sorted({*hands[other], card})))
                hands = _with(hands, other, tuple(sorted({*hands[other], card} - {believed})))
                laid = _with(laid, other, believed)
        favourites = _with(favourites, seat, state.favourites[seat])
        return replace(state, chance=chance, deck=deck, favourites=favourites, hands=hands, laid=laid)

    def catalog(self) -> Catalog:
        return Catalog()

    def census(self, state: State) -> Mapping[str, int]:
        in_hand = sum(map(len, state.hands)) + sum(card is not None for card in state.laid)
        sold = sum(map(len, state.won)) + len(state.unsold)
        return {
            "bids": in_hand + sum(map(len, state.played)),
            "prizes": sold + len(state.deck) + (state.prize is not None),
        }


def _with(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _opened(state: State, bids: tuple[int, ...]) -> tuple[State, Opened]:
    assert state.prize is not None
    winner = bids.index(max(bids)) if bids.count(max(bids)) == 1 else None
    won = state.won if winner is None else _with(state.won, winner, (*state.won[winner], state.prize))
    unsold = state.unsold if winner is not None else (*state.unsold, state.prize)
    after = replace(
        state,
        deck=state.deck[1:],
        prize=state.deck[0] if state.deck else None,
        laid=(None,) * len(bids),
        won=won,
        unsold=unsold,
        played=(*state.played, bids),
    )
    return after, Opened(state.prize, bids, winner)


def _favourites(seats: int, prizes: int, chance: Chance) -> tuple[tuple[int, ...], Chance]:
    favourites: tuple[int, ...] = ()
    for _ in range(seats):
        favourite, chance = chance.below(prizes)
        favourites = (*favourites, favourite + 1)
    return favourites, chance


SEALED = Sealed()
