"""Holofoil Buddhas, played the moment they are collected (KT121, KT123)."""

from msgspec.structs import replace

from kathmandu.monuments import started, with_monument
from kathmandu.scoring import difference
from kathmandu.state import Table, with_player
from kathmandu.story import Story
from kathmandu.tellings import HolofoilBuilt


def build_holofoil(state: Table, seat: int, card: int, story: Story) -> Table:
    """The Buddha in the collector's own area, worth its number among the holofoil Buddhas of the game."""
    player, nth = state.players[seat], state.holofoils + 1
    monument = started(len(player.area), 2 * card, worth=nth)
    area = with_monument(player.area, monument)
    points = difference(player.area, area, None, monument)
    story.tell(HolofoilBuilt(seat, monument.key, card, nth, points))
    players = with_player(state.players, seat, replace(player, area=area))
    return replace(state, players=players, holofoils=nth)
