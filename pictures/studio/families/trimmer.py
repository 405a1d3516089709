"""A cordless trimmer lying on its back, with its four comb guards beside it."""
from mathutils import Matrix, Vector

from materials import metal, plastic
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.mesh import ball
from shapes.solids import Body, block, ellipsoid, limb
from shapes.soft import sculpt
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views


def build(shape):
    body = Body().add(limb([(0, -.95, .17), (0, -.4, .19), (0, .3, .20), (0, .72, .18)], [.155, .185, .175, .165]), 0)
    sculpt('body', body, (-.4, -1.3, -.1), (.4, 1.0, .5), surface('tint', NEUTRAL, .32, coat=.3))
    soft = surface('grip', '#26282b', .55, bumps=[Bump('noise', 120, .25, .004)])
    grip = Body().add(limb([(0, -.80, .20), (0, -.35, .225), (0, .12, .23)], [.135, .165, .150]), 0).cut(block((0, 0, -.02), (1, 2, .24), .01), .02)
    sculpt('grip', grip, (-.4, -1.2, 0), (.4, .5, .5), soft, .012)
    for y, top in ((-.52, .369), (-.40, .384), (-.28, .388), (-.16, .386), (-.04, .383)):
        tube('rib', [(x, y, top - 3.3 * x * x) for x in (-.07, -.035, 0, .035, .07)], .012, soft, 8)
    add_head(soft)
    white = plastic('white', '#f4f1ea')
    sculpt('switch', Body().add(ellipsoid((0, .42, .37), (.06, .12, .035)), 0), (-.2, .2, .2), (.2, .7, .5), white, .010)
    ball('light', (0, .19, .385), .018, surface('light', '#7ee0a0', .3, coat=.5, glow=.5))
    for place, turn, high in ((Vector((.58, .62, 0)), .15, .09), (Vector((.68, .04, 0)), .22, .15), (Vector((.70, -.54, 0)), .29, .21), (Vector((.64, -1.14, 0)), .36, .28)):
        add_guard(place, turn, high, soft)
    return Views(View(-28, 34, metal=True), View(-34, 30, at=(.05, .95, .2), span=1.15, metal=True), View(24, 34, at=(.50, -.22, .10), span=2.15, metal=True), samples=8)


def add_head(soft):
    """The collar, the white head and two rows of teeth."""
    steel = metal()
    box('collar', (0, .80, .18), (.34, .10, .27), soft, .05)
    box('head', (0, .93, .18), (.40, .20, .20), plastic('white', '#f4f1ea'), .05)
    box('blade', (0, 1.06, .20), (.42, .10, .06), steel, .012)
    box('cutter', (0, 1.05, .245), (.34, .08, .03), steel, .008)
    for i in range(15):
        box('tooth', (-.195 + .39 * i / 14, 1.14, .20), (.014, .12, .028), steel, .005, steps=2)


def add_guard(place, turn, high, soft):
    """A comb that clips on: a back with curved tines."""
    spin = Matrix.Rotation(turn, 3, 'Z')
    at = lambda u, v, z: place + spin @ Vector((u, v, z))
    box('guard', at(0, -.10, .07), (.40, .12, .14), soft, .03, (0, 0, turn))
    for i in range(9):
        u = -.17 + .34 * i / 8
        tube('tine', smooth_path([at(u, -.06, .12), at(u, .10, .05 + high), at(u, .26, .015)], 6), .013, soft, 8)
