"""Whatever comes over the socket gets one clear answer, and the connection lives on where it can."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import Serve
from tests.web.people import Tab, begin, guests
from tests.web.servers import Server


@pytest.mark.parametrize(
    ("message", "n", "says"),
    [
        ("not json", None, "malformed"),
        ("", None, "truncated"),
        ("[]", None, "object"),
        ('{"type":"dance","n":3}', 3, "dance"),
        ('{"type":"move","n":4}', 4, "ply"),
        ('{"type":"move","n":"x","ply":0,"move":{}}', None, "$.n"),
        ('{"type":"move","n":5,"ply":0,"move":{"type":"bid","card":"high"}}', 5, "$.card"),
        ('{"type":"move","n":6,"ply":0,"move":{"type":"pass"}}', 6, "move:"),
        ('{"type":"move","n":7,"ply":99,"move":{"type":"bid","card":1}}', 7, "99"),
        (b"\xff\xfe", None, "malformed"),
        ('{"type":"move","n":8,"ply":0,"move":' + "[" * 4000 + "]" * 4000 + "}", None, "nested too deeply"),
    ],
)
async def test_a_message_that_cannot_be_read_is_refused_with_the_place(
    server: Server, message: str | bytes, n: int | None, says: str
) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            await tab.socket.send(message)
            refused = await tab.until("refused")
            assert (refused["code"], refused["n"], refused["rule"]) == ("bad_message", n, None)
            assert says in refused["detail"]
            assert (await tab.play())["type"] == "update"


async def test_what_the_rules_forbid_is_refused_with_the_rule(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            refused = await tab.play({"type": "bid", "card": 77})
            assert (refused["code"], refused["rule"]) == ("illegal_move", "SB03")


async def test_who_is_not_on_turn_is_told_so(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], "karakum")
        async with ada.tab(code) as one, bob.tab(code) as two:
            acting, waiting = (one, two) if one.can_move else (two, one)
            assert acting.you is not None
            refused = await waiting.play(acting.you["legal"][0])
            assert refused["code"] == "not_your_turn"


async def test_nobody_moves_before_the_start_or_after_the_end_or_without_a_seat(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await ada.create(options={"prizes": 3})
        bid = {"type": "bid", "card": 1}

        async def refused(tab: Tab, n: int) -> str:
            await tab.send(bid, n=n)
            return str((await tab.until("refused"))["code"])

        async with ada.tab(code) as one, bob.tab(code) as two, eve.tab(code) as three:
            assert await refused(one, 1) == "not_started"
            await bob.do(code, "join")
            await ada.do(code, "start")
            await asyncio.gather(*(tab.until("sync") for tab in (one, two, three)))
            assert await refused(three, 1) == "not_a_player"
            while one.table and not one.table["outcome"]:
                await one.play()
                await two.play()
                await one.until_ply(two.ply)
            assert await refused(one, 100) == "match_over"


async def test_a_message_over_8_kb_ends_the_connection(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            await tab.socket.send(json.dumps({"type": "ping", "padding": "x" * 9000}))
            await asyncio.wait_for(tab.socket.wait_closed(), 5)
            assert tab.socket.close_code == 1009


async def test_a_ping_is_answered(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            await tab.socket.send('{"type":"ping"}')
            assert await tab.until("pong") == {"type": "pong"}


async def test_who_sends_too_fast_is_refused_and_then_cut_off(serve: Serve) -> None:
    server = serve(socket_rate=5, socket_burst=10)
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            for _ in range(12):
                await tab.socket.send('{"type":"ping"}')
            refused = await tab.until("refused")
            assert refused["code"] == "too_fast"
            await asyncio.sleep(0.5)
            await tab.socket.send('{"type":"ping"}')
            await tab.until("pong")
            for _ in range(100):
                await tab.socket.send('{"type":"ping"}')
            with pytest.raises(ConnectionClosed):
                await tab.until("never")
            assert tab.socket.close_code == 4429


async def test_an_address_that_asks_too_often_has_to_wait(serve: Serve) -> None:
    server = serve(address_rate=1, address_burst=5)
    async with guests(server.url, "Ada") as (ada,):
        answers = [await ada.http.get("/api/games") for _ in range(6)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_fast")
        assert answers[-1].headers["retry-after"] == "1"
        assert (await ada.http.get("/healthz")).status_code == 200


async def test_a_request_over_8_kb_is_refused_however_it_is_sent(server: Server) -> None:
    async with guests(server.url, "Ada") as (ada,):

        async def in_pieces() -> object:
            for _ in range(20):
                yield b"x" * 1000

        for content in (b"x" * 9000, in_pieces()):
            refused = await ada.http.post("/api/matches", content=content)  # type: ignore[arg-type]
            assert (refused.status_code, refused.json()["code"]) == (413, "too_large")
        refused = await ada.http.post("/api/matches", content=b"{", headers={"content-type": "application/json"})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_request")
