"""The first draws as the page makes them from the seeds, held against the deals of the engine."""

import json
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from engine_core.chance import commitment, mixed_seed
from engine_core.codec import encode
from engine_core.game import Game
from karakum.game import KARAKUM
from kathmandu.game import KATHMANDU
from kathmandu.options import Options as KathmanduOptions
from khiva.game import KHIVA
from kuldhara.game import KULDHARA
from kuldhara.setup import Options as KuldharaOptions

CHECK = Path(__file__).with_name("openings-check.js")
DEALS: list[tuple[Game[Any, Any, Any], int, Any]] = [
    *((KARAKUM, seats, KARAKUM.types.options()) for seats in (2, 3, 4)),
    *((KHIVA, seats, KHIVA.types.options()) for seats in (2, 3, 4, 5)),
    *((KULDHARA, seats, KuldharaOptions()) for seats in (1, 2, 3, 4)),
    (KULDHARA, 2, KuldharaOptions(first_game=True)),
    (KULDHARA, 3, KuldharaOptions(first_player=1, random_challenges=2)),
    *((KATHMANDU, seats, KathmanduOptions()) for seats in (2, 3, 4, 5, 6)),
    (KATHMANDU, 3, KathmanduOptions(first_player=2, rainbow=True, bhairav=True)),
]


@pytest.mark.parametrize(("game", "seats", "options"), DEALS)
def test_the_page_draws_from_the_seeds_what_the_engine_dealt(
    game: Game[Any, Any, Any], seats: int, options: Any
) -> None:
    node = shutil.which("node")
    assert node, "node is needed, as for the types and the style of the client"
    deals = [_deal(game, seats, options, number) for number in range(5)]
    done = subprocess.run([node, str(CHECK)], input=json.dumps(deals), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _deal(game: Game[Any, Any, Any], seats: int, options: Any, number: int) -> dict[str, Any]:
    server_seed, *player_seeds = (sha256(bytes([number, part])).digest() for part in range(seats + 1))
    state = game.setup(seats, options, mixed_seed(server_seed, player_seeds))
    record = {
        "game": game.info.key,
        "seats": seats,
        "options": options,
        "commitment": commitment(server_seed),
        "server_seed": server_seed,
        "player_seeds": player_seeds,
    }
    deal = {"record": record, "catalog": game.catalog(), "view": game.public_view(state)}
    plain: dict[str, Any] = json.loads(encode(deal))
    return plain
