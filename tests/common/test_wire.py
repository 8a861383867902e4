"""All that a game gives out can be sent and read as what its types say it is."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine_core.codec import Codec, encode
from engine_core.outcome import Outcome
from tests.common.tables import AnyGame, every_table, examples, matches


@every_table
@examples(5)
@given(data=st.data())
def test_views_hands_moves_and_tellings_are_of_their_types(game: AnyGame, seats: int, data: st.DataObject) -> None:
    view, hand, telling = (
        msgspec.json.Decoder(wanted) for wanted in (game.types.view, game.types.hand, game.types.telling)
    )
    codec = Codec(game.types)
    for step in data.draw(matches(game, seats)).sample(40):
        public = game.public_view(step.before)
        assert view.decode(encode(public)) == public
        for seat in range(seats):
            private = game.private_view(step.before, seat)
            assert hand.decode(encode(private)) == private
            for move in game.legal_moves(step.before, seat):
                assert codec.move(encode(move)) == move
        for event in step.events:
            for told in (event.public, *(knowing for _, knowing in event.to_seats)):
                assert telling.decode(encode(told)) == told


@every_table
def test_the_catalog_is_of_its_type_and_every_call_gives_the_same(game: AnyGame, seats: int) -> None:
    catalog = game.catalog()
    assert msgspec.json.decode(encode(catalog), type=game.types.catalog) == catalog
    assert encode(game.catalog()) == encode(catalog)


@every_table
@examples(3)
@given(data=st.data())
def test_options_and_outcome_come_back_as_they_were(game: AnyGame, seats: int, data: st.DataObject) -> None:
    match = data.draw(matches(game, seats))
    assert Codec(game.types).options(encode(match.options)) == match.options
    outcome = game.outcome(match.play()[-1].after)
    assert msgspec.json.decode(encode(outcome), type=Outcome) == outcome
