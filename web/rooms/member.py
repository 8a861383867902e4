"""Somebody connected to a room."""

from web.people.guests import Person
from web.rooms.connection import Connection


class Member:
    """One tab. `client` is the name it chose for itself; with `watch` it takes no seat even if the person has one."""

    def __init__(self, person: Person, client: str, connection: Connection, *, watch: bool) -> None:
        self.person = person
        self.client = client
        self.connection = connection
        self.watch = watch
        self.seat: int | None = None

    def send(self, frame: str) -> None:
        self.connection.send(frame)
