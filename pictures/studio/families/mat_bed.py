"""A flat rectangular mat: deep fleece, smooth cloth, quilted or in filled cells; bound, cut, strapped or with a stuffed rim."""
import math

import numpy as np
from mathutils import Vector

from materials import cloth, dark_plastic, felt, thread, webbing
from shapes.boxes import box
from shapes.curves import rounded_rectangle, smooth_path
from shapes.hair import grow_hair
from shapes.soft import FELT, sculpt, stuffed
from shapes.solids import block, bolster, onto
from shapes.stitches import stitches
from shapes.tubes import ribbon, tube
from surfaces import surface
from views import View, Views

LENGTH, DEPTH = 1.15, .76
QUILTING = 5.4         # higher makes smaller diamonds
HALF = {'thin': .05, 'padded': .10}
DARKER = '#7e7e7e'      # the binding, in the zone's own colour


def build(shape):
    half, kind = HALF[shape['thickness']], shape['surface']
    low, high = (-1.3, -.9, -.04), (1.3, .9, 2 * half + .14)
    solid = mat(half, kind, shape['edge'])
    if kind == 'fleece':
        thing = sculpt('mat', solid, low, high, felt('tint'), .02)
        grow_hair(thing, 150000, .042 if shape['edge'] == 'raw' else .024, felt('tint_pile'), .0027, 1.3)
    else:
        thing = sculpt('mat', solid, low, high, gel() if kind == 'cells' else cloth(), .014, 1)
    if kind == 'quilted':
        sew(solid)
    bound = (lambda h: bind(h, cloth('binding', '#ece3d2'))) if kind == 'fleece' else bind     # or it is lost in the pile
    {'bound': bound, 'raw': lambda h: None, 'straps': lambda h: add_straps(h, kind == 'quilted'), 'rim': add_rim}[shape['edge']](half)
    if kind == 'smooth' and shape['edge'] == 'bound':      # it is heated
        add_cord(half)
    return Views(View(-24, 34), View(-36, 24, at=(-.80, -.66, half), span=1.1), samples=5)


def gel():
    return surface('tint', rough=.38, specular=.45)


def mat(half, kind, edge):
    core = block((0, 0, half), (LENGTH, DEPTH, half), min(half, .03 if edge == 'raw' else .08))

    def distance(points):
        x, y = points[:, 0], points[:, 1]
        inside = np.clip((LENGTH - .09 - np.abs(x)) / .05, 0, 1) * np.clip((DEPTH - .09 - np.abs(y)) / .05, 0, 1) * (points[:, 2] > half * .8)
        if kind == 'quilted':
            relief = .085 * np.sqrt(np.abs(np.sin((x + y) * QUILTING) * np.sin((x - y) * QUILTING)))
        elif kind == 'cells':
            relief = .06 * (np.abs(np.sin((x + .53) * np.pi / .265) * np.sin((y + .66) * np.pi / .22))) ** .35 - .012
        else:
            relief = .012 * np.sin(4 * x + 1) * np.sin(5 * y)
        return core(points) - relief * inside
    return distance


def sew(solid):
    """Seams along the furrows of the quilting, in pale thread."""
    reach, gap = (LENGTH - .14, DEPTH - .14), math.pi / QUILTING
    for way in (-1, 1):
        for number in range(-5, 6):
            places = [(x, way * (x - number * gap)) for x in np.linspace(-reach[0], reach[0], 90)]
            places = [(x, y, 1) for x, y in places if abs(y) <= reach[1]]
            if len(places) > 4:
                stitches([Vector(point) for point in onto(solid, places, (0, 0, -1), .004)], thread(), thick=.008)


def bind(half, material=None):
    edge = rounded_rectangle((0, 0, half), LENGTH, DEPTH, .10)
    tube('binding', edge, max(half * .98, .055), material or cloth('tint_binding', DARKER), 14, closed=True)


def add_straps(half, quilted):
    """Two straps around the mat; their ends lie in front with a buckle each, ready to hold the roll."""
    web, dark = webbing('tint_strap', '#6a6a6a'), dark_plastic()
    bind(half * .9)
    for x in (-.52, .52):
        top = 2 * half + (.10 if quilted else .05)
        line = [(x, DEPTH + .07, .02), (x, DEPTH + .06, half), (x, DEPTH - .06, top), (x, 0, top), (x, -DEPTH + .06, top),
                (x, -DEPTH - .07, half), (x, -DEPTH - .16, .03), (x + .02, -DEPTH - .42, .025)]
        ribbon('strap', smooth_path(line, 8), (0, -.3, 1), .15, .022, web)
        box('buckle', (x + .02, -DEPTH - .42, .05), (.21, .15, .07), dark, .025)
        box('prong', (x + .02, -DEPTH - .53, .045), (.15, .12, .045), dark, .02)


def add_cord(half):
    """The cord of a heated mat, with its switch."""
    dark = dark_plastic()
    line = [(LENGTH - .06, -DEPTH + .22, half), (LENGTH + .10, -DEPTH + .16, .04), (LENGTH + .12, -DEPTH - .10, .03), (.85, -DEPTH - .24, .03),
            (.45, -DEPTH - .20, .03), (.05, -DEPTH - .24, .03), (-.30, -DEPTH - .18, .03)]
    tube('cord', smooth_path(line, 12), .024, dark, 10)
    box('switch', (.42, -DEPTH - .205, .05), (.30, .14, .10), dark, .04)
    box('plug', (-.36, -DEPTH - .17, .05), (.16, .12, .10), dark, .03, (0, 0, -.2))


def add_rim(half):
    x, y = LENGTH - .08, DEPTH - .08
    line = [(-x, -y), (-x, y - .2), (-x + .2, y), (x - .2, y), (x, y - .2), (x, -y)]
    solid = bolster([(a, b, 2 * half + .06) for a, b in line], .16)
    stuffed('tint', solid, (-1.4, -1, 0), (1.4, 1, .6), pile=FELT, step=.018)
    bind(half)
