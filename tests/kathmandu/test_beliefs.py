"""What a seat may think of what it cannot see: as much as it knows, and no more."""

from hashlib import sha256
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine_core.chance import Chance
from engine_core.codec import encode
from kathmandu.game import KATHMANDU
from kathmandu.hidden import known_to
from kathmandu.moves import Bid, Discard, Done, Return, TakeDiscard
from kathmandu.options import Options
from kathmandu.state import Building, Keeping, Table
from tests.common.tables import Match, play_on
from tests.kathmandu.positions import (
    Position,
    apply,
    bids,
    build,
    building,
    card,
    cards,
    play,
    private,
    spending,
    start,
    view,
    with_players,
)


def guesses(state: Table, seat: int, how_many: int = 40) -> list[Table]:
    """So many states that the seat cannot tell from this one."""
    found = [KATHMANDU.determinize(state, seat, Chance(sha256(bytes([n])).digest())) for n in range(how_many)]
    return [guess for guess in found if isinstance(guess, Table)]


def hand(state: Position, seat: int) -> tuple[int, ...]:
    """As it is shown to others: in a build phase as it was when that began."""
    shown = state.phase.before if isinstance(state.phase, Building) and state.phase.before else state.players
    held: tuple[int, ...] = shown[seat].hand
    return held


def keeping(*, known: str = "") -> Position:
    """Charles in seat 2 has drawn two cards for the one due, these of them known to all."""
    state = bids(with_players(start(3), 2, architect="charles"), (0, "W1", 5), (1, "N2", 4))
    unknown = [one for one in state.red if one not in cards(known)]
    state = replace(state, red=(unknown[0], *cards(known), *unknown[1:]), public=frozenset(cards(known)))
    asked = apply(state, 2, Bid("E2", 3)).state
    assert isinstance(asked.phase, Keeping)
    return asked


@pytest.mark.rule("KT32")
def test_cards_won_from_the_market_are_known_and_red_draws_are_not() -> None:
    state = bids(start(3), (0, "N1", 5), (1, "N2", 4), (2, "S1", 1))
    for guess in guesses(state, 0):
        assert set(guess.players[1].hand) == set(state.players[1].hand)
    assert len({guess.players[2].hand for guess in guesses(state, 0)}) > 30
    assert {guess.players[2].hand for guess in guesses(state, 2)} == {state.players[2].hand}


@pytest.mark.rule("KT34")
def test_unsold_cards_are_known_in_their_places_under_the_deck() -> None:
    state = bids(start(5), (0, "N1", 5), (1, "S1", 4), (2, "W1", 3), (3, "W2", 2), (4, "N2", 1))
    assert all(guess.red[-2:] == state.red[-2:] for guess in guesses(state, 0))
    assert len({guess.red[:-2] for guess in guesses(state, 0)}) > 30


@pytest.mark.rule("KT32")
def test_a_returned_card_is_known_to_the_one_who_returned_it_whoever_draws_it() -> None:
    asked = keeping()
    card_back = asked.phase.drawn[0]
    state = play(asked, (2, Return(card_back)))
    at = state.red.index(card_back)
    assert {guess.red[at] for guess in guesses(state, 2)} == {card_back}
    assert len({guess.red[at] for guess in guesses(state, 0)}) > 20
    drawn = with_players(replace(state, red=(*state.red[:at], *state.red[at + 1 :])), 1, hand=(card_back,))
    drawn = replace(drawn, returns=tuple(replace(record, drawn_by=1) for record in drawn.returns))
    assert {guess.players[1].hand for guess in guesses(drawn, 2)} == {(card_back,)}
    assert len({guess.players[1].hand for guess in guesses(drawn, 0)}) > 20


@pytest.mark.rule("KT32")
def test_of_known_cards_drawn_the_others_know_only_that_one_may_have_gone_back() -> None:
    asked = keeping(known="T1b T2b")
    assert asked.phase.drawn == cards("T1b T2b")
    state = play(asked, (2, Return(card("T2b"))))
    at = state.red.index(card("T2b"))
    worlds = {(card("T1b") in guess.players[2].hand, guess.red[at]) for guess in guesses(state, 0)}
    assert worlds == {(True, card("T2b")), (False, card("T1b"))}, "one of the two is in the hand, the other went back"
    assert {guess.red[at] for guess in guesses(state, 2)} == {card("T2b")}


@pytest.mark.rule("KT32")
def test_of_one_known_card_drawn_either_may_have_gone_back() -> None:
    state = play(keeping(known="T1b"), (2, Return(card("T1b"))))
    at = state.red.index(card("T1b"))
    worlds = {(card("T1b") in guess.players[2].hand, guess.red[at] == card("T1b")) for guess in guesses(state, 0)}
    assert worlds == {(True, False), (False, True)}
    assert card("T1b") not in known_to(state, 0)
    assert card("T1b") in known_to(state, 2)


@pytest.mark.rule("KT115")
def test_what_sophie_took_is_known_to_all() -> None:
    state = with_players(spending((3, 2, 1), stage="power", hands=["Bg"], discards="T1b"), 0, architect="sophie")
    state = play(state, (0, TakeDiscard(card("T1b"))), (0, Discard(card("Bg"))))
    assert {guess.players[0].hand for guess in guesses(state, 1)} == {cards("T1b")}


@pytest.mark.rule("KT20")
def test_a_face_down_coin_is_any_of_those_unspent() -> None:
    state = bids(start(3), (0, "N1", 3))
    assert {guess.bids[0].value for guess in guesses(state, 1)} == {1, 2, 3, 4, 5}
    assert {guess.bids[0].value for guess in guesses(state, 0)} == {3}
    open_ = bids(start(3, open_bidding=True), (0, "N1", 3))
    assert {guess.bids[0].value for guess in guesses(open_, 1)} == {3}


@pytest.mark.rule("KT80")
def test_two_coins_of_one_player_are_never_believed_alike() -> None:
    state = bids(start(2), (0, "N1", 3), (1, "N2", 1), (1, "S1", 2))
    for guess in guesses(state, 0):
        one, other = (coin.value for coin in guess.bids if coin.seat == 1)
        assert one != other
        assert sorted((one, other, *guess.players[1].coins)) == [1, 2, 3, 4, 5]


@pytest.mark.rule("KT11")
def test_a_mission_is_any_that_one_does_not_hold_oneself() -> None:
    state = start(3)
    believed = {guess.players[1].mission for guess in guesses(state, 0)}
    assert len(believed) == 9
    assert state.players[0].mission not in believed
    open_ = start(3, open_missions=True)
    assert {guess.players[1].mission for guess in guesses(open_, 0)} == {open_.players[1].mission}


@pytest.mark.rule("KT43")
def test_what_others_built_unseen_is_guessed_anew_and_ones_own_stays() -> None:
    state = building(hands=["Bg S2b S2w S2r", "Br"])
    state = play(state, (0, build("Bg")), (1, build("Br", area=1)), (0, Done()))
    for guess in guesses(state, 1):
        assert guess.players[1] == state.players[1]
        assert view(guess) == view(state)
        assert KATHMANDU.to_act(guess) == {1, 2}
    assert len({encode(guess.players[0]) for guess in guesses(state, 1)}) > 30


@settings(max_examples=25, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(
    seats=st.sampled_from([4, 5, 6]),
    seed=st.binary(min_size=32, max_size=32),
    holofoil=st.booleans(),
    short=st.integers(10, 40),
)
def test_a_short_deck_with_liliana_and_charles_never_leads_astray(
    seats: int, seed: bytes, holofoil: bool, short: int
) -> None:
    """Red decks that run out make known cards be drawn, returned and drawn again."""
    options = Options(senior_architects=True, holofoil_buddhas=holofoil)
    match = Match(KATHMANDU, seats, options, seed)
    first = match.first_state()
    players = list(first.players)
    for seat, name in enumerate(("liliana", "charles")):
        players[seat] = replace(players[seat], architect=name)
    first = replace(first, players=tuple(players), red=first.red[:short])
    for number, step in enumerate(play_on(KATHMANDU, first, Random(seed))):
        if isinstance(step.before.phase, Keeping) or number % 40 == 0:
            for state in (step.before, step.after):
                for seat in range(seats):
                    chances = [Chance(sha256(b"%d %d" % (number, n)).digest()) for n in range(2)]
                    guess = KATHMANDU.determinize(state, seat, chances[0])
                    assert KATHMANDU.census(guess) == KATHMANDU.census(state)
                    assert view(guess) == view(state)
                    assert private(guess, seat) == private(state, seat)
                    known = known_to(state, seat)
                    for other in set(range(seats)) - {seat}:
                        assert known.intersection(hand(state, other)) <= set(hand(guess, other))
                    again = [encode(KATHMANDU.determinize(one, seat, chances[1])) for one in (state, guess)]
                    assert again[0] == again[1]
