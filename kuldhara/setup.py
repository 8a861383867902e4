"""Options, and the table before the first turn."""

from typing import Annotated, get_args

from msgspec import Meta, Struct

from engine_core.chance import Chance
from engine_core.refusals import OptionsRefused
from kuldhara.board import CAMP, RUINS
from kuldhara.challenges import CHALLENGE_CARDS, CRAFTING, Challenge, gets_start_card, water_each_phase
from kuldhara.components import CENTRAL, GEMS_IN_PLAY, ROW_LENGTHS, START_CARDS, TILES_IN_PLAY, TOOLS_EACH
from kuldhara.deck import IDS_OF_LEVEL
from kuldhara.gems import NONE_OF_ANY, counted, subtracted
from kuldhara.jewelry import LEVELS
from kuldhara.kadhan import kadhan_at_start
from kuldhara.state import Difficulty, Hunter, Market, Setting, State, Supply, Turn
from kuldhara.workbench import EMPTY_BENCH, Bench, with_gem

MOST_SEATS = 4


_SOLO = {"seats": [1]}
_DIFFICULTIES = (*get_args(Difficulty)[:1], None, *get_args(Difficulty)[2:])
"""The form of the lobby is told at which tables there is something to choose, and in which order to offer it."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """`first_player` is a seat; None draws one (KU15). `first_game` plays without the level 3 cards (KU14).

    For the solo game: Kadhan's `difficulty`, None for standard (KU100); the `challenges` chosen, and how many more are
    drawn at random from the challenge cards left (KU120).
    """

    first_player: int | None = None
    first_game: bool = False
    difficulty: Annotated[Difficulty | None, Meta(extra_json_schema={**_SOLO, "choices": _DIFFICULTIES})] = None
    challenges: Annotated[tuple[Challenge, ...], Meta(extra_json_schema=_SOLO)] = ()
    random_challenges: Annotated[int, Meta(ge=0, le=len(CHALLENGE_CARDS), extra_json_schema=_SOLO)] = 0


def check(seats: int, options: Options) -> None:
    """Raises `OptionsRefused`."""
    if not 1 <= seats <= MOST_SEATS:
        raise OptionsRefused("KU10", f"Kuldhara is for 1 to {MOST_SEATS} players, not {seats}")
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise OptionsRefused("KU15", f"the first player is a seat from 0 to {seats - 1}, not {options.first_player}")
    if seats > 1 and options.difficulty is not None:
        raise OptionsRefused("KU100", "Kadhan plays in the solo game only; leave his difficulty out")
    if seats > 1 and (options.challenges or options.random_challenges):
        raise OptionsRefused("KU120", "challenges belong to the solo game; leave them out")
    for sides in CHALLENGE_CARDS:
        if sum(options.challenges.count(side) for side in sides) > 1:
            raise OptionsRefused("KU123", f"{' and '.join(sides)} are two sides of one card; choose one of them, once")
    if options.first_game and not CRAFTING.isdisjoint(options.challenges):
        raise OptionsRefused("KU124", "crafting challenges need the level 3 cards; leave out one of the two")
    left = len(_cards_left(options))
    if not 0 <= options.random_challenges <= left:
        raise OptionsRefused("KU120", f"from 0 to {left} challenges can be drawn, not {options.random_challenges}")


def setup(seats: int, options: Options, seed: bytes) -> State:
    """The table as in KU10 to KU15 and KU100, KU101, KU118."""
    chance = Chance(seed)
    first = options.first_player
    if first is None:
        first, chance = chance.below(seats)
    chests, chance = chance.shuffled(range(RUINS))
    market, chance = _market(options.first_game, chance)
    challenges, chance = _challenges(options, chance)
    difficulty = (options.difficulty or "standard") if seats == 1 else None
    setting = Setting(chests, options.first_game, difficulty, challenges)

    start_cards, chance = chance.shuffled(START_CARDS)
    gems, hunters = GEMS_IN_PLAY, []
    for _ in range(seats):
        bench = EMPTY_BENCH
        if gets_start_card(challenges):
            card, start_cards = start_cards[0], start_cards[1:]
            bench, gems = _started(card), subtracted(gems, counted(card))
        hunters.append(_hunter(bench, water_each_phase(challenges)))
    kadhan = None
    if difficulty is not None:
        his = counted(start_cards[0])
        gems = subtracted(gems, his)
        kadhan, chance = kadhan_at_start(difficulty, his, chance)
    supply = Supply(gems, TILES_IN_PLAY)
    return State(setting, 0, supply, market, tuple(hunters), Turn(first), first, kadhan, chance)


def _cards_left(options: Options) -> list[tuple[Challenge, ...]]:
    """The challenge cards that can still be drawn; of each, the sides that may be in this game."""
    return [
        sides
        for sides in CHALLENGE_CARDS
        if set(sides).isdisjoint(options.challenges) and not (options.first_game and CRAFTING.issuperset(sides))
    ]


def _challenges(options: Options, chance: Chance) -> tuple[tuple[Challenge, ...], Chance]:
    cards, chance = chance.shuffled(_cards_left(options))
    drawn = []
    for sides in cards[: options.random_challenges]:
        side, chance = chance.pick(sides)
        drawn.append(side)
    return (*options.challenges, *drawn), chance


def _market(first_game: bool, chance: Chance) -> tuple[Market, Chance]:
    rows, decks = [], []
    for level, length in zip(LEVELS, ROW_LENGTHS, strict=True):
        left_out = first_game and level == LEVELS[-1]
        deck, chance = chance.shuffled(() if left_out else IDS_OF_LEVEL[level])
        rows.append(deck[:length])
        decks.append(deck[length:])
    return Market(tuple(rows), tuple(decks)), chance


def _started(card: tuple[int, ...]) -> Bench:
    bench = EMPTY_BENCH
    for colour, at in zip(card, CENTRAL, strict=True):
        bench = with_gem(bench, colour, at)
    return bench


def _hunter(bench: Bench, water: int) -> Hunter:
    return Hunter(CAMP, water, NONE_OF_ANY, TOOLS_EACH, 0, bench, (), (), passed=False)
