"""Tools: change the workbench or drink, hex by hex (KU70 to KU77)."""

from msgspec.structs import replace

from engine_core.events import Event
from engine_core.refusals import IllegalMove
from kuldhara.components import EVERY_HEX, FULL_WATER, REMOVED_AT_ONCE, TOOL_WATER
from kuldhara.events import Log, Recoloured, Removed, Swapped, ToolSpent, Watered
from kuldhara.gems import COLOURS, EVERY_COLOUR, changed
from kuldhara.moves import PickColour, PickHex, Stop, UseTool
from kuldhara.state import Hunter, State, Supply, Tool, Tooling, now, on_turn
from kuldhara.steps.permit import may_use_tools, require_first_action_taken
from kuldhara.workbench import ALL_HEXES, Content, content, emptied, filled, filled_with, hexes_of, swapped

TOOLS: tuple[Tool, ...] = ("transfer", "replace", "recolour", "remove", "water")
_TOOLS: dict[Tool, UseTool] = {tool: UseTool(tool) for tool in TOOLS}
_HEXES = tuple(PickHex(at) for at in EVERY_HEX)
_COLOURS = tuple(PickColour(colour) for colour in EVERY_COLOUR)
_STOP = Stop()

_NOT_NOW = {
    "transfer": ("KU71", "there is nothing to transfer, or no empty hex for it"),
    "replace": ("KU76", "no two hexes of your workbench differ"),
    "recolour": ("KU73", "no hex of your workbench can become another colour"),
    "remove": ("KU76", "your workbench is empty"),
    "water": ("KU76", f"you have {FULL_WATER} water already"),
}


def moves(state: State, hunter: Hunter) -> list[UseTool]:
    if not hunter.tools or not may_use_tools(state.turn):
        return []
    return [_TOOLS[tool] for tool in TOOLS if _works(tool, state.supply, hunter)]


def picks(state: State, hunter: Hunter, tooling: Tooling) -> list[PickHex | PickColour | Stop]:
    """What can be chosen next for the tool taken up."""
    if tooling.tool == "recolour" and tooling.hex is not None:
        there = content(hunter.bench, tooling.hex)
        return [_COLOURS[colour] for colour in _new_colours(state.supply, there)]
    found: list[PickHex | PickColour | Stop] = [_HEXES[at] for at in _open_hexes(state.supply, hunter, tooling)]
    return [*found, _STOP] if tooling.removed else found


def use_tool(state: State, move: UseTool, log: Log) -> State:
    turn, hunter = state.turn, on_turn(state)
    require_first_action_taken(turn)
    if not may_use_tools(turn):
        raise IllegalMove("KU20", "tools come before crafting")
    if not hunter.tools:
        raise IllegalMove("KU70", "you have no tool left")
    if not _works(move.tool, state.supply, hunter):
        rule, detail = _NOT_NOW[move.tool]
        raise IllegalMove(rule, detail)
    hunter = replace(hunter, tools=hunter.tools - 1, spent=hunter.spent + 1)
    log.append(Event(ToolSpent(turn.seat, move.tool, hunter.tools)))
    turn = replace(turn, step="tools", unloading=False)
    if move.tool == "water":
        gained = min(TOOL_WATER, FULL_WATER - hunter.water)
        log.append(Event(Watered(turn.seat, gained)))
        return now(state, replace(hunter, water=hunter.water + gained), turn)
    return now(state, hunter, replace(turn, pending=Tooling(move.tool, None, 0)))


def pick_hex(state: State, move: PickHex, log: Log) -> State:
    hunter, tooling = on_turn(state), _taken_up(state)
    if tooling.tool == "recolour" and tooling.hex is not None:
        raise IllegalMove("KU73", "the hex is chosen, now choose its new colour")
    if move.hex not in _open_hexes(state.supply, hunter, tooling):
        raise IllegalMove(*_why_not(tooling, content(hunter.bench, move.hex)))
    if tooling.tool == "remove":
        return _removed(state, hunter, tooling, move.hex, log)
    if tooling.hex is None:
        return now(state, hunter, replace(state.turn, pending=replace(tooling, hex=move.hex)))
    log.append(Event(Swapped(state.turn.seat, (tooling.hex, move.hex))))
    return _done(state, replace(hunter, bench=swapped(hunter.bench, tooling.hex, move.hex)))


def pick_colour(state: State, move: PickColour, log: Log) -> State:
    hunter, tooling = on_turn(state), _taken_up(state)
    there = None if tooling.hex is None else content(hunter.bench, tooling.hex)
    if tooling.tool != "recolour" or tooling.hex is None or there is None:
        raise IllegalMove("KU73", "first choose the hex that becomes another colour")
    if move.colour not in _new_colours(state.supply, there):
        raise IllegalMove("KU73", f"{COLOURS[move.colour]} is the old colour, or its gem or tile is not available")
    new = there._replace(colour=move.colour)
    log.append(Event(Recoloured(state.turn.seat, tooling.hex, there.colour, new.colour, there.gem, there.tile)))
    bench = filled_with(emptied(hunter.bench, tooling.hex), tooling.hex, new)
    supply = _given(_given(state.supply, there, 1), new, -1)
    return replace(_done(state, replace(hunter, bench=bench)), supply=supply)


def stop(state: State, move: Stop, log: Log) -> State:  # noqa: ARG001 every step takes the same
    if not _taken_up(state).removed:
        raise IllegalMove("KU76", "the tool must change something")
    return _done(state, on_turn(state))


def _taken_up(state: State) -> Tooling:
    if not isinstance(state.turn.pending, Tooling):
        raise IllegalMove("KU70", "you have no tool in hand")
    return state.turn.pending


def _done(state: State, hunter: Hunter) -> State:
    return now(state, hunter, replace(state.turn, pending=None))


def _removed(state: State, hunter: Hunter, tooling: Tooling, at: int, log: Log) -> State:
    there = content(hunter.bench, at)
    assert there is not None
    log.append(Event(Removed(state.turn.seat, at, there.colour, there.gem, there.tile)))
    bench, removed = emptied(hunter.bench, at), tooling.removed + 1
    more = removed < REMOVED_AT_ONCE and filled(bench)
    turn = replace(state.turn, pending=replace(tooling, removed=removed) if more else None)
    return replace(now(state, replace(hunter, bench=bench), turn), supply=_given(state.supply, there, 1))


def _given(supply: Supply, there: Content, by: int) -> Supply:
    """The supply with the pieces of a hex back (1) or taken (-1)."""
    return Supply(
        changed(supply.gems, there.colour, by * there.gem), changed(supply.tiles, there.colour, by * there.tile)
    )


def _works(tool: Tool, supply: Supply, hunter: Hunter) -> bool:
    if tool == "water":
        return hunter.water < FULL_WATER
    held = filled(hunter.bench)
    if tool == "remove":
        return held > 0
    if tool == "transfer":
        return 0 < held < ALL_HEXES
    if tool == "replace":
        return 0 < held < ALL_HEXES or len({content(hunter.bench, at) for at in EVERY_HEX}) > 1
    return any(_new_colours(supply, content(hunter.bench, at)) for at in hexes_of(held))


def _open_hexes(supply: Supply, hunter: Hunter, tooling: Tooling) -> list[int]:
    """The hexes that the tool can be put to next."""
    bench, held = hunter.bench, filled(hunter.bench)
    if tooling.tool == "recolour":
        return [at for at in hexes_of(held) if _new_colours(supply, content(bench, at))]
    if tooling.tool == "transfer":
        return list(hexes_of(held if tooling.hex is None else ALL_HEXES & ~held))
    if tooling.tool == "replace":
        if tooling.hex is None:
            return list(EVERY_HEX)
        return [at for at in EVERY_HEX if content(bench, at) != content(bench, tooling.hex)]
    return list(hexes_of(held))


def _new_colours(supply: Supply, there: Content | None) -> list[int]:
    """The colours that the content of a hex can become (KU73)."""
    if there is None:
        return []
    return [
        colour
        for colour in EVERY_COLOUR
        if colour != there.colour and supply.gems[colour] >= there.gem and supply.tiles[colour] >= there.tile
    ]


def _why_not(tooling: Tooling, there: Content | None) -> tuple[str, str]:
    if tooling.tool == "transfer" and tooling.hex is not None:
        return "KU71", "the content goes to a hex that is completely empty"
    if tooling.tool == "replace":
        return "KU76", "the two hexes must differ"
    if tooling.tool == "recolour" and there is not None:
        return "KU73", "no other colour has the gem and the tile for that hex"
    return "KU76", "that hex is empty"
