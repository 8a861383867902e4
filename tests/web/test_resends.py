"""A message sent twice is carried out once; a move made on an old view is refused."""

import asyncio

from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.servers import Server


async def test_a_double_click_never_plays_twice(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], "karakum")
        async with ada.tab(code) as one, bob.tab(code) as two:
            tab = one if one.can_move else two
            assert tab.you is not None
            move, ply = tab.you["legal"][0], tab.ply
            await tab.send(move, ply=ply)
            await tab.send(move, ply=ply)
            first, second = await tab.until("update"), await tab.until("update", "refused")
            assert first["n"] == 1
            assert (second["type"], second["code"], second["n"]) == ("refused", "stale", 2)


async def test_a_message_sent_again_gets_its_first_answer(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            played = await tab.play(n=5)
            again = await tab.play(n=5)
            assert again == {"type": "ack", "n": 5, "ply": played["ply"]}
        async with ada.tab(code) as later:
            assert await later.play(n=5) == again
        async with ada.tab(code, client="another-tab") as other:
            assert (await other.play(n=5))["type"] == "update"


async def test_a_move_that_waits_for_its_commit_is_not_made_twice_by_a_resend(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            assert tab.you is not None
            move = tab.you["legal"][0]
            await asyncio.gather(*(tab.send(move, n=1, ply=0) for _ in range(3)))
            answers = [await tab.until("update", "ack", "refused") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["update", "ack", "ack"]
            assert {answer["ply"] for answer in answers} == {1}


async def test_the_first_answer_is_repeated_after_a_restart(serve: Serve) -> None:
    before = serve()
    async with guests(before.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            played = await tab.play()
        before.kill()
        after = serve(port=int(before.url.rpartition(":")[2]))
        assert after.url == before.url
        async with ada.tab(code) as tab:
            assert tab.ply == played["ply"]
            assert await tab.play(n=1, ply=0) == {"type": "ack", "n": 1, "ply": played["ply"]}


async def test_a_move_on_an_old_view_is_stale_only_if_what_the_seat_can_do_has_changed(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code) as two:
            await one.play({"type": "bid", "card": 1})
            # Ada's bid changed nothing for Bob: his view of ply 0 is good enough.
            played = await two.play({"type": "bid", "card": 2}, ply=0)
            assert played["type"] == "update"
            refused = await two.play({"type": "bid", "card": 3}, ply=0)
            assert (refused["code"], refused["rule"]) == ("stale", None)


async def test_who_comes_back_gets_what_they_missed_as_it_was_told_to_them(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code) as two:
            for _ in range(2):
                await one.play()
                await two.play()
            told = [frame for frame in one.frames if frame["type"] == "update"]
        async with ada.tab(code, since=1) as back:
            log = back.frames[0]["log"]
        assert [entry["ply"] for entry in log] == [2, 3, 4]
        for entry, update in zip(log, told[1:], strict=False):
            mine = dict(update["you"]["told"])
            as_told = [mine.get(index, event) for index, event in enumerate(update["events"])]
            assert entry["events"] == as_told
        async with ada.tab(code) as whole:
            assert len(whole.frames[0]["log"]) == 4
