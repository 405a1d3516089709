"""A soft fabric house with a pitched roof, an arched doorway and a cushion inside."""
import math

import numpy as np

from materials import cloth, thread
from shapes.boxes import arch, box
from shapes.solids import Body, cushion
from shapes.soft import PLUSH, sculpt, stuffed
from shapes.stitches import stitches
from shapes.tubes import tube
from views import View, Views

HALF, DEEP, WALL, TOP = .72, .66, .78, 1.32     # half width and depth, height of walls and ridge
DOOR, SILL = .40, .17


def build(shape):
    fabric = cloth('tint', threads=30)
    sculpt('house', house(), (-.95, -.9, -.04), (.95, .9, 1.5), fabric, .017, 3)
    pillow = Body().add(cushion((0, -.03, .15), (HALF - .11, DEEP - .12, .10), .09, .30), 0)
    stuffed('tint2', pillow, (-.8, -.95, .02), (.8, .75, .5), pile=PLUSH, step=.02)
    box('inside', (0, .46, .52), (HALF * 2 - .16, .03, .80), cloth('inside', '#5d564c'), .01)      # the room's shade
    piping()
    return Views(View(-24, 16), View(8, 15, at=(0, -DEEP, .56), span=1.62), samples=5)


def gable(x):
    return TOP - (TOP - WALL) * np.abs(x) / HALF


def house():
    """Foam panels under cloth: rounded, hollow, an arch in front."""
    def outer(p, grow=0.):
        q = np.abs(p)
        roof = (p[:, 2] - WALL) + (q[:, 0] - HALF) * (TOP - WALL) / HALF
        roof = (roof) / math.hypot(1, (TOP - WALL) / HALF) - grow
        walls = np.maximum(np.maximum(q[:, 0] - HALF, q[:, 1] - DEEP) - grow, -p[:, 2] - grow)
        return np.maximum(roof, walls) + .012 * np.cos(2 * p[:, 1]) * np.cos(3 * p[:, 2])
    eaves = lambda p: np.maximum(np.abs(((p[:, 2] - WALL) + (np.abs(p[:, 0]) - HALF) * (TOP - WALL) / HALF) / 1.25 - .02) - .055,
                                 np.maximum(np.maximum(np.abs(p[:, 1]) - DEEP - .08, np.abs(p[:, 0]) - HALF - .13), .70 - p[:, 2]))
    body = Body().add(outer, 0).add(eaves, .03)
    body.cut(lambda p: outer(p, -.085), .03)
    body.cut(doorway, .04)
    return body


def doorway(p):
    """An arch through the front wall."""
    x, z = np.abs(p[:, 0]), p[:, 2]
    top = .80 - DOOR
    flat = np.where(z > top, np.hypot(x, z - top) - DOOR, np.maximum(x - DOOR, SILL - z))
    return np.maximum(flat, np.abs(p[:, 1] + DEEP) - .3)


def piping():
    """Cord along the doorway and the gable, with a seam beside it."""
    cord = cloth('tint_cord')
    rim = [(x, -DEEP - .012, z) for x, z in arch(DOOR + .01, SILL - .01, .80 + .01)]
    tube('piping', rim, .024, cord, 10, closed=True)
    line = [(x, -DEEP - .006, z) for x, z in arch(DOOR + .06, SILL + .02, .80 + .06)][2:]
    stitches([line[0]] + line, thread(), out=(0, -1, 0))
    for y in (-DEEP - .08, DEEP + .08):
        tube('ridge', [(x, y, float(gable(abs(x))) + .075) for x in np.linspace(-HALF - .10, HALF + .10, 41)], .022, cord, 10)
    tube('ridge', [(0, -DEEP - .08, TOP + .075), (0, DEEP + .08, TOP + .075)], .022, cord, 10)
