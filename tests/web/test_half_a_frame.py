"""A line that breaks in the middle of a frame hurts nobody else."""

import asyncio

from tests.web.conftest import Serve
from tests.web.people import Guest, begin, guests

HALF = bytes([0x81, 0x80 | 60]) + bytes(4) + b'{"type":"move","n":1'  # RFC 6455: 60 bytes are announced, 20 come


async def _send_half(guest: Guest, code: str, url: str) -> asyncio.StreamWriter:
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/matches/{code}/live?client=half-a-frame HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {url}\r\n"
        f"Cookie: {guest.headers['Cookie']}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readline()
    writer.write(HALF)
    await writer.drain()
    return writer


async def test_half_a_frame_plays_nothing_and_holds_up_nobody(serve: Serve) -> None:
    server = serve()
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            half = await _send_half(bob, code, server.url)
            async with asyncio.timeout(5):
                assert (await tab.play())["ply"] == 1
            half.transport.abort()
            async with asyncio.timeout(5):
                while tab.frames[-1].get("presence", {}).get("seats") != [True, False]:
                    await tab.until("presence")
                async with bob.tab(code) as again:
                    assert (await again.play())["ply"] == 2
    assert not [line for line in server.log if "Traceback" in line]
