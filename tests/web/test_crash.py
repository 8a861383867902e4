"""`kill -9` in the middle of play: what was acknowledged is there, once, and the match goes on."""

import asyncio

import pytest

from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.player import Player, check

ROOMS = 3


@pytest.mark.parametrize("game", ["sealed", "karakum"])
async def test_every_acknowledged_move_is_there_once_after_kill_9_and_the_matches_go_on(
    serve: Serve, game: str
) -> None:
    server = serve()
    port = int(server.url.rpartition(":")[2])
    async with guests(server.url, "Ada", "Bob", "Cleo") as people:
        options = {"prizes": 12} if game == "sealed" else {}
        codes = [await begin(people, game, **options) for _ in range(ROOMS)]
        players = [Player(guest, code) for code in codes for guest in people]
        playing = [asyncio.create_task(player.play()) for player in players]
        for plies in (15, 50):
            while sum(len(player.acknowledged) for player in players) < plies:
                ended, _ = await asyncio.wait(playing, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
                assert not ended, "a match ended before the power was cut"
            server.kill()
            server = serve(port=port)
        await asyncio.wait_for(asyncio.gather(*playing), timeout=60)
        for code in codes:
            await check(people[0].http, code, [player for player in players if player.code == code])
