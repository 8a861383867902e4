"""Clocks and absences are the same at every process."""

import asyncio

from tests.scale.conftest import Process
from tests.scale.test_two_processes import until
from tests.web.people import Frame, Guest, begin, begin_at, guests


async def first_of(guest: Guest, code: str, at: str) -> Frame:
    """The sync that this person gets at this process."""
    async with guest.tab(code, at=at) as tab:
        return tab.frames[0]


async def test_clocks_go_on_at_one_process_when_the_other_is_killed(process: Process) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob") as people:
        ada = people[0]
        code = await begin_at("60s+600s", people)
        await asyncio.sleep(5)
        both = [(await first_of(ada, code, at.url))["clocks"][0]["turn"] for at in (here, there)]
        assert abs(both[0] - both[1]) < 3000
        there.kill()
        await asyncio.sleep(5)
        later = (await first_of(ada, code, here.url))["clocks"][0]["turn"]
        assert 4000 < both[0] - later < 8000


async def test_who_left_one_process_is_gone_since_then_at_every_other(process: Process) -> None:
    here, there = process(), process()
    async with guests(here.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one:
            async with bob.tab(code, at=there.url):
                while not all((await until(one, "presence"))["presence"]["seats"]):
                    pass
            while (frame := await until(one, "presence"))["presence"]["gone"][1] is None:
                pass
            assert frame["presence"]["gone"][0] is None
            await asyncio.sleep(1)
            newest = process()
            async with ada.tab(code, client="another-tab", at=newest.url) as two:
                frame = two.frames[0]
                while frame["presence"]["gone"][1] is None:
                    frame = await until(two, "presence")
                assert 1000 <= frame["presence"]["gone"][1] < 20_000
