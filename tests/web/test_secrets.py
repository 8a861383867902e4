"""Nothing that is hidden leaves the process: not to other seats, not to those who watch, not into a log."""

import json

import httpx

from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.servers import Server


async def test_a_bid_is_told_to_nobody_but_who_laid_it(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob])
        async with ada.tab(code) as mine, bob.tab(code) as other, eve.tab(code) as watching:
            answer = await mine.play({"type": "bid", "card": 4})
            assert answer["you"]["told"] == [[0, {"type": "laid", "seat": 0, "card": 4}]]
            assert answer["events"] == [{"type": "laid", "seat": 0, "card": None}]
            for tab in (other, watching):
                frame = await tab.until("update")
                assert frame["events"] == answer["events"]
                assert frame["table"] == answer["table"]
            assert other.you is not None
            assert other.you["told"] == []
            assert watching.you is None
        async with eve.tab(code) as late:
            assert late.frames[0]["log"][0]["events"] == answer["events"]


async def test_who_watches_gets_no_hand_even_if_they_have_a_seat(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code, watch=True) as tab:
            assert tab.you is None
            await tab.send({"type": "bid", "card": 1})
            refused = await tab.until("refused")
            assert refused["code"] == "not_a_player"


async def test_the_seed_is_shown_after_the_end_and_never_before(serve: Serve) -> None:
    server = serve(log_level="debug")
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob], prizes=3)
        heard: list[str] = []
        refused = await eve.http.get(f"/api/matches/{code}/record")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
        async with ada.tab(code) as one, bob.tab(code) as two, eve.tab(code) as watching:
            while one.table and not one.table["outcome"]:
                before = len(one.frames)
                await one.play()
                await one.play({"type": "bid", "card": 99})
                await two.play()
                assert len(one.frames) > before
                await one.until_ply(two.ply)
            await watching.until_ply(one.ply)
            heard += [json.dumps(frame) for tab in (one, two, watching) for frame in tab.frames]
        heard += [json.dumps(await guest.look(code)) for guest in (ada, eve)]
        record = (await eve.http.get(f"/api/matches/{code}/record")).json()
        server.stop()
        told = "\n".join((*heard, *server.log))
        assert record["commitment"] in told
        assert record["server_seed"] not in told
        assert not any(seed in told for seed in record["player_seeds"])


async def test_only_the_hash_of_a_token_is_kept_and_the_cookie_is_out_of_reach_of_scripts(serve: Serve) -> None:
    server = serve(log_level="debug")
    async with httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url}) as http:
        made = await http.post("/api/me", json={"name": "Ada"})
        attributes = made.headers["set-cookie"].lower()
        assert "httponly" in attributes
        assert "samesite=lax" in attributes
        (token,) = http.cookies.values()
    server.stop()
    assert len(token) >= 43  # 256 bits in base64
    assert token not in "\n".join(server.log)
    folder = server.database.parent
    assert not any(token.encode() in file.read_bytes() for file in folder.iterdir())
