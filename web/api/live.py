"""The WebSocket of one match: docs/protocol.md."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from pydantic import BaseModel, Field

from web.api.session import HouseHere, Somebody
from web.guard.buckets import Bucket
from web.house import House
from web.matches import store
from web.problems import Problem
from web.rooms import frames
from web.rooms.connection import Connection
from web.rooms.member import Member
from web.rooms.messages import Move, Ping, Undo, number_in, read
from web.rooms.room import Room

STILL_TOO_FAST = 4429
_PATIENCE = 50  # messages that may be refused as too fast at once before the connection ends
_FAREWELL_SECONDS = 1.0

router = APIRouter()


class Tab(BaseModel):
    """The query of the handshake."""

    client: str = Field(min_length=8, max_length=64)
    since: int = Field(0, ge=0)
    heard: int = Field(0, ge=0)
    watch: bool = False
    seat: int | None = Field(None, ge=0, le=7)


@router.websocket("/api/matches/{code}/live")
async def live(
    socket: WebSocket,
    code: str,
    house: HouseHere,
    person: Somebody,
    tab: Annotated[Tab, Query()],
) -> None:
    async with house.database.reading() as connection:
        match = await store.by_code(connection, code)
    if match is None:
        raise Problem("unknown_match")
    address = socket.client.host if socket.client else ""
    with house.socket_from(address):
        room = await house.rooms.room(match.id)
        line = Connection(socket.send, house.settings.send_queue)
        member = Member(person, tab.client, line, watch=tab.watch, wanted=tab.seat)
        room.join(member, tab.since, tab.heard)  # at once, so that the room is not dropped as idle meanwhile
        try:
            await socket.accept()
            await house.lobby.saw(match, person)
            await _converse(socket, room, member, house)
        finally:
            room.leave(member)


async def _converse(socket: WebSocket, room: Room, member: Member, house: House) -> None:
    """Carry messages both ways until one side ends it."""
    connection = member.connection
    writing = asyncio.create_task(connection.write(), name="write to socket")
    reading = asyncio.create_task(_read(socket, room, member, house), name="read from socket")
    cut = asyncio.create_task(connection.closed.wait(), name="socket to be closed")
    try:
        await asyncio.wait([writing, reading, cut], return_when=asyncio.FIRST_COMPLETED)
        if connection.closed.is_set():
            house.metrics.cut_off.labels(connection.close_code).inc()
            await asyncio.wait([writing], timeout=_FAREWELL_SECONDS)
    finally:
        for task in (writing, reading, cut):
            task.cancel()
        await asyncio.gather(writing, reading, cut, return_exceptions=True)


async def _read(socket: WebSocket, room: Room, member: Member, house: House) -> None:
    bucket = Bucket(house.settings.socket_rate, house.settings.socket_burst)
    patience = Bucket(house.settings.socket_rate, _PATIENCE)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text") or received.get("bytes") or b""
        if bucket.take():
            _hear(text, room, member, house)
        elif patience.take():
            _refuse(member, number_in(text), Problem("too_fast"), house)
        else:
            member.connection.close(STILL_TOO_FAST, "too many messages")
            return


def _hear(text: str | bytes, room: Room, member: Member, house: House) -> None:
    try:
        match read(text):
            case Ping():
                member.send(frames.PONG)
            case Move() | Undo() as asked:
                room.submit(member, asked)
            case message:
                room.hear(member, message)
    except Problem as problem:
        _refuse(member, number_in(text), problem, house)


def _refuse(member: Member, n: int | None, problem: Problem, house: House) -> None:
    house.metrics.refusals.labels(problem.code).inc()
    member.send(frames.refused(n, problem))
