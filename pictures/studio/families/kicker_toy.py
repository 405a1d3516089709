"""A long stuffed toy for a cat to hug and kick: a corduroy pillow with contrasting ends, or a fish with a printed body."""
import math

import numpy as np

from materials import felt
from shapes.mesh import ball
from shapes.outlines import bounds, edge_distance, flat, smooth_outline
from shapes.soft import sculpt
from shapes.solids import onto
from shapes.tubes import tube
from surfaces import Bump, surface
from views import View, Views

PILLOW = [(-1.0, .30), (-.5, .34), (0, .32), (.5, .34), (1.0, .30), (1.06, 0), (1.0, -.30), (.5, -.34), (0, -.32), (-.5, -.34), (-1.0, -.30), (-1.06, 0)]
FISH = [(-1.05, .0), (-.86, .22), (-.5, .38), (0, .40), (.42, .24), (.70, .12), (.70, -.12), (.42, -.24), (0, -.40), (-.5, -.38), (-.86, -.22)]
TAIL = [(.60, .11), (.86, .22), (1.12, .44), (1.20, .40), (1.10, .12), (1.04, .0), (1.10, -.12), (1.20, -.40), (1.12, -.44), (.86, -.22), (.60, -.11)]


def build(shape):
    (pillow if shape['form'] == 'pillow' else fish)()
    return Views(View(-20, 38), View(-34, 28, at=(-.55, -.05, .15), span=1.25), samples=5)


def corduroy(name):
    return surface(name, rough=.95, specular=.08, sheen=.6, bumps=[Bump('lines-x', 9, .9, .03), Bump('noise', 200, .3, .004)])


def split(name, solid, low, high, left, right, material):
    """The part of a solid between two places along x."""
    part = lambda p: np.maximum(solid(p), np.maximum(left - p[:, 0], p[:, 0] - right))
    return sculpt(name, part, low, high, material, .014, 1)


def pillow():
    outline = smooth_outline(PILLOW, 6)
    solid = flat(outline, .05, .20, .20, .24, .012)
    low, high = bounds(outline, -.1, .6)
    split('body', solid, low, high, -.66, .66, corduroy('tint'))
    split('end', solid, low, high, -2, -.65, felt('tint2'))
    split('end', solid, low, high, .65, 2, felt('tint2'))
    for x in (-.655, .655):
        seam(solid, [(x, y) for y in np.linspace(-.33, .33, 30)])
    tube('tag', [(.95, -.33, .26), (1.02, -.45, .22), (1.05, -.52, .12)], .03, felt('tint2_tag'), 8)


def seam(solid, line):
    tube('seam', [tuple(p) for p in onto(solid, [(x, y, 2) for x, y in line], (0, 0, -1), -.002)], .012, felt('tint2_seam', '#7d7d7d'), 6)


def fish():
    outline = smooth_outline(FISH, 6)
    solid = flat(outline, .045, .22, .22, .26, .010)
    low, high = bounds(outline, -.1, .65)
    split('body', solid, low, high, -.62, 2, felt('tint'))
    split('head', solid, low, high, -2, -.61, felt('tint_head', '#8c8c8c'))
    tail = smooth_outline(TAIL, 5)
    sculpt('tail', flat(tail, .04, .08, .15, .26, .012), *bounds(tail, .05, .5), felt('tint2'), .013)
    scales(solid, outline)
    for side in (-1, 1):
        fin = smooth_outline([(-.1, side * .37), (.12, side * .54), (.34, side * .50), (.24, side * .30)], 5)
        sculpt('fin', flat(fin, .035, .03, .1, .26), *bounds(fin, .1, .45), felt('tint2_fin'), .013)
    eye = onto(solid, [(-.78, .06, 2)], (0, 0, -1))[0]
    ball('white', eye, .075, felt('white', '#f3eee2'), (1, 1, .35))
    ball('pupil', (eye[0], eye[1], eye[2] + .02), .042, surface('pupil', '#17181a', .2), (1, 1, .5))
    seam(solid, [(-.61 + .04 * math.cos(y * 4), y) for y in np.linspace(-.29, .29, 30)])


def scales(solid, outline):
    """Printed arcs in rows."""
    ink = felt('tint2_scale')
    for column in range(7):
        x = -.42 + .15 * column
        wide = .36 - .30 * max(0, x - .05) ** 1.3
        count = int(wide * 2 / .15)
        for row in range(count):
            y = (row - (count - 1) / 2) * .15 + (.04 if column % 2 else -.03)
            arc = [(x + .055 * math.cos(t), y + .065 * math.sin(t)) for t in np.linspace(-1.4, 1.4, 9)]
            if (edge_distance(np.array(arc, np.float32), outline) > -.04).any():
                continue
            tube('scale', [tuple(p) for p in onto(solid, [(a, b, 2) for a, b in arc], (0, 0, -1), -.004)], .015, ink, 6)
