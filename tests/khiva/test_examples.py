"""The worked examples of the printed rules."""

import pytest

from khiva.components import TEAPOT_VALUE
from khiva.events import Bought, Gained, Moved, Rejected, TookCarpet, Welcomed
from khiva.game import KHIVA
from khiva.moves import Spend, Trade
from khiva.paths import OUTPOST, Spot
from khiva.views import SpendView
from tests.khiva.positions import BLUE, GREEN, PINK, WHITE, Turn, card, carpets, reveal
from tests.khiva.test_scoring import ended, teapots

CAMILLE, ADIL, ALLISON = range(3)


def example(allisons_gems: int = 3) -> Turn:
    """Camille plays white 4, Adil blue 5, Allison blue 2; the blue camel stands on the second shop of Adil's path."""
    return reveal(
        ["white4", "blue5", "blue2"],
        camels={PINK: (CAMILLE, 2), BLUE: (ADIL, 2), GREEN: (ALLISON, 3)},
        teapots={WHITE: 3},
        gems={ALLISON: allisons_gems},
    )


@pytest.mark.rule("KH41")
@pytest.mark.rule("KH60")
def test_camille_leads_the_white_camel_to_her_outpost_leaping_over_the_pink_one() -> None:
    turn = example()
    moved = turn.told(Moved)[0]
    assert (moved.seat, moved.camel, moved.number, moved.gems) == (CAMILLE, WHITE, 4, 0)
    assert (moved.to, moved.over) == (Spot(CAMILLE, OUTPOST), (Spot(CAMILLE, 2),))
    [welcomed] = turn.told(Welcomed)
    assert (welcomed.seat, TEAPOT_VALUE[welcomed.teapot]) == (CAMILLE, 3)
    assert turn.state.camels[WHITE].at is None
    assert turn.state.camels[WHITE].teapot not in (None, welcomed.teapot)


@pytest.mark.rule("KH31")
@pytest.mark.rule("KH32")
def test_adils_request_is_refused_and_he_gets_a_gem() -> None:
    turn = example()
    assert turn.told(Rejected) == [Rejected(ADIL, card("blue5"), 1)]
    assert [who.gems for who in turn.state.seats] == [0, 1, 3]
    assert KHIVA.to_act(turn.state) == {ALLISON}


@pytest.mark.rule("KH33")
@pytest.mark.rule("KH40")
@pytest.mark.rule("KH51")
def test_allison_spends_nothing_and_stops_on_the_first_shop_for_a_gem() -> None:
    turn = example().then(ALLISON, Spend(0))
    assert turn.told(Moved)[0].to == Spot(ALLISON, 1)
    assert turn.told(Gained) == [Gained(ALLISON, 1, 1)]
    assert turn.state.seats[ALLISON].gems == 3 + 1


@pytest.mark.rule("KH33")
@pytest.mark.rule("KH52")
def test_allison_spends_one_gem_and_gets_a_carpet() -> None:
    turn = example().then(ALLISON, Spend(1))
    assert turn.told(Moved)[0].to == Spot(ALLISON, 2)
    assert [(told.seat, told.space) for told in turn.told(TookCarpet)] == [(ALLISON, 2)]
    assert turn.state.seats[ALLISON].gems == 3 - 1


@pytest.mark.rule("KH33")
@pytest.mark.rule("KH53")
def test_allison_spends_two_gems_leaps_over_the_green_camel_and_can_have_salt_or_a_carpet() -> None:
    turn = example(allisons_gems=5).then(ALLISON, Spend(2))
    moved = turn.told(Moved)[0]
    assert (moved.to, moved.over) == (Spot(ALLISON, 4), (Spot(ALLISON, 3),))
    assert KHIVA.legal_moves(turn.state, ALLISON) == (Trade("salt"), Trade("carpet"))
    assert turn.then(ALLISON, Trade("salt")).told(Bought) == [Bought(ALLISON, 10, 3)]
    assert [told.space for told in turn.then(ALLISON, Trade("carpet")).told(TookCarpet)] == [4]


def test_the_preview_tells_allison_all_three() -> None:
    decision = KHIVA.public_view(example(allisons_gems=5).state).decision
    assert isinstance(decision, SpendView)
    assert [(way.gems, way.to.space, way.effect.kind) for way in decision.ways] == [
        (0, 1, "gems"),
        (1, 2, "carpet"),
        (2, 4, "market"),
    ]


@pytest.mark.rule("KH81")
def test_camille_scores_42_points() -> None:
    outcome = ended(
        {
            "teapots": teapots(7, 7, 5, 3, 2),
            "salt": (7,),
            "delivered": carpets("white5 pink4"),
            "gems": 2,
            "carpets": carpets("blue5"),
        },
        {"gems": 41},
        {},
    )
    camille = outcome.standings[CAMILLE]
    assert [line.points for line in camille.lines] == [24, 7, 9, 2]
    assert (camille.total, camille.rank, outcome.winners) == (42, 1, (CAMILLE,))
