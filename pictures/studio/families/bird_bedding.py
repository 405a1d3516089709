"""An upright bag with a window, and a heap of soft paper bedding in front of it."""
import math

import numpy as np

from materials import paper
from shapes.bags import stand_up_bag
from shapes.mesh import add_grid
from shapes.pebbles import pebbles
from shapes.turned import lathe
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

HEAP = (.10, -.72, .78, .30)     # x, y, radius, height
WINDOW = (.30, .34, .62)         # half width, from, to


def build(shape):
    front = stand_up_bag('bag', (0, .15, 0), 1.25, .62, 1.55, surface('tint', NEUTRAL, .55, specular=.35, bumps=[Bump('noise', 7, .4, .03)]))
    window(front)
    heap()
    return Views(View(-18, 17), View(-12, 30, at=(HEAP[0], HEAP[1], .15), span=1.5), samples=5)


def patch(name, front, half, low, high, off, material, rounded=8):
    """A label that lies on the bag's front."""
    u, v = np.linspace(-1, 1, 31), np.linspace(-1, 1, 31)
    points = np.zeros((31, 31, 3))
    for i, a in enumerate(u):
        for j, b in enumerate(v):
            shrink = 1 / max(1, (abs(a) ** rounded + abs(b) ** rounded) ** (1 / rounded)) if a or b else 1
            x, z = half * a * shrink, (low + high) / 2 + (high - low) / 2 * b * shrink
            points[i, j] = (x, .15 + front(x, z) - off, z)
    add_grid(name, points, material)


def window(front):
    """A label, and below it a clear part in which the flakes show."""
    shifted = lambda x, z: front(x, z) - .15 - .02
    patch('label', shifted, .40, .98, 1.22, .018, paper('label', '#f6f1e6'))
    patch('line', shifted, .28, 1.12, 1.16, .026, paper('tint_line'))
    patch('line', shifted, .20, 1.04, 1.07, .026, paper('tint_line2'))
    half, low, high = WINDOW[0] + .06, .26, .84
    patch('window', shifted, half, low, high, .018, surface('windowedge', '#f6f1e6', .4), 5)

    def behind(chance):
        a, r = chance.random() * 2 * math.pi, math.sqrt(chance.random()) * .95
        x, z = half * .88 * r * math.cos(a), (low + high) / 2 + (high - low) * .44 * r * math.sin(a)
        return x, .15 + shifted(x, z) - .022, z
    pebbles('shown', [crumb()], 420, behind, .046, 8, .55, .4)


def crumb():
    """Paper pulp: soft, a little fluffy."""
    return surface('tint2', '#bdbdbd', 1, specular=.05, sheen=.4, variation=(10, .10),
                   bumps=[Bump('noise', 40, .6, .03), Bump('noise', 140, .5, .01)])


def heap():
    x0, y0, radius, height = HEAP
    rise = lambda share, turn: height * math.cos(share * math.pi / 2) ** 1.2 * (1 + .15 * math.sin(3 * turn))
    core = [(radius * .86 * share, max(.004, rise(share, 0) - .05)) for share in np.linspace(.999, .001, 14)]
    lathe('core', core, surface('tint2_core', '#bdbdbd', 1, specular=.05), 64, at=(x0, y0, 0), scale=(1, .74, 1))

    def place(chance):
        share, turn = math.sqrt(chance.random()), chance.random() * 2 * math.pi
        reach = radius * (1 + .08 * math.sin(3 * turn + 1)) * share
        return x0 + reach * math.cos(turn), y0 + reach * .74 * math.sin(turn), rise(share, turn) + .012 + chance.random() * .02
    pebbles('heap', [crumb()], 2000, place, .050, 3, .6, .45)
