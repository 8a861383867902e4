"""The one or two actions of a turn (KU20, KU23)."""

from msgspec.structs import replace

from kuldhara.state import Turn


def acted(turn: Turn) -> Turn:
    """The turn with one more action taken."""
    return replace(turn, actions=turn.actions + 1, unloading=False)
