"""A seat takes its last move back, as far as nothing was revealed, no turn has ended and nobody built upon it."""

import json
import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from engine_core.codec import digest, encode
from engine_core.record import load, verify
from engine_core.registry import games
from tests.web.conftest import Serve
from tests.web.people import begin, guests
from tests.web.servers import Server
from web.matches.match import Match, Seeds
from web.problems import Problem
from web.rooms.frames import private_part, public_part
from web.rooms.messages import Move, Undo
from web.rooms.table import Table


def a_table(key: str, seats: int) -> Table:
    match = Match(
        id=1,
        code="c",
        game=key,
        rules_version="",
        options=Raw(b"{}"),
        visibility="private",
        wanted=seats,
        status="running",
        creator=1,
        commitment="",
        created=0,
        started=0,
        finished=None,
        outcome=None,
        rematch=None,
        frozen=None,
        seated=(),
        computers=(None,) * 8,
        patience=(None,) * 8,
    )
    return Table(games()[key], match, Seeds(bytes(32), (bytes(32),) * seats))


def play(table: Table, seat: int, move: Any) -> None:
    table.take(table.judge(seat, "client", Move(table.ply, table.ply, Raw(encode(move))), at=0))


def undo(table: Table, seat: int) -> None:
    table.take(table.judge(seat, "client", Undo(table.ply, table.ply), at=0))


def shown(table: Table) -> list[bytes]:
    return [public_part(table), *(private_part(table, seat) for seat in table.seats)]


@pytest.mark.parametrize("key", sorted(games()))
def test_every_move_that_can_be_taken_back_leads_to_the_very_position_before_it(key: str) -> None:
    taken_back = 0
    for seed in range(3):
        choose = random.Random(seed)
        table = a_table(key, max(games()[key].info.seats))
        while table.outcome is None and table.ply < 400:
            seat = choose.choice(sorted(table.to_act))
            before, seen = digest(table.state), shown(table)
            play(table, seat, choose.choice(table.game.legal_moves(table.state, seat)))
            if table.can_undo(seat) and choose.random() < 0.5:
                undo(table, seat)
                assert digest(table.state) == before
                assert shown(table) == seen
                taken_back += 1
    assert taken_back > 0


@pytest.mark.parametrize("key", sorted(games()))
def test_a_journal_with_moves_taken_back_replays_to_the_same_table_and_the_same_log(key: str) -> None:
    choose = random.Random(5)
    table = a_table(key, max(games()[key].info.seats))
    entries = []
    while table.outcome is None and table.ply < 300:
        undoing = [seat for seat in table.seats if table.can_undo(seat)]
        if undoing and choose.random() < 0.3:
            seat = choose.choice(undoing)
            entry = table.judge(seat, "client", Undo(table.ply, table.ply), at=0)
        else:
            seat = choose.choice(sorted(table.to_act))
            move = choose.choice(table.game.legal_moves(table.state, seat))
            entry = table.judge(seat, "client", Move(table.ply, table.ply, Raw(encode(move))), at=0)
        entries.append(entry)
        table.take(entry)
    again = a_table(key, max(games()[key].info.seats))
    for entry in entries:
        again.take(msgspec.structs.replace(entry))
    assert any(entry.kind == "undo" for entry in entries)
    assert digest(again.state) == digest(table.state)
    assert again.steps == table.steps
    assert shown(again) == shown(table)


def test_what_others_did_meanwhile_stays_when_a_move_is_taken_back() -> None:
    table = a_table("sealed", 3)
    play(table, 0, {"type": "bid", "card": 1})
    play(table, 1, {"type": "bid", "card": 2})
    undo(table, 0)
    assert table.state.laid == (None, 2, None)
    assert not table.can_undo(0)
    assert table.can_undo(1)
    undo(table, 1)
    assert table.state.laid == (None, None, None)


def test_a_move_that_somebody_else_has_built_upon_cannot_be_taken_back() -> None:
    table = a_table("sealed", 2)
    play(table, 0, {"type": "bid", "card": 1})
    play(table, 1, {"type": "bid", "card": 2})  # opens both
    for seat in table.seats:
        with pytest.raises(Problem, match="nothing_to_undo"):
            undo(table, seat)


@pytest.mark.parametrize("key", sorted(games()))
def test_asking_what_can_be_taken_back_changes_nothing_of_it(key: str) -> None:
    choose = random.Random(11)
    asked, silent = (a_table(key, max(games()[key].info.seats)) for _ in range(2))
    for _ in range(150):
        if asked.outcome is not None:
            break
        undoing = [seat for seat in asked.seats if asked.can_undo(seat)]
        seat = choose.choice(undoing if undoing and choose.random() < 0.3 else sorted(asked.to_act))
        if seat in undoing and choose.random() < 0.5:
            entry = asked.judge(seat, "client", Undo(asked.ply, asked.ply), at=0)
        else:
            legal = asked.game.legal_moves(asked.state, seat)
            entry = asked.judge(seat, "client", Move(asked.ply, asked.ply, Raw(encode(choose.choice(legal)))), at=0)
        asked.take(entry)
        silent.take(msgspec.structs.replace(entry))
    assert [asked.can_undo(seat) for seat in asked.seats] == [silent.can_undo(seat) for seat in silent.seats]


def test_a_turn_that_has_passed_cannot_be_taken_back_when_the_next_one_comes() -> None:
    table = a_table("karakum", 2)
    choose = random.Random(1)
    turns = 0
    while turns < 20:
        (seat,) = table.to_act
        play(table, seat, choose.choice(table.game.legal_moves(table.state, seat)))
        if seat not in table.to_act:
            turns += 1
            assert not any(table.can_undo(each) for each in table.seats)


def test_after_a_move_the_seats_older_views_are_stale_even_if_the_same_moves_are_legal_again() -> None:
    table = a_table("sealed", 2)
    play(table, 0, {"type": "bid", "card": 1})
    undo(table, 0)
    with pytest.raises(Problem, match="stale"):
        table.judge(0, "client", Move(9, 0, Raw(b'{"type":"bid","card":1}')), at=0)


async def test_somebody_takes_a_move_back_and_everybody_is_told(server: Server) -> None:
    async with guests(server.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob])
        async with ada.tab(code) as one, bob.tab(code) as two:
            assert one.you is not None
            assert not one.you["undo"]
            laid = await one.play()
            assert laid["you"]["undo"]
            back = await one.undo()
            assert (back["type"], back["undoes"], back["events"]) == ("update", 1, [])
            assert back["you"]["hand"]["laid"] is None
            assert not back["you"]["undo"]
            heard = [await two.until("update") for _ in range(2)]
            assert [frame.get("undoes") for frame in heard] == [None, 1]
            assert (await one.undo())["code"] == "nothing_to_undo"


async def test_what_was_taken_back_stays_so_after_a_restart_and_is_not_in_the_record(serve: Serve) -> None:
    before = serve()
    async with guests(before.url, "Ada", "Bob") as (ada, bob):
        code = await begin([ada, bob], prizes=3)
        async with ada.tab(code) as one:
            await one.play()
            await one.undo()
        before.kill()
        serve(port=int(before.url.rpartition(":")[2]))
        async with ada.tab(code, client="another-tab") as one, bob.tab(code) as two:
            assert [entry.get("undoes") for entry in one.frames[0]["log"]] == [None, 1]
            for tab in (one, two) * 3:
                played = await tab.play()
                await one.until_ply(played["ply"])
                await two.until_ply(played["ply"])
            assert one.table is not None
            assert one.table["outcome"] is not None
        record = (await ada.http.get(f"/api/matches/{code}/record")).json()
        assert len(record["moves"]) == 6
        verify(load(json.dumps(record).encode()))
