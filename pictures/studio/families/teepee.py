"""A small canvas teepee on four crossed poles, its flaps tied back, a round cushion inside."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, rope, wood
from shapes.curves import circle
from shapes.mesh import add_grid
from shapes.soft import FELT, stuffed
from shapes.solids import ellipsoid
from shapes.tubes import rod, tube
from views import View, Views

HALF, TOP, CROSS = .82, 1.62, 2.02     # half the base, where the cloth ends, where the poles cross


def build(_):
    corners = [Vector((x * HALF, y * HALF, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for corner in corners:
        apex = Vector((0, 0, CROSS))
        rod('pole', tuple(corner + Vector((0, 0, .02))), tuple(apex + (apex - corner) * .16), .036, wood('pole', '#c9a06a', 'z'))
    tube('lashing', [(.09 * math.cos(t), .09 * math.sin(t), CROSS - .06 + .012 * t / 2) for t in np.linspace(0, 20, 160)], .016, rope('lashing', '#e6d7b8'), 8)
    for a, b in ((1, 2), (2, 3), (3, 0)):
        side(corners[a], corners[b])
    front()
    stuffed('tint2', ellipsoid((0, -.02, .13), (.70, .70, .13)), (-.8, -.8, -.02), (.8, .8, .35), pile=FELT, step=.018)
    tube('piping', circle((0, -.02, .13), .70), .022, cloth('tint2_piping'), 10, closed=True)
    return Views(View(-24, 13), View(-12, 24, at=(0, -.5, .42), span=1.7), samples=5)


def wall(a, b, across, up):
    """A place on the cloth between two corners of the base."""
    foot = a.lerp(b, across) * 1.03
    return foot.lerp(Vector((0, 0, CROSS)), up) + Vector((0, 0, .03))


def sheet(name, points):
    thing = add_grid(name, points, cloth('tint'))
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = .018
    return thing


def side(a, b):
    out = ((a + b) / 2).normalized()
    grid = np.zeros((30, 30, 3))
    for i, u in enumerate(np.linspace(0, 1, 30)):
        for j, v in enumerate(np.linspace(0, TOP / CROSS, 30)):
            slack = -.05 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v / .8)) + .008 * math.sin(9 * u + 7 * v)
            grid[i, j] = wall(a, b, u, v) + out * slack
    sheet('wall', grid)


def front():
    """Two flaps, drawn to the poles at half height, closed above."""
    a, b = Vector((-HALF, -HALF, 0)), Vector((HALF, -HALF, 0))
    for left in (True, False):
        grid = np.zeros((24, 60, 3))
        for j, v in enumerate(np.linspace(0, TOP / CROSS, 60)):
            rise = v * CROSS / TOP
            reach = .5 if rise > .80 else .13 + .37 * max(0, (rise - .36) / .44) ** 1.4 if rise > .36 else .13 + .10 * ((.36 - rise) / .36) ** 1.2
            for i, u in enumerate(np.linspace(0, 1, 24)):
                across = u * reach if left else 1 - u * reach
                folds = (.5 - reach) / .5 * .035 * math.sin(u * 16) * (1 - .75 * math.exp(-((rise - .36) / .06) ** 2))
                grid[i, j] = wall(a, b, across, v) + Vector((0, -.012 - folds - .02 * math.sin(math.pi * u), 0))
        sheet('flap', grid)
        x = .12 if left else .88
        knot = wall(a, b, x, .36 * TOP / CROSS)
        tube('tie', circle(knot + Vector((0, -.02, 0)), .085, (1, 0, 0), (0, .8, .6), stretch=1.5), .022, cloth('tint2_tie'), 10, closed=True)
        for drop in (-.05, .05):
            tube('end', [knot + Vector((0, -.09, -.02)), knot + Vector((drop, -.12, -.12)), knot + Vector((drop * 1.4, -.13, -.24))], .016, cloth('tint2_end'), 8)
