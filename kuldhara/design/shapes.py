"""The shapes that a pattern can have: connected hexes, told apart up to rotation and mirror image."""

from kuldhara.components import HEX_INDEX
from kuldhara.hexes import NEIGHBOURS, Hex, moved, orientations

Shape = tuple[Hex, ...]


def shapes_of(hexes: int) -> tuple[Shape, ...]:
    """Every shape of that many hexes, in a fixed order."""
    shapes: set[Shape] = {((0, 0),)}
    for _ in range(hexes - 1):
        shapes = {
            _normal((*shape, cell))
            for shape in shapes
            for q, r in shape
            for dq, dr in NEIGHBOURS
            if (cell := (q + dq, r + dr)) not in shape
        }
    return tuple(sorted(shapes))


def ways_to_lie(shape: Shape) -> int:
    """In how many ways the shape can lie on the workbench, its hexes told apart: the more, the easier it is to make."""
    found = set()
    for seen in orientations(shape):
        for q, r in HEX_INDEX:
            cells = moved(seen, (q - seen[0][0], r - seen[0][1]))
            if all(cell in HEX_INDEX for cell in cells):
                found.add(cells)
    return len(found)


def _normal(cells: Shape) -> Shape:
    return min(
        tuple(sorted((q - left, r - top) for q, r in seen))
        for seen in orientations(cells)
        for left, top in (min(seen),)
    )
