"""A roll-top bag with a buckle, a carrying handle and a small side pocket."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, thread, webbing
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.mesh import add_grid
from shapes.solids import Body, block, onto
from shapes.soft import sculpt
from shapes.stitches import stitches
from shapes.tubes import ribbon
from views import View, Views

HALF, DEEP, TALL = .62, .40, 1.25      # the bag below its roll


def build(shape):
    bag = body()
    fabric = cloth('tint')
    sculpt('bag', bag, (-.85, -.65, -.05), (.85, .65, 1.75), fabric, .018)
    roll(fabric)
    pocket(bag)
    straps(bag)
    return Views(View(-26, 16), View(-50, 26), samples=5)


def body():
    """A soft brick that narrows to a flat neck."""
    core = block((0, 0, 0), (1, 1, 1), .22)

    def solid(p):
        z = np.clip((p[:, 2] - .7) / .8, 0, 1)
        q = p.copy()
        q[:, 1] = p[:, 1] / (DEEP * (1 - .86 * z ** 1.4))
        q[:, 0] = p[:, 0] / (HALF * (1 + .04 * z))
        q[:, 2] = (p[:, 2] - .76) / .76
        creases = .010 * np.sin(9 * p[:, 0] + 4 * p[:, 2]) * np.sin(7 * p[:, 2] + 5 * p[:, 1]) + .016 * z * np.sin(14 * p[:, 0] + 1)
        return core(q) * .12 * (1 + 2 * (1 - z)) + creases
    return Body().add(solid, 0)


def roll(fabric):
    """Three turns of the neck, strapped down."""
    points = []
    for i in range(140):
        a = 2 * math.pi * 2.6 * i / 139
        r = .11 - .028 * a / (2 * math.pi)
        points.append((r * math.cos(a), r * math.sin(a)))
    xs = np.linspace(-HALF - .01, HALF + .01, 24)
    grid = np.array([[(x, -.02 + y, 1.50 + z + .008 * math.sin(9 * x)) for y, z in points] for x in xs])
    sheet = add_grid('roll', grid, fabric)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = .022


def straps(bag):
    """A strap over the roll with its buckle in front, and a handle above."""
    web = webbing('tint2')
    for x in (-.36, .36):
        zs = np.linspace(.10, 1.30, 16)
        front = [Vector(p) for p in onto(bag, [(x, -2, z) for z in zs], (0, 1, 0), .012)]
        over = smooth_path([front[-1], Vector((x, -.16, 1.42)), Vector((x, -.155, 1.54)), Vector((x, -.02, 1.645)), Vector((x, .11, 1.54))], 8)[1:]
        path = front + over
        ribbon('strap', path, [(0, -1, .1)] * len(front) + [(0, -math.cos(t), math.sin(t)) for t in np.linspace(0, 2.2, len(over))], .12, .024, web)
        at = front[11] + Vector((0, -.03, 0))
        box('buckle', at + Vector((0, 0, .06)), (.19, .07, .13), dark_plastic(), .03, (.28, 0, 0))
        box('plug', at - Vector((0, 0, .06)), (.15, .06, .09), dark_plastic(), .02, (.2, 0, 0))
    grip = smooth_path([(-.36, -.02, 1.635), (-.33, -.02, 1.78), (-.16, -.02, 1.90), (.16, -.02, 1.90), (.33, -.02, 1.78), (.36, -.02, 1.635)], 8)
    ribbon('handle', grip, [(p.x * 1.2, 0, .8 if abs(p.x) < .3 else .1) for p in grip], .12, .03, webbing('tint2_handle'))


def pocket(bag):
    """A flat pocket on the front with a flap and a scoop's handle looking out."""
    cloth_ = cloth('tint_pocket')
    front = onto(bag, [(0, -2, .45)], (0, 1, 0), 0)[0]
    part = Body().add(block((0, front[1] - .01, .42), (.27, .07, .24), .05), 0)
    sculpt('pocket', part, (-.4, front[1] - .2, .1), (.4, front[1] + .2, .8), cloth_, .014)
    flap = Body().add(block((0, front[1] - .02, .60), (.285, .085, .085), .05), 0)
    sculpt('flap', flap, (-.4, front[1] - .2, .4), (.4, front[1] + .2, .8), cloth('tint2_flap'), .014)
    stitches([(x, front[1] - .107, .545) for x in np.linspace(-.24, .24, 30)], thread(), out=(0, -1, 0))
