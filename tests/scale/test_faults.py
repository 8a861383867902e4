"""What breaks under load: afterwards every acknowledged move is there exactly once and no match is stuck."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from tests.scale.conftest import Process
from tests.services import PostgreSQL, Redis
from tests.web.people import Guest, begin, guests
from tests.web.player import Player, check
from tests.web.servers import Server

ROOMS = 4
PATIENCE = 90

Trouble = Callable[[], Awaitable[None]]


@asynccontextmanager
async def under_load(urls: list[str]) -> AsyncIterator[tuple[list[Guest], list[Player], Trouble]]:
    """Matches under way at these processes; at the end all of them are played to their end and checked.

    What is given waits until some more moves have been acknowledged.
    """
    async with guests(urls[0], "Ada", "Bob", "Cleo") as people:
        codes = [await begin(people, prizes=12) for _ in range(ROOMS)]
        players = [Player(guest, code, urls, think_seconds=0.1) for code in codes for guest in people]
        playing = [asyncio.create_task(player.play()) for player in players]

        async def some_more() -> None:
            wanted = 12 + sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(PATIENCE):
                while sum(len(player.acknowledged) for player in players) < wanted:
                    await asyncio.sleep(0.01)
                    for each in playing:
                        assert not each.done() or each.result(), "a match ended before the fault"

        yield people, players, some_more
        await asyncio.wait_for(asyncio.gather(*playing), timeout=PATIENCE)
        for code in codes:
            await check(people[0].http, code, [player for player in players if player.code == code])


async def test_a_process_is_killed_and_its_people_go_on_at_the_other(process: Process) -> None:
    here, there = process(), process()
    async with under_load([here.url, there.url]) as (_, _, some_more):
        await some_more()
        there.kill()
        await some_more()


async def test_postgresql_crashes_and_comes_back(process: Process, postgresql: PostgreSQL) -> None:
    here, there = process(database_timeout=2), process(database_timeout=2)
    async with under_load([here.url, there.url]) as (_, _, some_more):
        for mode in ("immediate", "fast"):
            await some_more()
            await asyncio.to_thread(postgresql.stop, mode)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgresql.start)
        await some_more()


async def test_redis_goes_and_comes_back_and_what_was_missed_is_fetched_from_the_journal(
    process: Process, redis: Redis
) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code, at=there.url) as two:
            redis.stop()
            await asyncio.sleep(0.2)
            played = await one.play()
            assert played["type"] == "update"
            redis.start()
            async with asyncio.timeout(20):
                await two.until_ply(played["ply"])
            await two.play()
            async with asyncio.timeout(20):
                await one.until_ply(played["ply"] + 1)


async def test_redis_restarts_under_load(process: Process, redis: Redis) -> None:
    here, there = process(), process()
    async with under_load([here.url, there.url]) as (_, _, some_more):
        for _ in range(2):
            await some_more()
            redis.stop()
            await asyncio.sleep(0.3)
            redis.start()
        await some_more()


async def test_a_house_opens_and_plays_without_its_bus(process: Process, redis: Redis) -> None:
    redis.stop()
    alone = process()
    async with under_load([alone.url]) as (_, _, some_more):
        await some_more()


async def test_a_hung_database_call_holds_up_neither_the_event_loop_nor_what_comes_after_it(
    process: Process, postgresql: PostgreSQL
) -> None:
    house = process(database_timeout=1)
    async with guests(house.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        blocking = await asyncpg.connect(house.database_url)
        async with ada.tab(code) as one, bob.tab(code) as two:
            hanging = blocking.transaction()
            await hanging.start()
            await blocking.execute("LOCK TABLE moves IN EXCLUSIVE MODE")
            n = await one.send(one.you and one.you["legal"][0])
            await two.socket.send('{"type":"ping"}')
            async with asyncio.timeout(0.9):
                await two.until("pong")
                assert (await bob.http.get("/healthz")).status_code == 200
            async with asyncio.timeout(5):
                refused = await one.until("refused", "update")
            assert (refused["code"], refused["n"]) == ("unavailable", n)
            await hanging.rollback()
            await blocking.close()
            async with asyncio.timeout(10):
                answer = await one.play(n=n, ply=0)
                while answer.get("code") == "unavailable":
                    await asyncio.sleep(0.2)
                    answer = await one.play(n=n, ply=0)
                assert answer["ply"] == 1


@pytest.mark.parametrize("sign", [signal.SIGTERM])
async def test_a_graceful_stop_of_one_of_two_costs_nobody_a_move(process: Process, sign: signal.Signals) -> None:
    here, there = process(), process()
    async with under_load([here.url, there.url]) as (_, _, some_more):
        await some_more()
        os.kill(there.process.pid, sign)
        assert await asyncio.to_thread(_ended, there) < 5
        await some_more()


def _ended(server: Server) -> float:
    from time import monotonic

    began = monotonic()
    server.process.wait(timeout=15)
    return monotonic() - began
