"""A bow tie of cloth: two flared loops that are gathered by a band around their middle."""
import math

import numpy as np
from mathutils import Matrix, Vector

from shapes.mesh import add_grid
from shapes.soft import sculpt
from shapes.solids import Body, block, limb

LOOP = ((0, .055, .10), (.10, .085, .16), (.30, .125, .27), (.46, .11, .31), (.50, .04, .30))      # away, half depth, half height


def bow(name, at, along, out, size, material, knot):
    """`along` is the way its loops lie, `out` towards the viewer; a bow of size 1 is a unit wide."""
    along = Vector(along).normalized()
    out = (Vector(out) - along * Vector(out).dot(along)).normalized()
    frame = np.array((along, out, along.cross(out)))
    for side in (-1, 1):
        add_grid(name, np.array(at) + loop(side) * size @ frame, material, True)
    band = Body().add(block((0, .03, 0), (.085, .115, .125), .05), 0)
    for x in (-.03, .03):
        band.cut(limb([(x, .15, -.2), (x, .15, .2)], [.008, .008]), .02)
    thing = sculpt(name + ' band', band, (-.2, -.2, -.25), (.2, .3, .25), knot, .009)
    thing.matrix_world = Matrix.Translation(at) @ Matrix([frame[:, row] for row in range(3)]).to_4x4() @ Matrix.Scale(size, 4)


def loop(side, around=72, steps=40):
    """One loop as points (around, along, 3) that flare from the band, with pleats that run into it."""
    turns = np.linspace(0, 2 * math.pi, around, endpoint=False)[:, None]
    where = np.linspace(0, 1, steps)
    away, deep, high = (np.interp(where, np.linspace(0, 1, len(LOOP)), column) for column in zip(*LOOP))
    pleats = 1 + .16 * np.cos(5 * turns) * (1 - where) ** .7 * np.abs(np.sin(turns)) ** .3
    upright = np.sign(np.sin(turns)) * np.abs(np.sin(turns)) ** .7
    points = np.stack([np.broadcast_to(side * away, (around, steps)), deep * np.cos(turns) * pleats, high * upright], -1)
    return np.concatenate([points, np.broadcast_to(points.mean(0)[None, -1:], (around, 1, 3))], 1)
