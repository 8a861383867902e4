"""The bare echo: FastAPI, WebSockets, and nothing else. Each message in a room is answered with one to every member.

What is sent is played from a tape of a real match, so that it has the sizes of the real thing.
"""

import sys
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from tests.load.scenario import Echo
from tests.load.tape import load
from web.rooms.messages import LARGEST


def echo(tape: Path) -> FastAPI:
    app = FastAPI()
    answers = [[frame.decode() for frame in exchange.got] for exchange in load(tape)]
    rooms: dict[str, list[WebSocket]] = {}
    heard: dict[str, int] = {}

    @app.websocket("/echo/{room}")
    async def live(socket: WebSocket, room: str) -> None:
        await socket.accept()
        members = rooms.setdefault(room, [])
        members.append(socket)
        try:
            while True:
                await socket.receive_text()
                number = heard[room] = heard.get(room, -1) + 1
                for member, frame in zip(members, answers[number % len(answers)], strict=True):
                    await member.send_text(frame)
        except WebSocketDisconnect:
            members.remove(socket)

    return app


AS_CARAVANSERAI: dict[str, Any] = {"ws": "websockets-sansio", "ws_max_size": LARGEST, "ws_per_message_deflate": False}
"""As `caravanserai serve` has it."""

if __name__ == "__main__":
    _, how, port, tape = sys.argv
    uvicorn.run(
        echo(Path(tape)),
        host="127.0.0.1",
        port=int(port),
        log_level="warning",
        access_log=False,
        server_header=False,
        **(AS_CARAVANSERAI if how == Echo.TUNED else {}),
    )
