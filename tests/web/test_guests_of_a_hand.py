"""A player lets one spectator look into the hand: the spectator sees just that, the others see no difference."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from engine_core.codec import encode
from engine_core.registry import games
from tests.web.people import Frame, Guest, Tab, begin, guests
from tests.web.servers import Server
from tests.web.tables import begin as begin_in
from tests.web.tables import open_house, sit
from tests.web.test_undo import a_table, play, undo
from web.journal import journal
from web.matches import store
from web.rooms.frames import Sync, Update, log, public_part
from web.rooms.member import Sight
from web.rooms.messages import Move
from web.rooms.table import Table


@pytest.mark.parametrize("key", sorted(games()))
def test_a_guest_sees_the_seats_own_hand_and_tellings_after_every_move(key: str) -> None:
    choose = random.Random(7)
    table = a_table(key, max(games()[key].info.seats))
    told = 0
    while table.outcome is None and table.ply < 150:
        seat = choose.choice(sorted(table.to_act))
        if table.can_undo(seat) and choose.random() < 0.2:
            undo(table, seat)
        else:
            play(table, seat, choose.choice(table.game.legal_moves(table.state, seat)))
        update = Update(table)
        for shown in table.seats:
            own, lent = (json.loads(update.towards(Sight(shown, guest), None)) for guest in (False, True))
            assert lent["you"] == {**own["you"], "legal": [], "undo": False, "guest": True}
            assert {**lent, "you": None} == {**own, "you": None}
            told += len(lent["you"]["told"])
    for shown in table.seats:
        assert b'"log":%b' % log(table.steps, shown) in _sync(table, Sight(shown, guest=True))
    assert told or not any(step.private for step in table.steps)


@pytest.mark.parametrize("key", sorted(games()))
async def test_what_the_others_are_sent_is_the_same_to_the_byte_as_if_nobody_were_let_in(
    key: str, tmp_path: Path
) -> None:
    choose = random.Random(3)
    async with open_house(tmp_path / "lent.db") as house:
        number, people = await begin_in(
            house, *["Ada", "Bob", "Cleo"][: max(2, min(games()[key].info.seats))], game=key
        )
        eve, finn = [(await house.guests.welcome(name))[0] for name in ("Eve", "Finn")]
        seated = [await sit(house, number, person) for person in people]
        room, _, guests_ear = await sit(house, number, eve)
        _, _, finns_ear = await sit(house, number, finn)
        await house.lobby.let_in(people[0], room.match.code, eve.id)
        await _until(lambda: room.match.seat_shown_to(eve.id) == 0)
        while room.table.ply < 12:
            seat = min(room.table.to_act)
            move = choose.choice(room.table.game.legal_moves(room.table.state, seat))
            ply = room.table.ply
            room.submit(seated[seat][1], Move(ply + 1, ply, Raw(encode(move))))
            await _until(lambda after=ply + 1: room.table.ply == after)  # type: ignore[misc]
        async with house.database.reading() as connection:
            seeds = await store.seeds(connection, number)
            entries = await journal.load(connection, number)
        alone = Table(room.table.game, room.match, seeds)
        for ply, entry in enumerate(entries):
            alone.take(entry)
            update = Update(alone)
            for sight, ear in ((Sight(), finns_ear), *((Sight(seat), seated[seat][2]) for seat in alone.seats)):
                n = ply + 1 if sight.seat == entry.seat else None
                assert ear.updates[ply] == update.towards(sight, n)
            assert '"guest":true' in guests_ear.updates[ply]


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def _sync(table: Any, sight: Sight) -> bytes:
    frame = Sync(None, table).towards(None, sight, since=0)  # type: ignore[arg-type]  # who is there does not matter
    assert public_part(table) in frame.encode()
    return frame.encode()


async def _watcher(tab: Tab, name: str) -> int:
    """The number of this spectator, as the players' pages learn it."""
    while True:
        presence = (await tab.until("presence"))["presence"]
        for somebody in presence["watching"]:
            if somebody["name"] == name:
                return int(somebody["id"])


async def _let_in(guest: Guest, code: str, person: int | None) -> Frame:
    answer = await guest.post(f"/api/matches/{code}/guest", person=person)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_a_spectator_is_let_in_and_shut_out_again(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob], prizes=3)
        async with ada.tab(code) as one, bob.tab(code) as two:
            await one.play({"type": "bid", "card": 3})
            async with eve.tab(code) as watching:
                assert watching.frames[0]["you"] is None
                shown = await _let_in(ada, code, await _watcher(one, "Eve"))
                assert shown["seats"][0]["guest"]["name"] == "Eve"
                opened = await watching.until("sync")
                assert one.you is not None
                assert opened["you"]["hand"] == one.you["hand"]
                assert opened["log"][0]["events"] == [{"type": "laid", "seat": 0, "card": 3}]

                await watching.send({"type": "bid", "card": 1})
                assert (await watching.until("refused"))["code"] == "not_a_player"
                await two.play({"type": "bid", "card": 2})
                await one.until_ply(2)
                await watching.until_ply(2)
                assert watching.you is not None
                assert watching.you["hand"] == one.you["hand"]

                await _let_in(ada, code, None)
                closed = await watching.until("sync")
                assert closed["you"] is None
                assert closed["log"][0]["events"] == [{"type": "laid", "seat": 0, "card": None}]
                laid = await one.play()
                frame = await watching.until("update")
                assert (frame["you"], frame["events"]) == (None, laid["events"])
                assert laid["events"][0]["card"] is None


async def test_others_receive_the_same_bytes_whether_a_hand_is_shown_or_not(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve", "Finn") as (ada, bob, eve, finn):
        code = await begin([ada, bob], prizes=3)
        async with ada.tab(code) as one, bob.tab(code) as two, finn.tab(code) as other, eve.tab(code):
            eves = await _watcher(one, "Eve")
            await two.until_ply(0)
            before = [await _heard(tab) for tab in (two, other)]
            await _let_in(ada, code, eves)
            assert [await _heard(tab) for tab in (two, other)] == before
            assert (await bob.look(code))["seats"][0]["guest"] is None
            assert (await finn.look(code))["seats"][0]["guest"] is None
            await one.play()
            for tab in (two, other):
                frame = await tab.until("update")
                assert frame["events"][0]["card"] is None
                assert '"guest":true' not in json.dumps(frame)


async def _heard(tab: Tab) -> list[Frame]:
    """What has come to this tab by now, beside who is here; an answer to a ping comes after it."""
    await tab.socket.send('{"type":"ping"}')
    await tab.until("pong")
    return [frame for frame in tab.frames if frame["type"] not in ("presence", "pong")]


async def test_a_hand_is_shown_to_one_spectator_at_a_time_and_never_to_a_player(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve", "Finn") as (ada, bob, eve, finn):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, eve.tab(code) as first, finn.tab(code) as second:
            eves, finns = await _watcher(one, "Eve"), await _watcher(one, "Finn")
            await _let_in(ada, code, eves)
            assert (await first.until("sync"))["you"]["guest"]
            await _let_in(ada, code, finns)
            assert (await first.until("sync"))["you"] is None
            assert (await second.until("sync"))["you"]["guest"]
        async with bob.tab(code, watch=True, client="bob-watches"), ada.tab(code) as one:
            watching = one.frames[0]["presence"]["watching"]
            refused = await ada.post(f"/api/matches/{code}/guest", person=watching[0]["id"])
            assert (refused.status_code, refused.json()["code"]) == (409, "not_a_spectator")
        refused = await ada.post(f"/api/matches/{code}/guest", person=10**9)
        assert refused.json()["code"] == "not_a_spectator"
        refused = await eve.post(f"/api/matches/{code}/guest", person=finns)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_a_player")


async def test_who_was_let_in_sees_their_own_hand_alone_once_they_sit(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, eve.tab(code) as watching:
            await _let_in(ada, code, await _watcher(one, "Eve"))
            assert (await watching.until("sync"))["you"]["seat"] == 0
            assert (await bob.post(f"/api/matches/{code}/leave")).status_code == 204
            await eve.do(code, "join")
            taken = await watching.until("sync")
            assert (taken["you"]["seat"], "guest" in taken["you"]) == (1, False)
            assert all(seat["guest"] is None for seat in (await ada.look(code))["seats"])
