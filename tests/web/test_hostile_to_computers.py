"""People who try to trip up computers on seats and the votes of a table, or who do so by bad luck."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from engine_core.codec import encode
from engine_core.record import RecordRefused, verify
from tests.web.tables import Listener, begin, open_house, sit
from web.bus.messages import Here
from web.house import House
from web.matches import records, store
from web.matches.match import Match
from web.matches.votes import Ballot, Choice
from web.people.guests import Person
from web.rooms.computers import CLIENT
from web.rooms.member import Member
from web.rooms.messages import Move

SHORTEST_NAME_OF_A_TAB = 8


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.005)


async def decide(house: House, code: str, person: Person, about: int, choice: Choice, patience: int = 0) -> Match:
    """What this one person wants is done, as if nobody else were here; the room knows of it."""
    match = await saved(house, code)
    room = await house.rooms.room(match.id)
    assert room.table is not None
    voters = frozenset(match.seats_of(person.id))
    match = await house.lobby.vote(person, code, Ballot(about, choice, room.table.last_ply_of(about), voters, patience))
    await until(lambda: room.match == match)
    return match


async def saved(house: House, code: str) -> Match:
    async with house.database.reading() as connection:
        match = await store.by_code(connection, code)
    assert match is not None
    return match


def play(room: Any, member: Member, n: int) -> None:
    move = room.table.game.legal_moves(room.table.state, member.seat)[0]
    room.submit(member, Move(n, room.table.ply, Raw(encode(move))))


async def test_a_tab_cannot_answer_in_advance_for_the_computer_that_will_have_its_seat(tmp_path: Path) -> None:
    assert len(CLIENT) < SHORTEST_NAME_OF_A_TAB, "a tab could take its name, and use up the numbers of its moves"


async def test_what_a_computer_thought_out_is_not_played_after_the_seat_was_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path / "back.db", bot_pause=0) as house:
        number, (ada, bob) = await begin(house, "Ada", "Bob")
        room, _, _ = await sit(house, number, ada)
        assert 1 in room.table.to_act
        await decide(house, room.match.code, ada, 1, "computer")  # it thinks now: its process has to come up
        await house.lobby.take_back(bob, room.match.code)
        await until(lambda: room.match.computers[1] is None)
        assert room.table.ply == 0, "the computer was faster than the test"
        await until(lambda: room.computers.playing is None)
        assert room.table.ply == 0


async def test_a_move_whose_answer_was_lost_is_acknowledged_also_when_a_computer_has_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path / "resent.db", bot_pause=60) as house:
        number, (ada, bob) = await begin(house, "Ada", "Bob")
        room, member, _ = await sit(house, number, bob)
        play(room, member, 7)
        await until(lambda: room.table.ply == 1)
        room.leave(member)
        await decide(house, room.match.code, ada, 1, "computer")
        _, member, hears = await sit(house, number, bob)
        room.submit(member, Move(7, 0, Raw(b'{"type":"bid","card":1}')))
        await until(lambda: hears.answers(7))
        assert [answer["type"] for answer in hears.answers(7)] == ["ack"]


def told_polls(hears: Listener) -> list[Any]:
    return [[poll["about"] for poll in frame["polls"]] for frame in hears.heard if frame["type"] == "polls"]


async def test_who_is_back_at_another_process_cannot_be_voted_about_any_more(tmp_path: Path) -> None:
    async with open_house(tmp_path / "elsewhere.db", gone_seconds=0) as house:
        number, (ada, _) = await begin(house, "Ada", "Bob")
        room, _, hears = await sit(house, number, ada)
        assert [poll.about for poll in room.polls] == [1]
        house.rooms.hear(Here(number, "another", (1,), ()))
        assert room.polls == ()
        assert told_polls(hears)[-1] == []


async def test_who_comes_back_is_told_that_there_is_nothing_to_vote_about_any_more(tmp_path: Path) -> None:
    async with open_house(tmp_path / "again.db", gone_seconds=0.3) as house:
        number, (ada, bob) = await begin(house, "Ada", "Bob")
        room, member, hears = await sit(house, number, ada)
        await asyncio.sleep(0.4)
        room.tick()
        assert told_polls(hears)[-1] == [1]
        room.leave(member)
        await sit(house, number, bob)
        _, _, hears = await sit(house, number, ada)
        assert told_polls(hears) == [[]]


async def test_with_days_a_turn_nobody_is_voted_about_for_not_sitting_there(tmp_path: Path) -> None:
    async with open_house(tmp_path / "days.db", gone_seconds=0) as house:
        for pace, found in (("1d", ()), ("60s+600s", (1,)), (None, (1,))):
            number, (ada, bob) = await begin(house, "Ada", "Bob", pace=pace)
            room, _, _ = await sit(house, number, ada)
            assert tuple(poll.about for poll in room.polls) == found
            await house.lobby.leave(bob, room.match.code)
            await until(lambda: [poll.about for poll in room.polls] == [1])  # noqa: B023


async def test_nobody_waits_for_a_seat_that_was_given_up_because_they_waited_for_who_had_it(tmp_path: Path) -> None:
    async with open_house(tmp_path / "patient.db", gone_seconds=0) as house:
        number, (ada, bob) = await begin(house, "Ada", "Bob")
        room, _, _ = await sit(house, number, ada)
        match = await decide(house, room.match.code, ada, 1, "wait", patience=1_000_000)
        assert match.patience[1]
        assert room.polls == ()
        await house.lobby.leave(bob, room.match.code)
        await until(lambda: [poll.about for poll in room.polls] == [1])


async def test_a_vote_leaves_the_table_with_who_cast_it_and_with_whom_it_was_about(tmp_path: Path) -> None:
    async with open_house(tmp_path / "votes.db", gone_seconds=0) as house:
        number, (ada, bob, cem) = await begin(house, "Ada", "Bob", "Cem")
        code = (await sit(house, number, ada))[0].match.code
        for who in (ada, bob):
            await house.lobby.vote(who, code, Ballot(2, "wait" if who is ada else "end", 0, frozenset({0, 1}), 0))
        await house.lobby.vote(ada, code, Ballot(1, "end", 0, frozenset({0, 2}), 0))
        assert len((await saved(house, code)).votes) == 3
        await house.lobby.leave(bob, code)
        assert [(vote.about, vote.seat) for vote in (await saved(house, code)).votes] == [(2, 0)]
        await house.lobby.leave(cem, code)
        assert (await saved(house, code)).votes == ()


async def test_a_match_that_is_ended_before_its_first_move_has_a_record(tmp_path: Path) -> None:
    async with open_house(tmp_path / "ended.db", gone_seconds=0) as house:
        number, (ada, bob) = await begin(house, "Ada", "Bob")
        room, _, _ = await sit(house, number, ada)
        match = await decide(house, room.match.code, ada, 1, "end")
        record = await records.record_of(house.database, match)
        assert record.moves == ()
        assert verify(record) is None
        with pytest.raises(RecordRefused, match="another result"):
            verify(replace(record, final="0" * 16))
        await house.lobby.rematch(bob, match.code, None)
