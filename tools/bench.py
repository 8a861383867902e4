"""Random playouts of every game on one core: moves a second, legal moves listed at every step."""

from time import perf_counter

from rich.console import Console
from rich.table import Table

from engine_core.registry import games
from engine_core.simulate import playouts

SECONDS = 3.0


def main() -> None:
    table = Table("game", "seats", "matches", "moves", "moves a second")
    for key, game in games().items():
        for seats in game.info.seats:
            matches = moves = 0
            started = perf_counter()
            for playout in playouts(game, seats, game.types.options(), seed=1, games=1_000_000):
                matches += 1
                moves += playout.moves
                if perf_counter() - started > SECONDS:
                    break
            elapsed = perf_counter() - started
            table.add_row(key, str(seats), str(matches), str(moves), f"{moves / elapsed:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
