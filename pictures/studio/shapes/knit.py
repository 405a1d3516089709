"""Knitwear: every stitch is real relief."""
import numpy as np

from shapes.mesh import add_grid


def knitted_tube(name, path, radii, columns, rows, material, height=.017, rib=None, squash=(1, 1), change=None, colours=None):
    """A knitted tube along `path(t)` with `radii(t)`: V-shaped stitches in columns and rows.

    `rib` makes every n-th column stand out; `squash` flattens the cross-section; `change(points)` bends the whole;
    `colours(u, v)` answers sRGB for each point (u around, v along, 0 … 1) when the material reads vertex colours."""
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
    points = centre[None] + (side[None] * np.cos(turn) * squash[0] + up[None] * np.sin(turn) * squash[1]) * reach
    if change:
        points = change(points)
    return add_grid(name, points, material, True, np.stack([u / columns, v / rows], -1),
                    None if colours is None else colours(u / columns, v / rows))


def relief(u, v, rib):
    """The height of knitting at a column and row: two strands that meet in a V."""
    half = (u % 1 * 2) % 1
    slope = np.where(u % 1 < .5, half, 1 - half)
    row = (v - .75 * slope) % 1
    height = np.sqrt(np.maximum(0, 1 - (2 * half - 1) ** 2 * .98)) * (.62 + .38 * np.sin(np.pi * row) ** .6)
    if rib:
        height = height * .55 + .75 * (np.cos(2 * np.pi * u / rib) * .5 + .5) ** .7 * rib * .5
    return height
