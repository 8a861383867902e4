"""Since when nobody is connected for a seat."""

from collections.abc import Iterable, Sequence
from time import monotonic


class Absence:
    """Seats that have nobody here. What was before this room was loaded is not known, unless another process knows."""

    def __init__(self, seats: int) -> None:
        self._since = dict.fromkeys(range(seats), monotonic())
        self._seen: set[int] = set()  # to leave, here or at another process

    def note(self, present: Sequence[bool]) -> None:
        for seat, here in enumerate(present):
            if here:
                self._since.pop(seat, None)
                self._seen.discard(seat)
            elif seat not in self._since:
                self._since[seat] = monotonic()
                self._seen.add(seat)

    def learn(self, gone: Iterable[tuple[int, int]]) -> None:
        """What another process has seen: seats, and how many ms ago they were left. Who saw them last is right."""
        for seat, ms in gone:
            left = monotonic() - ms / 1000
            if seat in self._since and (seat not in self._seen or left > self._since[seat]):
                self._since[seat] = left
                self._seen.add(seat)

    def begin(self, seat: int) -> None:
        """Somebody else has the seat now."""
        self._seen.discard(seat)
        if seat in self._since:
            self._since[seat] = monotonic()

    def is_longer_than(self, seat: int, seconds: float) -> bool:
        return seat in self._since and monotonic() - self._since[seat] > seconds

    def seen(self) -> tuple[tuple[int, int], ...]:
        """The seats that were seen to be left, and how many ms ago."""
        return tuple((seat, int((monotonic() - self._since[seat]) * 1000)) for seat in sorted(self._seen))
