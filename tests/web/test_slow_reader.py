"""Somebody who does not read is cut off; nobody else notices."""

import asyncio
import json
import socket as sockets
from contextlib import suppress
from typing import Any

import pytest

from tests.web.conftest import Serve
from tests.web.people import Guest, begin, guests
from web.rooms.connection import TOO_SLOW, Connection

PING = b'{"type":"ping"}'
PINGS = 2000 * (bytes([0x81, 0x80 | len(PING)]) + bytes(4) + PING)  # RFC 6455, masked by zeros


def _ask_and_never_read(guest: Guest, code: str, url: str) -> None:
    """Open the table and ping until the server has had enough: its answers fill every buffer on the way."""
    host, port = url.removeprefix("http://").split(":")
    handshake = (
        f"GET /api/matches/{code}/live?client=never-reads HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {url}\r\n"
        f"Cookie: {guest.headers['Cookie']}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.settimeout(30)
        raw.connect((host, int(port)))
        raw.sendall(handshake.encode())
        with suppress(ConnectionError):
            while True:
                raw.sendall(PINGS)


async def test_a_slow_reader_is_cut_off_and_the_match_goes_on(serve: Serve) -> None:
    server = serve(send_queue=8)
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            asking = asyncio.create_task(asyncio.to_thread(_ask_and_never_read, eve, code, server.url))
            moves = 0
            while not asking.done():
                moves += 1
                answer = await tab.play({"type": "bid", "card": 1 + moves % 2})
                assert answer["type"] == "update", answer
                await asyncio.sleep(0.05)
            await asking
            assert (await tab.play({"type": "bid", "card": 5}))["type"] == "update"
            watching = [frame["presence"]["watching"] for frame in tab.frames if frame["type"] == "presence"]
            assert [[one["name"] for one in people] for people in watching] == [["Eve"], []]
        assert 'caravanserai_cut_off_total{code="4408"} 1.0' in (await ada.http.get("/metrics")).text


async def test_a_full_queue_closes_the_connection_and_throws_the_rest_away() -> None:
    blocked = asyncio.Event()
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        await blocked.wait()
        sent.append(message)

    connection = Connection(send, queue=3)
    writing = asyncio.create_task(connection.write())
    connection.send("first")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for number in range(3):
        connection.send(json.dumps(number))
    assert not connection.closed.is_set()
    connection.send("one too many")
    assert connection.closed.is_set()
    blocked.set()
    async with asyncio.timeout(5):
        await writing
    assert [message.get("text") for message in sent[:-1]] == ["first"]
    assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW, "reason": "too slow a reader"}


@pytest.mark.parametrize("frames", [1, 50])
async def test_frames_go_out_in_order(frames: int) -> None:
    sent: list[str] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message.get("text", "closed"))

    connection = Connection(send, queue=100)
    writing = asyncio.create_task(connection.write())
    for number in range(frames):
        connection.send(str(number))
        if number % 7 == 0:
            await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    connection.close(1000, "")
    async with asyncio.timeout(5):
        await writing
    assert sent == [*map(str, range(frames)), "closed"]
