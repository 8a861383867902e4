"""What happened in a move, told to everybody and, where they know more, to single seats."""

from typing import Generic, TypeVar

from msgspec import Struct

Told = TypeVar("Told")


class Event(Struct, Generic[Told], frozen=True):
    """One thing that happened.

    `public` is what everybody may know; `to_seats` gives (seat, telling) for those who know more: that seat is told
    this instead. `Told` is the game's tagged union of tellings.

    >>> Event("Ada draws a card", to_seats=((0, "you draw silk"),)).told_to(0)
    'you draw silk'
    """

    public: Told
    to_seats: tuple[tuple[int, Told], ...] = ()

    def told_to(self, seat: int | None) -> Told:
        """What this seat is told; None is a spectator."""
        for knowing, telling in self.to_seats:
            if knowing == seat:
                return telling
        return self.public
