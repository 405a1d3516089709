"""A straight play tunnel of crinkled cloth on wire hoops, with a round peephole on top."""
import math

import bmesh
import numpy as np

from materials import cloth, rope
from shapes.curves import circle
from shapes.mesh import add_grid
from shapes.soft import Pile, stuffed
from shapes.solids import ellipsoid
from shapes.tubes import tube
from views import View, Views

HALF, RADIUS, HOOPS = 1.25, .42, 5
HOLE = (.10, .21)      # where along x, and its radius


def build(_):
    skin('outside', RADIUS, cloth())
    skin('lining', RADIUS - .018, cloth('tint2'))
    for i in range(HOOPS):
        x = -HALF + 2 * HALF * i / (HOOPS - 1)
        tube('hoop', circle((x, 0, RADIUS), RADIUS + .008, (0, 1, 0), (0, 0, 1)), .030 if i in (0, HOOPS - 1) else .022, cloth('tint2_hoop') if i in (0, HOOPS - 1) else cloth('tint_hoop', '#8a8a8a'), 10, closed=True)
    rim = [(HOLE[0] + HOLE[1] * math.cos(t), HOLE[1] * math.sin(t), RADIUS + math.sqrt(RADIUS ** 2 - (HOLE[1] * math.sin(t)) ** 2)) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)]
    tube('peephole', rim, .026, cloth('tint2_rim'), 10, closed=True)
    tube('string', [(-HALF + .02, 0, 2 * RADIUS - .03), (-HALF + .02, 0, RADIUS + .12)], .010, rope('string', '#efe6d6'), 6)
    stuffed('tint2', ellipsoid((-HALF + .02, 0, RADIUS + .05), .075), (-HALF - .1, -.12, RADIUS - .1), (-HALF + .14, .12, RADIUS + .2), pile=Pile(8000, .04, .0028, .5), step=.014)
    return Views(View(-42, 17), View(-66, 14, at=(-1.0, -.1, .45), span=1.5), samples=5)


def skin(name, radius, material):
    """Cloth that sags between the hoops and is full of small creases; open at the peephole."""
    xs, turns = np.linspace(-HALF, HALF, 220), np.linspace(0, 2 * np.pi, 180, endpoint=False)
    x, t = np.meshgrid(xs, turns, indexing='ij')
    bay = (x + HALF) / (2 * HALF) * (HOOPS - 1)
    sag = np.sin(np.pi * bay) ** 2
    creases = .010 * np.sin(t * 13 + 5 * np.floor(bay)) * np.sin(np.pi * bay) + .006 * np.sin(31 * x + 9 * t) * np.sin(17 * t - 7 * x)
    r = radius - .045 * sag + creases * (.3 + sag)
    y, z = r * np.cos(t), np.maximum(radius + .02 + r * np.sin(t), .012)
    grid = np.stack([x, y, z], -1)
    thing = add_grid(name, grid.transpose(1, 0, 2), material, True)
    free = np.array([((v.co.x - HOLE[0]) ** 2 + v.co.y ** 2 < (HOLE[1] - .005) ** 2 and v.co.z > radius) for v in thing.data.vertices])
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    shape.verts.ensure_lookup_table()
    bmesh.ops.delete(shape, geom=[shape.verts[i] for i in np.nonzero(free)[0]], context='VERTS')
    shape.to_mesh(thing.data)
    shape.free()
