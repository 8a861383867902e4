"""The least WebSocket client (RFC 6455) that a load needs: text both ways, over a bare asyncio protocol.

It offers compression (RFC 7692) as browsers do; what it sends is too short for it. The load has to cost less than the
server that it loads; a full client library costs more.
"""

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha1
from secrets import token_bytes
from typing import cast

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _DEFLATED, _CLOSE, _PING = 0x81, 0xC1, 0x88, 0x89
_COMPRESSION = "permessage-deflate"
_TAIL = b"\x00\x00\xff\xff"  # of each message, left out on the wire
_MASKED = 0x80
_NORMAL = (1000).to_bytes(2, "big")
_ZERO_MASK = bytes(4)  # a mask is there for browsers; with zeros the payload goes out as it is


class HandshakeRefused(ConnectionError):
    """The server answered the handshake with something else than 101."""


class Socket(asyncio.Protocol):
    """One open connection; `on_text` gets each message's bytes, `on_lost` a word when the other side ends it."""

    def __init__(self, on_text: Callable[[bytes], None], on_lost: Callable[[str], None]) -> None:
        self._on_text = on_text
        self._on_lost = on_lost
        self._buffer = b""
        self._key = b64encode(token_bytes(16))
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._inflate: Callable[[bytes], bytes] | None = None
        self._closing = False

    async def connect(self, address: tuple[str, int], path: str, headers: dict[str, str]) -> None:
        """Raises HandshakeRefused with the server's answer. Messages may come before this returns."""
        await asyncio.get_running_loop().create_connection(lambda: self, *address)
        lines = [f"GET {path} HTTP/1.1", "Host: {}:{}".format(*address), "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {self._key.decode()}"]
        lines += [f"Sec-WebSocket-Extensions: {_COMPRESSION}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        assert self._transport is not None
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await self._opened

    @property
    def open(self) -> bool:
        return self._transport is not None and not self._closing

    def send(self, text: bytes) -> None:
        """`text` is shorter than 64 KB."""
        assert self._transport is not None
        self._transport.write(_frame(_TEXT, text))

    def abort(self) -> None:
        """Gone without a word, as when a train enters a tunnel."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()

    def close(self) -> None:
        if self.open:
            self._closing = True
            self._hang_up(_NORMAL)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(HandshakeRefused("the server hung up during the handshake"))
        elif not self._closing:
            self._closing = True
            self._on_lost("connection lost" if exc is None else f"connection lost: {exc}")

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        start = 0
        if not self._opened.done():
            start = self._shake_hands(data)
        if self._opened.done():
            while not self._closing and (end := self._take_frame(data, start)) > start:
                start = end
        self._buffer = data[start:] if start else data

    def _take_frame(self, data: bytes, start: int) -> int:
        """Hands on the frame at `start`; where the next one begins, or `start` if this one is not whole yet."""
        here = len(data) - start
        if here < 2:
            return start
        length, payload = data[start + 1], start + 2
        if length == 126:
            payload = start + 4
            length = int.from_bytes(data[start + 2 : payload], "big")
        elif length == 127:
            payload = start + 10
            length = int.from_bytes(data[start + 2 : payload], "big")
        end = payload + length
        if end > len(data):
            return start
        kind = data[start]
        if kind == _TEXT:
            self._on_text(data[payload:end])
        elif kind == _DEFLATED and self._inflate is not None:
            self._on_text(self._inflate(data[payload:end] + _TAIL))
        else:
            self._answer_control(kind, data[payload:end])
        return end

    def _answer_control(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            assert self._transport is not None
            self._transport.write(_frame(0x8A, payload))
        elif kind == _CLOSE:
            self._closing = True
            code = int.from_bytes(payload[:2], "big")
            self._hang_up(payload[:2])
            self._on_lost(f"closed by the server: {code} {payload[2:].decode()}".rstrip())
        else:
            self._on_lost(f"the server sent a frame of kind {kind:#x}, wanted is whole text")

    def _hang_up(self, code: bytes) -> None:
        assert self._transport is not None
        self._transport.write(_frame(_CLOSE, code))
        self._transport.close()

    def _shake_hands(self, data: bytes) -> int:
        """Reads the answer to the handshake; where it ends, 0 while it is not whole."""
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return 0
        status, *lines = head.split(b"\r\n")
        accept = b64encode(sha1(self._key + _GUID).digest())
        if b" 101 " not in status:
            self._refuse(f"{status.decode()}: {rest.decode(errors='replace')[:300]}")
        elif not any(line.lower().startswith(b"sec-websocket-accept:") and line.endswith(accept) for line in lines):
            self._refuse("the answer's Sec-WebSocket-Accept is wrong")
        else:
            if _COMPRESSION.encode() in head:
                self._inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress
            self._opened.set_result(None)
        return len(head) + len(found)

    def _refuse(self, why: str) -> None:
        self._opened.set_exception(HandshakeRefused(why))
        self.abort()


def _frame(kind: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((kind, _MASKED | length)) + _ZERO_MASK + payload
    return bytes((kind, _MASKED | 126)) + length.to_bytes(2, "big") + _ZERO_MASK + payload
