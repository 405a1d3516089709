"""A low pop-up tent with a silver lining, open in front, with mesh sides and guy lines."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, metal, net, thread
from shapes.mesh import add_grid
from shapes.tubes import rod, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

WIDE, HIGH, DEEP = 1.12, 1.0, 1.1     # half width, height of the front hoop, depth to the back
SIDE = .22                            # share of the hoop that is mesh at each end


def hoop(lean):
    """0 is the front hoop, leaning out a little, 1 lies on the floor behind."""
    turn = -.22 + lean * (math.pi / 2 + .22)
    points = []
    for t in np.linspace(0, math.pi, 81):
        reach = HIGH + (DEEP - HIGH) * lean
        up = math.sin(t) ** .62 * reach
        points.append((WIDE * math.copysign(abs(math.cos(t)) ** .72, math.cos(t)), up * math.sin(turn), .05 + up * math.cos(turn)))
    return points


def build(shape):
    shell = np.array([hoop(lean) for lean in np.linspace(0, .985, 36)]).transpose(1, 0, 2)
    canopy = surface('tint', NEUTRAL, .55, specular=.35, sheen=.2, bumps=[Bump('noise', 4, .2, .05), Bump('lines-x', 60, .15, .003)])
    first, last = int(81 * SIDE), 81 - int(81 * SIDE)
    sheet = add_grid('canopy', shell[first - 1:last + 1], canopy)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .012
    line_with_silver(shell[first - 1:last + 1])
    for part in (shell[:first + 1], shell[last - 1:]):
        u = np.stack([part[..., 1], part[..., 2]], -1)
        add_grid('mesh', part, net(holes=30), uvs=u)
    trim = cloth('tint2_trim')
    tube('hoop', [Vector(p) for p in shell[:, 0]], .034, trim, 12)
    for row in (first, last - 1):
        tube('seam', [Vector(p) for p in shell[row]], .018, trim, 8)
    floor()
    lines(shell)
    return Views(View(-26, 27), View(-52, 30), samples=5)


def line_with_silver(outside):
    """The inside of the canopy is no part of its colour: it lies in shade, and the lit outside would turn too bright."""
    silver = surface('silver', '#c9cdd0', .5, specular=.4, bumps=[Bump('noise', 4, .2, .05)])
    add_grid('lining', outside * (.972, .972, .972) + (0, -.012, .003), silver)


def floor():
    """A wipeable sheet with a low rim."""
    t = np.linspace(0, math.pi, 81)
    edge = np.stack([WIDE * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** .72, np.sin(t) ** .62 * DEEP], 1)
    front = np.stack([np.linspace(WIDE, -WIDE, 81), -.34 * np.sin(t) ** .5], 1)
    grid = np.array([[(*(front[i] * (1 - s) + edge[i] * s), .018) for s in np.linspace(0, 1, 12)] for i in range(81)])
    sheet = add_grid('floor', grid, cloth('tint2'))
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .03
    tube('rim', [Vector((x, y, .04)) for x, y in np.concatenate([front, edge[::-1]])], .035, cloth('tint2_rim'), 10, closed=True)


def lines(shell):
    """Cords from the front hoop to pegs."""
    steel, cord = metal(), thread('cord', '#d9672f')
    for row, peg in ((26, (.92, -1.02, 0)), (54, (-.92, -1.02, 0))):
        start, end = Vector(shell[row, 0]), Vector(peg)
        tube('cord', [start, end + Vector((0, .03, .07))], .011, cord, 8)
        rod('peg', end + Vector((0, -.02, .12)), end + Vector((0, .05, .0)), .016, steel, 10)
