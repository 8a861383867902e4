"""What a board needs to draw a position."""

from kuldhara.board import CAMP
from kuldhara.game import KULDHARA
from kuldhara.setup import Options
from kuldhara.views import FitView, Hand, RouteView, View
from kuldhara.workbench import Content
from tests.kuldhara.positions import PURPLE, RED, card_of_level, hunter, hunter_with, kadhan, laid, position


def view(state: object) -> View:
    shown = KULDHARA.public_view(state)  # type: ignore[arg-type]
    assert isinstance(shown, View)
    return shown


def test_routes_show_what_they_cost_now_and_in_the_next_phase() -> None:
    assert RouteView((0, CAMP), 3, 2) in view(position(phase=0)).routes
    assert RouteView((0, CAMP), 1, None) in view(position(phase=3)).routes
    assert view(position(phase=4)).turn is None


def test_each_hex_shows_its_gem_and_its_tile() -> None:
    hexes = view(position(hunter(" r R 1\n. . . .\n . . .\n  . ."))).hunters[0].hexes
    assert hexes[:4] == (Content(RED, True, False), Content(RED, True, True), Content(RED, False, True), None)


def test_a_workbench_shows_every_place_where_an_open_or_own_reserved_card_stands() -> None:
    card = card_of_level(3)
    on, hexes = laid(card)
    state = position(hunter_with(on, reserved=(card.id,)), hunter_with(on))
    assert FitView(card.id, hexes) in view(state).hunters[0].standing
    assert view(state).hunters[1].standing == ()


def test_the_ways_of_a_camel_show_the_places_passed_and_the_water() -> None:
    ways = view(position(hunter(place=2))).hunters[0].ways
    assert (ways[0].to, ways[0].water, ways[0].places) == (0, 4, (2, CAMP, 0))
    assert len(ways) == 5


def test_kadhans_bench_and_the_running_score_are_shown() -> None:
    shown = view(position(hunter(tools=2), against=kadhan("2 purple", "1 red", "1 green", played=(PURPLE,))))
    assert shown.kadhan is not None
    assert (shown.kadhan.tiles, shown.kadhan.points) == ((0, 1, 1, 0, 0), 1)
    assert shown.kadhan.deck == 5
    assert shown.hunters[0].points == 3


def test_a_hand_is_empty_unless_one_looks_at_cards() -> None:
    state = KULDHARA.setup(2, Options(), bytes(32))
    assert KULDHARA.private_view(state, 0) == Hand(())


def test_the_catalog_names_every_number() -> None:
    catalog = KULDHARA.catalog()
    assert [card.id for card in catalog.cards] == list(range(1, 67))
    assert [colour.key for colour in catalog.colours] == ["orange", "red", "green", "blue", "purple"]
    assert len(catalog.hexes) == 12
    assert catalog.camp == CAMP
