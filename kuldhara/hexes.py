"""Hexes in axial coordinates (q, r), their rotations and mirror images, and the pictures they are written in.

In a picture a line is one row r and each step of q is two columns: the column is 2q + r, whatever the margin.
"""

from collections.abc import Iterable, Iterator, Mapping

Hex = tuple[int, int]

NEIGHBOURS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class PictureRefused(ValueError):
    """A picture whose signs do not lie on hexes; the message says which line."""


def read_picture(picture: str) -> dict[Hex, str]:
    """The sign on each hex, line by line.

    >>> read_picture(" o g\\n  b")
    {(0, 0): 'o', (1, 0): 'g', (0, 1): 'b'}
    """
    signs = {
        (column, row): sign
        for row, line in enumerate(picture.rstrip("\n").split("\n"))
        for column, sign in enumerate(line)
        if sign != " "
    }
    if not signs:
        raise PictureRefused("the picture is empty")
    first_column, first_row = next(iter(signs))
    read: dict[Hex, str] = {}
    for (column, row), sign in signs.items():
        r = row - first_row
        steps = column - first_column - r
        if steps % 2:
            raise PictureRefused(
                f"line {row + 1} of the picture is out of step: neighbours in a row are two columns apart"
            )
        read[(steps // 2, r)] = sign
    return read


def draw_picture(signs: Mapping[Hex, str]) -> str:
    """The picture that `read_picture` reads, without a margin."""
    columns = {hexagon: 2 * hexagon[0] + hexagon[1] for hexagon in signs}
    left = min(columns.values())
    lines = []
    for row in range(min(r for _, r in signs), max(r for _, r in signs) + 1):
        at = {columns[hexagon] - left: sign for hexagon, sign in signs.items() if hexagon[1] == row}
        lines.append("".join(at.get(column, " ") for column in range(max(at, default=-1) + 1)))
    return "\n".join(lines) + "\n"


def orientations(cells: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
    """The cells in six rotations and their mirror images, each in the order of the cells; equal ones come twice."""
    for seen in (cells, tuple((r, q) for q, r in cells)):
        turned = seen
        for _ in range(6):
            yield turned
            turned = tuple((-r, q + r) for q, r in turned)


def moved(cells: Iterable[Hex], by: Hex) -> tuple[Hex, ...]:
    return tuple((q + by[0], r + by[1]) for q, r in cells)


def connected(cells: Iterable[Hex]) -> bool:
    """Whether one can go from every cell to every other over shared edges."""
    left = set(cells)
    edge = [left.pop()]
    while edge:
        q, r = edge.pop()
        reached = {(q + dq, r + dr) for dq, dr in NEIGHBOURS} & left
        left -= reached
        edge.extend(reached)
    return not left
