"""What a worker process does: it is told what a seat can believe, and answers with a move."""

from msgspec import Struct

from engine_core.codec import Codec, encode
from engine_core.players import Player, RandomPlayer
from engine_core.registry import game


class Question(Struct, frozen=True):
    """`believed` is a state as JSON, made by `determinize`; `player` a name that the game knows."""

    game: str
    player: str
    believed: bytes
    seat: int
    seed: bytes


def think(question: Question) -> bytes:
    """The move as JSON. Nothing here has ever seen the real state."""
    of = game(question.game)
    return _chosen(question, of.players[question.player](question.seed.hex()))


def guess(question: Question) -> bytes:
    """Any legal move, by chance."""
    return _chosen(question, RandomPlayer(question.seed.hex()))


def _chosen(question: Question, player: Player) -> bytes:
    of = game(question.game)
    believed = Codec(of.types).state(question.believed)
    legal = of.legal_moves(believed, question.seat)
    return encode(player.choose(of, believed, question.seat, legal))
