"""A pane of window glass that things stick to, and suction cups."""
from materials import glass
from mathutils import Vector

from shapes.boxes import box, slab
from shapes.curves import fillet
from shapes.mesh import turn_to
from shapes.turned import lathe
from surfaces import surface


def pane(centre, width, height, thick=.04):
    """An upright sheet of glass with greenish edges, in the plane y = centre."""
    x, y, z = centre
    slab('pane', centre, (width, thick, height), glass('pane', (.90, .965, .95, 1)))
    edge = surface('edge', '#9cc9b8', .12)
    for side in (-1, 1):
        box('edge', (x + side * width / 2, y, z), (.012, thick, height), edge, .004, steps=2)
        box('edge', (x, y, z + side * height / 2), (width, thick, .012), edge, .004, steps=2)


def suction_cup(at, towards, radius, material):
    """A suction cup: `at` on the pane, `towards` away from it."""
    profile = [(.0005, 0), (1, 0), (1.03, .04), (.80, .14), (.42, .36), (.34, .50), (.34, .66), (.0005, .70)]
    cup = lathe('suction', [(r * radius, h * radius) for r, h in fillet(profile, .06, 4)], material, 48, at=tuple(at))
    turn_to(cup, Vector(towards))
    return cup
