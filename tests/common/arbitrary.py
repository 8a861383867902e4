"""Values of any type that msgspec can describe: moves that nobody offered, options that nobody tried."""

from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect, structs

from engine_core.game import Game
from engine_core.refusals import OptionsRefused

AnyGame = Game[Any, Any, Any]

USUAL_INTS = (-2, 40)
USUAL_LENGTHS = (0, 6)


@cache
def values_of(wanted: Any) -> st.SearchStrategy[Any]:
    """Values of this type, as an annotation writes it; where the type sets no bounds, mostly ones that could occur."""
    return _values(inspect.type_info(wanted))


def _values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.Metadata():
            return _values(kind.type)
        case inspect.UnionType():
            return st.one_of(*map(_values, kind.types))
        case inspect.StructType():
            return st.builds(kind.cls, **{field.name: _values(field.type) for field in kind.fields})
        case inspect.TupleType():
            return st.tuples(*map(_values, kind.item_types))
        case inspect.VarTupleType():
            return _several(kind).map(tuple)
        case inspect.FrozenSetType():
            return _several(kind).map(frozenset)
    return _single_values(kind)


def _single_values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return _ints(kind)
        case inspect.StrType():
            return st.text("abc01", min_size=kind.min_length or 0, max_size=kind.max_length or USUAL_LENGTHS[1])
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.EnumType():
            return st.sampled_from(list(kind.cls))
    raise TypeError(f"a game's moves and options cannot be of {kind}: see what the contract allows")


def _ints(kind: inspect.IntType) -> st.SearchStrategy[int]:
    least = kind.ge if kind.ge is not None else kind.gt + 1 if kind.gt is not None else USUAL_INTS[0]
    most = kind.le if kind.le is not None else kind.lt - 1 if kind.lt is not None else max(USUAL_INTS[1], least)
    return st.integers(int(least), int(most))


def _several(kind: inspect.VarTupleType | inspect.FrozenSetType) -> st.SearchStrategy[list[Any]]:
    least = kind.min_length or USUAL_LENGTHS[0]
    most = kind.max_length if kind.max_length is not None else max(USUAL_LENGTHS[1], least)
    return st.lists(_values(kind.item_type), min_size=least, max_size=most)


@st.composite
def options_for(draw: st.DrawFn, game: AnyGame, seats: int) -> Any:
    """Options that the game accepts for so many seats: the usual ones, changed one at a time as far as they may be."""
    kind = inspect.type_info(game.types.options)
    assert isinstance(kind, inspect.StructType)
    options = game.types.options()
    for field in kind.fields:
        changed = structs.replace(options, **{field.name: draw(_values(field.type))})
        if accepts(game, seats, changed):
            options = changed
    return options


def accepts(game: AnyGame, seats: int, options: Any) -> bool:
    try:
        game.check(seats, options)
    except OptionsRefused:
        return False
    return True
