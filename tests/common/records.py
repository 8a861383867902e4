"""Records of matches of random players."""

from hashlib import sha256
from random import Random

from msgspec import Raw

from engine_core.chance import commitment, mixed_seed
from engine_core.codec import digest, encode
from engine_core.record import Played, Record
from tests.common.tables import Match, play_on


def record_of(match: Match) -> Record:
    """The record of such a match, its seeds made from the match's own."""
    game, seats = match.game, match.seats
    server_seed, *player_seeds = (sha256(match.seed + bytes([part])).digest() for part in range(seats + 1))
    first = game.setup(seats, match.options, mixed_seed(server_seed, player_seeds))
    steps = play_on(game, first, Random(match.seed))
    return Record(
        game=game.info.key,
        rules_version=game.info.rules_version,
        seats=seats,
        options=Raw(encode(match.options)),
        commitment=commitment(server_seed),
        server_seed=server_seed,
        player_seeds=tuple(player_seeds),
        moves=tuple(Played(step.seat, Raw(encode(step.move))) for step in steps),
        final=digest(steps[-1].after),
        outcome=game.outcome(steps[-1].after),
    )
