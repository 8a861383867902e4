"""What one move leads to, gathered while it is carried out."""

from typing import Any

from engine_core.events import Event
from kathmandu.tellings import Telling


class Story:
    """The events of one move; lives only inside `apply`."""

    def __init__(self) -> None:
        self.events: list[Event[Any]] = []
        self.undoable = True

    def tell(self, telling: Telling) -> None:
        """Told to everybody alike."""
        self.events.append(Event(telling))

    def tell_apart(self, public: Telling, *to_seats: tuple[int, Telling]) -> None:
        """Told to these seats in another way than to everybody."""
        self.events.append(Event(public, to_seats))

    def no_way_back(self) -> None:
        """Something hidden was seen, or chance was used: the move cannot be taken back."""
        self.undoable = False
