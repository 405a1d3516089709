"""Knitwear: every stitch is real relief."""
import numpy as np

from shapes.mesh import add_grid

CABLE = 10              # stitches from one cable to the next
STRAND = 1.75           # half the width of one of its two strands, in stitches
SWING = 1.55            # how far a strand swings to each side, in stitches
TWIST = 13              # rows in which the strands go once around each other


def knitted_tube(name, path, radii, columns, rows, material, height=.017, rib=None):
    """A knitted tube along `path(t)` with `radii(t)`: V-shaped stitches in columns and rows.

    `rib` makes every n-th column stand out."""
    around, along = columns * 8, rows * 7 + 1
    t = np.linspace(0, 1, along)
    centre = np.array([tuple(path(x)) for x in t])
    ahead = np.gradient(centre, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.tile(np.array((1., 0, 0)), (along, 1))
    side -= ahead * (side * ahead).sum(1)[:, None]
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(ahead, side)
    u, v = np.meshgrid(np.arange(around) / 8, t * rows, indexing='ij')
    turn = (2 * np.pi * np.arange(around) / around)[:, None, None]
    reach = np.array([radii(x) for x in t])[None, :, None] + height * relief(u, v, rib)[..., None]
    points = centre[None] + (side[None] * np.cos(turn) + up[None] * np.sin(turn)) * reach
    return add_grid(name, points, material, True, np.stack([u / columns, v / rows], -1))


def knitted_sheet(name, points, out, columns, rows, material, height=.015, rib=None, raised=None):
    """A knitted tube through a coarse grid of points (around, along, 3), whose last column is its first again; `out` holds
    the ways outwards. `raised(u, v)` answers relief in product units and how far aside it carries the stitches."""
    u, v = np.meshgrid(np.arange(columns * 8) / 8, np.linspace(0, rows, rows * 7 + 1), indexing='ij')
    lift, aside = raised(u, v) if raised else (0, 0)
    reach = height * relief(u - aside, v, rib) + lift
    fine = refine(points, u.shape) + refine(out, u.shape) * reach[..., None]
    return add_grid(name, fine, material, True, np.stack([u / columns, v / rows], -1))


def refine(grid, size):
    """A closed coarse grid (around, along, 3) with more points between its own."""
    across = np.arange(size[0]) / size[0] * (grid.shape[0] - 1)
    first = across.astype(int)
    grid = grid[first] + (grid[first + 1] - grid[first]) * (across - first)[:, None, None]
    along = np.linspace(0, grid.shape[1] - 1.001, size[1])
    first = along.astype(int)
    return grid[:, first] + (grid[:, first + 1] - grid[:, first]) * (along - first)[None, :, None]


def relief(u, v, rib):
    """The height of knitting at a column and row: two strands that meet in a V."""
    half = (u % 1 * 2) % 1
    slope = np.where(u % 1 < .5, half, 1 - half)
    row = (v - .75 * slope) % 1
    height = np.sqrt(np.maximum(0, 1 - (2 * half - 1) ** 2 * .98)) * (.62 + .38 * np.sin(np.pi * row) ** .6)
    if rib:
        height = height * .55 + .75 * (np.cos(2 * np.pi * u / rib) * .5 + .5) ** .7 * rib * .5
    return height


def cables(u, v, tall=.05):
    """Pairs of thick strands that cross over each other, with a flat gutter between the pairs."""
    turn, place = 2 * np.pi * v / TWIST, (u + CABLE / 2) % CABLE - CABLE / 2
    lift, aside = np.zeros(u.shape), np.zeros(u.shape)
    for way in (1, -1):
        middle = way * SWING * np.sin(turn)
        steep = np.hypot(1, SWING * 2 * np.pi / TWIST * np.cos(turn))
        inside = 1 - ((place - middle) / (STRAND * steep)) ** 2
        height = tall * np.sqrt(np.maximum(inside, 0)) * (.78 + .22 * way * np.cos(turn))
        above = height > lift
        lift, aside = np.where(above, height, lift), np.where(above, middle, aside)
    return lift, aside
