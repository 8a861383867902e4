"""Computer players in their processes: real ones, killed and too slow."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from engine_core.chance import Chance
from engine_core.codec import Codec, encode
from engine_core.registry import game
from web.bots.bots import Bots
from web.bots.thinking import Question, think
from web.metrics import Metrics


def question(player: str = "greedy") -> Question:
    of = game("karakum")
    state = of.setup(2, of.types.options(), bytes(32))
    [seat] = of.to_act(state)
    return Question("karakum", player, encode(of.determinize(state, seat, Chance(bytes(32)))), seat, b"seed")


def is_legal(asked: Question, move: bytes) -> bool:
    of = game(asked.game)
    codec = Codec(of.types)
    return codec.move(move) in of.legal_moves(codec.state(asked.believed), asked.seat)


@asynccontextmanager
async def bots(patience: float = 30) -> AsyncIterator[Bots]:
    at_work = Bots(1, 0, Metrics(), patience)
    try:
        yield at_work
    finally:
        await at_work.close()


async def test_a_player_in_another_process_chooses_what_it_would_choose_here() -> None:
    async with bots() as at_work:
        assert await at_work.choose(question()) == think(question())


async def test_the_event_loop_goes_on_while_a_player_thinks() -> None:
    async with bots() as at_work:
        thinking = asyncio.create_task(at_work.choose(question()))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert turns > 10  # a process of its own takes long to come up


async def test_a_player_whose_process_is_killed_is_asked_again() -> None:
    async with bots() as at_work:
        await at_work.choose(question())
        [process] = multiprocessing.active_children()
        process.kill()
        assert await at_work.choose(question()) == think(question())
        assert process not in multiprocessing.active_children()


async def test_a_process_that_dies_with_nothing_to_do_is_replaced() -> None:
    async with bots() as at_work:
        await at_work.choose(question())
        [process] = multiprocessing.active_children()
        process.kill()
        await asyncio.sleep(0.5)  # until it is missed
        for _ in range(2):
            assert await at_work.choose(question()) == think(question())
        assert process not in multiprocessing.active_children()


async def test_a_process_that_hangs_is_left_behind() -> None:
    async with bots(patience=1) as at_work:
        await at_work.choose(question())
        [process] = multiprocessing.active_children()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        async with asyncio.timeout(20):
            assert is_legal(question(), await at_work.choose(question()))
            assert is_legal(question(), await at_work.choose(question()))


async def test_nobody_is_asked_any_more_after_the_close() -> None:
    async with bots() as at_work:
        pass
    assert is_legal(question(), await at_work.choose(question()))
    assert multiprocessing.active_children() == []


async def test_one_that_takes_too_long_is_answered_for_by_chance_and_does_not_hold_up_the_next() -> None:
    async with bots(patience=0.0001) as at_work:
        assert is_legal(question(), await at_work.choose(question()))
        assert is_legal(question(), await at_work.choose(question()))


async def test_a_player_that_is_not_known_any_more_is_answered_for_by_chance() -> None:
    async with bots() as at_work:
        assert is_legal(question("retired"), await at_work.choose(question("retired")))


async def test_after_the_close_no_process_is_left() -> None:
    async with bots() as at_work:
        await at_work.choose(question())
    assert multiprocessing.active_children() == []
