"""A graceful stop tells clients to come back."""

from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import Serve
from tests.web.people import begin, guests


async def test_a_graceful_stop_tells_clients_that_the_server_restarts(serve: Serve) -> None:
    server = serve()
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as tab:
            await tab.play()
            began = monotonic()
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                await tab.until("pong")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    assert server.stop() in (0, -15)
    assert monotonic() - began < 5


async def test_a_stop_waits_for_nobody_who_is_connected_and_silent(serve: Serve) -> None:
    server = serve()
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code), bob.tab(code):
            began = monotonic()
            server.stop()
            assert monotonic() - began < 5
